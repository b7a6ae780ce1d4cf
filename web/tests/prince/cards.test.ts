import { describe, expect, it } from 'vitest'
import { factsOf, figuresOf, isHandCard } from '../../src/titles/prince/printed'
import { sceneOf, scenes } from '../../src/titles/prince/scenes'
import type { Deck } from '../../src/titles/prince/view'
import { cards, game, houses } from './deck'

const shipped: Deck = { reconstructed: 0, title: '', changed: {} }

describe('the pictures', () => {
  it('show every card and every base', () => {
    const drawn = [...cards.map(({ key }) => key), ...houses.map(({ base }) => base)]
    expect(drawn).toHaveLength(65)
    for (const card of drawn) expect(scenes.has(sceneOf(card)), card).toBe(true)
  })
  it('are shared by cards that are alike', () => {
    expect(sceneOf('spy-3')).toBe('spy')
    expect(sceneOf('vice-chancellor')).toBe('vice-chancellor')
  })
  it('are written without a gap in their numbers', () => {
    for (const [name, drawn] of scenes) expect(drawn, name).not.toMatch(/NaN|undefined/)
  })
})

describe('the facts of a card', () => {
  it('are those of the shipped deck', () => {
    const facts = factsOf(game, shipped, 'depositor-general')
    expect(facts).toMatchObject({ type: 'office', votes: 2, income: 20 })
    expect(facts.reconstructed).toEqual(new Set(['income', 'votes', 'vp']))
  })
  it('leave out figures that are nothing, and keep one order', () => {
    const figures = figuresOf(factsOf(game, shipped, 'leonardo')).map(({ figure }) => figure)
    expect(figures).toEqual(['power', 'vp', 'fee'])
    expect(figuresOf(factsOf(game, shipped, 'nepi')).map(({ figure }) => figure)).toEqual([
      'power',
      'income',
    ])
  })
  it('know the bases', () => {
    expect(factsOf(game, shipped, 'firenze')).toMatchObject({ type: 'base', power: 3 })
  })
  it('follow a deck of an owner, whose figures are printed ones', () => {
    const own = { ...shipped, changed: { bologna: { power: 5, income: 25, name: 'Bononia' } } }
    const facts = factsOf(game, own, 'bologna')
    expect(facts).toMatchObject({ power: 5, income: 25, vp: 3, name: 'Bononia' })
    expect(facts.reconstructed).toEqual(new Set(['vp']))
  })
  it('tell cards of the hand from cards that are laid out', () => {
    const ofHand = (card: string) => isHandCard(factsOf(game, shipped, card))
    expect(['spy-1', 'vitelli', 'doctor'].every(ofHand)).toBe(true)
    expect(['bologna', 'datary', 'leonardo', 'sforza', 'firenze'].some(ofHand)).toBe(false)
  })
})
