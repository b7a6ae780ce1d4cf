import { describe, expect, it } from 'vitest'
import type { ScorePoint, TableInfo } from '../../src/lib/protocol'
import { groundOf } from '../../src/pages/end/grounds'
import { standings } from '../../src/pages/end/standing'
import { apart, line, terraces } from '../../src/pages/end/terraces'

const FRAME = { left: 0, top: 0, width: 100, height: 100 }

function match(scores: number[][]): ScorePoint[] {
  return scores.map((points, index) => ({
    step: index * 10,
    turn: index + 1,
    seat: index % 2,
    scores: points,
  }))
}

function table(scores: number[], winners: number[]): TableInfo {
  return {
    scores,
    winners,
    seats: scores.map((_, number) => ({ number, kind: 'bot', name: `Seat ${number}` })),
  } as unknown as TableInfo
}

describe('terraces', () => {
  it('leave the last stretch to the final count', () => {
    const plan = terraces(
      match([
        [0, 0],
        [5, 0],
        [5, 8],
        [40, 8],
      ]),
      FRAME,
    )
    expect(plan.count).toBe(2)
    expect(plan.x(0)).toBe(0)
    expect(plan.x(2)).toBeCloseTo(93)
    expect(plan.x(3)).toBe(100)
  })

  it('have a scale of round numbers that holds every point, debts too', () => {
    const plan = terraces(
      match([
        [0, 0],
        [73, -4],
        [118, -4],
      ]),
      FRAME,
    )
    expect(plan.scale[0]).toBeLessThanOrEqual(-4)
    expect(plan.scale.at(-1)).toBeGreaterThanOrEqual(118)
    expect(plan.scale).toContain(0)
    expect(plan.y(plan.scale.at(-1)!)).toBe(0)
    expect(plan.y(plan.scale[0]!)).toBe(100)
  })

  it('rise in steps: level until the next turn', () => {
    const points = match([
      [0, 0],
      [10, 0],
      [10, 0],
    ])
    expect(line(points, 0, terraces(points, FRAME))).toBe('M0.0 100.0H93.0V0.0H100.0V0.0')
  })

  it('put numbers below round turns', () => {
    const points = match(Array.from({ length: 42 }, (_, turn) => [turn, 0]))
    const plan = terraces(points, FRAME)
    expect(plan.ticks.map((moment) => points[moment]!.turn)).toEqual([
      5, 10, 15, 20, 25, 30, 35, 40,
    ])
  })

  it('can be drawn for a match that ended at once', () => {
    const plan = terraces(match([[0, 0]]), FRAME)
    expect(Number.isFinite(plan.x(0) + plan.y(0))).toBe(true)
  })
})

describe('labels at the end of the lines', () => {
  it('keep their distance and stay above the ground', () => {
    const placed = apart([95, 94, 10, 96], 20, 100)
    expect(placed[2]).toBe(10)
    const sorted = placed.toSorted((a, b) => a - b)
    expect(sorted.at(-1)).toBeLessThanOrEqual(100)
    for (const [index, height] of sorted.entries()) {
      if (index > 0) expect(height - sorted[index - 1]!).toBeGreaterThanOrEqual(20)
    }
  })
})

describe('standings', () => {
  it('put winners first, then points; level seats share a rank', () => {
    const order = standings(table([40, 52, 40, 31], [1]))
    expect(order.map(({ seat }) => seat)).toEqual([1, 0, 2, 3])
    expect(order.map(({ rank }) => rank)).toEqual([1, 2, 2, 4])
    expect(order.map(({ behind }) => behind)).toEqual([0, 12, 12, 21])
  })

  it('believe the winners where points are level', () => {
    const order = standings(table([40, 40], [1]))
    expect(order.map(({ seat, rank, behind }) => [seat, rank, behind])).toEqual([
      [1, 1, 0],
      [0, 2, 0],
    ])
  })
})

describe('the land behind the points', () => {
  it('is that of the title', () => {
    const lands = ['carrara', 'lorenzo', 'prince'].map(groundOf)
    expect(new Set(lands).size).toBe(3)
    for (const { shapes, shades } of lands) {
      for (const corners of [...shapes.map(({ at }) => at), ...shades]) {
        expect(corners.length % 2).toBe(0)
        expect(corners.every(Number.isFinite)).toBe(true)
      }
    }
  })
})
