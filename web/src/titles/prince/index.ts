/** The Prince on the table. */
import { say } from '../../lib/texts.svelte'
import { titled, type Title } from '../../lib/title'
import Board from './Board.svelte'
import Conclave from './Conclave.svelte'
import Estate from './Estate.svelte'
import Rival from './Rival.svelte'
import { scenes } from './moments'
import { flights } from './motion'
import Scenes from './phone/Scenes.svelte'
import Tray from './phone/Tray.svelte'
import { parts } from './phone/parts'
import { crestOf, type View } from './view'

/** Verbs that the stage draws as buttons of its own. */
const BUTTONS = [
  ...['keep', 'mulligan', 'pay-fee', 'refuse-fee', 'leave-open', 'enough'],
  ...['auction', 'spy-pool', 'pass', 'end-phase', 'savonarola', 'accuse'],
  ...['poison-marriage', 'bravo-marriage', 'bravo-savonarola'],
  ...['doctor', 'let-be', 'never-react', 'set-aside', 'guilty', 'not-guilty'],
  ...['reshuffle', 'no-reshuffle', 'drop-offer', 'accept', 'decline', 'counter', 'withdraw'],
  ...['no-deals', 'allow', 'forbid'],
]

/** Verbs of which the panels of the stage put longer answers together. */
const COMPOSED = [
  ...['raise', 'add', 'commit', 'vote', 'appoint'],
  ...['give', 'give-ducats', 'ask', 'ask-ducats', 'propose'],
]

const ICONS: Record<string, string> = {
  ducats: 'ducat',
  income: 'ducat',
  votes: 'vote',
  prestige: 'vp',
}

const prince: Title<View> = {
  Board,
  Estate,
  Rival,
  Scenes,
  Tray,
  Aside: Conclave,
  grid: { width: 1124, board: 490, estate: 314 },
  parts,
  flights,
  scenes,
  crests(view: View) {
    const houses = view.players.map(({ house }) => house)
    return houses.every((house) => house) ? houses.map(crestOf) : []
  },
  names(view: View) {
    const named = Object.entries(view.deck.changed).filter(([, figures]) => 'name' in figures)
    return Object.fromEntries(
      named.map(([card, { name }]) => [`card-${card.replace(/-\d+$/, '')}`, String(name)]),
    )
  },
  goodIcon: (good) => ICONS[good] ?? 'ducat',
  // texts: ducats votes income prestige
  goodName: (good, amount) => say(`good-${good}`, { amount }),
  twice: [],
  ownVerbs: [...BUTTONS, ...COMPOSED],
  composed: COMPOSED,
  breakdown(view: View, seat) {
    return Object.entries(view.players[seat]!.points).map(([source, points]) => ({
      // texts: ducats papacy artists holdings offices
      label: say(`source-${source}`),
      points,
    }))
  },
  points: (view: View, seat) => view.players[seat]!.vp,
  turnName: (name) => say('prince-phase-of', { name }),
  status: (view: View) => say('prince-status', { turn: view.turn, cards: view.pool }),
  icon: 'tiara',
}

export default titled(prince)
