/**
 * The land behind the points: for every title the place that it is set in.
 *
 * All lengths are shares of the frame, from its top left corner; what stands on the ground goes
 * down to 1. Farther things come first.
 */

/** The corners of a shape: across and down in turn. */
type Corners = readonly number[]

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

const block = (x: number, w: number, top: number, foot = UNDER): number[] => [
  ...[x, foot, x, top],
  ...[x + w, top, x + w, foot],
]

/** A hill or a dome: half an ellipse from foot to foot, and the wall below it. */
function dome(x: number, w: number, top: number, foot: number): number[] {
  const arch = Array.from({ length: 17 }, (_, step) => {
    const angle = (Math.PI * step) / 16
    return [x + (w * (1 - Math.cos(angle))) / 2, foot - (foot - top) * Math.sin(angle)]
  })
  return [x, UNDER, ...arch.flat(), x + w, UNDER]
}

/** A wall or a tower with swallow tails on a crown that juts out by `brow`. */
function crowned(x: number, w: number, top: number, merlons: number, brow = 0.006): number[] {
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

/** The side of a wall that looks away from the light, and a window. */
const dark = (x: number, w: number, top: number, foot = UNDER): number[] =>
  block(x + w * 0.68, w * 0.32, top, foot)
const slit = (x: number, y: number, w = 0.008, h = 0.05): number[] => [
  ...[x, y + h, x, y + 0.012],
  ...[x + w / 2, y, x + w, y + 0.012, x + w, y + h],
]

/** An umbrella pine. */
const pine = (x: number, top: number, w = 0.05): Shape[] => [
  { at: block(x - 0.003, 0.006, top + 0.05), tint: '--c-wood' },
  {
    at: [
      ...[x - w / 2, top + 0.07, x - w * 0.44, top + 0.035, x - w * 0.2, top],
      ...[x + w * 0.2, top, x + w * 0.44, top + 0.035, x + w / 2, top + 0.07],
    ],
    tint: '--k-territory',
  },
]

/** The quarries in the mountains above Carrara. */
const CARRARA: Ground = {
  shapes: [
    {
      at: [
        ...[0, 0.62, 0.07, 0.44, 0.12, 0.5, 0.22, 0.2, 0.27, 0.3, 0.33, 0.24, 0.45, 0.56],
        ...[0.53, 0.38, 0.58, 0.44, 0.7, 0.14, 0.8, 0.36, 0.86, 0.28, 1, 0.5, 1, 1, 0, 1],
      ],
      tint: '--marble',
    },
  ],
  shades: [
    [0.22, 0.2, 0.27, 0.3, 0.33, 0.24, 0.45, 0.56, 0.5, 1, 0.34, 1, 0.25, 0.62, 0.27, 0.46],
    [0.7, 0.14, 0.8, 0.36, 0.86, 0.28, 1, 0.5, 1, 1, 0.84, 1, 0.74, 0.58, 0.76, 0.4],
    [0.07, 0.44, 0.12, 0.5, 0.18, 0.9, 0.1, 1, 0.08, 0.7],
  ],
}

/** Florence: the palace of the Signoria, the cathedral with its bell tower, towers in the four colours. */
const FLORENCE: Ground = {
  shapes: [
    { at: dome(-0.12, 0.7, 0.5, 0.8), tint: '--c-verde' },
    { at: dome(0.42, 0.8, 0.44, 0.8), tint: '--c-verde' },
    { at: crowned(0.13, 0.028, 0.2, 3), tint: '--c-parch' },
    { at: crowned(0.07, 0.13, 0.46, 9), tint: '--c-parch' },
    { at: crowned(0.27, 0.035, 0.4, 3), tint: '--k-territory' },
    { at: block(0.36, 0.03, 0.3), tint: '--c-marble' },
    { at: block(0.471, 0.012, 0.19), tint: '--c-marble' },
    { at: dome(0.415, 0.124, 0.24, 0.46), tint: '--c-seal' },
    { at: block(0.41, 0.134, 0.45), tint: '--c-marble' },
    { at: dome(0.53, 0.055, 0.53, 0.62), tint: '--c-seal' },
    {
      at: [0.395, 1, 0.395, 0.64, 0.425, 0.58, 0.455, 0.62, 0.575, 0.62, 0.575, 1],
      tint: '--c-marble',
    },
    { at: crowned(0.65, 0.035, 0.34, 3), tint: '--k-character' },
    { at: crowned(0.73, 0.035, 0.46, 3), tint: '--k-building' },
    { at: crowned(0.86, 0.04, 0.4, 3), tint: '--k-venture' },
  ],
  shades: [
    dark(0.13, 0.028, 0.285, 0.46),
    dark(0.07, 0.13, 0.545),
    dark(0.27, 0.035, 0.485),
    dark(0.36, 0.03, 0.3),
    dark(0.65, 0.035, 0.425),
    dark(0.73, 0.035, 0.545),
    dark(0.86, 0.04, 0.485),
    [0.477, 0.24, 0.508, 0.27, 0.53, 0.36, 0.539, 0.45, 0.5, 0.45, 0.494, 0.34],
    block(0.507, 0.037, 0.45, 0.62),
    ...[0.09, 0.12, 0.15].map((x) => slit(x, 0.58)),
    ...[0.34, 0.42, 0.5].map((y) => slit(0.37, y)),
    ...[0.43, 0.46, 0.49].map((x) => slit(x, 0.5)),
    slit(0.14, 0.32),
    slit(0.282, 0.52),
    slit(0.662, 0.47),
    slit(0.742, 0.59),
    slit(0.872, 0.53),
  ],
}

/** Rome: the castle of the angel, the tower of the Borgia, the Pantheon, pines on the hills. */
const ROME: Ground = {
  shapes: [
    { at: dome(-0.2, 0.62, 0.52, 0.8), tint: '--c-verde' },
    { at: dome(0.5, 0.75, 0.48, 0.8), tint: '--c-verde' },
    ...pine(0.25, 0.45),
    ...pine(0.3, 0.5, 0.04),
    ...pine(0.94, 0.4),
    { at: crowned(0.07, 0.06, 0.3, 5), tint: '--c-seal' },
    { at: [0.13, 1, 0.13, 0.62, 0.17, 0.54, 0.21, 0.62, 0.21, 1], tint: '--c-parch' },
    // The angel on the keep, the keep on the drum, the drum on the wall.
    {
      at: [
        ...[0.487, 0.25, 0.491, 0.205, 0.474, 0.2, 0.47, 0.135, 0.493, 0.17, 0.495, 0.14],
        ...[0.5, 0.122, 0.505, 0.14, 0.507, 0.17, 0.53, 0.135, 0.526, 0.2, 0.509, 0.205],
        ...[0.513, 0.25],
      ],
      tint: '--c-coin',
    },
    { at: block(0.475, 0.05, 0.24), tint: '--c-parch' },
    { at: crowned(0.445, 0.11, 0.32, 7), tint: '--c-parch' },
    { at: crowned(0.4, 0.2, 0.44, 12), tint: '--c-stone' },
    { at: crowned(0.34, 0.05, 0.56, 4), tint: '--c-parch' },
    { at: crowned(0.61, 0.05, 0.56, 4), tint: '--c-parch' },
    { at: block(0.39, 0.22, 0.66), tint: '--c-parch' },
    { at: dome(0.735, 0.13, 0.46, 0.6), tint: '--serena' },
    { at: block(0.73, 0.14, 0.58), tint: '--c-parch' },
    { at: [0.75, 1, 0.75, 0.68, 0.8, 0.61, 0.85, 0.68, 0.85, 1], tint: '--c-marble' },
  ],
  shades: [
    dark(0.07, 0.06, 0.385),
    dark(0.445, 0.11, 0.405, 0.44),
    dark(0.4, 0.2, 0.525, 0.66),
    dark(0.73, 0.14, 0.58),
    dark(0.34, 0.05, 0.645),
    dark(0.61, 0.05, 0.645),
    ...[0.085, 0.105].map((x) => slit(x, 0.43)),
    ...[0.462, 0.496, 0.53].map((x) => slit(x, 0.355, 0.008, 0.04)),
    ...[0.425, 0.475, 0.525, 0.57].map((x) => slit(x, 0.55)),
    ...[0.765, 0.785, 0.807, 0.827].map((x) => block(x, 0.009, 0.7)),
    slit(0.166, 0.63),
  ],
}

export function groundOf(game: string): Ground {
  return { lorenzo: FLORENCE, prince: ROME }[game] ?? CARRARA
}
