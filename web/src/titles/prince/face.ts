/** Measures of a card's face, and how its name is lettered there. */
import { broken, fit, width } from '../../kit/drawing/measure.svelte'

export type Size = 'large' | 'wide' | 'hand' | 'small' | 'narrow' | 'mini'

export interface Shape {
  w: number
  h: number
  /** Where the picture ends and the band with the name begins. */
  art: number
  /** Height of the band with a name in one line. */
  band: number
  name: number
  /** Radius of the medallion that tells the kind; 0 for none. */
  medal: number
  /** Size of the figures, and how far below the name they are. */
  figures: number
  gap: number
  /** Size of the words; 0 for none. */
  words: number
}

const LARGE: Shape = {
  w: 192,
  h: 254,
  art: 119,
  band: 25,
  name: 20,
  medal: 17,
  figures: 25,
  gap: 9,
  words: 14.5,
}
const WIDE: Shape = {
  ...LARGE,
  w: 164,
  h: 118,
  art: 67,
  band: 22,
  name: 18,
  figures: 19,
  gap: 5,
  words: 0,
}
const SMALL: Shape = {
  w: 81,
  h: 104,
  art: 52,
  band: 17,
  name: 13.4,
  medal: 11,
  figures: 15,
  gap: 6,
  words: 0,
}
const NARROW: Shape = { ...SMALL, w: 59, art: 47, name: 12.5, medal: 9, figures: 14, gap: 3 }
const HAND: Shape = { ...SMALL, w: 90, h: 178, art: 75, figures: 16, gap: 10, words: 12.5 }
const MINI: Shape = {
  w: 52,
  h: 122,
  art: 61,
  band: 15,
  name: 12,
  medal: 0,
  figures: 15,
  gap: 5,
  words: 0,
}

/** A small card of the hand has room for a few words. */
export function shapeOf(size: Size, ofHand: boolean): Shape {
  if (size === 'small') return ofHand ? HAND : SMALL
  return { large: LARGE, wide: WIDE, hand: HAND, narrow: NARROW, mini: MINI }[size]
}

/** The smallest letters of a name. */
const LEAST = 11

export interface Lettering {
  lines: string[]
  size: number
  /** The width to press the letters into, where even the short name is too long. */
  squeezed?: number
}

/** The name in one line or two, as large as it fits; the short one where the full one does not. */
export function lettering(full: string, short: string, { w, name }: Shape): Lettering {
  const room = w - 9
  for (const text of [full, short]) {
    const lines = broken(text, room, name > 15 ? 13.5 : LEAST + 0.5, 'serif')
    const size = Math.min(...lines.map((line) => fit(line, name, room, LEAST, 'serif')))
    if (lines.every((line) => width(line, size, 'serif') <= room + 0.5)) return { lines, size }
  }
  return { lines: [short], size: LEAST, squeezed: room }
}
