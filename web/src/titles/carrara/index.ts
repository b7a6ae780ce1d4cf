/** The Palaces of Carrara on the table. */
import './carrara.css'
import { say } from '../../lib/texts.svelte'
import { titled, type Title } from '../../lib/title'
import Board from './Board.svelte'
import Estate from './Estate.svelte'
import Rival from './Rival.svelte'
import { flights } from './motion'
import CourtPart from './phone/CourtPart.svelte'
import ColumnsPart from './phone/ColumnsPart.svelte'
import OfferPart from './phone/OfferPart.svelte'
import ScoringPart from './phone/ScoringPart.svelte'
import Tray from './phone/Tray.svelte'
import WheelPart from './phone/WheelPart.svelte'
import { holds } from './places'
import type { View } from './view'

const carrara: Title<View> = {
  Board,
  Estate,
  Rival,
  Tray,
  grid: { width: 1124, board: 486, estate: 316 },
  parts: [
    {
      name: 'wheel',
      label: 'carrara-part-wheel',
      icon: 'block-red',
      Part: WheelPart,
      holds: holds.wheel,
    },
    {
      name: 'offer',
      label: 'carrara-part-offer',
      icon: 'palazzo',
      Part: OfferPart,
      holds: holds.offer,
    },
    {
      name: 'court',
      label: 'carrara-part-court',
      icon: 'royal-visit',
      Part: CourtPart,
      holds: holds.court,
    },
    {
      name: 'columns',
      label: 'carrara-part-columns',
      icon: 'porta',
      estate: true,
      Part: ColumnsPart,
      holds: holds.columns,
    },
    {
      name: 'scoring',
      label: 'carrara-scoring',
      icon: 'pillar',
      estate: true,
      Part: ScoringPart,
      holds: holds.scoring,
    },
  ],
  flights,
  goodIcon(good) {
    const [colour, blocks] = good.split(' ')
    if (blocks) return `block-${colour}`
    return { coins: 'scudo', vp: 'vp' }[good] ?? 'block-white'
  },
  goodName(good, amount) {
    const key = good.replace(' ', '_')
    // texts: coins vp blocks purple_blocks blue_blocks green_blocks red_blocks yellow_blocks white_blocks
    return say(`good-${key}`, { amount })
  },
  twice: ['pass'],
  ownVerbs: ['turn', 'turn-inner'],
  breakdown(view: View, seat) {
    return Object.entries(view.players[seat]!.points).map(([source, points]) => ({
      // texts: court cities kinds landscapes statues building ending coins decorations majorities
      label: say(`source-${source}`),
      points,
    }))
  },
  points: (view: View, seat) => view.players[seat]!.vp,
  status: (view: View) => say('carrara-status', { tiles: view.supply, blocks: view.bag }),
  icon: 'block-white',
}

export default titled(carrara)
