/**
 * The pictures of the cards: small printed scenes of 120 x 52, put together from hills, towers,
 * profiles, arms and emblems.
 */
import { arms, families } from './arms'
import {
  arches,
  castle,
  church,
  cliff,
  clouds,
  cypress,
  dome,
  drum,
  gable,
  gate,
  ground,
  hill,
  house,
  palace,
  river,
  rock,
  sky,
  sun,
  tower,
  tree,
  wall,
  waves,
} from '../../scenes/land'
import { d, icon, line, path, rect } from '../../scenes/pen'
import { niche, profile, type Face } from '../../scenes/people'

/** Cities, fortresses and the seats of the five houses, each by what it is known for. */
const LAND: Record<string, string> = {
  // The two towers above the porticoes.
  bologna:
    sky() +
    clouds() +
    ground(46) +
    house(8, 46, 15, 13) +
    dome(24, 46, 0.8) +
    `<g transform="rotate(-2.5 60 46)">${tower(56, 46, 6, 37)}</g>` +
    `<g transform="rotate(4 70 46)">${tower(67, 46, 6, 22)}</g>` +
    house(78, 46, 16, 15) +
    house(95, 46, 15, 12) +
    arches(4, 52, 112, 9, 14),
  // A town on its hill, the Tiber below.
  perugia:
    sky() +
    hill(24, 24, 90) +
    hill(88, 20, 110, '#a5bd7c') +
    ground(48) +
    wall(66, 32, 44, 6) +
    house(70, 27, 9, 7) +
    church(80, 28, 0.62) +
    house(97, 27, 9, 7) +
    church(26, 47, 0.62) +
    tree(14, 48, 8) +
    river('M60 56q-6-9 4-13t2-9', 4),
  // The ducal palace between its two slender turrets.
  urbino:
    sky() +
    clouds() +
    hill(60, 30, 170, '#9db36f') +
    rect(26, 24, 68, 22, 'plaster') +
    wall(26, 46, 68, 6) +
    palace(47, 46, 26, 30, 3, 2) +
    turret(38) +
    turret(74) +
    tree(14, 50, 10) +
    tree(106, 50, 10),
  // The arch above the harbour, ships coming home.
  ancona:
    sky() +
    sun(18, 12) +
    waves(36) +
    path('M62 54q8-24 32-20t30 6v14H62z', '#c9b67c') +
    rect(82, 14, 20, 22, 'marble') +
    gate(88, 36, 8, 15) +
    rect(80, 11, 24, 4, 'marble') +
    rect(84, 7, 16, 4, 'marble') +
    icon('ship', 14, 12, 32),
  // The Roman bridge.
  rimini:
    sky() +
    clouds() +
    house(8, 36, 14, 13) +
    tower(24, 36, 7, 22) +
    house(84, 36, 14, 12) +
    church(98, 36, 0.7) +
    waves(40) +
    arches(10, 48, 76, 16, 5) +
    icon('ship', 88, 22, 26),
  // The cathedral on the tufa.
  orvieto:
    sky() +
    sun(100, 12) +
    ground(46) +
    cliff(20, 52, 80, 22) +
    gable(46, 30, 24, 24) +
    house(28, 30, 12, 8) +
    house(76, 30, 12, 8) +
    cypress(12, 50, 20) +
    cypress(110, 50, 18),
  // The palace of the Popes behind its walls.
  viterbo:
    sky() +
    ground(40) +
    palace(30, 38, 26, 18, 2, 4) +
    arches(58, 38, 26, 12, 4) +
    church(86, 38, 0.6) +
    wall(14, 49, 92, 11) +
    tower(10, 50, 10, 24, 'stone') +
    tower(100, 50, 10, 24, 'stone') +
    gate(55, 49, 10, 10),
  // The bridge of towers over the gorge, the fortress above.
  spoleto:
    sky() +
    clouds() +
    hill(20, 14, 100) +
    hill(104, 20, 90, '#a5bd7c') +
    castle(8, 22, 0.62) +
    arches(36, 52, 62, 28, 6) +
    cypress(108, 48, 18) +
    ground(51),
  ceri:
    sky() + hill(60, 34, 170, '#9db36f') + rock(24, 52, 74, 28) + castle(41, 30, 0.95) + ground(50),
  // The aqueduct and the fall of water beside it.
  nepi:
    sky() +
    clouds() +
    hill(90, 24, 110) +
    ground(47) +
    cliff(-8, 54, 44, 22, '#b3a27a') +
    line('M31 33v18', 6, 'sea') +
    line('M29.5 34v16M32.5 36v14', 0.9, '#ffffffb0') +
    arches(36, 50, 50, 20, 5) +
    church(86, 49, 0.8) +
    house(8, 32, 12, 8),
  // One tall keep above the plain.
  sermoneta:
    sky() +
    hill(44, 18, 130, '#9db36f') +
    ground(47) +
    wall(26, 30, 40, 9) +
    tower(36, 30, 12, 25, 'stone', '#2f5f9e') +
    tower(22, 31, 7, 14, 'stone') +
    house(58, 31, 11, 8) +
    path('M74 43h38l8 9H66z', '#d8bf63', { pen: 1 }) +
    line('M80 43l-5 9M88 43l-3 9M96 43v9M104 43l4 9', 0.8, 'line', 0.5),
  // Where the Tiber meets the sea.
  ostia:
    sky() +
    sun(20, 13) +
    ground(44) +
    wall(52, 42, 40, 12) +
    drum(42, 44, 15, 24) +
    drum(86, 44, 13, 18) +
    tower(64, 42, 12, 22, 'stone', 'military') +
    waves(45) +
    icon('ship', 8, 22, 28),
  firenze:
    sky() +
    clouds() +
    ground(47) +
    tower(12, 47, 9, 20) +
    tower(13, 27, 6, 9, 'plaster', 'seal') +
    house(24, 47, 14, 12) +
    rect(80, 16, 7, 31, 'marble') +
    line('M80 24h7M80 32h7M80 40h7', 1.1, 'verde') +
    path('M79 16l4.5-5 4.5 5z', 'terra', { pen: 1 }) +
    rect(40, 36, 40, 11, 'marble') +
    line('M40 41h40', 1.1, 'verde') +
    dome(47, 42, 1.02) +
    house(89, 47, 14, 12) +
    house(104, 47, 12, 10) +
    wall(2, 52, 116, 5),
  'civita-castellana':
    sky() +
    hill(60, 32, 170, '#9db36f') +
    ground(48) +
    cliff(14, 54, 92, 14) +
    wall(30, 41, 60, 11) +
    drum(24, 42, 13, 19) +
    drum(84, 42, 13, 19) +
    path('M50 34v-21l4-3h12l4 3v21z', 'stone') +
    line('M54 10v24M66 10v24', 0.9, 'line', 0.5) +
    line('M60 10v-7', 1) +
    path('M60 2.5l8 2-8 2z', 'military', { pen: 0.9 }) +
    gate(56, 41, 8, 9),
  // Terraces of the temple below the palace.
  palestrina:
    sky() +
    clouds() +
    hill(60, 12, 150, '#9db36f') +
    arches(24, 50, 72, 9, 9) +
    arches(32, 40, 56, 9, 7) +
    palace(40, 30, 40, 14, 1, 6) +
    cypress(14, 50, 20) +
    cypress(106, 50, 22),
  // Four drums by the sea.
  senigallia:
    sky() +
    sun(102, 12) +
    ground(42) +
    wall(34, 42, 52, 16) +
    drum(25, 44, 15, 24) +
    drum(80, 44, 15, 24) +
    drum(52, 44, 14, 19) +
    waves(46),
  // The castle above its lake.
  bracciano:
    sky() +
    clouds() +
    hill(60, 26, 170, '#9db36f') +
    wall(30, 38, 60, 17) +
    drum(24, 40, 12, 26, 'terra') +
    drum(53, 40, 13, 22) +
    drum(84, 40, 12, 26, 'terra') +
    tree(12, 46, 10) +
    waves(44),
}

/** One of the slender turrets of Urbino. */
function turret(x: number): string {
  return (
    rect(x, 14, 8, 32, 'plaster') +
    path(d`M${x - 1} 14l5-12 5 12z`, 'terra') +
    line(d`M${x} 24h8M${x} 34h8`, 0.9, 'line', 0.6) +
    rect(x + 3, 17, 2, 4, 'line', { pen: 0 })
  )
}

const OFFICES: Record<string, Face> = {
  'vice-chancellor': { hat: 'galero', cloth: '#8a2430', hair: 'black', nose: 'hooked' },
  camerlengo: { hat: 'biretta', cloth: '#8a2430', hair: 'grey', old: true, turned: true },
  'depositor-general': { hat: 'berretto', cloth: '#5a1a24', hair: 'grey', beard: 'short' },
  'major-penitentiary': {
    hat: 'tonsure',
    cloth: '#3a3038',
    hair: 'grey',
    nose: 'strong',
    old: true,
  },
  datary: { hat: 'skullcap', cloth: '#4a3a2a', dyed: '#2e2a2e', nose: 'snub', turned: true },
  gonfalonier: { hat: 'helmet', cloth: '#8a6a1c', dyed: '#e2ae3f', beard: 'short' },
  prefect: { hat: 'mazzocchio', cloth: '#6a3a2a', hair: 'grey', nose: 'strong', fur: true },
  castellan: { hat: 'sallet', cloth: '#4a3a2a', dyed: '#b3322a', beard: 'moustache', turned: true },
  secretary: { hat: 'coif', cloth: '#3a2a34', nose: 'snub' },
}

const ARTISTS: Record<string, Face> = {
  michelangelo: {
    hat: 'bare',
    cloth: '#3a3a44',
    hair: 'black',
    beard: 'short',
    nose: 'snub',
    old: true,
  },
  raphael: { hat: 'berretto', cloth: '#2a2a34', length: 'long', turned: true },
  leonardo: {
    hat: 'berretto',
    cloth: '#4a3a5a',
    hair: 'grey',
    length: 'long',
    beard: 'long',
    nose: 'hooked',
    old: true,
  },
  botticelli: { hat: 'bare', cloth: '#8f5a2a', hair: 'fair', length: 'long', nose: 'strong' },
  titian: {
    hat: 'skullcap',
    cloth: '#2a2a2a',
    hair: 'grey',
    beard: 'long',
    fur: true,
    old: true,
    turned: true,
  },
  bramante: { hat: 'bare', cloth: '#6a4a2a', hair: 'grey', nose: 'strong', old: true },
  mantegna: { hat: 'laurel', cloth: '#4a3a2a', nose: 'strong', turned: true },
  perugino: { hat: 'berretto', cloth: '#2f3f3f', dyed: '#6d2430', nose: 'snub', length: 'long' },
  pinturicchio: { hat: 'mazzocchio', cloth: '#3a5a4a', hair: 'black' },
  cellini: {
    hat: 'plume',
    cloth: '#5a3a4a',
    hair: 'red',
    beard: 'pointed',
    nose: 'hooked',
    turned: true,
  },
}

const CONDOTTIERI: Record<string, Face> = {
  naldo: { hat: 'helmet', cloth: '#4a4a3a', dyed: '#4c7d47' },
  marciano: { hat: 'sallet', cloth: '#5a3a2a', dyed: '#e2ae3f', beard: 'short', turned: true },
  oliverotto: {
    hat: 'helmet',
    cloth: '#3a4a5a',
    dyed: '#2f5f9e',
    hair: 'black',
    beard: 'pointed',
    nose: 'hooked',
  },
  vitelli: { hat: 'barbute', cloth: '#5a2a2a', beard: 'short', turned: true },
  baglioni: { hat: 'barbute', cloth: '#3a2a44', nose: 'strong' },
  sanseverino: {
    hat: 'helmet',
    cloth: '#6a2a2a',
    dyed: '#fbf3e0',
    hair: 'grey',
    beard: 'long',
    old: true,
    turned: true,
  },
  alviano: { hat: 'sallet', cloth: '#2a4a3a', dyed: '#b5382b', beard: 'moustache', nose: 'snub' },
  trivulzio: {
    hat: 'brim',
    cloth: '#2a3a5a',
    dyed: '#33302f',
    hair: 'grey',
    beard: 'short',
    nose: 'hooked',
    fur: true,
    old: true,
  },
}

const PLOTS = ['spy', 'poison', 'bravo', 'doctor', 'marriage', 'savonarola', 'simony']

const portraits = (faces: Record<string, Face>, wall: string, pattern: string) =>
  Object.entries(faces).map(([name, face]) => [name, niche(wall, pattern) + profile(face)])

/** Every picture by its name: the card's key, without the number of equal cards. */
export const scenes: ReadonlyMap<string, string> = new Map<string, string>([
  ...Object.entries<string>(LAND),
  ...(portraits(OFFICES, '#7a2a33', '#a34b48') as [string, string][]),
  ...(portraits(ARTISTS, '#2f5d55', '#4d8074') as [string, string][]),
  ...(portraits(CONDOTTIERI, '#54504f', '#7d7770') as [string, string][]),
  ...families.map((name): [string, string] => [name, niche('#6d2334', '#8f3d46') + arms(name)]),
  ...PLOTS.map((name): [string, string] => [
    name,
    niche('#3a2c40', '#5d4a60') + icon(name, 39, 5, 42),
  ]),
])

/** `spy-3` shows the spy. */
export const sceneOf = (card: string): string =>
  scenes.has(card) ? card : card.replace(/-\d$/, '')
