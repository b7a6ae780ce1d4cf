/** What moves when a fact of Lorenzo il Magnifico happens. */
import { describe, expect, it } from 'vitest'
import { flights } from '../../src/titles/lorenzo/motion'
import type { View } from '../../src/titles/lorenzo/view'

const none = { territory: [], character: [], building: [], venture: [] }
const view = {
  seat: 0,
  spaces: { 'building-2': { card: 'treasury', members: [], open: true } },
  players: [
    { cards: { ...none, territory: ['woods'] } },
    { cards: { ...none, territory: ['forest'], building: ['mint'] } },
  ],
} as unknown as View
const fly = (event: string, seat: number, args: Record<string, number | string> = {}) =>
  flights({ event, seat, args }, view)

describe('flights', () => {
  it('bring a member from its home to its space, in the colours of seat and die', () => {
    expect(fly('placed', 0, { member: 'white', space: 'building-2', value: 4 })).toEqual([
      {
        from: 'member:white',
        to: 'space:building-2',
        icon: 'familiar',
        style: 'color:var(--seat-lily);--die:var(--die-white)',
      },
    ])
    expect(fly('placed', 1, { member: 'neutral', space: 'market-1' })[0]!.from).toBe('members:1')
  })

  it('bring a card to the estate, as the icon of its kind', () => {
    expect(fly('card_taken', 1, { card: 'treasury', space: 'building-2' })).toEqual([
      { from: 'card:treasury', to: 'cards:1:building', icon: 'kind-building' },
    ])
  })

  it('show a few pieces for any amount, and none for nothing', () => {
    expect(fly('cost_paid', 0, { good: 'wood', amount: 9, card: 'treasury' })).toEqual([
      { from: 'wood:0', to: 'card:treasury', icon: 'wood', count: 4 },
    ])
    expect(fly('servants_spent', 0, { servants: 0 })).toEqual([])
  })

  it('bring goods from what gives them', () => {
    const from = (seat: number, cause: string) =>
      fly('gained', seat, { good: 'coin', amount: 1, cause })[0]!.from
    expect(from(0, 'space:market-1')).toBe('space:market-1')
    expect(from(1, 'card:treasury')).toBe('card:treasury')
    expect(from(0, 'card:woods')).toBe('card:woods')
    expect(from(0, 'tile:a')).toBe('tile:0')
    expect(from(0, '')).toBe('supply')
  })

  it("bring goods of a rival's cards from where the work is done: the cards are out of sight", () => {
    const from = (cause: string) => fly('gained', 1, { good: 'coin', amount: 1, cause })[0]!.from
    expect(from('card:forest')).toBe('harvest')
    expect(from('card:mint')).toBe('production')
    expect(from('leader:sisto-iv')).toBe('supply')
  })

  it('leave what a scene shows to the scene', () => {
    expect(fly('die_rolled', -1, { die: 'black', pips: 5 })).toEqual([])
    expect(fly('points', 0, { source: 'ventures', points: 5 })).toEqual([])
  })
})
