/** The twenty-four buildings, in the yellow light of a square. */
import { icon, line, rect } from '../../scenes/pen'
import { castle, church, clouds, cypress, dome, ground, house, sky, wall } from '../../scenes/land'
import {
  arch,
  block,
  campanile,
  chest,
  columns,
  crane,
  facade,
  glints,
  loggia,
  octagon,
  pediment,
  ramparts,
  rays,
  roof,
  tent,
} from './built'

const SQUARE = '#d9c083'
const square = (y = 47): string => ground(y, SQUARE)

const DRAWN: Record<string, string> = {
  mint: block(28, 48, 44, 28) + square(48) + icon('coin', 80, 18, 28),
  'tax-office': block(22, 48, 40, 30, 2, 3) + square(48) + icon('simony', 72, 12, 34),
  'triumphal-arch': square() + arch(36, 48, 48, 32) + cypress(20, 48, 22) + cypress(100, 48, 22),
  theater:
    square() + loggia(20, 48, 80, 15, 7) + loggia(26, 31, 68, 13, 6) + icon('mask', 49, 4, 22),
  'carpenters-shop':
    square() + house(20, 48, 42, 20) + icon('wood', 66, 20, 30) + icon('production', 94, 12, 20),
  'stonemasons-shop':
    square() + house(20, 48, 40, 19) + icon('stone', 66, 20, 30) + icon('production', 94, 12, 20),
  chapel:
    rays(54, 24) + square() + church(42, 48, 1.25) + cypress(24, 48, 22) + cypress(98, 48, 20),
  residence: square(48) + block(32, 49, 56, 36, 3, 5) + cypress(18, 49, 26),
  marketplace: square() + loggia(12, 48, 62, 26, 4) + icon('market', 76, 16, 34),
  treasury:
    square() + block(14, 48, 44, 30, 2, 4) + chest(68, 46) + glints([70, 20], [84, 16], [98, 20]),
  'painters-guild': square() + loggia(12, 48, 58, 28, 4) + icon('artist', 74, 10, 38),
  'sculptors-guild': square() + loggia(12, 48, 58, 28, 4) + icon('statue', 74, 10, 38),
  'stonemasons-guild':
    square() + wall(18, 48, 46, 20) + crane(66, 48, 34) + icon('stone', 94, 28, 20),
  baptistery:
    clouds() + square() + octagon(38, 48, 44, 20) + cypress(22, 48, 20) + cypress(98, 48, 20),
  barracks:
    square() + block(12, 48, 62, 20, 1, 6) + roof(8, 25, 70) + icon('condottiere', 82, 14, 32),
  stronghold: clouds() + square(48) + castle(30, 49, 1.6),
  bank:
    square(48) + block(14, 49, 54, 34, 3, 5) + icon('coin', 76, 24, 24) + icon('coin', 88, 10, 24),
  fair: square(46) + tent(10, 48, 1.2) + tent(38, 48, 1.5, '#2f5f9e') + icon('market', 78, 18, 32),
  garden:
    ground(40, '#9db36f') +
    [14, 26, 94, 106].map((x) => cypress(x, 42, 22)).join('') +
    rect(34, 40, 52, 8, '#5d8a55') +
    icon('deco-cup', 48, 14, 26) +
    line('M61 14q-6-6-10 2M61 14q6-6 10 2', 1.3, 'sea'),
  fortress: square(49) + ramparts(),
  palace: square(49) + block(18, 50, 84, 26, 2, 8) + loggia(30, 22, 60, 12, 6),
  church: rays(60, 16) + square(48) + facade(),
  'military-academy':
    square(48) +
    columns(16, 48, 46, 20, 6) +
    pediment(16, 26, 46, 11) +
    icon('military', 70, 12, 36),
  cathedral:
    clouds() +
    square(49) +
    campanile(84, 50, 9, 40) +
    rect(20, 34, 62, 16, 'marble') +
    line('M20 39h62M20 45h62', 1.3, 'verde') +
    dome(36, 38, 1.05) +
    pediment(18, 34, 18, 8),
}

export const buildings: Record<string, string> = Object.fromEntries(
  Object.entries(DRAWN).map(([name, drawn]) => [name, sky('#f2ddb0', '#fbf0d4') + drawn]),
)
