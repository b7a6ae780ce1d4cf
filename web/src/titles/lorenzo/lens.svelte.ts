/**
 * Opens a piece large beside itself, with its words, while the pointer, the focus or a finger rests
 * on it:
 *
 *     <g use:lens={{ of: 'card:mint', game, frame: { x, y, w, h } }}>…</g>
 *
 * `of` is the place of a card, leader, excommunication tile (`edict:`) or bonus tile; empty for
 * nothing. In a drawing, `frame` is where the piece is: the box of a group also counts what is cut
 * away.
 */
import { mount, unmount } from 'svelte'
import type { Action } from 'svelte/action'
import type { GameTable } from '../../lib/protocol'
import Lens from './Lens.svelte'

export interface Frame {
  x: number
  y: number
  w: number
  h: number
}

export interface LensProps {
  of: string
  game: GameTable
  frame?: Frame
}

/** A frame of a drawing in pixels of the window; without one, the element's own box. */
function framed(node: Element, frame?: Frame): DOMRect {
  if (!frame || !(node instanceof SVGGraphicsElement)) return node.getBoundingClientRect()
  const { x, y, w, h } = frame
  const { a, d, e, f } = node.getScreenCTM() ?? new DOMMatrix()
  return new DOMRect(e + x * a, f + y * d, w * a, h * d)
}

/** How long the pointer rests on a piece before it opens, in milliseconds. */
const REST = 550

export const lens: Action<Element, LensProps> = (node, first) => {
  let given = first
  let waiting: ReturnType<typeof setTimeout> | undefined
  let opened: ReturnType<typeof mount> | null = null

  function rest(): void {
    close()
    if (!given.of) return
    waiting = setTimeout(() => {
      const { frame, of, game } = given
      const about = framed(node, frame)
      if (about.width === 0) return
      opened = mount(Lens, { target: document.body, props: { of, game, about } })
    }, REST)
  }
  function close(): void {
    clearTimeout(waiting)
    if (opened) void unmount(opened)
    opened = null
  }
  const focus = () => {
    if (node.matches(':focus-visible')) rest()
  }
  const press = (event: Event) => {
    close()
    if ((event as PointerEvent).pointerType === 'touch') rest()
  }

  const listeners: [string, (event: Event) => void][] = [
    ['pointerenter', rest],
    ['pointerleave', close],
    ['pointercancel', close],
    ['pointerdown', press],
    ['focus', focus],
    ['blur', close],
    ['keydown', close],
  ]
  for (const [name, listener] of listeners) node.addEventListener(name, listener)
  return {
    update(next) {
      if (next.of !== given.of) close()
      given = next
    },
    destroy() {
      close()
      for (const [name, listener] of listeners) node.removeEventListener(name, listener)
    },
  }
}
