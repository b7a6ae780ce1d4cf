/**
 * Opens a piece large beside itself while the pointer or the focus rests on it, or a finger.
 *
 * In a drawing, `frame` is where the piece is: the box of a group also counts what is cut away.
 */
import { mount, unmount } from 'svelte'
import type { ActionReturn } from 'svelte/action'

export interface Frame {
  x: number
  y: number
  w: number
  h: number
}

/** A frame of a drawing in pixels of the window; without one, the element's own box. */
export function framed(node: Element, frame?: Frame): DOMRect {
  if (!frame || !(node instanceof SVGGraphicsElement)) return node.getBoundingClientRect()
  const { x, y, w, h } = frame
  const { a, d, e, f } = node.getScreenCTM() ?? new DOMMatrix()
  return new DOMRect(e + x * a, f + y * d, w * a, h * d)
}

/** How long the pointer rests on a piece before it opens, in milliseconds. */
const REST = 550

type Opened = ReturnType<typeof mount>

/**
 * The action of a title: `piece` says what would be opened, empty for nothing, and `open` opens it
 * beside a box of the window.
 */
export function lensOf<Given extends { frame?: Frame }>(
  piece: (given: Given) => string,
  open: (given: Given, about: DOMRect) => Opened,
): (node: Element, first: Given) => ActionReturn<Given> {
  return (node, first) => {
    let given = first
    let waiting: ReturnType<typeof setTimeout> | undefined
    let opened: Opened | null = null

    function rest(): void {
      close()
      if (!piece(given)) return
      waiting = setTimeout(() => {
        const about = framed(node, given.frame)
        if (about.width > 0) opened = open(given, about)
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
        if (piece(next) !== piece(given)) close()
        given = next
      },
      destroy() {
        close()
        for (const [name, listener] of listeners) node.removeEventListener(name, listener)
      },
    }
  }
}
