/**
 * Drags the card that a question is about onto a place that answers it, with mouse or pen:
 *
 *     <div use:hand={{ choosing, card, deck, game }}>…</div>
 *
 * An office is handed to a house, a new card put into a slot. Dropped on what is lit, that is
 * picked; dropped elsewhere, nothing happens. Keys, clicks and fingers choose the place itself.
 */
import { mount, unmount } from 'svelte'
import type { Action } from 'svelte/action'
import type { GameTable } from '../../../lib/protocol'
import type { Choosing } from '../../../table/choosing.svelte'
import Dragged from '../Dragged.svelte'
import type { Deck } from '../view'

export interface HandProps {
  choosing: Choosing
  card: string
  deck: Deck
  game: GameTable
}

/** So far the pointer moves before it is no click any more. */
const START = 6
/** How wide the card is under the pointer. */
const WIDTH = 60

export const hand: Action<HTMLElement, HandProps> = (node, first) => {
  let given = first
  let from: { x: number; y: number } | null = null
  let ghost: ReturnType<typeof mount> | null = null
  let follow: (x: number, y: number) => void = () => {}

  function press(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.button !== 0 || given.choosing.crowd === 0) return
    from = { x: event.clientX, y: event.clientY }
    addEventListener('pointermove', move)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', stop)
  }
  function move(event: PointerEvent): void {
    const { clientX: x, clientY: y } = event
    if (!from || (!ghost && Math.hypot(x - from.x, y - from.y) < START)) return
    event.preventDefault()
    if (!ghost) {
      const onfollow = (listener: typeof follow) => (follow = listener)
      const { card, deck, game } = given
      const props = { card, deck, game, width: WIDTH, x, y, onfollow }
      ghost = mount(Dragged, { target: document.body, props })
    }
    follow(x, y)
    const place = under(x, y)
    if (place) given.choosing.point(place)
  }
  /** The first lit place at a point of the window. */
  function under(x: number, y: number): string | null {
    for (const element of document.elementsFromPoint(x, y)) {
      const names = element.closest<HTMLElement>('[data-place]')?.dataset.place?.split(' ') ?? []
      const lit = names.find((name) => given.choosing.places.has(name))
      if (lit && !lit.startsWith('verb:')) return lit
    }
    return null
  }
  function drop(event: PointerEvent): void {
    const place = ghost ? under(event.clientX, event.clientY) : null
    stop()
    if (place) given.choosing.pick(place)
  }
  function stop(): void {
    from = null
    if (ghost) void unmount(ghost)
    ghost = null
    follow = () => {}
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', drop)
    removeEventListener('pointercancel', stop)
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
