/** Which part of the phone draws a place; empty for those that lie in the tray or nowhere. */
import type { TableProps } from '../../../lib/title'
import { isReady } from '../leaders'
import { onSheet } from '../panels/decisions'
import { TYPES, type CardType, type View } from '../view'

const AREAS: Record<string, string> = {
  council: 'town',
  market: 'town',
  harvest: 'work',
  production: 'work',
}

export function drawnBy(place: string, { view, choosing }: TableProps<View>): string {
  const { question } = view
  const [sort, name = ''] = place.split(':')
  if (sort === 'space') {
    const area = name.split('-')[0]!
    return TYPES.includes(area as CardType) ? area : (AREAS[area] ?? '')
  }
  if (sort === 'privilege') return 'town'
  if (sort === 'building') return 'exchanges'
  if (sort === 'tile') return 'panel'
  if (sort === 'leader') {
    if (onSheet(question)) return 'panel'
    return isReady(choosing, name) || question === 'copying' ? 'leaders' : ''
  }
  return ''
}
