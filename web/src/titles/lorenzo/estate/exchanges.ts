/** The exchanges of a production: what each building offers, what is used, what it comes to. */
import type { GameTable } from '../../../lib/protocol'
import { say } from '../../../lib/texts.svelte'
import type { Choosing } from '../../../table/choosing.svelte'
import { cardOf, type Goods } from '../printed'
import { GOODS, type View } from '../view'
import { cardName, goodsName } from '../words'

export const ARROWS = ['first', 'second'] as const
export type Arrow = (typeof ARROWS)[number]

/** A building that the production activates, and its arrows. */
export interface Shop {
  building: string
  arrows: { arrow: Arrow; pay: Goods; get: Goods }[]
  /** The arrow that is used; empty for none yet. */
  used: Arrow | ''
}

export function shops(game: GameTable, view: View): Shop[] {
  const used = new Map<string, Arrow>(
    (view.asked.used ?? []).map((row: { building: string; arrow: Arrow }) => [
      row.building,
      row.arrow,
    ]),
  )
  return (view.asked.active ?? []).map((building) => ({
    building,
    arrows: (cardOf(game, building).lasting?.exchange ?? []).map((exchange, index) => ({
      arrow: ARROWS[index]!,
      ...exchange,
    })),
    used: used.get(building) ?? '',
  }))
}

/**
 * What the production as settled so far takes and gives. The server foretells all of it, the bonus
 * tile and buildings without exchanges included, as a balance: what the exchanges take is added to
 * it again. Until it has, the exchanges alone.
 */
export function totals(view: View, choosing: Choosing): { pays: Goods; gets: Goods } {
  const pays: Goods = view.asked.pays ?? {}
  const done = choosing.whole('verb:done')
  const settled = done === null ? null : choosing.preview(done)
  if (!settled) return { pays, gets: view.asked.gets ?? {} }
  const balance = (good: string) => (settled.gains?.[good] ?? 0) - (settled.pays?.[good] ?? 0)
  const goods = [...GOODS, 'privilege'].map((good): [string, number] => [
    good,
    balance(good) + (pays[good] ?? 0),
  ])
  return { pays, gets: Object.fromEntries(goods.filter(([, amount]) => amount)) }
}

/** "Mint: 1 wood for 3 coins". */
export const exchangeName = (building: string, pay: Goods, get: Goods): string =>
  say('lorenzo-exchange', {
    building: cardName(building),
    exchange: say('exchange', { pay: goodsName(pay), get: goodsName(get) }),
  })
