/** Measures of a card's face, and how its name is lettered there. */
import { broken, set, type Setting } from '../../kit/drawing/measure.svelte'

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
  words: 15.2,
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
const NARROW: Shape = { ...SMALL, w: 59, art: 47, name: 13.4, medal: 9, figures: 15, gap: 2 }
const HAND: Shape = { ...SMALL, w: 90, h: 178, art: 75, figures: 16, gap: 10, words: 13.3 }
const MINI: Shape = {
  w: 52,
  h: 122,
  art: 61,
  band: 15,
  name: 13.4,
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
const LEAST = 13.3

export interface Lettering extends Setting {
  lines: string[]
}

/** The name in one line or two, as large as it fits; the short one where the full one does not. */
export function lettering(full: string, short: string, { w, name }: Shape): Lettering {
  const narrow = w <= 60
  const room = w - (narrow ? 6 : 9)
  const lettered = (text: string): Lettering => {
    const lines = broken(text, room, LEAST - 1, 'serif')
    return { lines, ...set(lines, name, room, LEAST, 'serif') }
  }
  const whole = lettered(full)
  const tooLong = narrow ? whole.lines.some((line) => whole.press(line)) : whole.size < LEAST
  return tooLong ? lettered(short) : whole
}
