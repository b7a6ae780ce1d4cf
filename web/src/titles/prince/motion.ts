/**
 * What moves when a fact happens: cards as the icon of their kind, and ducats. Goods of a seat are
 * the places `ducats:0`, `cardinals:0`, `hand:0`, `open:0`; slots `slot:urbino:office`. Scenes
 * (`moments.ts`) show what is uncovered or counted; here it only travels.
 */
import type { Fact } from '../../lib/protocol'
import type { Flight } from '../../lib/title'
import { cardIcon } from './kinds'
import { ownerOf, type View } from './view'

/** So many coins stand for a sum: a few are seen to fly, whatever it is. */
const coins = (ducats: number): number => Math.min(Math.ceil(ducats / 10), 4)

const SORT_OF_ICON: Record<string, string> = {
  office: 'office',
  artist: 'artist',
  'outside-family': 'family',
}

/** Where a card is that comes onto a seat's table: under the hammer, on it already, or in hand. */
function whence(card: string, seat: number, before: View): string {
  if (before.auction?.card === card || before.asked.card === card) return 'hammer'
  return ownerOf(before, card) >= 0 ? `card:${card}` : `hand:${seat}`
}

export function flights(fact: Fact, before: View): Flight[] {
  const { seat } = fact
  const args = fact.args ?? {}
  const word = (name: string) => String(args[name] ?? '')
  const number = (name: string) => Number(args[name] ?? 0)
  const pays = (to: string): Flight[] =>
    number('ducats') > 0
      ? [{ from: `ducats:${seat}`, to, icon: 'ducat', count: coins(number('ducats')) }]
      : []
  const plays = (icon: string, to: string): Flight[] => [{ from: `hand:${seat}`, to, icon }]

  switch (fact.event) {
    case 'turned_up':
      return [{ from: 'pool', to: 'hammer', icon: cardIcon(word('card')) }]
    case 'bid':
      return [{ from: `ducats:${seat}`, to: `bid:${seat}`, icon: 'ducat' }]
    case 'bought':
    case 'mercenaries_paid':
      return pays('pool')
    case 'fee_paid':
      return pays('hammer')
    case 'kept_bought':
      return [{ from: 'hammer', to: `hand:${seat}`, icon: cardIcon(word('card')) }]
    case 'fee_refused':
      return [{ from: 'hammer', to: 'aside', icon: 'artist' }]
    case 'laid': {
      const card = word('card')
      const from = whence(card, seat, before)
      return [{ from, to: `open:${seat}`, icon: cardIcon(card) }]
    }
    case 'housed': {
      const card = word('card')
      const icon = cardIcon(card)
      const to = `slot:${word('home')}:${SORT_OF_ICON[icon]}`
      return [{ from: whence(card, seat, before), to, icon }]
    }
    case 'exposed':
      return [{ from: `card:${word('card')}`, to: `open:${seat}`, icon: cardIcon(word('card')) }]
    case 'spied':
      return [...plays('spy', 'pool'), { from: 'pool', to: `hand:${seat}`, icon: 'vatican' }]
    case 'spy_sent':
      return plays('spy', `hand:${number('victim')}`)
    case 'stolen':
      return [{ from: `hand:${number('victim')}`, to: `hand:${seat}`, icon: 'vatican' }]
    case 'death_played':
      return plays(cardIcon(word('death')), `card:${word('target')}`)
    case 'death_done':
      return ownerOf(before, word('target')) >= 0
        ? [{ from: `card:${word('target')}`, to: 'removed', icon: cardIcon(word('target')) }]
        : []
    case 'doctor_played':
      return [...plays('doctor', 'hammer'), ...pays('pool')]
    case 'office_bestowed':
    case 'office_dealt':
      return [{ from: 'hammer', to: `open:${number('receiver')}`, icon: 'office' }]
    case 'office_aside':
      return [{ from: 'hammer', to: 'aside', icon: 'office' }]
    case 'married':
      return plays('marriage', `seat:${number('spouse')}`)
    case 'savonarola_played':
      return plays('savonarola', `seat:${number('pope')}`)
    case 'accused':
      return plays('simony', `seat:${number('pope')}`)
    case 'seized':
      return [{ from: `card:${word('card')}`, to: `open:${seat}`, icon: cardIcon(word('card')) }]
    case 'income':
    case 'allowance':
      // Everybody gets them at once; the reader's own are enough to see it.
      return before.seat === seat && number('ducats') > 0
        ? [{ from: 'pool', to: `ducats:${seat}`, icon: 'ducat', count: coins(number('ducats')) }]
        : []
    case 'elected':
      return [{ from: 'conclave', to: `seat:${seat}`, icon: 'tiara' }]
    case 'cardinals':
      return [
        {
          from: `seat:${before.pope}`,
          to: `cardinals:${seat}`,
          icon: 'cardinal',
          count: number('cardinals'),
        },
      ]
    case 'exchanged': {
      const card = word('card')
      const [giver, receiver] = [number('giver'), number('receiver')]
      const isOpen = ownerOf(before, card) >= 0
      return [
        {
          from: isOpen ? `card:${card}` : `hand:${giver}`,
          to: isOpen ? `open:${receiver}` : `hand:${receiver}`,
          icon: cardIcon(card),
        },
      ]
    }
    default:
      return []
  }
}
