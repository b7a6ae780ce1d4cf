/** The form of a view of The Prince: the names of `signoria/games/prince/view.py`. */
import type { SeatCrest } from '../../lib/title'

export const HOUSES = ['borgia', 'colonna', 'medici', 'rovere', 'orsini'] as const
export const SORTS = ['office', 'artist', 'family'] as const
export type Sort = (typeof SORTS)[number]

/** A base or a holding, and the card in each of its slots; empty for none. */
export interface Home {
  home: string
  power: number
  office: string
  artist: string
  family: string
}

export interface Player {
  house: string
  vp: number
  points: Record<string, number>
  cardinals: number
  votes: number
  income: number
  /** The base first, then the holdings. */
  homes: Home[]
  /** Offices, artists and families in no slot. */
  open: string[]
  /** Hand cards that everybody knows of. */
  shown: string[]
  /** Missing where the reader may not know them. */
  ducats?: number
  hand?: string[]
  /** Whether the seat has ordered never to answer a poison. */
  never?: boolean
  /** Hand cards of this player that the reader alone has seen. */
  known?: string[]
}

export interface Auction {
  card: string
  highest: number
  bidder: number | null
  /** The last bid of each seat. */
  bids: number[]
  passed: number[]
}

export interface Seizure {
  attacker: number
  defender: number
  what: 'card' | 'holding' | 'base'
  target: string
  /** What defends the target before condottieri are added. */
  power: number
}

export interface Death {
  by: number
  /** The kind of card: poison or bravo. */
  card: string
  target: string
}

export interface Election {
  /** 0 is the secret round. */
  round: number
  run_off: [number, number] | null
  votes: number[]
  needed: number
  /** Voter by candidate: the round that was opened last. */
  cast: number[][]
}

/** One side of an offer; `hand` counts hand cards, which only the two parties may name. */
export interface Goods {
  ducats: number
  cards: string[]
  hand: number
}

export interface Offer {
  from: number
  to: number
  give: Goods
  ask: Goods
  state: 'composing' | 'open' | 'leave'
  hand_cards?: { give: string[]; ask: string[] }
}

export interface Deck {
  reconstructed: number
  title: string
  changed: Record<string, Record<string, string | number>>
}

/** What the seat has answered to the secret question that is still open. */
export interface Sealed {
  troop?: string[]
  votes?: Record<string, number>
  answer?: string
}

export interface View {
  seat: number | null
  to_act: number[]
  question: string
  turn: number
  stage: 'setup' | 'phases' | 'election' | 'between' | 'over'
  /** Nobody in an election and between turns. */
  active: number | null
  /** Nobody before he is drawn. */
  pope: number | null
  trade: boolean
  deck: Deck
  pool: number
  open_pool: string[]
  asked: Record<string, any>
  /** Who may change the first hand now, and how often they have. */
  mulligan: { seat: number; taken: number; type: string } | null
  auction: Auction | null
  seizure: Seizure | null
  death: Death | null
  trial: { accuser: number; cardinals: number[] } | null
  election: Election | null
  offer: Offer | null
  marriage: [number, number] | null
  savonarola: boolean
  sentences: number
  reshuffled: boolean
  got_office: number[]
  got_cardinal: number[]
  /** Cards that a question is pending about. */
  transit: string[]
  aside: string[]
  removed: string[]
  players: Player[]
  sealed?: Sealed
}

const CRESTS: Record<string, SeatCrest> = {
  borgia: 'bull',
  colonna: 'column',
  medici: 'lily',
  rovere: 'oak',
  orsini: 'tower',
}

/** The crest that a house bears, whoever plays it. */
export function crestOf(house: string): SeatCrest {
  return CRESTS[house] ?? 'lily'
}

export const houseOf = (view: View, seat: number): string => view.players[seat]?.house ?? ''

/** The seat that plays a house; -1 if nobody does. */
export function seatOf(view: View, house: string): number {
  return view.players.findIndex((player) => player.house === house)
}

/** The seats clockwise, beginning with one of them. */
export function clockwise(view: View, from: number | null): number[] {
  return view.players.map((_, step) => ((from ?? 0) + step) % view.players.length)
}

/** The houses in play, in the order of the action table: ballots and appointments name them so. */
export function housesInPlay(view: View): string[] {
  return HOUSES.filter((house) => seatOf(view, house) >= 0)
}

export const isAsked = (view: View, seat: number): boolean => view.to_act.includes(seat)

/** Every office, artist and family that a player has on the table. */
export function lodgers(player: Player): string[] {
  return [
    ...player.homes.flatMap((home) => SORTS.map((sort) => home[sort])).filter((card) => card),
    ...player.open,
  ]
}

/** Who owns a card that lies on the table, or a home; -1 if nobody does. */
export function ownerOf(view: View, card: string): number {
  return view.players.findIndex(
    (player) => player.homes.some(({ home }) => home === card) || lodgers(player).includes(card),
  )
}
