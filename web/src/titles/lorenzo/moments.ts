/**
 * Which facts are worth a look of their own before the table goes on: dice are rolled, the Church
 * is heard, points are counted.
 */
import type { Fact } from '../../lib/protocol'
import type { Scene } from '../../lib/title'

interface Kind {
  name: string
  /** The events that belong to it. */
  events: readonly string[]
  /** One of these must be among them: the others alone are nothing to look at. */
  needs: readonly string[]
  time: number
}

const KINDS: readonly Kind[] = [
  {
    name: 'report',
    events: ['supported', 'excommunicated'],
    needs: ['supported', 'excommunicated'],
    time: 2600,
  },
  {
    name: 'roll',
    events: ['round_started', 'die_rolled', 'order_changed'],
    needs: ['die_rolled'],
    time: 3000,
  },
  {
    name: 'reckoning',
    events: ['points', 'faith_scored', 'supported', 'gained'],
    needs: ['points'],
    time: 9000,
  },
]

/**
 * The scenes of one picture, in the order in which they happened. The first fact of each is the one
 * at which it begins; what belongs to it but happened earlier stands at its end.
 */
export function scenes(facts: readonly Fact[]): Scene[] {
  return KINDS.flatMap(({ name, events, needs, time }) => {
    const first = facts.findIndex(({ event }) => needs.includes(event))
    if (first < 0) return []
    const own = [...facts.slice(first), ...facts.slice(0, first)]
    const scene = { name, facts: own.filter(({ event }) => events.includes(event)), time }
    return [{ scene, first }]
  })
    .sort((one, other) => one.first - other.first)
    .map(({ scene }) => scene)
}

export const word = (fact: Fact | undefined, name: string): string =>
  String(fact?.args?.[name] ?? '')
export const number = (fact: Fact | undefined, name: string): number =>
  Number(fact?.args?.[name] ?? 0)

/** What each die shows after these facts, by its colour. */
export function rolled(facts: readonly Fact[]): Record<string, number> {
  const dice = facts.filter(({ event }) => event === 'die_rolled')
  return Object.fromEntries(dice.map((fact) => [word(fact, 'die'), number(fact, 'pips')]))
}

/** The turn order after these facts; as it was where they do not change it. */
export function orderAfter(order: readonly number[], facts: readonly Fact[]): number[] {
  const changes = facts.filter(({ event }) => event === 'order_changed')
  if (changes.length < order.length) return [...order]
  return changes
    .toSorted((one, other) => number(one, 'place') - number(other, 'place'))
    .map(({ seat }) => seat)
}

/** Points of each seat by source, as the final scoring counts them. */
export function counted(players: number, facts: readonly Fact[]): Record<string, number>[] {
  const sheet: Record<string, number>[] = Array.from({ length: players }, () => ({}))
  for (const fact of facts) {
    const source = fact.event === 'faith_scored' ? 'church' : word(fact, 'source')
    const row = sheet[fact.seat]
    if (row && source) row[source] = (row[source] ?? 0) + number(fact, 'points')
  }
  return sheet
}

/** Points that a seat got in the last move, before the final scoring. */
export function lastGain(seat: number, facts: readonly Fact[]): number {
  return facts
    .filter((fact) => fact.seat === seat)
    .map((fact) => {
      if (fact.event === 'supported') return number(fact, 'points')
      return fact.event === 'gained' && word(fact, 'good') === 'vp' ? number(fact, 'amount') : 0
    })
    .reduce((sum, points) => sum + points, 0)
}
