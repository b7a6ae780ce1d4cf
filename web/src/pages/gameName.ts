import { say } from '../lib/texts.svelte'
import { ownDeck } from './ownDeck'
import { onShelf } from './shelf/titles'

/** The whole name of a title, as in a sentence or a heading. */
export function gameName(game: string): string {
  // texts: lorenzo carrara prince virtu
  return onShelf(game) ? say(`page-game-${game}`) : game
}

/** What kind of match: "basic game"; empty for titles that know only one. */
export function variantName(options: Record<string, string>): string {
  const variant = options.variant === 'advanced' ? 'advanced' : 'basic'
  // texts: basic advanced
  return options.variant ? say(`page-variant-${variant}`) : ''
}

/** What deck is played with, by the option `deck`; empty for titles that know only one. */
export function deckName(choice: string | undefined): string {
  if (choice === undefined) return ''
  const own = ownDeck(choice)
  if (!own) return say('page-deck-reconstructed')
  const name = own.title || say('page-deck-own')
  return own.left > 0 ? `${name}, ${say('page-deck-left', { left: own.left })}` : name
}
