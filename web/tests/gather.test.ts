import { describe, expect, it } from 'vitest'
import type { LogLine, Telling, Value } from '../src/lib/protocol'
import { gather } from '../src/table/gather'

const of = (number: number, colour: string): Telling => ({
  tell: 'message',
  key: 'blocks-of-colour',
  args: { number, colour },
})
const line = (key: string, args: Record<string, Value>, more: Partial<LogLine> = {}): LogLine => ({
  event: key,
  seat: 1,
  turn: 3,
  step: 1,
  text: { tell: 'message', key: `event-${key}`, args },
  ...more,
})
const paid = (number: number, colour: string, more: Partial<LogLine> = {}) =>
  line('paid', { seat: 'Lucia', blocks: { tell: 'list', items: [of(number, colour)] } }, more)

describe('lines of one deed', () => {
  it('become one, with all their blocks and places', () => {
    const told = gather([
      paid(4, 'purple', { targets: ['colour:purple'] }),
      paid(1, 'blue', { targets: ['colour:blue'], step: 2 }),
    ])
    expect(told).toHaveLength(1)
    expect(told[0]!.line.text.args?.blocks).toEqual({
      tell: 'list',
      items: [of(4, 'purple'), of(1, 'blue')],
    })
    expect(told[0]!.line.targets).toEqual(['colour:purple', 'colour:blue'])
    expect(told[0]!.line.step).toBe(2)
    expect(told[0]!.last).toBe(1)
  })

  it('add up what they cost', () => {
    const bought = (coins: number, section = 'II') =>
      line('blocks_bought', {
        seat: 'Lucia',
        section,
        coins,
        blocks: { tell: 'list', items: [of(1, 'red')] },
      })
    expect(gather([bought(3), bought(5)])[0]!.line.text.args?.coins).toBe(8)
    expect(gather([bought(3), bought(5, 'III')])).toHaveLength(2)
  })

  it('stay apart where seat, turn or event differ, or another line lies between', () => {
    expect(gather([paid(1, 'red'), paid(1, 'blue', { seat: 2 })])).toHaveLength(2)
    expect(gather([paid(1, 'red'), paid(1, 'blue', { turn: 4 })])).toHaveLength(2)
    expect(gather([paid(1, 'red'), line('passed', { coins: 2 }), paid(1, 'red')])).toHaveLength(3)
  })

  it('are never two deeds that only count', () => {
    expect(gather([line('passed', { coins: 2 }), line('passed', { coins: 2 })])).toHaveLength(2)
  })
})
