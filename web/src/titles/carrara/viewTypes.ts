// What the views of this title hold. Made by tools/protocol_types.py: do not edit.
import type { Heading } from '../../lib/protocol'

/** One section of the wheel, from I on. */
export interface Section {
  section: string
  blocks: Record<string, number>
  prices: Record<string, number>
  /** The pieces shown at the section now; advanced game only. */
  decoration?: string
  statue?: string
}

/** A building in a column. */
export interface Built {
  tile: string
  decorated: boolean
  statue: string
}

/** Where a player's pillars are. */
export interface Pillars {
  /** Fields of the court. */
  court: number[]
  deferred: number
  /** Scoring places. */
  places: string[]
}

/** What stands behind a screen. */
export interface Goods {
  coins: number
  blocks: Record<string, number>
}

/** A player. */
export interface Player {
  vp: number
  /** By where they come from. */
  points: Record<string, number>
  pillars: Pillars
  upgrades: string[]
  /** The piece in each slot. */
  storage: string[]
  /** City -> the buildings above it, from the ground up. */
  columns: Record<string, Built[]>
  /** Coins and blocks are missing where a screen hides them from the reader. */
  coins?: number
  blocks?: Record<string, number>
}

/** A royal visit under way. */
export interface Visit {
  seat: number
  field: number
}

/** The arguments of the pending question; each question has its own. */
export interface Asked {
  deferred?: boolean
  section?: string
  colour?: string
  taken?: number
  from?: 'court' | 'section'
  piece?: string
  city?: string
  price?: number
}

/** The table. */
export interface View extends Heading {
  variant: 'advanced' | 'basic'
  turn: number
  active: number
  first: number
  asked: Asked
  wheel: Section[]
  bag: number
  /** Empty where a gap has not been filled. */
  display: string[]
  supply: number
  monuments: string[]
  upgrades: Record<string, number>
  decorations: Record<string, number>
  statues: Record<string, number>
  /** The bonus of each field. */
  court: string[]
  visit: Visit | null
  /** City -> the seat whose pillar stands on its card. */
  cities: Record<string, number | null>
  passes: number
  /** The seat that set off the end. */
  trigger: number | null
  ending: string
  players: Player[]
}
