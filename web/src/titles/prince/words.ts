/** Names of the pieces and places of The Prince in the reader's language. */
import { say } from '../../lib/texts.svelte'
import type { SeatInfo } from '../../lib/protocol'
import type { Deck, View } from './view'

// texts: borgia colonna medici rovere orsini
export const houseName = (house: string): string => say(`house-${house}`)

const BASES = ['civita-castellana', 'palestrina', 'firenze', 'senigallia', 'bracciano']

/** A card; an owner of the box may have named it as it is printed. Cards alike share a name. */
export function cardName(card: string, deck?: Deck): string {
  const own = deck?.changed[card]?.name
  if (own !== undefined) return String(own)
  // texts: civita-castellana palestrina firenze senigallia bracciano
  if (BASES.includes(card)) return say(`base-${card}`)
  // texts: bologna perugia urbino ancona rimini orvieto viterbo spoleto ceri nepi sermoneta ostia vice-chancellor camerlengo depositor-general major-penitentiary datary gonfalonier prefect castellan secretary michelangelo raphael leonardo botticelli titian bramante mantegna perugino pinturicchio cellini sforza este montefeltro gonzaga malatesta bentivoglio naldo marciano oliverotto vitelli baglioni sanseverino alviano trivulzio spy poison bravo doctor marriage savonarola simony
  return say(`card-${card.replace(/-\d+$/, '')}`)
}

/** The player at a seat by name, for sentences. */
export const nameOf = (seats: readonly SeatInfo[], seat: number | null): string =>
  seats[seat ?? -1]?.name ?? ''

/** The player at a seat, or "You", where it stands alone. */
export function playerName(seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat]
  return info?.mine ? say('prince-you') : nameOf(seats, seat)
}

/** "Borgia": the house that a seat plays; until houses are drawn, the player. */
export function lordName(view: View, seats: readonly SeatInfo[], seat: number): string {
  const house = view.players[seat]?.house
  return house ? houseName(house) : playerName(seats, seat)
}
