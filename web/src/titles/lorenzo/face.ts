/** Measures of a card's face, and how its name is lettered there. */
import { broken, set, type Setting } from '../../kit/drawing/measure.svelte'

/** `table`: in the towers, with everything. `estate`: owned, what lasts alone. */
export type Size = 'table' | 'estate'

export interface Shape {
  w: number
  h: number
}

export const SHAPES: Record<Size, Shape> = { table: { w: 120, h: 104 }, estate: { w: 88, h: 100 } }

/** Where the picture, the band with the name and the effects are, from the top. */
export interface Layout {
  /** Inner margin. */
  inset: number
  art: number
  band: number
  /** Lines of the name, and how they are set. */
  lines: string[]
  letters: Setting
}

const INSET = 3.5
const LETTERS = 13.4
/** Below this a name breaks into two lines. */
const LEAST = 12.4
/** Below this a line is pressed together. */
const READABLE = 13.3

/** Two ways to pay hang so far down from the upper edge. */
const TWO_WAYS = 43

/** `ways`: how many ways to pay hang over the picture. */
export function layout(name: string, size: Size, { w, h }: Shape, ways: number): Layout {
  const room = w - 2 * INSET - 3
  const lines = broken(name, room, LEAST, 'serif')
  const letters = set(lines, LETTERS, room, READABLE, 'serif')
  const art = Math.round(h * (size === 'table' ? 0.44 : 0.4))
  const covered = ways > 1 && size === 'table' ? TWO_WAYS : 0
  return lines.length > 1
    ? { inset: INSET, art: Math.max(art - 9, covered), band: 28, lines, letters }
    : { inset: INSET, art: Math.max(art, covered), band: 18, lines, letters }
}
