/** What is done with the cards of a hand: by which verbs, and so by which places. */
import { verbPlaces, type Intent } from '../../table/choosing.svelte'
import { cardName } from './words'

/** Kind of card -> its verbs. Those of the first table are aimed at something. */
const AIMED: Record<string, string[]> = {
  spy: ['spy', 'spy-pool'],
  poison: ['poison', 'poison-marriage'],
  bravo: ['bravo', 'bravo-marriage', 'bravo-savonarola'],
  marriage: ['marry'],
}
const PLAYED: Record<string, string[]> = {
  savonarola: ['savonarola'],
  simony: ['accuse'],
  doctor: ['doctor'],
}

/** Cards that look alike are one kind: `spy-3` is a spy. */
const kindOf = (card: string): string => card.replace(/-\d+$/, '')

/**
 * What makes a card of the hand a place: `use:place={{ choosing, label, ...deedOf(card) }}`.
 * Condottieri wait for a seizure, which asks for all of them at once.
 */
export function deedOf(card: string): { places: string[]; intent?: Intent } {
  const kind = kindOf(card)
  const verbs = AIMED[kind]
  if (!verbs) return { places: (PLAYED[kind] ?? ['commit']).map((verb) => `verb:${verb}`) }
  const intent = { verbs, name: cardName(card) }
  return { places: verbPlaces(intent), intent }
}
