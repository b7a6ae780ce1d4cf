/**
 * Which facts are worth a look of their own before the table goes on: the hammer falls, troops are
 * uncovered, ballots are opened, points are counted.
 */
import type { Fact } from '../../lib/protocol'
import type { Scene } from '../../lib/title'
import type { View } from './view'

interface Kind {
  name: string
  /** The events that belong to it. */
  events: readonly string[]
  /** One of these must be among them: the others alone are nothing to look at. */
  needs: readonly string[]
  time: number
}

const KINDS: readonly Kind[] = [
  { name: 'sold', events: ['bought', 'given_free'], needs: ['bought', 'given_free'], time: 1500 },
  { name: 'found', events: ['spied_card', 'stolen'], needs: ['spied_card', 'stolen'], time: 2200 },
  {
    name: 'death',
    events: ['death_done', 'doctor_played', 'office_aside'],
    needs: ['death_done', 'doctor_played'],
    time: 2600,
  },
  {
    name: 'verdict',
    events: ['verdict_vote', 'verdict'],
    needs: ['verdict'],
    time: 4000,
  },
  {
    name: 'seizure',
    events: ['committed', 'mercenaries_paid', 'seizure_won', 'seizure_lost', 'seized'],
    needs: ['seizure_won', 'seizure_lost'],
    time: 4500,
  },
  {
    name: 'conclave',
    events: ['ballot', 'votes_cast', 'no_majority', 'run_off', 'tie_broken', 'elected'],
    needs: ['no_majority', 'elected'],
    time: 6000,
  },
  { name: 'reckoning', events: ['points'], needs: ['points'], time: 6000 },
  { name: 'turn', events: ['round_started'], needs: ['round_started'], time: 1600 },
]

/** The scenes of one picture, in the order in which they happened. */
export function scenes(facts: readonly Fact[]): Scene[] {
  return KINDS.flatMap(({ name, events, needs, time }) => {
    const own = facts.filter(({ event }) => events.includes(event))
    const first = facts.findIndex(({ event }) => needs.includes(event))
    return first < 0 ? [] : [{ scene: { name, facts: own, time }, first }]
  })
    .sort((one, other) => one.first - other.first)
    .map(({ scene }) => scene)
}

const number = (fact: Fact, name: string): number => Number(fact.args?.[name] ?? 0)
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/**
 * Voter by candidate, as it lies open after these facts.
 *
 * What a voter gave in the round before lies there until they vote again; a vote that is told in
 * parts goes on where it was.
 */
export function castAfter(before: View, facts: readonly Fact[]): number[][] {
  const isSecret = facts.some(({ event }) => event === 'ballot')
  const told = facts.filter(({ event }) => event === (isSecret ? 'ballot' : 'votes_cast'))
  return before.players.map((player, voter) => {
    const own = told.filter(({ seat }) => seat === voter)
    const earlier = before.election?.cast[voter] ?? []
    const all = before.election?.votes[voter] ?? player.votes
    const more = sum(own.map((fact) => number(fact, 'votes')))
    const goesOn = !isSecret && sum(earlier) + more <= all
    return before.players.map((_, candidate) => {
      const votes = own.filter((fact) => number(fact, 'candidate') === candidate)
      const kept = goesOn ? (earlier[candidate] ?? 0) : 0
      return kept + sum(votes.map((fact) => number(fact, 'votes')))
    })
  })
}

/** Points of each seat by source, as the facts count them. */
export function counted(players: number, facts: readonly Fact[]): Record<string, number>[] {
  const sheet: Record<string, number>[] = Array.from({ length: players }, () => ({}))
  for (const fact of facts) {
    const source = String(fact.args?.source ?? '')
    const row = sheet[fact.seat]
    if (row) row[source] = (row[source] ?? 0) + number(fact, 'points')
  }
  return sheet
}

/** What each side of a seizure has sent: `2-5` are the second and fifth condottiere of the deck. */
export function troopsOf(
  facts: readonly Fact[],
  condottieri: readonly string[],
): Map<number, string[]> {
  const troops = new Map<number, string[]>()
  for (const fact of facts) {
    if (fact.event !== 'committed') continue
    const places = String(fact.args?.troop ?? 'none')
    const cards = places === 'none' ? [] : places.split('-').map((n) => condottieri[Number(n) - 1]!)
    troops.set(fact.seat, cards)
  }
  return troops
}
