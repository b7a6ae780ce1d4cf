import { describe, expect, it } from 'vitest'
import type { ActionRow } from '../../src/lib/protocol'
import { Choosing } from '../../src/table/choosing.svelte'
import { mayMove, moveOf, sortOnTheMove } from '../../src/titles/prince/moving'
import type { View } from '../../src/titles/prince/view'
import { game } from './deck'

const row = (verb: string, args: Record<string, string>): ActionRow => ({
  verb,
  args,
  targets: Object.entries(args).map(([name, word]) => `${name}:${word}`),
  label: { tell: 'message', key: `verb-${verb}` },
})

function choosing(...legal: number[]): Choosing {
  const made = new Choosing(
    () => {},
    async () => null,
  )
  made.actions = [
    row('shelter', { card: 'datary', home: 'ceri' }),
    row('shelter', { card: 'datary', home: 'nepi' }),
    row('expose', { card: 'datary' }),
    row('poison', { card: 'raphael' }),
  ]
  made.reset(legal)
  return made
}
const view = (more: object = {}) =>
  ({
    question: 'act',
    asked: {},
    deck: { reconstructed: 0, title: '', changed: {} },
    ...more,
  }) as unknown as View

describe('a card on the move', () => {
  it('goes where it is legal, and out of its slot', () => {
    const open = choosing(0, 2, 3)
    expect(moveOf(open, 'datary', 'ceri')).toBe(0)
    expect(moveOf(open, 'datary', 'nepi')).toBeNull()
    expect(moveOf(open, 'datary')).toBe(2)
  })
  it('is one that may be moved at all', () => {
    expect(mayMove(choosing(2), 'datary')).toBe(true)
    expect(mayMove(choosing(3), 'raphael')).toBe(false)
    expect(mayMove(choosing(), 'datary')).toBe(false)
  })
  it('looks for a slot of its sort once it is picked', () => {
    const open = choosing(0, 1, 2, 3)
    expect(sortOnTheMove(view(), game, open)).toBeNull()
    open.pick('card:datary')
    expect(sortOnTheMove(view(), game, open)).toBe('office')
  })
  it('looks for one while it is laid out', () => {
    const laying = view({ question: 'laying', asked: { card: 'leonardo' } })
    expect(sortOnTheMove(laying, game, choosing())).toBe('artist')
  })
})
