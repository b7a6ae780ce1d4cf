import { describe, expect, it, vi } from 'vitest'
import type { Advice, TableInfo } from '../src/lib/protocol'

vi.mock('../src/lib/texts.svelte', () => ({
  say: (key: string, args: Record<string, unknown> = {}) =>
    [key.replace('table-hint-', ''), ...Object.values(args)].join(' '),
}))
const { Hints, hintsLeft, reason } = await import('../src/table/hints.svelte')

const advice = (
  action: number,
  chance: number,
  points: number,
  trials = 90,
  compared = true,
): Advice => ({ action, trials, chance, points, compared })
const table = (hints: TableInfo['hints'], taken: number, seat: number | null = 0) =>
  ({ hints, seat, seats: [{ hints: taken }] }) as TableInfo

describe('a reason', () => {
  it('tells the first choice from the second, and the others from the first', () => {
    const choices = [advice(1, 0.62, 40.31), advice(2, 0.58, 42), advice(3, 0.616, 40.3)]
    expect(reason(choices, 0)).toBe('against-second more-wins 4, fewer-points 2')
    expect(reason(choices, 1)).toBe('against-first fewer-wins 4, more-points 2')
    expect(reason(choices, 2)).toBe('against-first same-wins')
  })

  it('is no difference that luck has made', () => {
    const choices = [advice(1, 0.3, 40, 7, false), advice(2, 0.3, 40, 2, false)]
    expect(reason(choices, 0)).toBe('promises-most')
    expect(reason(choices, 1)).toBe('comes-next')
  })

  it('is that there is no other choice', () => {
    expect(reason([advice(1, 0, 0, 0)], 0)).toBe('only')
  })
})

describe('hints left', () => {
  it('are what the table allows, less those taken', () => {
    expect(hintsLeft(table('free', 0))).toBe(null)
    expect(hintsLeft(table('three', 1))).toBe(2)
    expect(hintsLeft(table('none', 0))).toBe(0)
    expect(hintsLeft(table('free', 0, null))).toBe(0)
  })
})

describe('asking', () => {
  it('shows the answer, and shows it again without asking', async () => {
    const ask = vi.fn(async () => [advice(1, 0.6, 40), advice(2, 0.5, 39)])
    const hints = new Hints(ask)
    const asked = hints.request()
    expect(hints.asking).toBe(true)
    await asked
    expect([hints.asking, hints.open, hints.choices.length]).toEqual([false, true, 2])
    await hints.request()
    expect(hints.open).toBe(false)
    await hints.request()
    expect(hints.open).toBe(true)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('drops an answer to a question that is past', async () => {
    let answer: (choices: Advice[]) => void = () => {}
    const hints = new Hints(() => new Promise((resolve) => (answer = resolve)))
    const asked = hints.request()
    hints.forget()
    expect(hints.asking).toBe(false)
    answer([advice(1, 0.6, 40)])
    await asked
    expect([hints.open, hints.choices.length]).toEqual([false, 0])
  })

  it('stays shut when nobody can say', async () => {
    const hints = new Hints(async () => null)
    await hints.request()
    expect([hints.asking, hints.open]).toEqual([false, false])
  })
})
