/** Landscapes and buildings on a picture of 120 x 52. `b` is where a thing stands. */
import { d, disc, flat, line, path, rect, shade } from './pen'

export const sky = (above = '#cfe0d3', horizon = '#f3ead0'): string =>
  rect(-1, -1, 122, 54, above, { pen: 0 }) +
  line(
    'M0 2.5h120M0 5.5h120M4 8.5h112M0 11.5h58M70 11.5h50M12 14.5h96M0 17.5h40M52 17.5h68M20 20.5h84',
    0.6,
    'line',
    0.13,
  ) +
  flat('M-1 30q30-5 61-1t61-2v26H-1z', horizon)

export const clouds = (): string =>
  flat('M14 12q3-4 7-1 3-3 6 1zM84 9q3-4 8-1 3-3 7 1z', '#ffffffb0')

export function sun(x: number, y: number): string {
  const rays = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [0.7, 0.7],
    [-0.7, 0.7],
    [0.7, -0.7],
    [-0.7, -0.7],
  ].map(([a, b]) => d`M${x + 8 * a!} ${y + 8 * b!}l${2.6 * a!} ${2.6 * b!}`)
  return disc(x, y, 6, 'coin', { pen: 1 }) + line(rays.join(''), 1, '#b57f16')
}

export function hill(x: number, top: number, w: number, fill = '#8fae68'): string {
  const hatches = [0.05, 0.13, 0.21].map(
    (t) => d`M${x + w * t} ${top + 3 + 156 * t * t}q${w * 0.03} 5 ${w * 0.07} 12`,
  )
  return (
    path(d`M${x - w / 2} 54Q${x} ${2 * top - 54} ${x + w / 2} 54z`, fill) +
    line(hatches.join(''), 0.8, 'line', 0.35)
  )
}

export const ground = (y = 44, fill = '#a9b871'): string =>
  path(d`M-2 ${y}q32-4 62-1t62 0v12H-2z`, fill)

export const cypress = (x: number, b: number, h = 18): string =>
  line(d`M${x} ${b}v3`) +
  path(
    d`M${x} ${b}c${-h * 0.2} ${-h * 0.3} ${-h * 0.19} ${-h * 0.68} 0 ${-h}c${h * 0.19} ${h * 0.32} ${h * 0.2} ${h * 0.7} 0 ${h}z`,
    '#43684f',
  )

export const tree = (x: number, b: number, s = 9, fill = '#6d9150'): string =>
  line(d`M${x} ${b}v${-s * 0.7}`, 1.6, '#6b4526') +
  disc(x, b - s * 1.1, s * 0.62, fill) +
  shade(
    d`M${x + s * 0.62} ${b - s * 1.1}a${s * 0.62} ${s * 0.62} 0 0 1 ${-s * 0.9} ${s * 0.5}a${s * 0.7} ${s * 0.7} 0 0 0 ${s * 0.9} ${-s * 0.5}z`,
    0.18,
  )

export const house = (x: number, b: number, w = 13, h = 9): string =>
  rect(x, b - h, w, h, 'plaster') +
  shade(d`M${x + w * 0.65} ${b - h}h${w * 0.35}v${h}h${-w * 0.35}z`, 0.18) +
  path(d`M${x - 1.5} ${b - h}L${x + w / 2} ${b - h - w * 0.42}L${x + w + 1.5} ${b - h}z`, 'terra') +
  rect(x + w * 0.2, b - h * 0.62, 2.2, 3, 'line', { pen: 0 }) +
  rect(x + w * 0.58, b - h * 0.45, 2.8, h * 0.45, 'line', { pen: 0 })

/** A square tower with merlons. */
export function tower(x: number, b: number, w = 8, h = 24, fill = 'plaster', flag = ''): string {
  const m = w / 5
  return (
    rect(x, b - h, w, h, fill) +
    shade(d`M${x + w * 0.62} ${b - h}h${w * 0.38}v${h}h${-w * 0.38}z`, 0.2) +
    path(d`M${x - 1} ${b - h}v-4h${m + 0.4}v2h${m}v-2h${m + 0.4}v2h${m}v-2h${m + 0.8}v4z`, fill) +
    rect(x + w / 2 - 1, b - h * 0.66, 2, 4, 'line', { pen: 0 }) +
    (flag
      ? line(d`M${x + w / 2} ${b - h - 3}v-8`, 1) +
        path(d`M${x + w / 2} ${b - h - 11}l7 2-7 2z`, flag, { pen: 0.9 })
      : '')
  )
}

/** A round tower with a battered foot, as the new fortresses have them. */
export const drum = (x: number, b: number, w: number, h: number, roof = ''): string =>
  path(
    d`M${x - 1.5} ${b}l1.5 ${-h * 0.4}v${-h * 0.6}h${w}v${h * 0.6}l1.5 ${h * 0.4}q${-w / 2 - 1.5} 3 ${-w - 3} 0z`,
    'stone',
  ) +
  shade(
    d`M${x + w * 0.6} ${b - h}h${w * 0.4}v${h * 0.6}l1.5 ${h * 0.4}q${-w * 0.2} 1 ${-w * 0.45} 1.3z`,
    0.2,
  ) +
  line(d`M${x} ${b - h * 0.4}q${w / 2} 2 ${w} 0`, 0.8, 'line', 0.5) +
  rect(x + w / 2 - 1, b - h * 0.7, 2, 3, 'line', { pen: 0 }) +
  path(
    d`M${x - 1} ${b - h + 1.5}v-3.5q${w / 2 + 1} 1.6 ${w + 2} 0v3.5q${-w / 2 - 1} 1.6 ${-w - 2} 0z`,
    'stone',
  ) +
  (roof
    ? path(d`M${x - 1} ${b - h - 1.5}l${w / 2 + 1} ${-w * 0.75}l${w / 2 + 1} ${w * 0.75}z`, roof)
    : '')

export function wall(x: number, b: number, w: number, h = 9, fill = 'stone'): string {
  const n = Math.floor(w / 6)
  let merlons = ''
  for (let i = 0; i < n; i += 1)
    merlons += rect(x + (i * w) / n + 0.6, b - h - 2.6, w / n - 2.4, 2.8, fill, { pen: 0.9 })
  return (
    rect(x, b - h, w, h, fill) +
    merlons +
    line(d`M${x} ${b - h * 0.62}h${w}M${x} ${b - h * 0.3}h${w}`, 0.7, 'line', 0.4)
  )
}

export const gate = (x: number, b: number, w = 8, h = 11): string =>
  path(d`M${x} ${b}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`, 'line', { pen: 0 })

export const church = (x: number, b: number, s = 1): string =>
  tower(x + 17 * s, b, 6 * s, 24 * s) +
  rect(x, b - 13 * s, 17 * s, 13 * s, 'plaster') +
  path(d`M${x - 1.5 * s} ${b - 13 * s}l${10 * s} ${-8 * s}l${10 * s} ${8 * s}z`, 'terra') +
  disc(x + 8.5 * s, b - 12 * s, 2 * s, 'line', { pen: 0 }) +
  gate(x + 6.3 * s, b, 4.4 * s, 7.2 * s) +
  line(d`M${x + 8.5 * s} ${b - 21 * s}v-4.5m-1.7 1.5h3.4`, 1.1)

/** A cathedral's dome on its drum, with the lantern on top. */
export const dome = (x: number, b: number, s = 1): string =>
  rect(x, b - 12 * s, 26 * s, 12 * s, 'marble') +
  line(d`M${x} ${b - 8 * s}h${26 * s}M${x} ${b - 4 * s}h${26 * s}`, 1, 'verde') +
  path(
    d`M${x + 2 * s} ${b - 12 * s}c0 ${-10 * s} ${5 * s} ${-15 * s} ${11 * s} ${-17 * s}c${6 * s} ${2 * s} ${11 * s} ${7 * s} ${11 * s} ${17 * s}z`,
    'terra',
  ) +
  line(
    d`M${x + 13 * s} ${b - 29 * s}v${17 * s}M${x + 10 * s} ${b - 27 * s}q${-3 * s} ${5 * s} ${-3 * s} ${15 * s}M${x + 16 * s} ${b - 27 * s}q${3 * s} ${5 * s} ${3 * s} ${15 * s}`,
    0.9,
    'paper',
  ) +
  rect(x + 11.4 * s, b - 33 * s, 3.2 * s, 4 * s, 'marble', { pen: 0.9 }) +
  line(d`M${x + 13 * s} ${b - 33 * s}v-3.5m-1.3 1.2h2.6`, 1) +
  gate(x + 10.8 * s, b, 4.4 * s, 7.2 * s)

export const castle = (x: number, b: number, s = 1, flag = 'military'): string =>
  wall(x + 5 * s, b, 26 * s, 13 * s) +
  tower(x, b, 8 * s, 20 * s, 'stone') +
  tower(x + 28 * s, b, 8 * s, 20 * s, 'stone') +
  tower(x + 13 * s, b, 10 * s, 26 * s, 'stone', flag) +
  gate(x + 15.5 * s, b, 5 * s, 8.5 * s)

/** A wall of arches that one sees through: porticoes, bridges and aqueducts. */
export function arches(x: number, b: number, w: number, h: number, n: number): string {
  const bay = w / n
  const r = bay * 0.32
  let openings = ''
  for (let i = 0; i < n; i += 1)
    openings += d`M${x + bay * (i + 0.82)} ${b}v${-h + 3 + r}a${r} ${r} 0 0 0 ${-2 * r} 0v${h - 3 - r}z`
  return (
    path(d`M${x} ${b}v${-h}h${w}v${h}z` + openings, 'plaster') +
    line(d`M${x - 1} ${b - h}h${w + 2}`, 1.6)
  )
}

/** A front of windows in rows below a cornice. */
export function palace(x: number, b: number, w: number, h: number, rows = 2, columns = 4): string {
  const step = h / (rows + 0.9)
  let windows = ''
  for (let row = 0; row < rows; row += 1) {
    const y = b - h + step * (row + 0.85)
    for (let column = 0; column < columns; column += 1)
      windows += d`M${x + (w * (column + 0.5)) / columns - 1.7} ${y}v-2.8a1.7 1.7 0 0 1 3.4 0v2.8z`
  }
  return (
    rect(x, b - h, w, h, 'plaster') +
    shade(d`M${x + w * 0.78} ${b - h}h${w * 0.22}v${h}h${-w * 0.22}z`, 0.16) +
    rect(x - 2, b - h - 3, w + 4, 3.2, 'serena') +
    flat(windows, 'line') +
    gate(x + w / 2 - 2.6, b, 5.2, 7.6)
  )
}

/** A steep rock with a flat top, for towns that stand high. */
export const cliff = (x: number, b: number, w: number, h: number, fill = '#c9a877'): string =>
  path(
    d`M${x} ${b}l${w * 0.05} ${-h * 0.8}l${w * 0.06} ${-h * 0.2}h${w * 0.78}l${w * 0.06} ${h * 0.25}l${w * 0.05} ${h * 0.75}z`,
    fill,
  ) +
  shade(
    d`M${x + w * 0.8} ${b}l${w * 0.03} ${-h}h${w * 0.06}l${w * 0.06} ${h * 0.25}l${w * 0.05} ${h * 0.75}z`,
    0.16,
  ) +
  line(
    d`M${x + w * 0.2} ${b - h * 0.85}l${w * 0.02} ${h * 0.5}M${x + w * 0.4} ${b - h * 0.7}l${-w * 0.01} ${h * 0.5}M${x + w * 0.62} ${b - h * 0.9}l${w * 0.01} ${h * 0.45}`,
    0.8,
    'line',
    0.45,
  )

export const rock = (x: number, b: number, w: number, h: number): string =>
  path(
    d`M${x} ${b}l${w * 0.2} ${-h * 0.7} ${w * 0.18} ${-h * 0.3} ${w * 0.17} ${h * 0.25} ${w * 0.15} ${-h * 0.1} ${w * 0.3} ${h * 0.85}z`,
    'stone',
  ) +
  shade(d`M${x + w * 0.55} ${b}l${w * 0.02} ${-h * 0.7} ${w * 0.4} ${h * 0.7}z`, 0.18) +
  line(d`M${x + w * 0.38} ${b - h * 0.95}l${w * 0.05} ${h * 0.5}`, 0.8, 'line', 0.5)

export const river = (course: string, w = 5): string =>
  line(course, w + 1.6) + line(course, w, 'sea') + line(course, 1, '#ffffff90')

export const waves = (y = 46): string =>
  path(d`M-2 ${y}h124v14H-2z`, 'sea', { pen: 1 }) +
  line(
    d`M4 ${y + 3}q3-2 6 0t6 0M30 ${y + 4}q3-2 6 0t6 0M62 ${y + 3}q3-2 6 0t6 0M92 ${y + 4}q3-2 6 0t6 0`,
    1,
    '#ffffffa0',
  )

/** A gable front with a rose window: a cathedral seen from its square. */
export const gable = (x: number, b: number, w: number, h: number): string =>
  rect(x, b - h * 0.6, w, h * 0.6, 'marble') +
  path(
    d`M${x - 1} ${b - h * 0.6}l${w * 0.17} ${-h * 0.22} ${w * 0.17} ${h * 0.16} ${w * 0.17} ${-h * 0.34} ${w * 0.17} ${h * 0.34} ${w * 0.17} ${-h * 0.16} ${w * 0.17} ${h * 0.22}z`,
    'marble',
  ) +
  line(
    d`M${x} ${b - h * 0.42}h${w}M${x} ${b - h * 0.2}h${w}M${x + w / 3} ${b}v${-h * 0.68}M${x + (w * 2) / 3} ${b}v${-h * 0.68}`,
    1,
    'verde',
  ) +
  disc(x + w / 2, b - h * 0.52, w * 0.1, 'coin', { pen: 0.9 }) +
  gate(x + w / 2 - 2.2, b, 4.4, h * 0.3)
