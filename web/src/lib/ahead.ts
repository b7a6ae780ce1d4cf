/** A title's drawing and its printed facts, asked for as early as possible and only once. */
import { api } from './api'
import type { GameTable } from './protocol'
import type { Title } from './title'
import { boardOf } from '../titles/boards'

type Fetched = Promise<[GameTable, Title]>

const underWay = new Map<string, Fetched>()

export function fetched(game: string): Fetched {
  let found = underWay.get(game)
  if (!found) {
    found = Promise.all([api.game(game), boardOf(game)])
    // What failed may be tried again.
    found.catch(() => underWay.delete(game))
    underWay.set(game, found)
  }
  return found
}

/** While the page itself is still being read: which title does this table play? */
export async function lookAhead(table: string): Promise<void> {
  try {
    await fetched((await api.table(table)).game)
  } catch {
    // the page asks again, and tells what is wrong
  }
}
