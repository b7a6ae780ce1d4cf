/** Questions about a view, whose types are made from `signoria/games/lorenzo/view_types.py`. */
import type { CardType, Good, MemberName, View } from './viewTypes'

export type * from './viewTypes'

export const TYPES: readonly CardType[] = ['territory', 'character', 'building', 'venture']
export const MEMBERS: readonly MemberName[] = ['black', 'white', 'orange', 'neutral']
export const DICE = ['black', 'white', 'orange'] as const
export const FLOORS = [1, 2, 3, 4] as const
/** Goods in the order of the data: four resources, then three kinds of points. */
export const GOODS: readonly Good[] = [
  'coin',
  'wood',
  'stone',
  'servant',
  'military',
  'faith',
  'vp',
]

export type Counts = Partial<Record<string, number>>

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
