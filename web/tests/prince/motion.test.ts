/** What moves when a fact of The Prince happens. */
import { describe, expect, it } from 'vitest'
import { flights } from '../../src/titles/prince/motion'
import type { View } from '../../src/titles/prince/view'

const view = {
  seat: 0,
  pope: 1,
  auction: { card: 'ceri', highest: 5, bidder: 1, bids: [0, 5], passed: [] },
  asked: {},
  players: [
    { homes: [{ home: 'firenze', office: '', artist: '', family: '' }], open: ['titian'] },
    { homes: [{ home: 'bracciano', office: 'datary', artist: '', family: '' }], open: [] },
  ],
} as unknown as View
const fact = (event: string, seat: number, args: Record<string, number | string> = {}) => ({
  event,
  seat,
  args,
})

describe('flights', () => {
  it('bring a card from under the hammer to its new owner', () => {
    expect(flights(fact('laid', 1, { card: 'ceri' }), view)).toEqual([
      { from: 'hammer', to: 'open:1', icon: 'holding' },
    ])
  })

  it('bring a card from where it lies into its slot', () => {
    expect(flights(fact('housed', 0, { card: 'titian', home: 'firenze' }), view)).toEqual([
      { from: 'card:titian', to: 'slot:firenze:artist', icon: 'artist' },
    ])
  })

  it('show a few coins for any sum', () => {
    expect(flights(fact('bought', 1, { card: 'ceri', ducats: 87 }), view)).toEqual([
      { from: 'ducats:1', to: 'pool', icon: 'ducat', count: 4 },
    ])
    expect(flights(fact('fee_paid', 1, { card: 'titian', ducats: 0 }), view)).toEqual([])
  })

  it('aim a death at its target', () => {
    expect(flights(fact('death_played', 0, { death: 'poison-2', target: 'datary' }), view)).toEqual(
      [{ from: 'hand:0', to: 'card:datary', icon: 'poison' }],
    )
  })

  it("show income only in the reader's own purse", () => {
    expect(flights(fact('income', 1, { ducats: 30 }), view)).toEqual([])
    expect(flights(fact('income', 0, { ducats: 30 }), view)).toHaveLength(1)
  })

  it('leave what a scene shows to the scene', () => {
    expect(flights(fact('committed', 0, { troop: '1-3', power: 4 }), view)).toEqual([])
  })
})
