/** What is written on the cards besides their names. */
import { say } from '../../lib/texts.svelte'
import { sceneOf } from './scenes'
import type { Deck } from './view'
import { cardName } from './words'

/** A name for narrow cards; one that an owner of the box gave stays as it is. */
export function shortName(card: string, deck: Deck): string {
  if (deck.changed[card]?.name !== undefined) return cardName(card, deck)
  // texts: bologna perugia urbino ancona rimini orvieto viterbo spoleto ceri nepi sermoneta ostia vice-chancellor camerlengo depositor-general major-penitentiary datary gonfalonier prefect castellan secretary michelangelo raphael leonardo botticelli titian bramante mantegna perugino pinturicchio cellini sforza este montefeltro gonzaga malatesta bentivoglio naldo marciano oliverotto vitelli baglioni sanseverino alviano trivulzio spy poison bravo doctor marriage savonarola simony civita-castellana palestrina firenze senigallia bracciano
  return say(`short-${sceneOf(card)}`)
}

/** What a card does: in a sentence on a large one, in a few words on one of the hand. */
export function wordsOf(card: string, type: string, large: boolean): string {
  // texts: holding office artist family condottiere spy poison bravo doctor marriage savonarola simony
  if (!large) return say(`prince-few-${type}`)
  if (card === 'leonardo') return say('prince-words-leonardo')
  // texts: base holding office artist family condottiere spy poison bravo doctor marriage savonarola simony
  return say(`prince-words-${type}`)
}
