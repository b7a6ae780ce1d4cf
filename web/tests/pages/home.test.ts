import { describe, expect, it } from 'vitest'
import type { GameCard, TableInfo } from '../../src/lib/protocol'
import { quick, quickTable } from '../../src/pages/shelf/quick'
import { ago } from '../../src/pages/when'

const CARD = {
  name: 'carrara',
  players: [2, 3, 4],
  options: [
    {
      name: 'variant',
      choices: ['basic', 'advanced'],
      default: 'basic',
      rule: 'C1.2',
      file: false,
    },
  ],
  bots: ['random', 'greedy'],
  ratings: {},
  reconstructed: [],
} satisfies GameCard

function played(created: string, variant: string, others: ('bot' | 'person')[]): TableInfo {
  return {
    game: 'carrara',
    created,
    options: { variant },
    seat: 0,
    seats: [
      { number: 0, kind: 'person', name: 'Lucia', mine: true },
      ...others.map((kind, index) => ({ number: index + 1, kind, name: '' })),
    ],
  } as unknown as TableInfo
}

describe('play against bots', () => {
  it('begins with the plain game against two bots', () => {
    const match = quick(CARD, [])
    expect(match).toEqual({ players: 3, variant: 'basic' })
    expect(quickTable(CARD, match, 'Lucia')).toEqual({
      game: 'carrara',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }],
      options: { variant: 'basic' },
      name: 'Lucia',
    })
  })

  it('repeats the last match against bots, not one with friends', () => {
    const mine = [
      played('2026-11-01T10:00:00Z', 'basic', ['bot', 'bot']),
      played('2026-11-03T10:00:00Z', 'advanced', ['bot', 'bot', 'bot']),
      played('2026-11-05T10:00:00Z', 'basic', ['person']),
    ]
    expect(quick(CARD, mine)).toEqual({ players: 4, variant: 'advanced' })
  })
})

describe('ago', () => {
  const now = Date.parse('2026-11-15T12:00:00Z')
  it.each([
    ['2026-11-15T11:59:40Z', 'now'],
    ['2026-11-15T11:55:00Z', '5 minutes ago'],
    ['2026-11-14T11:00:00Z', 'yesterday'],
  ])('%s is %s', (time, words) => {
    expect(ago(time, 'en', now)).toBe(words)
  })
})
