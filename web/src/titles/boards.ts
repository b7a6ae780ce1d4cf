/** The boards that can be drawn: every folder here with an `index.ts`, loaded when first shown. */
import { Trouble } from '../lib/api'
import type { Title } from '../lib/title'

const found = import.meta.glob<{ default: Title }>('./*/index.ts')

/** Whether this client draws the title: it may be one of another package. */
export function canDraw(game: string): boolean {
  return `./${game}/index.ts` in found
}

/** How a title is drawn. Raises `Trouble` for one that this client cannot draw. */
export async function boardOf(game: string): Promise<Title> {
  const load = found[`./${game}/index.ts`]
  if (!load) throw notDrawn(game)
  return (await load()).default
}

export function notDrawn(game: string): Trouble {
  const text = { tell: 'message' as const, key: 'page-not-drawn', args: { game } }
  return new Trouble(501, { code: 'not_drawn', text })
}
