/**
 * What is about to become of the reader's own goods: by the action that is pointed at, or, in a
 * production, by everything that has been settled so far.
 */
import type { ActionRow, GameTable, Preview } from '../../../lib/protocol'
import type { TableProps } from '../../../lib/title'
import { foreseen } from '../../../table/foresight'
import { cardOf, type Goods } from '../printed'
import type { View } from '../view'
import { ARROWS, type Arrow } from './exchanges'

/** Goods added up; those that come to nothing are left out. */
export function sum(...counts: readonly Goods[]): Goods {
  const all: Goods = {}
  for (const count of counts)
    for (const [good, n] of Object.entries(count)) all[good] = (all[good] ?? 0) + (n ?? 0)
  return Object.fromEntries(Object.entries(all).filter(([, n]) => n !== 0))
}

export const negative = (goods: Goods): Goods =>
  Object.fromEntries(Object.entries(goods).map(([good, n]) => [good, -(n ?? 0)]))

const balance = (preview: Preview | null): Goods =>
  sum(preview?.gains ?? {}, negative(preview?.pays ?? {}))

/** What an exchange of a building would change; nothing for other actions. */
export function exchanged(game: GameTable, row: ActionRow | null): Goods {
  if (row?.verb !== 'use') return {}
  const arrow = cardOf(game, row.args.building!).lasting?.exchange?.[
    ARROWS.indexOf(row.args.arrow as Arrow)
  ]
  return arrow ? sum(arrow.get, negative(arrow.pay)) : {}
}

/** How much more or less of each good the reader would have. */
export function outlook({ view, game, seats, seat, choosing }: TableProps<View>): Goods {
  if (!seats[seat]?.mine) return {}
  const table = view
  if (table.question !== 'exchanging' || !choosing.mayDecide)
    return choosing.foreseen === null ? {} : balance(choosing.preview(choosing.foreseen))
  const done = choosing.whole('verb:done')
  const settled = done === null ? null : choosing.preview(done)
  const { pays = {}, gets = {} } = table.asked
  return sum(
    settled ? balance(settled) : sum(gets, negative(pays)),
    exchanged(game, foreseen(choosing)),
  )
}
