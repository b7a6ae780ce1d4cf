/** People in profile, as on a medal: one head with many hats, noses, beards and heads of hair. */
import { d, disc, line, moved, oval, path, rect, shade } from './pen'

const HAIR = {
  brown: '#5c3a22',
  black: '#2e2420',
  grey: '#b9b1a3',
  fair: '#c98f3f',
  red: '#9c4a25',
}

const BERRETTO =
  'M-11.5-12C-13-19-6-24.5 1-24c6 .4 10 4 9.3 8.5C5-17.5-3-16.5-8-12.5c-1.3.8-2.8 1-3.5.5z'

/** What sits on the head; `hue` colours what is dyed. */
const HATS = {
  bare: () => '',
  berretto: (hue: string) =>
    path(BERRETTO, hue, { pen: 1.2 }) + shade('M2-24c5.5.5 9 4 8.3 8.5-2-.8-4.3-1-6.5-.9z', 0.2),
  mazzocchio: (hue: string) =>
    path('M-13-13c-1-5 4-8 11-8.5s13.5 1 13.5 5c-6-2-18-1.5-24.5 3.5z', hue, { pen: 1.2 }) +
    path('M-11.5-13c-4 4-4 10-2 16 2.5-1 4-3 4-6-1-3-.5-7 1-11z', hue) +
    path('M-8-20C-6-26 5-27 8-20z', hue),
  coif: () =>
    path(
      'M-9.5-2C-13-10-11-18.5-4-20.5c6-1.7 12 .5 12 6.5-4-2.5-8-2-10 2-1.5 3-2 7-3.5 10.5-1.5 1-3 .8-4-.5z',
      'paper',
      { pen: 1.2 },
    ) + line('M-2-12c-1.5 3-2 7-3.5 10', 0.8, 'line', 0.5),
  skullcap: (hue: string) =>
    path('M-10.5-11C-11-18-5-21.5 0-21.5c5 0 8.3 2.4 8.2 6.5C3-17-5-16-10.5-11z', hue, {
      pen: 1.2,
    }),
  helmet: (hue: string) =>
    path(
      'M-11 4C-14-8-13-19-4-22.5 4-25 10-20.5 10-13l-9 .5c-1.5 3-1 7-3 11-1.5 3.5-5 6-9 5.5z',
      'steel',
      { pen: 1.2 },
    ) +
    shade('M3-23.3c4.5.8 7 4.8 7 10.3l-4 .2C6-17 5-21 3-23.3z', 0.28) +
    line('M-9-9C-8-17 0-20 9-16.5', 1, 'line', 0.6) +
    path('M-4-22.5c-4-5-1-9 6-8-1.5 1.5-1.5 3 0 4.5-2.5 0-4.5 1.5-6 3.5z', hue),
  sallet: (hue: string) =>
    path(
      'M-16 1C-14-6-14-18-4-22.5 4-25 11-20 11-11.5L4-10c-3 .5-5 3-6.5 6C-5-1-10 1-16 1z',
      'steel',
      { pen: 1.2 },
    ) +
    shade('M3-23c5 1 8 5 8 11.5L5-10.2C6-15 5.5-20 3-23z', 0.26) +
    line('M-13-3C-10-9 0-15 11-14', 1, 'line', 0.6) +
    line('M-3-23C2-29 9-28 13-24', 2.6, hue),
  barbute: () =>
    path(
      'M-11 5C-14-8-13-19-4-22.5 4-25 10.5-20.5 10.5-12v4l-4 1L8 5H2.5L1-7-1-12.5C-3-8-3-1-5 5z',
      'steel',
      { pen: 1.2 },
    ) + shade('M3-23.3c5 .8 7.5 5 7.5 11.3v4l-3 .8C8-13 6.5-19 3-23.3z', 0.28),
  mitre: () =>
    path('M-10-13L-11-24C-8-30-4-34 1-36c4 4 7.5 9 9 15l-1 7.5c-6-2-13-2-19 .5z', 'marble', {
      pen: 1.2,
    }) +
    path('M-10-13l-.4-4c6.5-2.5 13-2.5 19.5-.5l-.4 4c-6-1.7-13-1.5-18.7.5z', 'coin', { pen: 1 }) +
    line('M0-32v13M-4-26h8', 1.5, 'seal'),
  galero: () =>
    path('M-9-15C-9-22-4-25 1-25s9 3 9 9z', 'seal', { pen: 1.2 }) +
    path('M-18-12C-12-17 12-18.5 20-14 12-11-10-10.5-18-12z', 'seal', { pen: 1.2 }) +
    line('M-9-12C-11-4-10 4-8 9', 1.3, 'seal') +
    path('M-8 8l2 5h-4z', 'seal', { pen: 0.9 }),
  biretta: (hue: string) =>
    path('M-10-12l1-10c4-3 14-3.5 18-1l1 8.5c-6-2-14-1.5-20 2.5z', hue, { pen: 1.2 }) +
    line('M0-24.5v6', 1),
  tonsure: (_: string, hair: string) =>
    path('M-9-10C-10-17-4-20 0-20s8 1.5 8 6c-3-2-6-2.5-8-2-4 .8-6 3-9 6z', 'skin', { pen: 1 }) +
    line('M-10-7C-10-13-4-16 2-15.5s5 1.5 6 3', 2.2, hair),
  laurel: () =>
    line('M-9-9C-8-15-1-18 7-15', 1.2, 'verde') +
    [
      [-9, -11, -70],
      [-6.5, -14.5, -48],
      [-2.5, -16.8, -25],
      [2, -17.3, -5],
      [6, -16, 12],
    ]
      .map(([x, y, turn]) =>
        oval(x!, y!, 3.2, 1.5, 'vp', { pen: 0.8, transform: `rotate(${turn} ${x} ${y})` }),
      )
      .join(''),
  straw: () =>
    path('M-8-15C-7-22-2-25 2-24.5S9-21 9-15z', 'grain', { pen: 1.2 }) +
    path('M-17-12.5C-11-16.5 10-18.5 19-13.5 12-11.5-9-11-17-12.5z', 'grain', { pen: 1.2 }) +
    line('M-7.5-16.3c5-1 11-1.3 16-.4', 1.4, 'terra'),
  hood: (hue: string) =>
    path(
      'M-12 7C-17-5-16-20-4-24.5 4-27 11-22.5 10.5-13.5c-3-2.5-8-3-10 0-2.5 3.5-1.5 9-3.5 14.5-1.5 4.5-5 7-9 6z',
      hue,
      { pen: 1.2 },
    ) + shade('M-12 7c4 1 7.5-1.5 9-6 2-5.5 1-11 3.5-14.5-5 0-8 4-9 9S-10 4-12 7z', 0.25),
  wimple: (hue: string) =>
    path(
      'M-13 9C-18-5-16-19-5-23c8-3 14 1 14 8-4-2-9-1.5-11 2-1.5 4 0 9-1 14 2.5 2.5 6 3 9 1.5 0 5-3 8-7 8.5-5 1-10 0-12-1.5z',
      'paper',
      { pen: 1.2 },
    ) + path('M-13 9C-18-5-16-19-5-23c-4 7-6 14-4 22-1 3-2 6-4 10z', hue),
  veil: () =>
    path(
      'M-10-11C-10-19-3-22 2-21.5c4 .5 6.5 3 6.5 6.5C4-17-2-16-5-12c-3 6-3 14-7 20-3-6-1-13 2-19z',
      '#fff6e6c8',
    ) +
    [
      [-3, -15],
      [0, -16.5],
      [3.5, -16.8],
      [7, -15.5],
    ]
      .map(([x, y]) => disc(x!, y!, 1.1, 'paper', { pen: 0.6 }))
      .join(''),
  tiara: () =>
    path('M-10-12C-13-22-8-33 0-39c7 5 11 14 9 24-6-2-13-1.5-19 3z', 'marble', { pen: 1.2 }) +
    [
      [-10, -15],
      [-10.5, -22],
      [-8, -29],
    ]
      .map(([x, y]) => path(d`M${x!} ${y!}q9-4 18-1l.3 3.5q-9-2.5-18.5 1z`, 'coin', { pen: 1 }))
      .join('') +
    line('M0-39v-4m-1.7 1.5h3.4', 1.2),
  plume: (hue: string) =>
    path(BERRETTO, hue, { pen: 1.2 }) +
    path('M-6-19c-8-1-12-6-10-13 4 1 8 4 9 7-1-4 0-8 2-10 3 4 3 10 0 16z', 'paper'),
  brim: (hue: string) =>
    path('M-9-15C-9-22-4-24 1-24s9 2 9 8z', hue, { pen: 1.2 }) +
    path('M-15-12.5C-10-16 10-17.5 16-14 10-11.5-9-11-15-12.5z', hue, { pen: 1.2 }),
}

/** The outline of brow, nose and chin. */
const NOSES = {
  straight: 'L8.2-10.5 11-5.5 8.9-4.6 9.3-3 8.7-2.2 9-1 8.2 0 8.4 1.8C7.8 3.8 5.5 4.2 3.6 3.6',
  hooked:
    'L8.4-10.8C10.6-9.8 12.4-7.2 12-4.6L9-4.4 9.4-3 8.7-2.2 9-1 8.2 0 8.6 2C8 4 5.5 4.4 3.6 3.6',
  snub: 'L7.8-10C8.6-8.4 10.2-7.4 10.8-5.8 10.4-5 9.4-4.7 8.9-4.6L9.3-3.2 8.6-2.4 8.9-1.2 8.1-.2 8.2 1.6C7.6 3.4 5.5 4 3.6 3.6',
  strong: 'L8.6-10.4 11.4-5.6 9.2-4.4 9.4-3 8.9-2.2 9.2-1 8.8 .4 9.8 2.2C9.4 4.8 6 5.2 3.6 3.8',
}

const BEARDS = {
  none: '',
  short: 'M-1.5-3.5C0 .5 3-1.5 6.5-2.8L8.6-1.6 8.4 2C9 6 7 9.5 4.5 10 1 8.5-1.5 3-1.5-3.5z',
  long: 'M-2-4C-.5 .5 3-1.5 6.5-2.8L8.8-1.6C9 5 11.5 12 8 20 2 16-3 8-2-4z',
  pointed: 'M1.5-1.5C3.5-.5 5-1.8 6.5-2.8L8.7-1.6C9 3 9.8 7 8.4 11 5 8 2 4 1.5-1.5z',
  moustache: 'M3.2-3.2C5.5-4.8 8.5-4.6 10.2-2.6 7.5-2.2 5-1.6 3.2-3.2z',
}

/** Hair below the hat. */
const LENGTHS = {
  none: '',
  short:
    'M-1-10.5C-1.5-8-3-7-3.5-4-4 0-6.5 2.5-9.5 2-12-3-12-13-6.5-17.5c4-3 10-2.5 13 .5C2-16 0-14-1-10.5z',
  /** A lady's, gathered behind the neck. */
  gathered: 'M-9-18c-6 3-8 12-5 19 1 4 3 7 6 8l5-5V-8z',
  long: 'M-1-10.5C-1.5-7-2.5-5-2.5-1-2.5 4-4 8-8 10.5-13 8-15-12-6.5-17.5c4-3 10-2.5 13 .5C2-16 0-14-1-10.5z',
}

export interface Face {
  hat: keyof typeof HATS
  cloth: string
  /** The hat's colour where it is not the cloth's. */
  dyed?: string
  hair?: keyof typeof HAIR
  length?: keyof typeof LENGTHS
  beard?: keyof typeof BEARDS
  nose?: keyof typeof NOSES
  /** The edge of the collar. */
  trim?: string
  /** A fur collar instead of a hem. */
  fur?: boolean
  /** Lines of age beside the mouth and on the brow. */
  old?: boolean
  /** Looks to the left. */
  turned?: boolean
}

/** Hats that leave no hair to be seen. */
const CLOSED: readonly Face['hat'][] = ['helmet', 'barbute', 'sallet', 'wimple', 'hood']

/** A head and shoulders: the neck at `x`, standing on `b`, `scale` times the size it is drawn in. */
export function profile(face: Face, x = 60, b = 54, scale = 1.05): string {
  const { hat, cloth, dyed = cloth, beard = 'none', nose = 'straight', trim = 'coin' } = face
  const hair = HAIR[face.hair ?? 'brown']
  const gathered = face.length === 'gathered'
  const locks = LENGTHS[face.length ?? (CLOSED.includes(hat) ? 'none' : 'short')]
  const head = `M-5.5 7C-5 3-5.5 1-7-1.5-10-6-9.5-14-4.5-17 0-19.5 6-18.5 7.8-13.5${NOSES[nose]}L4.2 7.5C1 9.5-3 9.5-5.5 7z`
  const drawn =
    path('M-21 20C-20 10-13 6.5-6 4.5L5 4C12 6 19 9 21 20z', cloth, { pen: 1.2 }) +
    shade('M4 4.2C12 6 19 9 21 20H8z', 0.2) +
    (face.fur
      ? path('M-12 6.5C-7 12 4 12.5 10 5.5L13 9C6 17-8 17-15 9.5z', '#d8c39a', { pen: 1 }) +
        line('M-9 11l1 2M-3 13.5l.5 2M4 13.2l-.5 2M9 10.5l-1.2 1.8', 0.8, 'line', 0.5)
      : line('M-9 6C-5 11 3 11 8 5.5', 2, trim)) +
    (gathered ? path(locks, hair) : '') +
    path(head, 'skin', { pen: 1.2 }) +
    line('M5-10.5l2.4-.2M6-8.2l1 .2', 1.1) +
    line('M6.8-1.8l2-.2', 0.9) +
    line('M-1.5-8.5c-1.5.3-1.5 3.5 0 4.2', 0.9) +
    (face.old
      ? line('M3.8-5.5q1.8 1.2 1.2 3.6M4.5-13.2l2.4-.4M3.2-8.6q.8.8 2 .8', 0.6, 'line', 0.6)
      : '') +
    (beard === 'none' ? '' : path(BEARDS[beard], hair)) +
    (locks === '' || gathered ? '' : path(locks, hair)) +
    HATS[hat](dyed, hair)
  return moved(x, b - 17 * scale, scale, drawn, face.turned)
}

/** Damask behind a portrait or an emblem. */
export function niche(wall: string, pattern: string): string {
  let lozenges = ''
  for (const [row, y] of [6, 19, 32, 45].entries())
    for (let x = row % 2 === 0 ? -4 : 3; x < 124; x += 13) lozenges += d`M${x} ${y}l4-5 4 5-4 5z`
  return (
    rect(-1, -1, 122, 54, wall, { pen: 0 }) +
    path(lozenges, 'none', { pen: 1, stroke: pattern, opacity: 0.75 })
  )
}

/** A glow behind an emblem. */
export const glow = (): string => disc(60, 26, 24, '#fff', { pen: 0, opacity: 0.06 })
