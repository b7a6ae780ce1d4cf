/** The twenty-four ventures, at dusk. */
import { disc, icon, line, path, rect, shade } from '../../scenes/pen'
import {
  castle,
  church,
  dome,
  ground,
  hill,
  house,
  river,
  sky,
  sun,
  tower,
  wall,
  waves,
} from '../../scenes/land'
import { profile } from '../../scenes/people'
import { block, crane, loggia, rays, scaffold, tent } from './built'

const camp = (y = 46): string => ground(y, '#b59a86')
const marching = (...xs: number[]): string => xs.map((x) => icon('unit', x, 17, 29)).join('')

const DRAWN: Record<string, string> = {
  'hiring-recruits': camp() + marching(22, 46, 70) + icon('kind-venture', 96, 8, 16),
  'repairing-the-church': camp(47) + church(42, 48, 1.2) + scaffold(34, 48, 34, 30),
  'building-the-walls': camp(47) + wall(12, 48, 60, 16) + crane(78, 48, 34),
  'raising-a-statue':
    camp(48) +
    rays(60, 18) +
    icon('statue', 40, 6, 42) +
    line('M30 48L58 12M90 48L64 12', 1.2, 'wood'),
  'military-campaign':
    camp() + tent(16, 48, 1.3, '#2f5f9e') + tent(48, 48, 1.6) + icon('deco-banner', 88, 10, 34),
  'hosting-panhandlers':
    camp() + loggia(10, 47, 44, 24, 3) + icon('servant', 56, 22, 26) + icon('servant', 80, 20, 28),
  'fighting-heresies': camp(48) + icon('savonarola', 34, 8, 40) + icon('faith', 66, 6, 40),
  'support-to-the-bishop': camp(48) + icon('office', 40, 6, 40),
  'hiring-soldiers': camp() + marching(12, 34, 56, 78),
  'repairing-the-abbey':
    camp(47) + loggia(12, 48, 46, 22, 4) + church(58, 48, 1.1) + scaffold(56, 48, 30, 28),
  'building-the-bastions':
    camp(49) +
    path('M4 50l14-22h26l16-12 16 12h26l14 22z', 'stone', { pen: 1.2 }) +
    shade('M76 28h26l14 22H90z') +
    line('M18 28h26M76 28h26M44 28l16 22 16-22', 1, 'line', 0.7) +
    tower(54, 20, 12, 8, 'stone', 'military'),
  'support-to-the-king': camp(48) + icon('royal-visit', 38, 4, 44),
  'improving-the-canals':
    hill(20, 26, 90, '#a5bd7c') +
    hill(100, 24, 100) +
    ground(44) +
    river('M60 26q-4 10 8 14t4 14', 9) +
    house(20, 44, 12, 8) +
    icon('harvest', 88, 16, 24),
  'hosting-foreigners':
    camp() +
    block(14, 48, 40, 28, 2, 3) +
    icon('familiar', 56, 20, 28) +
    icon('servant', 80, 20, 27),
  crusade: sun(20, 12) + waves(42) + icon('ship', 30, 4, 44) + icon('ship', 80, 18, 28),
  'support-to-the-cardinal': camp(48) + icon('cardinal', 38, 5, 44),
  'hiring-mercenaries':
    camp() +
    icon('condottiere', 20, 12, 36) +
    icon('condottiere', 64, 12, 36) +
    icon('coin', 50, 28, 20),
  'repairing-the-cathedral': camp(48) + dome(42, 49, 1.35) + scaffold(36, 49, 46, 34),
  'building-the-towers':
    camp(48) +
    tower(26, 49, 12, 32) +
    tower(50, 49, 13, 38, 'plaster', 'military') +
    tower(76, 49, 12, 26) +
    scaffold(74, 49, 16, 34),
  'promoting-sacred-art':
    rect(34, 6, 52, 42, 'coin', { pen: 1.3 }) +
    path('M39 44V22a21 16 0 0 1 42 0v22z', 'sea') +
    profile({ hat: 'veil', cloth: '#2f4f8f', hair: 'fair', length: 'gathered' }, 60, 45, 0.7) +
    disc(58, 27, 11, 'none', { pen: 1.6, stroke: 'coin' }),
  'military-conquest': camp(47) + icon('war', 8, 12, 40) + castle(62, 48, 1.25),
  'improving-the-roads':
    hill(24, 26, 90, '#a5bd7c') +
    hill(96, 22, 100) +
    ground(46) +
    line('M50 54q30-8 6-14t12-14', 8) +
    line('M50 54q30-8 6-14t12-14', 6, 'grain') +
    icon('production', 88, 14, 26),
  'sacred-war': camp(48) + icon('military', 22, 8, 40) + icon('cross', 62, 8, 38),
  'support-to-the-pope': rays(60, 20) + camp(49) + icon('tiara', 40, 5, 42),
}

export const ventures: Record<string, string> = Object.fromEntries(
  Object.entries(DRAWN).map(([name, drawn]) => [name, sky('#c9b2cf', '#f1dcc8') + drawn]),
)
