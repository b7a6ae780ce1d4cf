/**
 * Drags a card of one's own to another slot, or out of its slot, with mouse or pen:
 *
 *     <g use:drag={{ choosing, card, deck, game, frame: { x, y, w, h } }}>…</g>
 *
 * While it is under way the card is picked, so that the slots which would take it are lit. It may
 * be dropped on a place of a home, or on an element with `data-drop="open"`. A finger scrolls
 * instead: it taps the card, then the slot.
 */
import { mount, unmount } from 'svelte'
import type { Action } from 'svelte/action'
import type { GameTable } from '../../lib/protocol'
import { say } from '../../lib/texts.svelte'
import type { Choosing } from '../../table/choosing.svelte'
import Dragged from './Dragged.svelte'
import { framed, type Frame } from '../../kit/drawing/lens'
import { mayMove, moveOf, MOVES } from './moving'
import type { Deck } from './view'

export interface DragProps {
  choosing: Choosing
  card: string
  deck: Deck
  game: GameTable
  frame: Frame
}

/** So far the pointer moves before it is no click any more. */
const START = 6

export const drag: Action<Element, DragProps> = (node, first) => {
  let given = first
  let from: { x: number; y: number } | null = null
  let ghost: ReturnType<typeof mount> | null = null
  const at = { x: 0, y: 0 }
  let follow: (x: number, y: number) => void = () => {}

  function press(event: Event): void {
    const pointer = event as PointerEvent
    if (pointer.pointerType === 'touch' || pointer.button !== 0) return
    if (!mayMove(given.choosing, given.card)) return
    from = { x: pointer.clientX, y: pointer.clientY }
    addEventListener('pointermove', move)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', stop)
    addEventListener('keydown', escape, true)
  }
  function lift(): void {
    const { choosing, card, deck, game, frame } = given
    choosing.clear()
    choosing.intent = { verbs: MOVES, name: say('prince-deed-move') }
    choosing.picked = [`card:${card}`]
    const { width } = framed(node, frame)
    ghost = mount(Dragged, {
      target: document.body,
      props: {
        card,
        deck,
        game,
        width,
        x: at.x,
        y: at.y,
        onfollow: (listener: typeof follow) => (follow = listener),
      },
    })
  }
  function move(event: PointerEvent): void {
    at.x = event.clientX
    at.y = event.clientY
    if (!ghost && from && Math.hypot(at.x - from.x, at.y - from.y) >= START) lift()
    follow(at.x, at.y)
    if (ghost) event.preventDefault()
  }
  function drop(event: PointerEvent): void {
    const dragged = ghost !== null
    stop()
    if (!dragged) return
    // The click that ends a drag is not a choice.
    const swallow = (click: Event) => click.stopPropagation()
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
    const action = target(event.clientX, event.clientY)
    if (action === null) given.choosing.clear()
    else given.choosing.choose(action)
  }
  function target(x: number, y: number): number | null {
    for (const element of document.elementsFromPoint(x, y)) {
      if (element.closest('[data-drop="open"]')) return moveOf(given.choosing, given.card)
      const places = element.closest<SVGElement>('[data-place*="home:"]')?.dataset.place ?? ''
      const home = places.split(' ').find((place) => place.startsWith('home:'))
      const action = home ? moveOf(given.choosing, given.card, home.slice(5)) : null
      if (action !== null) return action
    }
    return null
  }
  function escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !ghost) return
    event.stopPropagation()
    stop()
    given.choosing.clear()
  }
  function stop(): void {
    from = null
    if (ghost) void unmount(ghost)
    ghost = null
    follow = () => {}
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', drop)
    removeEventListener('pointercancel', stop)
    removeEventListener('keydown', escape, true)
  }

  node.addEventListener('pointerdown', press)
  return {
    update(next) {
      given = next
    },
    destroy() {
      stop()
      node.removeEventListener('pointerdown', press)
    },
  }
}
