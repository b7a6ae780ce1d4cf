import type { RatingInfo } from '../lib/protocol'
import { say } from '../lib/texts.svelte'

const LEVELS = ['novizio', 'cittadino', 'mercante', 'condottiero', 'magnifico']
/** Bots that are not offered, but may sit at a table. */
const YARDSTICKS = ['random', 'greedy']

/** How a kind of bot is called. */
export function botName(bot: string): string {
  // texts: random greedy novizio cittadino mercante condottiero magnifico
  return [...LEVELS, ...YARDSTICKS].includes(bot) ? say(`page-bot-${bot}`) : bot
}

/** How it plays, in a sentence. */
export function botAbout(bot: string): string {
  // texts: novizio cittadino mercante condottiero magnifico
  return LEVELS.includes(bot) ? say(`page-bot-about-${bot}`) : ''
}

/** How strong it was measured to be, and how sure that is. */
export function botRating(measured: RatingInfo | undefined): string {
  if (!measured) return say('page-bot-unrated')
  const { rating, spread, matches } = measured
  return say('page-bot-rating', { rating, spread: spread ?? 0, matches })
}
