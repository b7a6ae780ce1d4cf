/** What people build, seen from the front: on a picture of 120 x 52, standing on `b`. */
import { d, disc, flat, line, path, rect, shade } from '../../scenes/pen'
import { gate, tower } from '../../scenes/land'

/** A town palace: rows of windows between string courses, rough stone at its foot, a cornice. */
export function block(x: number, b: number, w: number, h: number, rows = 2, columns = 4): string {
  const step = h / (rows + 0.9)
  let windows = ''
  let courses = ''
  for (let row = 0; row < rows; row += 1) {
    const y = b - h + step * (row + 0.85)
    for (let column = 0; column < columns; column += 1)
      windows += d`M${x + (w * (column + 0.5)) / columns - 1.7} ${y}v-2.8a1.7 1.7 0 0 1 3.4 0v2.8z`
    courses += d`M${x} ${y + 1.4}h${w}`
  }
  let stones = ''
  for (let stone = 0; stone < Math.floor(w / 7); stone += 1)
    stones += d`M${x + 2 + stone * 6.5} ${b - 2.2 - (stone % 2) * 2.4}h4`
  return (
    rect(x, b - h, w, h, 'plaster') +
    shade(d`M${x + w * 0.78} ${b - h}h${w * 0.22}v${h}h${-w * 0.22}z`, 0.16) +
    rect(x - 2, b - h - 3, w + 4, 3.2, 'serena') +
    flat(windows, 'line') +
    line(courses, 0.8, 'line', 0.7) +
    line(stones, 0.8, 'line', 0.45) +
    gate(x + w / 2 - 2.6, b, 5.2, 7.6)
  )
}

/** An open hall of arches below a tiled roof. */
export function loggia(x: number, b: number, w: number, h: number, arches = 4): string {
  const bay = w / arches
  let openings = ''
  for (let i = 0; i < arches; i += 1)
    openings += d`M${x + bay * (i + 0.16)} ${b}v${-h * 0.42}a${bay * 0.34} ${bay * 0.34} 0 0 1 ${bay * 0.68} 0v${h * 0.42}z`
  return (
    path(d`M${x - 3} ${b - h}l4-5h${w - 2}l4 5z`, 'terra') +
    rect(x, b - h, w, h, 'plaster') +
    path(openings, 'line', { pen: 0, opacity: 0.86 }) +
    line(d`M${x} ${b - h + 3}h${w}`, 0.8, 'line', 0.6)
  )
}

/** A tiled roof without a wall. */
export const roof = (x: number, b: number, w: number, h = 7): string =>
  path(d`M${x} ${b}l${h} ${-h}h${w - 2 * h}l${h} ${h}z`, 'terra')

export const pediment = (x: number, b: number, w: number, h: number): string =>
  path(d`M${x - 2} ${b}l${w / 2 + 2} ${-h}l${w / 2 + 2} ${h}z`, 'marble')

export function columns(x: number, b: number, w: number, h: number, n = 5): string {
  let shafts = ''
  for (let i = 0; i < n; i += 1)
    shafts += rect(x + (i * (w - 3)) / (n - 1), b - h, 3, h, 'marble', { pen: 1 })
  return shafts + rect(x - 2, b - h - 2.5, w + 4, 2.6, 'marble', { pen: 1 })
}

/** A triumphal arch with its four half columns. */
export const arch = (x: number, b: number, w: number, h: number): string =>
  rect(x, b - h, w, h, 'marble') +
  shade(d`M${x + w * 0.8} ${b - h}h${w * 0.2}v${h}h${-w * 0.2}z`, 0.16) +
  path(
    d`M${x + w * 0.3} ${b}v${-h * 0.42}a${w * 0.2} ${w * 0.2} 0 0 1 ${w * 0.4} 0v${h * 0.42}z`,
    '#f8ecd0',
  ) +
  rect(x - 2, b - h - 3, w + 4, 3.5, 'marble') +
  [0.08, 0.2, 0.74, 0.88]
    .map((t) => rect(x + t * w, b - h * 0.72, 2.4, h * 0.72, 'serena', { pen: 0.8 }))
    .join('') +
  path(d`M${x + w / 2 - 3} ${b - h - 3}l3-5 3 5z`, 'coin', { pen: 1 })

/** The Baptistery: eight sides of marble below a pointed roof. */
export const octagon = (x: number, b: number, w: number, h: number): string =>
  path(d`M${x} ${b}v${-h}l${w * 0.2}-3h${w * 0.6}l${w * 0.2} 3v${h}z`, 'marble') +
  line(d`M${x + w * 0.22} ${b}v${-h - 2}M${x + w * 0.78} ${b}v${-h - 2}`, 1) +
  line(d`M${x} ${b - h * 0.25}h${w}M${x} ${b - h * 0.62}h${w}`, 1.5, 'verde') +
  path(d`M${x - 2} ${b - h - 2}l${w / 2 + 2}-13 ${w / 2 + 2} 13z`, '#e9e4d6') +
  line(
    d`M${x + w / 2} ${b - h - 14}l${-w * 0.22} 12M${x + w / 2} ${b - h - 14}l${w * 0.22} 12`,
    0.9,
  ) +
  rect(x + w / 2 - 2, b - h - 18, 4, 4, 'marble', { pen: 1 }) +
  path(d`M${x + w / 2 - 3} ${b}v-5a3 3 0 0 1 6 0v5z`, 'coin', { pen: 1 })

export function scaffold(x: number, b: number, w: number, h: number): string {
  const poles = [0, 0.33, 0.66, 1].map((t) => d`M${x + w * t} ${b}v${-h}`)
  const boards = [0.3, 0.62, 0.94].map((t) => d`M${x - 2} ${b - h * t}h${w + 4}`)
  const ladder = d`M${x} ${b - h * 0.3}l${w * 0.33} ${-h * 0.32}`
  return line([...poles, ...boards, ladder].join(''), 1.5, 'wood')
}

/** A crane with a stone on its rope. */
export const crane = (x: number, b: number, h = 34): string =>
  line(d`M${x} ${b}v${-h}l22-5`, 2.2, 'wood') +
  line(d`M${x} ${b - h + 12}l8-12`, 1.4, 'wood') +
  line(d`M${x + 21} ${b - h - 5}v13`, 0.9) +
  rect(x + 17, b - h + 8, 8, 6, 'stone')

export const tent = (x: number, b: number, s = 1, stripes = 'military'): string =>
  path(d`M${x} ${b}l${11 * s} ${-20 * s} ${11 * s} ${20 * s}z`, 'paper') +
  flat(d`M${x + 11 * s} ${b - 20 * s}l${-6 * s} ${20 * s}h${4 * s}z`, stripes) +
  flat(d`M${x + 11 * s} ${b - 20 * s}l${6 * s} ${20 * s}h${-4 * s}z`, stripes) +
  line(d`M${x} ${b}l${11 * s} ${-20 * s}l${11 * s} ${20 * s}`, 1.1) +
  line(d`M${x + 11 * s} ${b - 20 * s}v-5`, 1) +
  path(d`M${x + 11 * s} ${b - 25 * s}l5 1.5-5 1.5z`, 'coin', { pen: 0.8 })

/** A pit's mouth, propped up. */
export const mine = (x: number, b: number): string =>
  path(d`M${x} ${b}v-8a6 6 0 0 1 12 0v8z`, 'line', { pen: 1 }) +
  line(d`M${x - 1} ${b}v-8.5h14v8.5`, 2, 'wood')

/** Ploughed or sown ground, seen from the road. */
export function field(x: number, y: number, w: number): string {
  const furrows = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map(
    (t) => d`M${x + w * t} ${y}l${(t - 0.5) * 14} 9`,
  )
  return (
    path(d`M${x} ${y}h${w}l8 9H${x - 8}z`, '#d8bf63', { pen: 1 }) +
    line(furrows.join(''), 0.8, 'line', 0.5)
  )
}

/** A mountain with snow on it, `w` to either side. */
export const peak = (x: number, w: number, h: number): string =>
  path(d`M${x - w} 46l${w} ${-h} ${w} ${h}z`, '#a9b3ad') +
  flat(d`M${x} ${47 - h}l${w * 0.32} ${h * 0.32}l${-w * 0.32}-2.5${-w * 0.32} 2.5z`, '#ffffffd0') +
  shade(d`M${x} ${46 - h}l${w} ${h}h${-w * 0.6}z`, 0.14)

/** Gold that shines. */
export const glints = (...points: [x: number, y: number][]): string =>
  points
    .map(([x, y]) =>
      path(d`M${x} ${y}l1.2 2.6 2.6 1.2-2.6 1.2-1.2 2.6-1.2-2.6-2.6-1.2 2.6-1.2z`, 'coin', {
        pen: 0.6,
      }),
    )
    .join('')

/** Light from above. */
export function rays(x: number, y: number): string {
  const beams = [
    [0, -1],
    [0.5, -0.87],
    [-0.5, -0.87],
    [0.87, -0.5],
    [-0.87, -0.5],
  ].map(([a, b]) => d`M${x + 9 * a!} ${y + 9 * b!}l${7 * a!} ${7 * b!}`)
  return line(beams.join(''), 1.3, 'coin')
}

/** A chest bound in brass. */
export const chest = (x: number, b: number): string =>
  path(d`M${x} ${b}V${b - 16}q18-8 36 0v16z`, 'wood', { pen: 1.2 }) +
  line(d`M${x} ${b - 12}q18-7 36 0M${x + 6} ${b - 18}v18M${x + 30} ${b - 18}v18`, 1.6, 'coin') +
  rect(x + 15, b - 14, 7, 7, 'coin', { pen: 1 })

/** A bell tower striped in green. */
export const campanile = (x: number, b: number, w: number, h: number): string =>
  rect(x, b - h, w, h, 'marble') +
  line(
    d`M${x} ${b - h * 0.75}h${w}M${x} ${b - h * 0.5}h${w}M${x} ${b - h * 0.25}h${w}`,
    1.2,
    'verde',
  ) +
  path(d`M${x - 1} ${b - h}l${w / 2 + 1}-6 ${w / 2 + 1} 6z`, 'terra', { pen: 1 })

/** The front of a church in white and green, with its scrolls. */
export const facade = (): string =>
  rect(34, 30, 52, 19, 'marble') +
  path('M42 30q-6-2-8 0l8-12h36l8 12q-2-2-8 0', 'marble') +
  rect(44, 14, 32, 16, 'marble') +
  pediment(44, 14, 32, 8) +
  line('M34 36h52M34 43h52M44 22h32M48 30v19M72 30v19', 1.4, 'verde') +
  disc(60, 22, 4, 'sea') +
  gate(56, 49, 8, 12)

/** Ramparts with a sloping foot: a fortress of the new kind. */
export const ramparts = (): string =>
  path('M16 50l8-20h18l6-8h24l6 8h18l8 20z', 'stone', { pen: 1.2 }) +
  shade('M80 30h16l8 20H84z') +
  line('M24 30h72M20 40h80', 0.8, 'line', 0.5) +
  tower(54, 26, 12, 14, 'stone', 'military')
