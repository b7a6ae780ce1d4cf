import { describe, expect, it } from 'vitest'
import type { LogLine, Step } from '../src/lib/protocol'
import { absence, NEW_TURN, remembered } from '../src/table/absence'

const line = (turn: number, seat: number, step: number, event = 'passed'): LogLine => ({
  event,
  seat,
  turn,
  step,
  text: { tell: 'message', key: 'event-passed' },
})
/** Turn 1 is seat 0's, 2 seat 1's, 3 seat 2's, 4 seat 0's again. */
const lines = [
  line(0, -1, 1),
  line(1, 0, 2, NEW_TURN),
  line(1, 0, 3),
  line(2, 1, 4, NEW_TURN),
  line(2, 1, 5),
  line(3, 2, 6, NEW_TURN),
  line(3, 2, 7),
  line(4, 0, 8, NEW_TURN),
]

describe('since my last turn', () => {
  it('counts the turns of the others, up to my present one', () => {
    expect(absence(lines, 0)).toEqual({ turns: 2, line: 3, step: 3 })
  })
  it('counts while another one is at it', () => {
    expect(absence(lines.slice(0, 7), 1)).toEqual({ turns: 1, line: 5, step: 5 })
  })
  it('is nothing before my first turn, and for spectators', () => {
    expect(absence(lines.slice(0, 3), 2)).toBeNull()
    expect(absence(lines, null)).toBeNull()
    expect(absence([], 0)).toBeNull()
  })
  it('is nothing while only I have played', () => {
    expect(absence(lines.slice(0, 3), 0)).toBeNull()
  })
})

it('a remembered step offers nothing and tells the log up to it', () => {
  const step: Step = {
    step: 5,
    steps: 8,
    seat: 1,
    view: { game: '', seat: null, to_act: [], question: '' },
    scores: [],
    facts: [{ event: 'passed', seat: 1 }],
    lines: [lines[4]!],
    next: 7,
    previous: 3,
  }
  const picture = remembered(step, lines)
  expect(picture.legal).toEqual([])
  expect(picture.lines).toHaveLength(5)
  expect(picture.known).toBe(4)
})
