// What the views of this title hold. Made by tools/protocol_types.py: do not edit.
import type { Heading } from '../../lib/protocol'

export type Stage = 'setup' | 'phases' | 'election' | 'between' | 'over'

/** What is seized. */
export type Target = 'card' | 'holding' | 'base'

export type OfferState = 'composing' | 'open' | 'leave'

/** A base or a holding, and the card in each of its slots; empty for none. */
export interface Home {
  home: string
  power: number
  office: string
  artist: string
  family: string
}

/** What a player alone sees of himself. */
export interface Secrets {
  ducats: number
  hand: string[]
  never: boolean
}

/** A player. */
export interface Player {
  /** Empty before it is drawn. */
  house: string
  vp: number
  /** By where they come from. */
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
  /** Purse, hand and order are missing where the reader may not know them. */
  ducats?: number
  hand?: string[]
  /** Whether the seat has ordered never to answer a poison. */
  never?: boolean
  /** Hand cards of this player that the reader alone has seen. */
  known?: string[]
}

/** The deck: how much of it nobody has read off a card, and what is an owner's own. */
export interface Deck {
  reconstructed: number
  title: string
  /** Card -> field -> what stands there. */
  changed: Record<string, Record<string, string | number>>
  /** Card -> its reconstructed fields; for an owner's deck only. */
  doubtful?: Record<string, string[]>
}

/** Who may change the first hand now, and how often they have. */
export interface Mulligan {
  seat: number
  taken: number
  /** The type of which the last hand had three; empty before the first. */
  type: string
}

/** An auction under way. */
export interface Auction {
  card: string
  highest: number
  bidder: number | null
  /** The last bid of each seat. */
  bids: number[]
  passed: number[]
}

/** An attack under way. */
export interface Seizure {
  attacker: number
  defender: number
  what: Target
  target: string
  /** What defends the target before condottieri are added. */
  power: number
}

/** A murder under way. */
export interface Death {
  by: number
  /** The kind of card: poison or bravo. */
  card: string
  target: string
}

/** A trial under way. */
export interface Trial {
  accuser: number
  cardinals: number[]
}

/** The election of a Pope. */
export interface Election {
  /** 0 is the secret round. */
  round: number
  /** The two seats of the run-off. */
  run_off: number[] | null
  votes: number[]
  needed: number
  /** Voter by candidate: the round that was opened last. */
  cast: number[][]
}

/** One side of an offer. */
export interface Goods {
  ducats: number
  cards: string[]
  /** How many hand cards, which only the two parties may name. */
  hand: number
}

/** The hand cards in an offer. */
export interface HandCards {
  give: string[]
  ask: string[]
}

/** An offer that is pending; only its two parties see its hand cards. */
export interface Offer {
  from: number
  to: number
  give: Goods
  ask: Goods
  state: OfferState
  hand_cards?: HandCards
}

/** What the seat has answered to the secret question that is still open. */
export interface Sealed {
  troop?: string[]
  votes?: Record<string, number>
  answer?: string
}

/** The arguments of the pending question; each question has its own. */
export interface Asked {
  card?: string
  highest?: number
  bid_so_far?: number
  after?: boolean
  ducats?: number
  holding?: string
  cards?: number
  killed?: boolean
  round?: number
  house?: string
  left?: number
  from?: number
  to?: number
  target?: string
  by?: number
  what?: Target
  run_off?: boolean
}

/** The table. */
export interface View extends Heading {
  turn: number
  stage: Stage
  /** Nobody in an election and between turns. */
  active: number | null
  /** Nobody before he is drawn. */
  pope: number | null
  trade: boolean
  deck: Deck
  pool: number
  open_pool: string[]
  asked: Asked
  mulligan: Mulligan | null
  auction: Auction | null
  seizure: Seizure | null
  death: Death | null
  trial: Trial | null
  election: Election | null
  offer: Offer | null
  /** The two seats. */
  marriage: number[] | null
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
  /** Only the seat itself. */
  sealed?: Sealed
}
