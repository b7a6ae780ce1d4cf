/** The cards and houses as the server sends them, read from the title's data files. */
import type { GameTable } from '../../src/lib/protocol'
import deck from '../../../src/signoria/games/prince/data/deck.toml?raw'
import setup from '../../../src/signoria/games/prince/data/setup.toml?raw'

/** A table of a TOML file whose values are words, numbers and one line of sources. */
function tables<Row>(file: string, name: string): Row[] {
  return file
    .split(`[[${name}]]`)
    .slice(1)
    .map((block) => Object.fromEntries(pairs(block.split(/^\[/m)[0]!)) as Row)
}

function pairs(block: string): [string, unknown][] {
  return [...block.matchAll(/^(\w+) = (.+)$/gm)].map(([, key, value]) => [
    key!,
    value!.startsWith('{')
      ? Object.fromEntries([...value!.matchAll(/(\w+) = "([^"]*)"/g)].map(([, k, v]) => [k, v]))
      : (JSON.parse(value!) as unknown),
  ])
}

export const cards = tables<{ key: string; type: string; vp?: number }>(deck, 'card')
export const houses = tables<{ base: string }>(setup, 'house')
export const game = {
  components: { deck: { card: cards }, setup: { house: houses } },
} as unknown as GameTable
