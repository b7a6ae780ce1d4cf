/** Arms of the outside families: one plain division of the shield each, in two or three tinctures. */
import { flat, moved, path, shade } from '../../scenes/pen'

const SHIELD =
  'M5 4.5c3.6 1.2 7.3 1.2 11-.8 3.7 2 7.4 2 11 .8 1 9-.5 18.5-11 24.3-10.5-5.8-12-15.3-11-24.3z'
const GOLD = '#e2ae3f'
const BLUE = '#2f5f9e'
const RED = '#b3322a'
const WHITE = '#fbf3e0'
const GREEN = '#4c7d47'

/** The field of the shield, and what is painted on it. */
const ARMS: Record<string, [field: string, ...charges: [shape: string, tincture: string][]]> = {
  sforza: [GOLD, ['M16 0h20v16H16zM0 16h16v20H0z', BLUE]],
  este: [BLUE, ['M0 12h40v8H0z', WHITE]],
  montefeltro: [GOLD, ['M-4 2l40 26v-7L-4-5zM-4 16l40 26v-7L-4 9zM4-9l30 20V4L14-9z', BLUE]],
  gonzaga: [WHITE, ['M13 0h6v13h20v6H19v20h-6V19H-4v-6h17z', RED]],
  malatesta: [
    GREEN,
    ['M-4 9l40 14v8L-4 17z', GOLD],
    [
      'M0 10.5l6 2v4l-6-2zM12 14.7l6 2v4l-6-2zM24 19l6 2v4l-6-2zM6 16.5l6 2v4l-6-2zM18 20.8l6 2v4l-6-2z',
      RED,
    ],
  ],
  bentivoglio: [GOLD, ['M0 2l5 3 1 5 6 0 2 5 6 0 1 5 6 1 2 5 8 2v-40H0z', RED]],
}

export const families = Object.keys(ARMS)

export function arms(family: string): string {
  const [field, ...charges] = ARMS[family]!
  const clip = `arms-${family}`
  return moved(
    40,
    5,
    1.31,
    `<clipPath id="${clip}"><path d="${SHIELD}"/></clipPath>` +
      path(SHIELD, field, { pen: 0 }) +
      `<g clip-path="url(#${clip})">` +
      charges.map(([shape, tincture]) => flat(shape, tincture)).join('') +
      shade('M16 0h20v36H16z', 0.16) +
      '</g>' +
      path(SHIELD, 'none', { pen: 1.2 }),
  )
}
