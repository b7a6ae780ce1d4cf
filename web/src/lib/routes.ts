/** Which page an address is. Pages are loaded when they are first needed. */
import type { Component } from 'svelte'

export interface Page {
  load: () => Promise<{ default: Component<any> }>
  props: Record<string, string>
}

/** The page at a path, given as the parts between its slashes. */
export function pageAt([first, second = '', third = '', ...rest]: string[]): Page {
  const lost = { load: () => import('../pages/NotFound.svelte'), props: {} }
  if (rest.length > 0) return lost
  if (first === undefined) return { load: () => import('../pages/Home.svelte'), props: {} }
  if (first === 'join' && third)
    return { load: () => import('../pages/Join.svelte'), props: { id: second, token: third } }
  if (first === 'replay' && second)
    return { load: () => import('../pages/Replay.svelte'), props: { id: second, step: third } }
  if (!second || third) return lost
  if (first === 'new')
    return { load: () => import('../pages/NewTable.svelte'), props: { game: second } }
  if (first === 'table')
    return { load: () => import('../table/TablePage.svelte'), props: { id: second } }
  if (first === 'learn')
    return { load: () => import('../pages/Learn.svelte'), props: { game: second } }
  return lost
}
