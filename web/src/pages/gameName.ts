import { knows, say } from '../lib/texts.svelte'

/** The whole name of a title, as in a sentence or a heading; its id where it has no texts here. */
export function gameName(game: string): string {
  return knows('title', game) ? say('title', {}, game) : game
}

/** What kind of match: "basic game"; empty for titles that know only one. */
export function variantName(options: Record<string, string>): string {
  const variant = options.variant === 'advanced' ? 'advanced' : 'basic'
  // texts: basic advanced
  return options.variant ? say(`page-variant-${variant}`) : ''
}
