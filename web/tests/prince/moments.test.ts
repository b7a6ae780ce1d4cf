/** Which facts are held on the stage, and what is seen in them. */
import { describe, expect, it } from 'vitest'
import type { Fact } from '../../src/lib/protocol'
import { castAfter, counted, scenes, troopsOf } from '../../src/titles/prince/moments'
import type { View } from '../../src/titles/prince/view'

const fact = (event: string, seat: number, args: Record<string, number | string> = {}): Fact => ({
  event,
  seat,
  args,
})
const names = (facts: Fact[]) => scenes(facts).map(({ name }) => name)

/** Three houses with 12, 14 and 13 votes. */
function before(cast: number[][]): View {
  const votes = [12, 14, 13]
  return {
    players: votes.map((number) => ({ votes: number })),
    election: { round: 1, run_off: null, votes, needed: 20, cast },
  } as unknown as View
}

describe('scenes', () => {
  it('come in the order in which they happened', () => {
    const facts = [
      fact('ballot', 0, { candidate: 0, votes: 12 }),
      fact('elected', 0, { votes: 25, all: 39 }),
      fact('points', 0, { source: 'papacy', points: 10 }),
      fact('round_started', -1, { turn: 2 }),
    ]
    expect(names(facts)).toEqual(['conclave', 'reckoning', 'turn'])
  })

  it('hold only what belongs to them', () => {
    const facts = [fact('passed', 1), fact('bought', 2, { card: 'ceri', ducats: 4 })]
    expect(scenes(facts)[0]!.facts).toEqual([facts[1]])
  })

  it('are none where nothing is uncovered', () => {
    expect(names([fact('bid', 1), fact('votes_cast', 0, { candidate: 1, votes: 3 })])).toEqual([])
  })
})

describe('votes', () => {
  it('are those of the opened ballots, whatever lay there', () => {
    const cast = castAfter(before([[12, 0, 0], [], []]), [
      fact('ballot', 0, { candidate: 1, votes: 5 }),
      fact('ballot', 0, { candidate: 2, votes: 7 }),
    ])
    expect(cast[0]).toEqual([0, 5, 7])
  })

  it('stay from the round before until somebody votes again', () => {
    const open = before([
      [12, 0, 0],
      [0, 14, 0],
      [0, 0, 13],
    ])
    const cast = castAfter(open, [fact('votes_cast', 2, { candidate: 0, votes: 13 })])
    expect(cast).toEqual([
      [12, 0, 0],
      [0, 14, 0],
      [13, 0, 0],
    ])
  })

  it('go on where a vote was told in part', () => {
    const cast = castAfter(before([[5, 0, 0], [], []]), [
      fact('votes_cast', 0, { candidate: 2, votes: 7 }),
    ])
    expect(cast[0]).toEqual([5, 0, 7])
  })
})

it('adds up points by source', () => {
  const sheet = counted(2, [
    fact('points', 1, { source: 'ducats', points: 3 }),
    fact('points', 1, { source: 'papacy', points: 10 }),
  ])
  expect(sheet).toEqual([{}, { ducats: 3, papacy: 10 }])
})

it('knows a troop by the places of its condottieri', () => {
  const troops = troopsOf(
    [fact('committed', 0, { troop: '1-3' }), fact('committed', 2, { troop: 'none' })],
    ['naldo', 'marciano', 'oliverotto'],
  )
  expect(troops.get(0)).toEqual(['naldo', 'oliverotto'])
  expect(troops.get(2)).toEqual([])
})
