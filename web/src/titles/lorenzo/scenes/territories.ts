/** The twenty-four territories. */
import { d, icon, line, path, shade } from '../../scenes/pen'
import {
  castle,
  church,
  clouds,
  cypress,
  dome,
  gate,
  ground,
  hill,
  house,
  river,
  rock,
  sky,
  sun,
  tower,
  tree,
  wall,
  waves,
} from '../../scenes/land'
import { block, field, glints, mine, peak, rays, roof } from './built'

const row = (xs: readonly [number, number][], draw: (x: number, size: number) => string): string =>
  xs.map(([x, size]) => draw(x, size)).join('')

/** Steps cut into a slope. */
const quarry = (outline: string, stone: string, shaded: string): string =>
  path(outline, stone) + shade(shaded, stone === 'marble' ? 0.12 : 0.22)

const DRAWN: Record<string, string> = {
  'commercial-hub':
    clouds() +
    hill(20, 26, 90) +
    hill(105, 30, 80, '#a5bd7c') +
    ground() +
    house(22, 45, 14, 10) +
    house(84, 44, 16, 11) +
    icon('market', 46, 22, 26),
  woods:
    hill(60, 30, 150, '#a5bd7c') +
    ground() +
    row(
      [
        [16, 11],
        [33, 13],
        [52, 11],
        [71, 14],
        [90, 11],
        [106, 13],
      ],
      (x, size) => tree(x, 47, size),
    ),
  village:
    clouds() +
    hill(90, 24, 110) +
    ground() +
    church(48, 45, 0.9) +
    house(18, 46) +
    house(33, 48, 12, 8) +
    house(82, 46, 14) +
    cypress(104, 46, 20),
  'gravel-pit':
    hill(28, 22, 100) +
    ground(46) +
    rock(46, 49, 56, 26) +
    rock(30, 50, 34, 15) +
    icon('stone', 88, 28, 20),
  forest:
    hill(60, 20, 170, '#7d9a63') +
    cypress(14, 44, 26) +
    cypress(28, 46, 30) +
    cypress(104, 44, 27) +
    cypress(92, 46, 31) +
    tree(44, 50, 17, '#587f48') +
    tree(80, 50, 17, '#587f48') +
    tree(62, 50, 20),
  monastery:
    clouds() +
    hill(60, 24, 140) +
    ground(45) +
    church(44, 45, 1.05) +
    wall(18, 47, 26, 8, 'plaster') +
    wall(70, 47, 30, 8, 'plaster') +
    cypress(14, 47, 22) +
    cypress(108, 47, 24),
  citadel: hill(60, 24, 150, '#9db36f') + ground(47) + castle(42, 36, 1),
  city:
    clouds() +
    ground(46) +
    tower(14, 46, 7, 26) +
    house(22, 46, 14, 12) +
    tower(38, 46, 6, 20) +
    dome(46, 46, 1.02) +
    tower(76, 46, 8, 31) +
    house(85, 46, 14, 12) +
    tower(101, 46, 6, 22) +
    wall(4, 51, 112, 6),
  'gold-mine':
    hill(64, 14, 130, '#b99b62') +
    ground(46) +
    mine(54, 47) +
    rock(78, 49, 30, 14) +
    glints([70, 20], [40, 26], [84, 30], [58, 14], [30, 36]),
  'mountain-town':
    peak(28, 26, 32) +
    peak(62, 30, 38) +
    peak(98, 26, 30) +
    ground(45) +
    house(36, 46) +
    house(54, 47, 14, 10) +
    house(74, 46, 12, 8) +
    cypress(94, 46, 18),
  'mining-town':
    hill(26, 18, 90, '#b09a72') +
    ground(46) +
    mine(18, 47) +
    rock(36, 48, 28, 16) +
    house(66, 46, 15, 11) +
    house(86, 47, 13, 9) +
    tower(104, 46, 6, 20),
  'rock-pit':
    quarry('M10 52l8-14h16l4-10h18l4-11h26l6 12h12l10 23z', 'stone', 'M86 17l6 12h12l10 23H88z') +
    line('M18 38h30M38 28h30', 0.9, 'line', 0.6) +
    icon('stone', 16, 30, 20),
  estate:
    clouds() +
    hill(96, 22, 110) +
    ground(42) +
    field(14, 42, 42) +
    icon('villa', 62, 10, 36) +
    cypress(104, 45, 22) +
    cypress(54, 44, 18),
  hermitage:
    sun(24, 13) +
    rock(30, 52, 66, 34) +
    church(52, 26, 0.62) +
    cypress(84, 34, 13) +
    tree(24, 50, 9) +
    tree(104, 50, 10),
  'manor-house':
    hill(20, 28, 80) +
    ground() +
    block(34, 46, 46, 22, 2, 5) +
    roof(30, 21, 54, 8) +
    cypress(22, 47, 24) +
    cypress(94, 47, 26) +
    tree(107, 48, 9),
  dukedom:
    clouds() +
    hill(40, 18, 120, '#9db36f') +
    ground(45) +
    castle(22, 32, 0.82, '#2f5f9e') +
    field(70, 42, 38) +
    house(88, 42, 13, 9),
  'trading-town':
    clouds() +
    waves(40) +
    house(8, 42, 15, 13) +
    house(24, 42, 13, 17) +
    tower(38, 42, 7, 24) +
    house(46, 42, 14, 12) +
    icon('ship', 72, 14, 34),
  farm:
    sun(98, 12) +
    hill(30, 26, 100) +
    ground(40) +
    field(58, 40, 46) +
    house(20, 45, 22, 12) +
    tree(50, 45, 10) +
    path(d`M84 42q6-14 12 0z`, 'coin'),
  colony:
    sun(18, 12) +
    waves(36) +
    path('M54 52q10-22 34-20t34 12v10H54z', '#c9b67c') +
    wall(74, 38, 30, 8, 'wood') +
    tower(84, 38, 7, 18, 'grain', 'military') +
    icon('ship', 14, 16, 30),
  'marble-pit':
    quarry('M6 52l10-16h18l6-12h22l6-11h20l10 14h10l8 25z', 'marble', 'M88 13l10 14h10l8 25H92z') +
    line('M16 36h40M40 24h44M22 44l12-4 6 5M60 30l8-3 8 6 6-3M50 46l14-5', 0.9, 'serena') +
    icon('block-white', 84, 26, 22),
  province:
    clouds() +
    hill(24, 22, 90) +
    hill(92, 18, 110, '#a5bd7c') +
    ground(47) +
    castle(78, 28, 0.5) +
    house(18, 30, 11, 7) +
    church(40, 47, 0.7) +
    river('M62 54q-6-8 4-12t2-10', 4),
  sanctuary:
    hill(60, 22, 130) +
    rays(60, 18) +
    church(44, 32, 0.95) +
    cypress(26, 46, 24) +
    cypress(96, 46, 24) +
    ground(48),
  castle:
    clouds() +
    hill(60, 28, 160, '#9db36f') +
    castle(34, 44, 1.35) +
    tree(16, 50, 10) +
    tree(106, 50, 10),
  'fortified-town':
    ground(40) +
    house(34, 36, 14, 12) +
    church(52, 37, 0.8) +
    house(76, 36, 13, 11) +
    wall(14, 48, 92, 12) +
    tower(10, 49, 10, 24, 'stone') +
    tower(100, 49, 10, 24, 'stone') +
    gate(54, 48, 10, 11),
}

export const territories: Record<string, string> = Object.fromEntries(
  Object.entries(DRAWN).map(([name, drawn]) => [name, sky() + drawn]),
)
