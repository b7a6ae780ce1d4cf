/**
 * Makes the number of a seat's points a button that opens their breakdown.
 *
 *     <g use:score={{ seat, label: 'Lucia: 47 points' }}>…</g>
 */
import type { Action } from 'svelte/action'
import { entitle } from './naming'

export interface ScoreProps {
  seat: number
  label: string
}

/** The event that the table page listens to; it bubbles up from the drawing. */
export const SCORE = 'askscore'

export const score: Action<HTMLElement | SVGElement, ScoreProps> = (node, first) => {
  let given = first
  const ask = () =>
    node.dispatchEvent(new CustomEvent<number>(SCORE, { bubbles: true, detail: given.seat }))
  const key = (event: Event) => {
    if (!['Enter', ' '].includes((event as KeyboardEvent).key)) return
    event.preventDefault()
    event.stopPropagation()
    ask()
  }
  node.setAttribute('role', 'button')
  node.setAttribute('tabindex', '0')
  node.style.cursor = 'pointer'
  node.addEventListener('click', ask)
  node.addEventListener('keydown', key)
  entitle(node, given.label)
  return {
    update(next) {
      given = next
      entitle(node, given.label)
    },
    destroy() {
      node.removeEventListener('click', ask)
      node.removeEventListener('keydown', key)
    },
  }
}
