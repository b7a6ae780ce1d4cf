/** The table by keyboard: from lit place to lit place, and the keys of the page. */
import type { Sitting } from './sitting.svelte'
import { alike } from './offers'

/** What the arrow keys reach, in the order of the document; with Shift also what is not lit. */
const OPEN = '[data-place].look-legal, [data-place].look-pointed, [data-place].look-chosen'
const ALL = '[data-place][role=button]'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]')
}

function step(by: number, among: string): boolean {
  const places = [...document.querySelectorAll<HTMLElement | SVGElement>(among)].filter(
    (place) => place.getClientRects().length > 0,
  )
  if (places.length === 0) return false
  const here = places.indexOf(document.activeElement as HTMLElement)
  const next =
    here < 0 ? (by > 0 ? 0 : places.length - 1) : (here + by + places.length) % places.length
  places[next]!.focus()
  return true
}

/** True if the key was for the table. */
export function key(event: KeyboardEvent, sitting: Sitting): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  // A key that is held down decides only once; it may go on walking.
  if (event.repeat && !(event.key in STEPS)) return false
  if (event.key === 'Escape') {
    if (typing(event.target)) (event.target as HTMLElement).blur()
    else if (sitting.choosing.refusal) sitting.choosing.forget()
    else if (!sitting.putAway()) sitting.choosing.clear()
    return true
  }
  if (typing(event.target)) return false
  if (
    event.target instanceof Element &&
    event.target.closest('[popover], [role=tablist], [data-scrolls]')
  )
    return false
  const by = STEPS[event.key]
  if (by !== undefined) return step(by, event.shiftKey ? ALL : OPEN)
  if (/^[1-9]$/.test(event.key)) {
    const { actions, candidates, picked } = sitting.choosing
    const action = alike(actions, candidates, picked)[Number(event.key) - 1]
    if (action === undefined) return false
    sitting.choosing.choose(action)
    return true
  }
  switch (event.key) {
    case 'u':
      if (!sitting.choosing.stepBack() && sitting.ready && sitting.picture?.canUndo)
        sitting.live.undo()
      return true
    case 'r':
      if (sitting.ready && sitting.picture?.canUndo) sitting.live.restart()
      return true
    case 'h':
      sitting.hint()
      return true
    case 'm':
      sitting.show('moves')
      return true
    case 'l':
      sitting.show('log')
      return true
    case 'c':
      sitting.show('chat')
      return true
    case 's':
      sitting.scores = !sitting.scores
      return true
    case '?':
      sitting.keys = true
      sitting.show('rules')
      return true
    default:
      return false
  }
}
