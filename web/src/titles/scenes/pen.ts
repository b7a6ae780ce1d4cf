/**
 * The pen that card pictures are drawn with: strokes and shapes as SVG text.
 *
 * A colour is a word of the icons' palette (`stone`), so that candlelight recolours it, or any CSS
 * colour. Outlines take their ink from the picture they lie in.
 */

/** Words of the palette: the custom property, and its colour in daylight. */
const PALETTE: Record<string, [property: string, daylight: string]> = {
  line: ['--i-line', '#2b1c12'],
  paper: ['--i-paper', '#fbf3e0'],
  wood: ['--c-wood', '#a06a37'],
  grain: ['--c-grain', '#e0b881'],
  stone: ['--c-stone', '#aaa69c'],
  skin: ['--c-skin', '#e6b994'],
  coin: ['--c-coin', '#e2ae3f'],
  steel: ['--c-steel', '#cdd3d4'],
  military: ['--c-military', '#b5382b'],
  vp: ['--c-vp', '#64883d'],
  seal: ['--c-seal', '#b3322a'],
  terra: ['--c-terra', '#c4623f'],
  plaster: ['--c-plaster', '#eedcb6'],
  marble: ['--c-marble', '#f6f2e9'],
  serena: ['--c-serena', '#8d999b'],
  verde: ['--c-verde', '#3f6a58'],
  sea: ['--c-sea', '#5f97a8'],
}

const colour = (word: string): string => {
  const found = PALETTE[word]
  return found ? `var(${found[0]},${found[1]})` : word
}

/** A number as short as it can be written without being seen to differ. */
const short = (number: number): string => String(Math.round(number * 100) / 100)

/** Path data with numbers put in: `` d`M${x} ${y}h${w}` ``. */
export function d(parts: TemplateStringsArray, ...numbers: number[]): string {
  return parts.reduce((path, part, index) => path + short(numbers[index - 1]!) + part)
}

interface Ink {
  /** Width of the outline; 0 for none. */
  pen?: number
  stroke?: string
  opacity?: number
  transform?: string
}

function ink({ pen = 1.1, stroke, opacity, transform }: Ink): string {
  return (
    (pen === 0 ? ' stroke="none"' : ` stroke-width="${pen}"`) +
    (stroke ? ` stroke="${colour(stroke)}"` : '') +
    (opacity === undefined ? '' : ` opacity="${opacity}"`) +
    (transform ? ` transform="${transform}"` : '')
  )
}

export const path = (data: string, fill: string, how: Ink = {}): string =>
  `<path d="${data}" fill="${colour(fill)}"${ink(how)}/>`

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  how: Ink = {},
): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" fill="${colour(fill)}"${ink(how)}/>`

export const disc = (x: number, y: number, r: number, fill: string, how: Ink = {}): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${colour(fill)}"${ink(how)}/>`

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  how: Ink = {},
): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${colour(fill)}"${ink(how)}/>`

/** A line without a filling. */
export const line = (data: string, pen = 1.2, stroke = 'line', opacity = 1): string =>
  `<path d="${data}" fill="none" stroke="${colour(stroke)}" stroke-width="${pen}"` +
  (opacity === 1 ? '' : ` opacity="${opacity}"`) +
  '/>'

/** A filling without an outline. */
export const flat = (data: string, fill: string): string => path(data, fill, { pen: 0 })

/** The shade on the side that looks away from the light. */
export const shade = (data: string, opacity = 0.22): string =>
  path(data, 'line', { pen: 0, opacity })

/** Parts moved and scaled; `turned` mirrors them. */
export const moved = (x: number, y: number, scale: number, parts: string, turned = false): string =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${turned ? -scale : scale} ${scale})">${parts}</g>`

/** An icon of the sprite, its top left corner at x, y. */
export const icon = (name: string, x: number, y: number, size: number): string =>
  `<use href="#icon-${name}" x="${x}" y="${y}" width="${size}" height="${size}"/>`
