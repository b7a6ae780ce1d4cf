/** The form of a view of Lorenzo il Magnifico: the names of `signoria/games/lorenzo/view.py`. */

export const TYPES = ['territory', 'character', 'building', 'venture'] as const
export type CardType = (typeof TYPES)[number]
export const MEMBERS = ['black', 'white', 'orange', 'neutral'] as const
export type MemberName = (typeof MEMBERS)[number]
export const DICE = ['black', 'white', 'orange'] as const
export const FLOORS = [1, 2, 3, 4] as const
/** Goods in the order of the data: four resources, then three kinds of points. */
export const GOODS = ['coin', 'wood', 'stone', 'servant', 'military', 'faith', 'vp'] as const
export type Good = (typeof GOODS)[number]

export type Counts = Partial<Record<string, number>>

/** A member of a family that stands somewhere. */
export interface Standing {
  seat: number
  member: MemberName
}

export interface Space {
  /** Floors only: the card there, or empty. */
  card?: string
  members: Standing[]
  /** Whether so many players use it. */
  open: boolean
}

export interface Member {
  /** What it is worth in an action, before servants. */
  value: number
  /** The space where it stands; empty at home. */
  at: string
  raised: boolean
}

export interface PlayedLeader {
  leader: string
  used: boolean
  /** Whose ability Lorenzo de' Medici has; empty for none. */
  copies: string
}

export interface Player {
  goods: Record<Good, number>
  /** The personal bonus tile; empty while it is not chosen. */
  tile: string
  cards: Record<CardType, string[]>
  /** Military points that the next territory needs; null if the board is full. */
  next_slot: number | null
  members: Record<MemberName, Member>
  /** Excommunication tiles that it suffers from. */
  burden: string[]
  vp: number
  points: Record<string, number>
  leaders: {
    /** How many are in hand. */
    hand: number
    played: PlayedLeader[]
    discarded: string[]
    discards: number
  }
  /** Only the seat itself. */
  hand?: string[]
  /** The draft: leaders in the pack before the seat. */
  pack?: string[]
  seen?: string[]
  /** What the seat has answered to a secret question that is still open. */
  sealed?: string
}

export interface View {
  seat: number | null
  to_act: number[]
  question: string
  round: number
  period: number
  lap: number
  /** Nobody between turns. */
  active: number | null
  stage: 'setup' | 'draft' | 'actions' | 'vatican' | 'over'
  variant: 'basic' | 'advanced'
  edition: string
  /** Seats in turn order. */
  order: number[]
  /** Black, white, orange; 0 before they are rolled. */
  dice: [number, number, number]
  spaces: Record<string, Space>
  /** The excommunication tile of each period. */
  edicts: string[]
  /** Towers where somebody stands. */
  fee_towers: CardType[]
  left: Record<CardType, number>
  /** What is known to come in the second round of a period. */
  coming: Record<CardType, string[]>
  asked: Record<string, any>
  players: Player[]
}

export const floorOf = (type: CardType, floor: number): string => `${type}-${floor}`

/** The space where a card lies in the towers; empty if it does not. */
export function spaceOfCard(view: View, card: string): string {
  return Object.keys(view.spaces).find((space) => view.spaces[space]!.card === card) ?? ''
}

/** The seat's place in the turn order, from 1. */
export const placeInOrder = (view: View, seat: number): number => view.order.indexOf(seat) + 1

/** The seats that suffer from an excommunication tile. */
export function sufferers(view: View, edict: string): number[] {
  return view.players.flatMap((player, seat) => (player.burden.includes(edict) ? [seat] : []))
}
