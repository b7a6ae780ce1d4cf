/**
 * What the land behind the points is drawn with.
 *
 * All lengths are shares of the frame, from its top left corner; what stands on the ground goes
 * down to 1. Farther things come first.
 */

/** The corners of a shape: across and down in turn. */
export type Corners = readonly number[]

export interface Shape {
  at: Corners
  /** A colour of the palette. */
  tint: string
}
export interface Ground {
  shapes: readonly Shape[]
  /** What lies in the shade, on top of the shapes. */
  shades: readonly Corners[]
}

const UNDER = 1

/** An upright block. */
export const block = (x: number, w: number, top: number, foot = UNDER): number[] => [
  ...[x, foot, x, top],
  ...[x + w, top, x + w, foot],
]

/** A hill or a dome: half an ellipse from foot to foot, and the wall below it. */
export function dome(x: number, w: number, top: number, foot: number): number[] {
  const arch = Array.from({ length: 17 }, (_, step) => {
    const angle = (Math.PI * step) / 16
    return [x + (w * (1 - Math.cos(angle))) / 2, foot - (foot - top) * Math.sin(angle)]
  })
  return [x, UNDER, ...arch.flat(), x + w, UNDER]
}

/** A wall or a tower with swallow tails on a crown that juts out by `brow`. */
export function crowned(
  x: number,
  w: number,
  top: number,
  merlons: number,
  brow = 0.006,
): number[] {
  const [left, wide] = [x - brow, w + 2 * brow]
  const pitch = wide / (2 * merlons - 1)
  const tails = Array.from({ length: merlons }, (_, merlon) => {
    const from = left + 2 * merlon * pitch
    const tail = [from, top, from + pitch / 2, top + 0.015, from + pitch, top]
    return merlon === merlons - 1
      ? tail
      : [...tail, from + pitch, top + 0.035, from + 2 * pitch, top + 0.035]
  })
  return [
    ...[x, UNDER, x, top + 0.085, left, top + 0.065],
    ...tails.flat(),
    ...[left + wide, top + 0.065, x + w, top + 0.085, x + w, UNDER],
  ]
}

/** The side of a wall that looks away from the light. */
export const dark = (x: number, w: number, top: number, foot = UNDER): number[] =>
  block(x + w * 0.68, w * 0.32, top, foot)
/** A narrow window. */
export const slit = (x: number, y: number, w = 0.008, h = 0.05): number[] => [
  ...[x, y + h, x, y + 0.012],
  ...[x + w / 2, y, x + w, y + 0.012, x + w, y + h],
]

/** An umbrella pine. */
export const pine = (x: number, top: number, w = 0.05): Shape[] => [
  { at: block(x - 0.003, 0.006, top + 0.05), tint: '--c-wood' },
  {
    at: [
      ...[x - w / 2, top + 0.07, x - w * 0.44, top + 0.035, x - w * 0.2, top],
      ...[x + w * 0.2, top, x + w * 0.44, top + 0.035, x + w / 2, top + 0.07],
    ],
    tint: '--k-territory',
  },
]
