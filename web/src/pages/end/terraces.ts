/**
 * The points over a match as the terraces of a quarry: one line per seat that rises in steps.
 *
 * Time is the number of turns; the last stretch is the final count, drawn with a width of its own
 * so that its leap can be seen.
 */
import type { ScorePoint } from '../../lib/protocol'

export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

export interface Terraces {
  /** Where a moment (index into the points) lies across, and a number of points lies up. */
  x: (moment: number) => number
  y: (points: number) => number
  /** Numbers on the scale. */
  scale: number[]
  /** Moments with the number of their turn below, at round numbers. */
  ticks: number[]
  /** The moment at which the final count begins. */
  count: number
}

/** The share of the width that belongs to the final count. */
const COUNT = 0.07

/** A round step that makes at most so many intervals. */
function roundStep(span: number, most: number): number {
  const rough = Math.max(1, span / most)
  const power = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough)!
}

export function terraces(points: readonly ScorePoint[], frame: Frame): Terraces {
  const all = points.flatMap(({ scores }) => scores)
  const step = roundStep(Math.max(10, ...all) - Math.min(0, ...all), 6)
  const least = Math.floor(Math.min(0, ...all) / step) * step
  const most = Math.ceil(Math.max(10, ...all) / step) * step
  const last = Math.max(1, points.length - 1)
  const count = Math.max(0, last - 1)
  const turns = frame.width * (1 - COUNT)
  const x = (moment: number) =>
    frame.left + (moment <= count ? (turns * moment) / Math.max(1, count) : frame.width)
  const y = (number: number) =>
    frame.top + frame.height * (1 - (number - least) / Math.max(1, most - least))
  const pace = roundStep(count, 8)
  return {
    x,
    y,
    scale: Array.from({ length: (most - least) / step + 1 }, (_, mark) => least + mark * step),
    ticks: points
      .slice(0, last)
      .flatMap(({ turn }, moment) => (turn > 0 && turn % pace === 0 ? [moment] : [])),
    count,
  }
}

/** The line of one seat: level during a turn, then up or down. */
export function line(points: readonly ScorePoint[], seat: number, { x, y }: Terraces): string {
  return points
    .map(({ scores }, moment) => {
      const height = y(scores[seat] ?? 0).toFixed(1)
      return moment === 0 ? `M${x(0).toFixed(1)} ${height}` : `H${x(moment).toFixed(1)}V${height}`
    })
    .join('')
}

/** Heights for labels at the end of the lines, at least `gap` apart, in the order of the lines. */
export function apart(heights: readonly number[], gap: number, bottom: number): number[] {
  const order = heights.map((_, index) => index).toSorted((a, b) => heights[a]! - heights[b]!)
  const placed = [...heights]
  for (let turn = 1; turn < order.length; turn += 1) {
    const above = placed[order[turn - 1]!]!
    placed[order[turn]!] = Math.max(placed[order[turn]!]!, above + gap)
  }
  // Pushed below the ground, the labels move up again.
  let floor = bottom
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index]!, floor)
    floor = placed[index] - gap
  }
  return placed
}
