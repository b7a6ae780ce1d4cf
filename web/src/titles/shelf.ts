/** The boxes of the titles: every folder here with a `box.ts`. */
import type { Box } from '../lib/box'

const found = import.meta.glob<Box>('./*/box.ts', { eager: true, import: 'default' })

const boxes: ReadonlyMap<string, Box> = new Map(
  Object.entries(found)
    .map(([path, box]): [string, Box] => [path.split('/')[1]!, box])
    .sort(([, a], [, b]) => a.place - b.place),
)

/** The titles with a box, in their places from left to right. */
export const SHELF: readonly string[] = [...boxes.keys()]

/** The title whose rules are shown to those who name none: the first with pictures to them. */
export const FIRST_LESSON = SHELF.find((game) => boxes.get(game)!.lesson) ?? SHELF[0]!

export function boxOf(game: string): Box | undefined {
  return boxes.get(game)
}

/** The piece that stands for a title in a list. */
export function iconOf(game: string): string {
  return boxes.get(game)?.icon ?? 'board'
}
