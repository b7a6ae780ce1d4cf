/**
 * Makes a part of a drawing a button that opens something over the board.
 *
 *     <g use:score={{ seat, label: 'Lucia: 47 points' }}>…</g>      where the points come from
 *     <g use:visits={{ seat, label: 'The house of Lucia' }}>…</g>   the estate of that seat
 *
 * `<button {@attach takesBack}>` on a sheet of the board takes back what the prompt's own would.
 */
import type { Action } from 'svelte/action'
import { entitle } from './naming'

export interface ScoreProps {
  seat: number
  label: string
}

/** The events that the table page listens to; they bubble up from the drawing. */
export const SCORE = 'askscore'
export const VISIT = 'askvisit'
export const TAKE_BACK = 'asktakeback'

export const score = asking(SCORE)
export const visits = asking(VISIT)

function asking(event: string): Action<HTMLElement | SVGElement, ScoreProps> {
  return (node, first) => {
    let given = first
    const ask = () =>
      node.dispatchEvent(new CustomEvent<number>(event, { bubbles: true, detail: given.seat }))
    const key = (pressed: Event) => {
      if (!['Enter', ' '].includes((pressed as KeyboardEvent).key)) return
      pressed.preventDefault()
      pressed.stopPropagation()
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
}

export function takesBack(node: HTMLElement): () => void {
  const ask = () => node.dispatchEvent(new CustomEvent(TAKE_BACK, { bubbles: true }))
  node.addEventListener('click', ask)
  return () => node.removeEventListener('click', ask)
}
