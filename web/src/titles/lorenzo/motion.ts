/**
 * What moves when a fact happens: members, cards as the icon of their kind, goods. Goods of a seat
 * are the places `coin:0`, `vp:0` and so on; its members `members:0`, its cards
 * `cards:0:territory`. Markers of the tracks ride by themselves; scenes (`moments.ts`) show dice,
 * the Church and the final count.
 */
import { crest } from '../../lib/crests.svelte'
import type { Fact } from '../../lib/protocol'
import type { Flight } from '../../lib/title'
import { number, word } from './moments'
import { spaceOfCard, TYPES, type View } from './view'

/** As many pieces are seen to fly, however many it are. */
const MOST = 4

function flown(flight: Flight, amount: number): Flight[] {
  return amount > 0 ? [{ ...flight, count: Math.min(amount, MOST) }] : []
}

/** Where the work of a seat's cards is done, for cards that are not in sight. */
const WORKS: Record<string, string> = { territory: 'harvest', building: 'production' }

/** Where goods come from, or go to: on the board, on the reader's own estate, or the supply. */
function source(cause: string, seat: number, before: View): string {
  const [sort, key = ''] = cause.split(':')
  const mine = before.seat === seat
  if (sort === 'space' || sort === 'edict') return cause
  if (sort === 'card') {
    if (mine || spaceOfCard(before, key)) return cause
    const type = TYPES.find((type) => before.players[seat]?.cards[type].includes(key))
    return WORKS[type ?? ''] ?? 'supply'
  }
  if (sort === 'leader' && mine) return cause
  if (sort === 'tile' && mine) return `tile:${seat}`
  return sort === 'church' ? 'church' : 'supply'
}

/** A floor's tower. */
const towerOf = (space: string): string => space.slice(0, space.lastIndexOf('-'))

export function flights(fact: Fact, before: View): Flight[] {
  const { event, seat } = fact
  const good = word(fact, 'good')
  const goods = `${good}:${seat}`
  switch (event) {
    case 'placed': {
      const member = word(fact, 'member')
      const home = before.seat === seat ? `member:${member}` : `members:${seat}`
      const style = `color:var(--seat-${crest(seat)});--die:var(--die-${member})`
      return [{ from: home, to: `space:${word(fact, 'space')}`, icon: 'familiar', style }]
    }
    case 'servants_spent':
      return flown(
        { from: `servant:${seat}`, to: 'supply', icon: 'servant' },
        number(fact, 'servants'),
      )
    case 'fee_paid':
      return flown(
        { from: `coin:${seat}`, to: `tower:${word(fact, 'tower')}`, icon: 'coin' },
        number(fact, 'coins'),
      )
    case 'cost_paid':
      return flown(
        { from: goods, to: `card:${word(fact, 'card')}`, icon: good },
        number(fact, 'amount'),
      )
    case 'card_taken': {
      const type = towerOf(word(fact, 'space'))
      const to = `cards:${seat}:${type}`
      return [{ from: `card:${word(fact, 'card')}`, to, icon: `kind-${type}` }]
    }
    case 'gained':
      return flown(
        { from: source(word(fact, 'cause'), seat, before), to: goods, icon: good },
        number(fact, 'amount'),
      )
    case 'lost':
      return flown(
        { from: goods, to: source(word(fact, 'cause'), seat, before), icon: good },
        number(fact, 'amount'),
      )
    case 'privilege_taken': {
      const from = `privilege:${word(fact, 'privilege')}`
      return [{ from, to: `seat:${seat}`, icon: 'privilege' }]
    }
    case 'leader_discarded':
      return [{ from: `leaders:${seat}`, to: 'palace', icon: 'kind-leader' }]
    case 'supported':
      return flown({ from: `faith:${seat}`, to: 'church', icon: 'faith' }, number(fact, 'faith'))
    case 'excommunicated': {
      const from = `edict:${word(fact, 'edict')}`
      return [{ from, to: `burden:${seat}`, icon: 'excommunication' }]
    }
    case 'faith_scored':
      return flown({ from: 'church', to: `vp:${seat}`, icon: 'vp' }, number(fact, 'points'))
    default:
      return []
  }
}
