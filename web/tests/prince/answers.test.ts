/** Answers of several actions: which rows say them, and in which order. */
import { describe, expect, it } from 'vitest'
import type { ActionRow } from '../../src/lib/protocol'
import {
  action,
  appointing,
  bidding,
  committing,
  digits,
  open,
  proposing,
  voting,
} from '../../src/titles/prince/stage/answers'

const row = (verb: string, args: Record<string, string> = {}): ActionRow => ({
  verb,
  args,
  targets: [],
  label: { tell: 'message', key: `verb-${verb}` },
})
const DIGITS = [100, 10, 1].flatMap((unit) =>
  Array.from({ length: 9 }, (_, place) => String((9 - place) * unit)),
)
const HOUSES = ['borgia', 'colonna', 'medici', 'rovere']
const numbers = (most: number) => Array.from({ length: most + 1 }, (_, n) => String(n))
const rows: ActionRow[] = [
  ...DIGITS.map((ducats) => row('raise', { ducats })),
  ...DIGITS.slice(0, 18).map((ducats) => row('add', { ducats })),
  ...HOUSES.flatMap((house) => numbers(20).map((votes) => row('vote', { house, votes }))),
  ...HOUSES.flatMap((house) => numbers(5).map((cardinals) => row('appoint', { house, cardinals }))),
  ...['none', '1', '2', '1-2', '1-3', '2-3'].map((troop) => row('commit', { troop })),
  ...['datary', 'titian', 'spy-1'].map((card) => row('give', { card })),
  ...DIGITS.map((ducats) => row('give-ducats', { ducats })),
  ...['datary', 'titian', 'spy-1'].map((card) => row('ask', { card })),
  ...DIGITS.map((ducats) => row('ask-ducats', { ducats })),
  row('propose'),
]
const said = (run: number[]) =>
  run.map((number) => [rows[number]!.verb, ...Object.values(rows[number]!.args)].join(' '))

describe('answers', () => {
  it('finds a row by verb and arguments', () => {
    expect(rows[action(rows, 'vote', 'medici', '7')]!.args).toEqual({ house: 'medici', votes: '7' })
    expect(action(rows, 'vote', 'medici', '99')).toBe(-1)
  })

  it('says an amount in figures, largest first', () => {
    expect(digits(125)).toEqual(['100', '20', '5'])
    expect(digits(40)).toEqual(['40'])
    expect(digits(0)).toEqual([])
  })

  it('closes a bid with its last figure', () => {
    expect(said(bidding(rows, 13))).toEqual(['add 10', 'raise 3'])
    expect(said(bidding(rows, 110))).toEqual(['add 100', 'raise 10'])
    expect(said(bidding(rows, 1))).toEqual(['raise 1'])
    expect(bidding(rows, 0)).toEqual([])
  })

  it('names every house of a ballot but the last, even for no votes', () => {
    expect(said(voting(rows, HOUSES, { colonna: 5, rovere: 7 }))).toEqual([
      'vote borgia 0',
      'vote colonna 5',
      'vote medici 0',
    ])
    expect(said(voting(rows, ['colonna', 'rovere'], { colonna: 3, rovere: 9 }))).toEqual([
      'vote colonna 3',
    ])
  })

  it('appoints for each house, and leaves the rest to the Pope', () => {
    expect(said(appointing(rows, ['borgia', 'rovere'], { rovere: 2 }))).toEqual([
      'appoint borgia 0',
      'appoint rovere 2',
    ])
  })

  it('commits a set, in whatever order it was chosen', () => {
    const all = ['naldo', 'marciano', 'oliverotto']
    expect(said([committing(rows, all, ['oliverotto', 'naldo'])])).toEqual(['commit 1-3'])
    expect(said([committing(rows, all, [])])).toEqual(['commit none'])
  })

  it('puts the parts of an offer into the order of the rules', () => {
    const bargain = { give: ['spy-1', 'datary'], ask: ['titian'], giveDucats: 25, askDucats: 0 }
    expect(said(proposing(rows, bargain))).toEqual([
      'give datary',
      'give spy-1',
      'give-ducats 20',
      'give-ducats 5',
      'ask titian',
      'propose',
    ])
  })

  it('lists what a verb may be played with', () => {
    const legal = [action(rows, 'give', 'titian'), action(rows, 'ask', 'datary')]
    expect(open(rows, legal, 'give')).toEqual(['titian'])
  })
})
