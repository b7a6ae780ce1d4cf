import { say } from '../lib/texts.svelte'

const KNOWN = ['random', 'greedy']

/** How a kind of bot is called. */
export function botName(bot: string): string {
  // texts: random greedy
  return KNOWN.includes(bot) ? say(`page-bot-${bot}`) : bot
}

/** How it plays, in a sentence. */
export function botAbout(bot: string): string {
  // texts: random greedy
  return KNOWN.includes(bot) ? say(`page-bot-about-${bot}`) : ''
}
