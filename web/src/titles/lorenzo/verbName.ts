/** What an action that is about no place is called, as the prompt would call it. */
import { tell } from '../../lib/texts.svelte'
import type { Choosing } from '../../table/choosing.svelte'

export function verbName(choosing: Choosing, verb: string): string {
  const row = Object.values(choosing.actions).find((action) => action.verb === verb)
  return row ? tell(row.label) : ''
}
