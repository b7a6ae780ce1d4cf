/** The geometry of the marble wheel: sectors of sixty degrees around 0, 0, the first one on top. */
import type { Section } from './view'

export const RIM = 232
export const PRICES = 212
export const NUMERALS = 189
export const DISC = 174
export const PIECES = 158
export const HUB = 64

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** A point at a distance from the centre; degrees run clockwise from the top. */
export function polar(radius: number, degrees: number): [number, number] {
  return [radius * Math.sin(radians(degrees)), -radius * Math.cos(radians(degrees))]
}

/** The outline of a piece of ring. */
export function wedge(inner: number, outer: number, from: number, to: number): string {
  const [x0, y0] = polar(outer, from)
  const [x1, y1] = polar(outer, to)
  const [x2, y2] = polar(inner, to)
  const [x3, y3] = polar(inner, from)
  const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
  return (
    `M${at(x0, y0)}A${outer} ${outer} 0 0 1 ${at(x1, y1)}` +
    `L${at(x2, y2)}A${inner} ${inner} 0 0 0 ${at(x3, y3)}z`
  )
}

/** [radius, degrees from the middle of the sector] of each block, by how many lie there. */
const ROWS: [number, number[]][][] = [
  [],
  [[114, [0]]],
  [[112, [-13, 13]]],
  [
    [128, [-17, 17]],
    [94, [0]],
  ],
  [
    [125, [-20, 0, 20]],
    [90, [0]],
  ],
  [
    [126, [-20, 0, 20]],
    [91, [-11.5, 11.5]],
  ],
  [
    [129, [-22.5, -7.5, 7.5, 22.5]],
    [94, [-11, 11]],
  ],
  [
    [130, [-22.5, -7.5, 7.5, 22.5]],
    [96, [-18.5, 0, 18.5]],
  ],
]
/** From eight to the eleven that the whole wheel holds. */
const MANY: [number, number[]][] = [
  [132, [-21, -7, 7, 21]],
  [106, [-16, 0, 16]],
  [80, [-10.5, 10.5]],
  [157, [-15, 15]],
]
const SIZES = [36, 36, 36, 36, 34, 32, 29, 28]

export interface Spot {
  x: number
  y: number
  size: number
}

/** Where the blocks of a sector lie, none over another. */
export function spots(number: number, middle: number): Spot[] {
  const rows = ROWS[number] ?? MANY
  const size = SIZES[number] ?? 25
  return rows
    .flatMap(([radius, angles]) => angles.map((angle) => polar(radius, middle + angle)))
    .slice(0, number)
    .map(([x, y]) => ({ x, y, size }))
}

/**
 * By how many sections a disc has turned from one view to the next, clockwise: told by the pieces
 * that it shows or, where it shows none, by the blocks that rode along.
 */
export function turned(before: Section[], now: Section[], disc: 'outer' | 'inner'): number {
  const shows = (section: Section): string | undefined =>
    disc === 'outer' ? section.decoration : section.statue
  const first = shows(before[0]!)
  if (first !== undefined) {
    const found = now.findIndex((section) => shows(section) === first)
    return Math.max(0, found)
  }
  if (disc === 'inner') return 0
  const rode = now.every((section, index) => index === 0 || same(before[index - 1]!, section))
  const stood = now.every((section, index) => index === 0 || same(before[index]!, section))
  return rode && !stood ? 1 : 0
}

/** Blocks may have been taken since, so fewer are the same; more are not. */
function same(before: Section, now: Section): boolean {
  return Object.entries(now.blocks).every(([colour, number]) => number <= before.blocks[colour]!)
}
