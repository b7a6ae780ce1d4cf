/** Where a member stands, in one icon; on a floor of a tower with the floor's number. */
import { TYPES, type CardType } from '../view'

const ICONS: Record<string, string> = {
  market: 'market',
  harvest: 'harvest',
  production: 'production',
  council: 'council',
}

export function whereabouts(space: string): { icon: string; floor: number } {
  const [area = '', number] = space.split('-')
  if (TYPES.includes(area as CardType)) return { icon: `kind-${area}`, floor: Number(number) }
  return { icon: ICONS[area] ?? 'board', floor: 0 }
}
