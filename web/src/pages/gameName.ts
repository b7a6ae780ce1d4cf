import { say } from '../lib/texts.svelte'
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
