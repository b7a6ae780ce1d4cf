/** Lorenzo il Magnifico on the table. */
import './lorenzo.css'
import { room } from '../../lib/screen.svelte'
import { say } from '../../lib/texts.svelte'
import { titled, type Title } from '../../lib/title'
import Board from './Board.svelte'
import Estate from './Estate.svelte'
import Rival from './Rival.svelte'
import Scenes from './Scenes.svelte'
import { scenes } from './moments'
import { flights } from './motion'
import Tray from './phone/Tray.svelte'
import { parts } from './phone/parts'
import type { View } from './view'
import { goodName } from './words'

/** Verbs that panels draw as buttons of their own; a phone has them in its prompt. */
const BUTTONS = ['support', 'refuse', 'done', 'play', 'discard', 'activate']

const lorenzo: Title<View> = {
  Board,
  Estate,
  Rival,
  Scenes,
  Tray,
  grid: { width: 1124, board: 576, estate: 228 },
  parts,
  flights,
  scenes,
  accounts: true,
  goodIcon: (good) => good,
  goodName,
  twice: ['pass'],
  get ownVerbs() {
    return room() === 'phone' ? [] : BUTTONS
  },
  breakdown(view: View, seat) {
    return Object.entries(view.players[seat]!.points).map(([source, points]) => ({
      // texts: cards harvest production leaders church territories characters ventures military resources penalties
      label: say(`source-${source}`),
      points,
    }))
  },
  points: (view: View, seat) => view.players[seat]!.vp,
  status: (view: View) => (view.round > 0 ? say('lorenzo-status', { round: view.round }) : ''),
  icon: 'kind-leader',
}

export default titled(lorenzo)
