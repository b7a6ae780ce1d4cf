/** The form of a Carrara view: the names of `signoria/games/carrara/view.py`. */

export type Counts = Record<string, number>

export interface Section {
  section: string
  blocks: Counts
  prices: Counts
  /** Pieces shown at the section now; advanced game only. */
  decoration?: string
  statue?: string
}

export interface Built {
  tile: string
  decorated: boolean
  /** Such as `red statue`; empty for none. */
  statue: string
}

export interface Player {
  vp: number
  points: Counts
  pillars: { court: number[]; deferred: number; places: string[] }
  upgrades: string[]
  /** The piece in each slot; empty for none. */
  storage: string[]
  columns: Record<string, Built[]>
  /** Missing where a screen hides them from the reader. */
  coins?: number
  blocks?: Counts
}

export interface View {
  seat: number | null
  to_act: number[]
  question: string
  variant: 'basic' | 'advanced'
  turn: number
  active: number
  asked: Record<string, any>
  wheel: Section[]
  bag: number
  display: string[]
  supply: number
  monuments: string[]
  upgrades: Counts
  decorations: Counts
  statues: Counts
  /** The bonus of each field. */
  court: string[]
  visit: { seat: number; field: number } | null
  /** City -> the seat that has scored it. */
  cities: Record<string, number | null>
  trigger: number | null
  ending: string
  players: Player[]
}

/** `palazzo-3a` -> kind `palazzo`, value 3, design `palazzo-3`: the two threes look alike. */
export function tileOf(tile: string): { kind: string; value: number; design: string } {
  const [kind = '', rest = ''] = tile.split('-')
  const value = Number.parseInt(rest)
  return { kind, value, design: `${kind}-${value}` }
}

/** Pillars that have not scored yet. */
export function waiting(player: Player): number {
  return player.pillars.court.length + player.pillars.deferred
}

export function built(player: Player): number {
  return Object.values(player.columns).reduce((sum, column) => sum + column.length, 0)
}
