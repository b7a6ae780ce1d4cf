/** What pointing at a place would lead to: the one action left, as a row of the action table. */
import type { ActionRow } from '../lib/protocol'
import type { Choosing } from './choosing.svelte'

export function foreseen(choosing: Choosing): ActionRow | null {
  return choosing.foreseen === null ? null : (choosing.actions[choosing.foreseen] ?? null)
}

/** Where so many places are lit, each is lit more quietly. */
export const crowded = (choosing: Choosing): boolean => choosing.crowd > 10

/** By how much the foreseen action would change one of the reader's own goods. */
export function changeOf(choosing: Choosing, good: string): number {
  const preview = choosing.foreseen === null ? null : choosing.preview(choosing.foreseen)
  return (preview?.gains?.[good] ?? 0) - (preview?.pays?.[good] ?? 0)
}
