/** Cards in words, for screen readers and as names of places. */
import { say } from '../../lib/texts.svelte'
import type { GameTable } from '../../lib/protocol'
import { factsOf, figuresOf } from './printed'
import type { Deck } from './view'
import { cardName } from './words'

/** "Depositor General, 2 votes, income 20". */
export function spokenCard(game: GameTable, deck: Deck, card: string): string {
  // texts: power votes income vp fee
  const figures = figuresOf(factsOf(game, deck, card)).map(({ figure, n }) =>
    say(`prince-figure-${figure}`, { n }),
  )
  return [cardName(card, deck), ...figures].reduceRight((rest, first) =>
    say('list-comma', { first, rest }),
  )
}
