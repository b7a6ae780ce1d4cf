import { say } from '../../lib/texts.svelte'

/** A piece for each source of points, for the rows of the score sheet. */
const ICONS: Record<string, { name: string; style?: string }> = {
  court: { name: 'royal-visit' },
  cities: { name: 'porta' },
  kinds: { name: 'palazzo' },
  landscapes: { name: 'villa' },
  statues: { name: 'statue', style: '--tint: var(--block-blue)' },
  building: { name: 'production' },
  ending: { name: 'hourglass' },
  coins: { name: 'scudo' },
  decorations: { name: 'deco-cup' },
  majorities: { name: 'statue', style: '--tint: var(--gold)' },
  ducats: { name: 'ducat' },
  papacy: { name: 'tiara' },
  artists: { name: 'artist' },
  holdings: { name: 'holding' },
  offices: { name: 'office' },
}

export function sourceIcon(source: string): { name: string; style?: string } {
  return ICONS[source] ?? { name: 'vp' }
}

export function sourceName(source: string): string {
  // texts: court cities kinds landscapes statues building ending coins decorations majorities ducats papacy artists holdings offices
  return say(`source-${source}`)
}
