/** Moving offices and artists among one's homes: which sort is on the move, and by which actions. */
import type { Choosing } from '../../table/choosing.svelte'
import type { GameTable } from '../../lib/protocol'
import { factsOf } from './printed'
import { SORTS, type Sort, type View } from './view'

/** Verbs that move a card between slots, or out of them. */
export const MOVES = ['shelter', 'expose']

/** The sort of card that looks for a slot now: the one picked, or the one being laid out. */
export function sortOnTheMove(view: View, game: GameTable, choosing: Choosing): Sort | null {
  const picked = choosing.picked.find((place) => place.startsWith('card:'))?.slice(5)
  const card = picked ?? (view.question === 'laying' ? String(view.asked.card ?? '') : '')
  if (!card) return null
  const type = factsOf(game, view.deck, card).type as Sort
  return SORTS.includes(type) ? type : null
}

/** The legal action that puts a card into a home, or (`home` left out) in front of the board. */
export function moveOf(choosing: Choosing, card: string, home?: string): number | null {
  const found = choosing.legal.find((action) => {
    const row = choosing.actions[action]
    if (row?.args.card !== card) return false
    return home === undefined
      ? row.verb === 'expose'
      : row.verb === 'shelter' && row.args.home === home
  })
  return found ?? null
}

export function mayMove(choosing: Choosing, card: string): boolean {
  return choosing.legal.some((action) => {
    const row = choosing.actions[action]
    return row !== undefined && MOVES.includes(row.verb) && row.args.card === card
  })
}
