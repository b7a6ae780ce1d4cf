/**
 * Makes a part of a drawing a button that opens something beside it, or closes it again. What is
 * written on the drawing is hidden from screen readers: they hear the label.
 */
import type { Action } from 'svelte/action'
import { entitle } from '../../../table/naming'

export interface Opening {
  label: string
  open: boolean
  onopen: () => void
}

export const opens: Action<SVGElement, Opening> = (node, first) => {
  let given = first
  const toggle = (event: Event) => {
    event.stopPropagation()
    given.onopen()
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    toggle(event)
  }
  function show(): void {
    node.setAttribute('aria-expanded', String(given.open))
    entitle(node, given.label)
  }
  node.setAttribute('role', 'button')
  node.setAttribute('tabindex', '0')
  node.style.cursor = 'pointer'
  node.addEventListener('click', toggle)
  node.addEventListener('keydown', key)
  show()
  return {
    update(next) {
      given = next
      show()
    },
    destroy() {
      node.removeEventListener('click', toggle)
      node.removeEventListener('keydown', key)
    },
  }
}
