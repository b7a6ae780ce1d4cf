/** What pointing at a place of Carrara would lead to. */
import type { Choosing } from '../../table/choosing.svelte'
import { foreseen } from '../../table/foresight'

/** Would a pillar be put on this scoring place? */
export function foreseenAt(choosing: Choosing, place: string): boolean {
  const row = foreseen(choosing)
  return row?.verb === 'place' && row.args.place === place
}
