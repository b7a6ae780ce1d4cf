/** The tracks of Lorenzo's board. */
import { describe, expect, it } from 'vitest'
import { CELLS, markers, victoryCell } from '../../src/titles/lorenzo/tracks'

const at = (points: number) => victoryCell(points, 1124, 576, 20)

describe('the victory track', () => {
  it('runs clockwise round the board, from corner to corner', () => {
    expect(at(0)).toMatchObject({ x: 0, y: 0 })
    expect(at(33)).toMatchObject({ y: 0 })
    expect(at(34)).toMatchObject({ x: 1104, y: 20 })
    expect(at(50)).toMatchObject({ y: 556 })
    expect(at(83)).toMatchObject({ y: 556, x: 0 })
    expect(at(99)).toMatchObject({ x: 0, y: 20 })
  })
  it('has cells that follow each other without a gap', () => {
    for (let points = 0; points < CELLS; points += 1) {
      const [one, next] = [at(points), at(points + 1)]
      const touches =
        Math.abs(one.x - next.x) <= Math.max(one.w, next.w) + 0.01 &&
        Math.abs(one.y - next.y) <= Math.max(one.h, next.h) + 0.01
      expect(touches, String(points)).toBe(true)
    }
  })
  it('goes round again after a hundred points, and back below nothing', () => {
    expect(at(124)).toEqual(at(24))
    expect(at(-3)).toEqual(at(97))
  })
})

describe('markers', () => {
  const cell = (step: number) => ({ x: step * 33, y: 0, w: 33, h: 20 })
  it('stand in the middle of their step', () => {
    expect(markers([2, 5], cell, 9)[0]).toEqual({ seat: 0, cx: 82.5, cy: 10 })
  })
  it('stand apart where they share it, so that each is seen', () => {
    const xs = markers([3, 3, 3, 3], cell, 9).map(({ cx }) => cx)
    expect(new Set(xs).size).toBe(4)
    expect(xs.reduce((sum, x) => sum + x, 0) / 4).toBeCloseTo(3 * 33 + 16.5)
  })
})
