import { expect, it } from 'vitest'
import { flights } from '../../src/titles/carrara/motion'
import type { View } from '../../src/titles/carrara/view'

const before = {
  cities: { lucca: null },
  visit: { seat: 0, field: 3 },
  players: [{ columns: { lucca: [{ tile: 'villa-2', decorated: false, statue: '' }] } }],
} as unknown as View

const fly = (event: string, args: Record<string, number | string>) =>
  flights({ event, seat: 0, args }, before)

it('carries a building from the offer to its city', () => {
  expect(fly('built', { tile: 'palazzo-3b', city: 'lucca', price: 3 })).toEqual([
    { from: 'tile:palazzo-3', to: 'column:0:lucca', icon: 'palazzo' },
  ])
})

it('carries bought blocks behind the screen, and paid ones to the bag', () => {
  expect(fly('blocks_bought', { section: 'II', colour: 'red', number: 2 })).toEqual([
    { from: 'section:II', to: 'blocks:0', icon: 'block-red', count: 2 },
  ])
  expect(fly('paid', { colour: 'white', number: 1 })).toEqual([
    { from: 'blocks:0', to: 'bag', icon: 'block-white', count: 1 },
  ])
})

it('carries a pillar to its place, then what it earns', () => {
  expect(fly('scored', { place: 'lucca', coins: 0, points: 8 }).map(({ to }) => to)).toEqual([
    'place:lucca',
    'vp:0',
  ])
  expect(fly('scored', { place: 'villa', coins: 4, points: 0 }).map(({ to }) => to)).toEqual([
    'place:0:villa',
    'coins:0',
  ])
})

it('carries a kept piece onto the building in its city', () => {
  expect(fly('ornament_moved', { piece: 'red statue', tile: 'villa-2', slot: 1 })).toEqual([
    { from: 'slot:0:2', to: 'column:0:lucca', icon: 'statue', style: '--tint:var(--block-red)' },
  ])
})

it('leaves facts that move nothing alone', () => {
  expect(fly('turn_started', {})).toEqual([])
})
