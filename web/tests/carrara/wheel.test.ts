import { expect, it } from 'vitest'
import type { Section } from '../../src/titles/carrara/view'
import { DISC, HUB, spots, turned } from '../../src/titles/carrara/wheel'

it('lays up to eleven blocks of a sector beside each other', () => {
  for (let number = 1; number <= 11; number += 1) {
    const laid = spots(number, 0)
    expect(laid).toHaveLength(number)
    for (const [index, a] of laid.entries()) {
      const far = Math.hypot(a.x, a.y)
      expect(far - a.size / 2).toBeGreaterThan(HUB - 2)
      expect(far + a.size / 2).toBeLessThan(DISC)
      for (const b of laid.slice(index + 1)) {
        const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))
        expect(apart, `${number} blocks`).toBeGreaterThan(a.size * 0.8)
      }
    }
  }
})

const NONE = { purple: 0, blue: 0, green: 0, red: 0, yellow: 0, white: 0 }
const section = (numeral: string, rest: Partial<Section> = {}): Section => ({
  section: numeral,
  blocks: NONE,
  prices: NONE,
  ...rest,
})
const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI']
const PIECES = ['book', 'coat_of_arms', 'crown', 'cup', 'banner', 'gate']
const turnedBy = (steps: number): Section[] =>
  NUMERALS.map((numeral, index) =>
    section(numeral, { decoration: PIECES[(index - steps + 6) % 6], statue: 'red' }),
  )

it('sees by the pieces how far a disc has turned', () => {
  expect(turned(turnedBy(0), turnedBy(0), 'outer')).toBe(0)
  expect(turned(turnedBy(2), turnedBy(3), 'outer')).toBe(1)
  expect(turned(turnedBy(5), turnedBy(1), 'outer')).toBe(2)
})

it('sees by the blocks whether a disc without pieces has turned', () => {
  const before = NUMERALS.map((numeral) => section(numeral))
  before[0] = section('I', { blocks: { ...NONE, red: 2 } })
  const after = NUMERALS.map((numeral) => section(numeral))
  after[0] = section('I', { blocks: { ...NONE, blue: 3 } })
  after[1] = section('II', { blocks: { ...NONE, red: 2 } })
  expect(turned(before, after, 'outer')).toBe(1)
  expect(turned(before, before, 'outer')).toBe(0)
})
