/**
 * Makes any element of a drawing, SVG or HTML, a place of the board.
 *
 *     <g use:place={{ choosing, places: 'city:lucca', label: 'Lucca' }}>…</g>
 *
 * - `places`: the name of the place, or several where one piece stands for several (a tile on the
 *   own board is `tile:villa-2a` and `building:villa-2a`); the first one lit is picked.
 * - `label`: its name for screen readers; its state is added to it.
 * - `name`: what the prompt calls it, where the label says more than its name.
 * - `quiet`: never asks why by itself, for pieces that are all over the board.
 * - `whole`: it stands for all its places together, and so for one action, which a click plays at
 *   once: `['verb:play', 'leader:santa-rita']`, or a building and one of its arrows.
 * - `intent`: choosing it says what is meant instead of picking a place, as with a card of the
 *   hand that is aimed at something; `places` are then those of its verbs.
 *
 * The element gets `data-place` (all names, separated by spaces: motion and the log find it by
 * them), a role, a name, a place in the tab order while it is lit, and one of the classes
 * `look-legal`, `look-pointed`, `look-chosen`, `look-refused`; besides them `look-told` while the
 * log points at it. Pointing previews, a click picks, and resting on an unlit place asks why not.
 */
import type { Action } from 'svelte/action'
import { say } from '../lib/texts.svelte'
import { together, type Choosing, type Intent, type Look, type Places } from './choosing.svelte'
import { entitle } from './naming'

export interface PlaceProps {
  choosing: Choosing
  places: Places
  label: string
  name?: string
  quiet?: boolean
  whole?: boolean
  intent?: Intent
}

/** How long the pointer rests on an unlit place before it asks why. */
const REST = 350
/** How long a finger rests on a place before it asks what it is. */
const PRESS = 500
const LOOKS = ['legal', 'pointed', 'chosen', 'refused'] as const

export const place: Action<HTMLElement | SVGElement, PlaceProps> = (node, first) => {
  let given = $state.raw(first)
  let waiting: ReturnType<typeof setTimeout> | undefined
  /** A long press has answered already: the click that follows is not a choice. */
  let pressed = false

  const rest = (delay: number, then: () => void) => {
    clearTimeout(waiting)
    waiting = setTimeout(then, delay)
  }
  function why(): void {
    const { choosing, places, whole } = given
    void (whole ? choosing.whyWhole(places) : choosing.why(places))
  }
  function looks(): Look {
    const { choosing, places, whole, intent } = given
    if (intent) return choosing.lookOf(intent)
    return whole ? choosing.lookOfWhole(places) : choosing.look(places)
  }
  function point(): void {
    const { choosing, places, whole } = given
    if (whole) choosing.aim(places)
    else choosing.point(places)
  }
  function pick(): void {
    const { choosing, places, whole, intent } = given
    if (intent) choosing.intend(intent)
    else if (whole) choosing.pickWhole(places)
    else choosing.pick(places)
  }

  function enter(event: PointerEvent): void {
    if (event.pointerType === 'touch') return
    point()
    if (!given.quiet && looks() === 'rest') rest(REST, why)
  }
  // An element that is taken out of the document is left as well, but that is no time to change
  // what others are drawn from: hence a moment later.
  function left(): void {
    const { choosing, places } = given
    queueMicrotask(() => choosing.leave(places))
  }
  function leave(event: PointerEvent): void {
    clearTimeout(waiting)
    if (event.pointerType !== 'touch') left()
  }
  function press(event: PointerEvent): void {
    pressed = false
    if (event.pointerType !== 'touch') return
    rest(PRESS, () => {
      pressed = true
      point()
      if (looks() === 'rest') why()
    })
  }
  function click(event: MouseEvent): void {
    clearTimeout(waiting)
    event.stopPropagation()
    if (pressed) return
    const touch = (event as PointerEvent).pointerType === 'touch'
    if (touch && !given.intent && !given.whole) given.choosing.tap(given.places)
    else pick()
  }
  function focus(): void {
    // A click focuses too, and has its own answer.
    if (node.matches(':focus-visible')) point()
  }
  function key(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      event.stopPropagation()
      pick()
    } else if (event.key === 'w') {
      event.stopPropagation()
      why()
    }
  }
  const hold = (event: Event) => event.preventDefault() // a long press opens no browser menu

  const on = (name: string, listener: (event: never) => void): [string, EventListener] => [
    name,
    listener as EventListener,
  ]
  const listeners = [
    on('pointerenter', enter),
    on('pointerleave', leave),
    on('pointerdown', press),
    on('pointercancel', leave),
    on('click', click),
    on('focus', focus),
    on('blur', left),
    on('keydown', key),
    on('contextmenu', hold),
  ]
  for (const [name, listener] of listeners) node.addEventListener(name, listener)
  node.setAttribute('role', 'button')

  $effect(() => {
    const { places, label, whole } = given
    const names = typeof places === 'string' ? places : places.join(' ')
    node.dataset.place = whole ? `${names} ${together(places)}` : names
    const look = looks()
    for (const name of LOOKS) node.classList.toggle(`look-${name}`, look === name)
    node.classList.toggle('look-told', given.choosing.told(places))
    const open = look === 'legal' || look === 'pointed' || look === 'chosen'
    node.setAttribute('tabindex', open ? '0' : '-1')
    node.setAttribute('aria-disabled', String(!open))
    if (look === 'chosen') node.setAttribute('aria-pressed', 'true')
    else node.removeAttribute('aria-pressed')
    if (!whole) given.choosing.call(places, given.name ?? label)
    // texts: legal chosen rest
    const state = look === 'chosen' ? 'chosen' : open ? 'legal' : 'rest'
    entitle(node, say(`table-place-${state}`, { place: label }))
  })

  return {
    update(next) {
      given = next
    },
    destroy() {
      clearTimeout(waiting)
      for (const [name, listener] of listeners) node.removeEventListener(name, listener)
      left()
    },
  }
}
