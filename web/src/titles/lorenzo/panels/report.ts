/** A Vatican report: how each player stands to the church. */
import type { View } from '../view'

export type Stand =
  /** Has supported the church, or suffers from the tile. */
  | 'supports'
  | 'excommunicated'
  /** Is asked now, is asked later, or will not be asked for want of faith. */
  | 'decides'
  | 'waits'
  | 'short'
  /** Has decided, and nobody knows how yet. */
  | 'sealed'

/** Seats in turn order, with what they have decided or will be asked. */
export function stands(view: View): { seat: number; stand: Stand }[] {
  const { edict = '', needed = 0, at_once: secret } = view.asked
  const now = view.order.indexOf(view.to_act[0] ?? -1)
  return view.order.map((seat, place) => {
    const { burden, goods } = view.players[seat]!
    if (view.to_act.includes(seat)) return { seat, stand: 'decides' }
    if (burden.includes(edict)) return { seat, stand: 'excommunicated' }
    if (!secret && place < now) return { seat, stand: 'supports' }
    if (goods.faith < needed) return { seat, stand: 'short' }
    return { seat, stand: secret ? 'sealed' : 'waits' }
  })
}
