/** What is printed on the cards and house boards, read from the title's data files. */
import type { GameTable } from '../../lib/protocol'
import { SORTS, type Deck, type Sort } from './view'

export const FIGURES = ['power', 'votes', 'income', 'vp', 'fee'] as const
export type Figure = (typeof FIGURES)[number]

export interface Facts extends Partial<Record<Figure, number>> {
  type: string
  name: string
  /** What of it no source prints: it was worked out, and is marked with a dagger. */
  reconstructed: ReadonlySet<string>
}

interface Kind {
  /** The deep colour below its name. */
  band: string
  icon: string
}

const PLOT = '#3a2b44'
const KINDS: Record<string, Kind> = {
  base: { band: '#3c5a3a', icon: 'holding' },
  holding: { band: '#3c5a3a', icon: 'holding' },
  office: { band: '#7a1f2b', icon: 'office' },
  artist: { band: '#1f5a52', icon: 'artist' },
  family: { band: '#7c5410', icon: 'outside-family' },
  condottiere: { band: '#4a4a4e', icon: 'condottiere' },
  spy: { band: PLOT, icon: 'spy' },
  poison: { band: PLOT, icon: 'poison' },
  bravo: { band: PLOT, icon: 'bravo' },
  doctor: { band: PLOT, icon: 'doctor' },
  marriage: { band: PLOT, icon: 'marriage' },
  savonarola: { band: PLOT, icon: 'savonarola' },
  simony: { band: PLOT, icon: 'simony' },
}
export const kindOf = (type: string): Kind => KINDS[type] ?? KINDS.spy!

/** The icon of a figure; power is a shield of its own, and a fee is paid in ducats. */
export const FIGURE_ICON: Record<Exclude<Figure, 'power'>, string> = {
  votes: 'vote',
  income: 'ducat',
  vp: 'vp',
  fee: 'ducat',
}

/** The icon of a sort of slot. */
export const sortIcon = (sort: Sort): string => kindOf(sort).icon

interface Row extends Partial<Record<Figure, number>> {
  key: string
  type: string
  name: string
  source: Record<string, string>
}

interface HouseRow {
  base: string
  base_name: string
  power: number
  source: { base_name: string; power: string }
}

/** The title's data files, so far as they are read here: `signoria/games/prince/data`. */
type Data = {
  deck: { card: Row[] }
  setup: { house: HouseRow[]; election: { votes_per_cardinal: number } }
}
const dataOf = (game: GameTable): Data => game.components as Data

const read = new WeakMap<GameTable, ReadonlyMap<string, Facts>>()

/** Cards and bases by key. */
function printed(game: GameTable): ReadonlyMap<string, Facts> {
  let found = read.get(game)
  if (!found) read.set(game, (found = readFrom(dataOf(game))))
  return found
}

function readFrom(data: Data): ReadonlyMap<string, Facts> {
  const facts = new Map<string, Facts>()
  for (const row of data.deck.card) {
    const { key, source, ...rest } = row
    facts.set(key, { ...rest, reconstructed: workedOut(source) })
  }
  for (const house of data.setup.house)
    facts.set(house.base, {
      type: 'base',
      name: house.base_name,
      power: house.power,
      reconstructed: workedOut({ name: house.source.base_name, power: house.source.power }),
    })
  return facts
}

function workedOut(source: Record<string, string>): ReadonlySet<string> {
  return new Set(Object.keys(source).filter((field) => source[field] === 'reconstructed'))
}

/** The condottieri of the deck, by key. */
export const condottieriOf = (game: GameTable): string[] =>
  dataOf(game)
    .deck.card.filter(({ type }) => type === 'condottiere')
    .map(({ key }) => key)

export const votesPerCardinal = (game: GameTable): number =>
  dataOf(game).setup.election.votes_per_cardinal

/** The facts of a card or base at this table: an owner's deck may print other figures. */
export function factsOf(game: GameTable, deck: Deck, card: string): Facts {
  const facts = printed(game).get(card)
  if (!facts) throw new Error(`no card ${card}`)
  const changed = deck.changed[card]
  if (!changed) return facts
  const reconstructed = [...facts.reconstructed].filter((field) => !(field in changed))
  return { ...facts, ...changed, reconstructed: new Set(reconstructed) }
}

/** The figures of a card in their order, without those that are nothing. */
export function figuresOf(facts: Facts): { figure: Figure; n: number; reconstructed: boolean }[] {
  return FIGURES.flatMap((figure) => {
    const n = facts[figure]
    return n ? [{ figure, n, reconstructed: facts.reconstructed.has(figure) }] : []
  })
}

/** Is it a card that is kept in the hand until it is played? */
export function isHandCard(facts: Facts): boolean {
  return facts.type !== 'base' && facts.type !== 'holding' && !SORTS.includes(facts.type as Sort)
}
