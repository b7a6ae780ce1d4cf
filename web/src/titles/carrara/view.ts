/** Questions about a view, whose types are made from `signoria/games/carrara/view_types.py`. */
import type { Player } from './viewTypes'

export type * from './viewTypes'

export type Counts = Record<string, number>

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
