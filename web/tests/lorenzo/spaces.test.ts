/** Who stands on Lorenzo's spaces, and who would. */
import { describe, expect, it } from 'vitest'
import type { Choosing } from '../../src/table/choosing.svelte'
import { ghostOn, goal, manyLit, marked } from '../../src/titles/lorenzo/spaces'
import type { View } from '../../src/titles/lorenzo/view'

const table = (question: string, asked: Record<string, unknown> = {}): View =>
  ({
    question,
    asked,
    to_act: [1],
    spaces: { 'building-2': { card: 'treasury', members: [], open: true } },
  }) as unknown as View
const pointing = (verb: string, args: Record<string, string>): Choosing =>
  ({ foreseen: 0, actions: [{ verb, args, targets: [] }] }) as unknown as Choosing
const idle = { foreseen: null, actions: [] } as unknown as Choosing

describe('a member on its way', () => {
  it('has its goal while servants and price are chosen', () => {
    expect(goal(table('servants', { space: 'harvest-large', member: 'white' }))).toBe(
      'harvest-large',
    )
    expect(goal(table('way', { card: 'treasury' }))).toBe('building-2')
    expect(goal(table('turn', { space: 'harvest-large' }))).toBe('')
  })
  it('is seen there as the ghost of whoever decides', () => {
    const view = table('servants', { space: 'harvest-large', member: 'white' })
    expect(ghostOn(view, idle, 0, 'harvest-large')).toEqual({ seat: 1, member: 'white' })
    expect(ghostOn(view, idle, 0, 'harvest-small')).toBe(null)
  })
  it('is not seen where a bonus action sends nobody', () => {
    expect(
      ghostOn(table('servants', { space: 'harvest-small', member: '' }), idle, 0, 'harvest-small'),
    ).toBe(null)
  })
  it('is seen where pointing would put it', () => {
    const choosing = pointing('place', { member: 'black', space: 'building-2' })
    expect(ghostOn(table('turn'), choosing, 0, 'building-2')).toEqual({ seat: 0, member: 'black' })
    expect(ghostOn(table('turn'), choosing, 0, 'market-1')).toBe(null)
    expect(
      ghostOn(table('taking'), pointing('take', { space: 'building-2' }), 0, 'building-2'),
    ).toBe(null)
  })
})

describe('marks of what has just changed', () => {
  it('are left out for the cards of a whole round', () => {
    const few = new Set(['card:woods', 'space:territory-1'])
    expect(marked(few)).toBe(few)
    const round = new Set(Array.from({ length: 16 }, (_, n) => `card:${n}`))
    expect(marked(round).size).toBe(0)
  })
})

describe('the quieter light', () => {
  const lit = (spaces: number, others: number): Choosing =>
    ({
      places: new Set([
        ...Array.from({ length: spaces }, (_, n) => `space:${n}`),
        ...Array.from({ length: others }, (_, n) => `leader:${n}`),
      ]),
    }) as unknown as Choosing
  it('is for many spaces; leaders and members do not count', () => {
    expect(manyLit(lit(11, 0))).toBe(true)
    expect(manyLit(lit(8, 6))).toBe(false)
  })
})
