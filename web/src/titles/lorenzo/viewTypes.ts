// What the views of this title hold. Made by tools/protocol_types.py: do not edit.
import type { Heading } from '../../lib/protocol'

export type CardType = 'territory' | 'character' | 'building' | 'venture'

export type MemberName = 'black' | 'white' | 'orange' | 'neutral'

export type Good = 'coin' | 'wood' | 'stone' | 'servant' | 'military' | 'faith' | 'vp'

/** Which of the exchanges that are printed on a building. */
export type Arrow = 'first' | 'second'

export type Stage = 'setup' | 'draft' | 'actions' | 'vatican' | 'over'

/** Whether the turn's member has been placed. */
export type TurnStage = 'before' | 'after'

export type BonusPart = 'gains' | 'privileges' | 'action'

/** A member of a family that stands somewhere. */
export interface Standing {
  seat: number
  member: MemberName
}

/** A space for members: a floor of a tower or another one. */
export interface Space {
  /** Floors only: the card there, or empty. */
  card?: string
  members: Standing[]
  /** Whether so many players use it. */
  open: boolean
}

/** A member of a family, wherever it is. */
export interface Member {
  /** What it is worth in an action, before servants. */
  value: number
  /** The space where it stands; empty at home. */
  at: string
  raised: boolean
}

/** A leader on the table. */
export interface PlayedLeader {
  leader: string
  used: boolean
  /** Whose ability Lorenzo de' Medici has; empty for none. */
  copies: string
}

/** A player's leaders. */
export interface Leaders {
  /** How many are in hand. */
  hand: number
  played: PlayedLeader[]
  /** Empty for other seats where the table hides them. */
  discarded: string[]
  discards: number
}

/** A player. */
export interface Player {
  goods: Record<Good, number>
  /** The personal bonus tile; empty while it is not chosen. */
  tile: string
  cards: Record<CardType, string[]>
  /** Military points that the next territory needs; None if the board is full. */
  next_slot: number | null
  members: Record<MemberName, Member>
  /** Excommunication tiles that the player suffers from. */
  burden: string[]
  vp: number
  /** By where they come from. */
  points: Record<string, number>
  leaders: Leaders
  /** Only the seat itself sees this and what follows. */
  hand?: string[]
  /** The draft: leaders in the pack before the seat. */
  pack?: string[]
  seen?: string[]
  /** What the seat has answered to a secret question that is still open. */
  sealed?: string
}

/** An exchange that is chosen for the production under way. */
export interface UsedExchange {
  building: string
  arrow: Arrow
}

/** The arguments of the pending question; each question has its own. */
export interface Asked {
  stage?: TurnStage
  lap?: number
  recovered?: boolean
  card?: string
  member?: MemberName | ''
  space?: string
  value?: number
  /** Where it comes from, as a place on the table. */
  cause?: string
  least?: number
  rate?: number
  left?: number
  different?: boolean
  taken?: string[]
  types?: CardType[]
  active?: string[]
  used?: UsedExchange[]
  pays?: Record<string, number>
  gets?: Record<string, number>
  leader?: string
  tiles?: string[]
  pick?: number
  needed?: number
  edict?: string
  at_once?: boolean
  faith?: number
  points?: number
  parts?: BonusPart[]
}

/** The table. */
export interface View extends Heading {
  round: number
  period: number
  lap: number
  /** Nobody between turns. */
  active: number | null
  stage: Stage
  variant: 'advanced' | 'basic'
  edition: string
  /** Seats in turn order. */
  order: number[]
  /** Black, white, orange; 0 before they are rolled. */
  dice: number[]
  spaces: Record<string, Space>
  /** The excommunication tile of each period. */
  edicts: string[]
  /** Towers where somebody stands. */
  fee_towers: CardType[]
  left: Record<CardType, number>
  /** What is known to come in the second round of a period. */
  coming: Record<CardType, string[]>
  asked: Asked
  players: Player[]
}
