/** The moments of Lorenzo il Magnifico that are shown for themselves. */
import { describe, expect, it } from 'vitest'
import type { Fact } from '../../src/lib/protocol'
import { counted, lastGain, orderAfter, rolled, scenes } from '../../src/titles/lorenzo/moments'

const fact = (event: string, seat: number, args: Record<string, number | string> = {}): Fact => ({
  event,
  seat,
  args,
})
const roll = [
  fact('round_started', -1, { round: 3, period: 2 }),
  fact('card_turned', -1, { card: 'farm', space: 'territory-1' }),
  fact('die_rolled', -1, { die: 'black', pips: 6 }),
  fact('die_rolled', -1, { die: 'white', pips: 1 }),
  fact('die_rolled', -1, { die: 'orange', pips: 4 }),
]

describe('scenes', () => {
  it('show the dice with the round they are rolled for', () => {
    const [scene, ...others] = scenes(roll)
    expect(others).toEqual([])
    expect(scene).toMatchObject({ name: 'roll' })
    expect(scene!.facts.map(({ event }) => event)).not.toContain('card_turned')
    expect(rolled(scene!.facts)).toEqual({ black: 6, white: 1, orange: 4 })
  })

  it('come in the order in which they happened', () => {
    const report = fact('excommunicated', 1, { edict: 'tithe', period: 1, refused: 0 })
    expect(scenes([report, ...roll]).map(({ name }) => name)).toEqual(['report', 'roll'])
    expect(scenes([fact('placed', 0)])).toEqual([])
  })

  it('begin with the fact that they are about: what was before it travels first', () => {
    const [scene] = scenes([fact('gained', 0, { good: 'vp', amount: 2 }), fact('points', 0)])
    expect(scene!.facts.map(({ event }) => event)).toEqual(['points', 'gained'])
  })
})

describe('the turn order', () => {
  it('is the new one, once everybody has a place in it', () => {
    const changes = [
      fact('order_changed', 2, { place: 0 }),
      fact('order_changed', 0, { place: 1 }),
      fact('order_changed', 1, { place: 2 }),
    ]
    expect(orderAfter([0, 1, 2], changes)).toEqual([2, 0, 1])
    expect(orderAfter([0, 1, 2], [])).toEqual([0, 1, 2])
  })
})

describe('the final count', () => {
  it('adds up what each source gives each seat', () => {
    const sheet = counted(2, [
      fact('faith_scored', 1, { faith: 5, points: 5 }),
      fact('points', 0, { source: 'ventures', points: 7 }),
      fact('points', 1, { source: 'penalties', points: -3 }),
    ])
    expect(sheet).toEqual([{ ventures: 7 }, { church: 5, penalties: -3 }])
  })
  it('knows what the last move brought before it', () => {
    const facts = [
      fact('gained', 0, { good: 'vp', amount: 4, cause: 'card:farm' }),
      fact('gained', 0, { good: 'coin', amount: 9, cause: 'card:farm' }),
      fact('supported', 0, { faith: 5, period: 3, points: 5 }),
      fact('points', 0, { source: 'ventures', points: 7 }),
    ]
    expect(lastGain(0, facts)).toBe(9)
    expect(lastGain(1, facts)).toBe(0)
    expect(counted(1, facts)).toEqual([{ ventures: 7 }])
  })
})
