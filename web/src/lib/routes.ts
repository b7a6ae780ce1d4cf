/** Which page an address is. Pages are loaded when they are first needed. */
import type { Component } from 'svelte'

type Props = Record<string, string>

export interface Page {
  load: () => Promise<{ default: Component<Props> }>
  props: Props
}

/** A page and what it is shown with fit together; the router need not know how. */
const page = <Own extends Props>(
  load: () => Promise<{ default: Component<Own> }>,
  props: Own,
): Page => ({ load: load as Page['load'], props })

/** The page at a path, given as the parts between its slashes. */
export function pageAt([first, second = '', third = '', ...rest]: string[]): Page {
  const lost = page(() => import('../pages/NotFound.svelte'), {})
  if (rest.length > 0) return lost
  if (first === undefined) return page(() => import('../pages/Home.svelte'), {})
  if (first === 'join' && third)
    return page(() => import('../pages/Join.svelte'), { id: second, token: third })
  if (first === 'replay' && second)
    return page(() => import('../pages/Replay.svelte'), { id: second, step: third })
  if (!second || third) return lost
  if (first === 'new') return page(() => import('../pages/NewTable.svelte'), { game: second })
  if (first === 'table') return page(() => import('../table/TablePage.svelte'), { id: second })
  if (first === 'learn') return page(() => import('../pages/Learn.svelte'), { game: second })
  return lost
}
