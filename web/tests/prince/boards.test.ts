import { describe, expect, it } from 'vitest'
import { arrange } from '../../src/titles/prince/arrange'
import { plan } from '../../src/titles/prince/estate'
import { drawnBy } from '../../src/titles/prince/phone/drawnBy'
import type { View } from '../../src/titles/prince/view'

/** What a board of five, four and three players has inside. */
const ROOMS = [255, 349, 538]

describe('a house board', () => {
  it('shows three places where a house has few homes', () => {
    expect(arrange(255, 1, 0)).toMatchObject({ form: 'cards', empty: 2 })
    expect(arrange(255, 3, 0)).toMatchObject({ form: 'cards', empty: 0 })
  })
  it('draws cards narrower before it lists them', () => {
    expect(arrange(255, 3, 2).form).toBe('narrow')
    expect(arrange(255, 5, 0).form).toBe('list')
  })
  it('names what is protected where there is room beside the cards', () => {
    expect(arrange(538, 3, 1).form).toBe('roomy')
    expect(arrange(255, 1, 1).form).toBe('cards')
  })
  it('never outgrows its room', () => {
    for (const room of ROOMS)
      for (let homes = 1; homes <= 13; homes += 1)
        for (const loose of [0, 1, 6]) {
          const { form, w, pitch } = arrange(room, homes, loose)
          const used = form === 'list' ? 2 * w : (homes - 1) * pitch + w
          expect(used, `${room} ${homes} ${loose}`).toBeLessThanOrEqual(room + 0.01)
        }
  })
})

describe('a house laid out', () => {
  it('has three homes side by side with four cards in hand, as designed', () => {
    const laid = plan(3, 0, 4)
    expect(laid.form).toBe('wide')
    expect(laid.hand.mini).toBe(false)
  })
  it('closes the hand up before homes become narrow', () => {
    expect(plan(5, 0, 4).hand.w).toBeLessThan(plan(2, 0, 4).hand.w)
    expect(plan(5, 2, 7)).toMatchObject({ form: 'rows', hand: { mini: true } })
  })
  it('keeps homes, open cards and hand apart, however many there are', () => {
    for (let homes = 1; homes <= 13; homes += 1)
      for (const open of [0, 1, 2, 5])
        for (const hand of [0, 1, 4, 8]) {
          const laid = plan(homes, open, hand)
          const name = `${homes} ${open} ${hand}`
          expect(laid.open.x + laid.open.w, name).toBeLessThanOrEqual(laid.hand.x - 6)
          expect(laid.hand.x + laid.hand.w, name).toBeLessThanOrEqual(1124)
          expect(laid.homes.w, name).toBeGreaterThan(70)
        }
  })
})

describe('on a phone', () => {
  const home = { power: 3, office: '', artist: '', family: '' }
  const view = {
    players: [
      {
        house: 'medici',
        homes: [{ ...home, home: 'firenze', office: 'datary' }],
        open: [],
        hand: ['vitelli'],
      },
      { house: 'borgia', homes: [{ ...home, home: 'ceri' }], open: ['leonardo'] },
    ],
  } as unknown as View

  it('a place is counted in the part that draws it', () => {
    const part = (place: string) => drawnBy(place, view, 0)
    expect(part('home:firenze')).toBe('homes')
    expect(part('card:datary')).toBe('homes')
    expect(part('card:leonardo')).toBe('houses')
    expect(part('holding:ceri')).toBe('houses')
    expect(part('house:borgia')).toBe('houses')
    expect(part('card:vitelli')).toBe('hand')
    expect(part('verb:savonarola')).toBe('hand')
  })
  it('what nobody has laid out is answered on the stage', () => {
    const part = (place: string) => drawnBy(place, view, 0)
    expect(part('verb:pass')).toBe('stage')
    expect(part('card:bologna')).toBe('stage')
    expect(part('house:orsini')).toBe('stage')
  })
})
