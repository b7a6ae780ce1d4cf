/** Questions about a view, whose types are made from `signoria/games/prince/view_types.py`. */
import type { SeatCrest } from '../../lib/title'
import type { Player, View } from './viewTypes'

export type * from './viewTypes'

export const HOUSES = ['borgia', 'colonna', 'medici', 'rovere', 'orsini'] as const
export const SORTS = ['office', 'artist', 'family'] as const
export type Sort = (typeof SORTS)[number]

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
