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
  cards: { name: 'at-once' },
  harvest: { name: 'harvest' },
  production: { name: 'production' },
  leaders: { name: 'kind-leader' },
  church: { name: 'vatican' },
  territories: { name: 'kind-territory' },
  characters: { name: 'kind-character' },
  ventures: { name: 'kind-venture' },
  military: { name: 'military' },
  resources: { name: 'wood' },
  penalties: { name: 'excommunication' },
}

export function sourceIcon(source: string): { name: string; style?: string } {
  return ICONS[source] ?? { name: 'vp' }
}

export function sourceName(source: string): string {
  // texts: court cities kinds landscapes statues building ending coins decorations majorities ducats papacy artists holdings offices cards harvest production leaders church territories characters ventures military resources penalties
  return say(`source-${source}`)
}
