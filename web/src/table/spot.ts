/** Where a tooltip may stand beside what it is about, covering as little as possible that is lit. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}
export type Side = 'above' | 'below' | 'right' | 'left'
export interface Spot {
  side: Side
  left: number
  top: number
}

const GAP = 12
const MARGIN = 6

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** The side that covers the least of the lit boxes and of its own subject; above if all are equal. */
export function spot(
  about: Box,
  size: { width: number; height: number },
  lit: readonly Box[],
  window: Box,
): Spot {
  const { width, height } = size
  const middleX = about.left + about.width / 2 - width / 2
  const middleY = about.top + about.height / 2 - height / 2
  const wanted: Spot[] = [
    { side: 'above', left: middleX, top: about.top - height - GAP },
    { side: 'below', left: middleX, top: about.top + about.height + GAP },
    { side: 'right', left: about.left + about.width + GAP, top: middleY },
    { side: 'left', left: about.left - width - GAP, top: middleY },
  ]
  const clamp = (value: number, from: number, room: number) =>
    Math.max(from + MARGIN, Math.min(value, from + room - MARGIN))
  let best: Spot | null = null
  let least = Infinity
  for (const { side, left, top } of wanted) {
    const box = {
      left: clamp(left, window.left, window.width - width),
      top: clamp(top, window.top, window.height - height),
      width,
      height,
    }
    const covered =
      lit.reduce((sum, other) => sum + overlap(box, other), 0) + overlap(box, about) * 0.5
    if (covered < least - 1) {
      least = covered
      best = { side, left: box.left, top: box.top }
    }
  }
  return best!
}
