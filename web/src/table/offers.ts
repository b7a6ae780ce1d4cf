/**
 * Which of the legal actions the prompt offers itself, because no place of the board tells them
 * apart: those that differ only in a number, and those that are about no place at all.
 */
import type { ActionRow, Telling } from '../lib/protocol'

/**
 * Candidates that the places picked, or the only places there are, do not tell apart; or those
 * that need no further place while others do.
 */
export function alike(
  actions: Readonly<Record<number, ActionRow>>,
  candidates: readonly number[],
  picked: readonly string[] = [],
): readonly number[] {
  if (candidates.length < 2) return []
  const places = new Set(candidates.map((action) => actions[action]?.targets.join(' ') ?? ''))
  if (places.size === 1) return candidates
  return candidates.filter((action) =>
    (actions[action]?.targets ?? []).every((target) => picked.includes(target)),
  )
}

/** Actions that are about no place, without those whose buttons the board draws. */
export function placeless(
  actions: Readonly<Record<number, ActionRow>>,
  legal: readonly number[],
  drawn: readonly string[],
): number[] {
  return legal.filter((action) => {
    const row = actions[action]
    return (
      row !== undefined &&
      !drawn.includes(row.verb) &&
      row.targets.every((target) => target.startsWith('verb:'))
    )
  })
}

/**
 * How each of several actions is called beside the others: by its one differing argument where
 * they share a verb and differ in one, by its whole sentence otherwise.
 */
export function difference(
  actions: Readonly<Record<number, ActionRow>>,
  candidates: readonly number[],
): (action: number) => Telling | string {
  const rows = candidates.map((action) => actions[action]!)
  const whole = (action: number) => actions[action]!.label
  if (new Set(rows.map((row) => row.verb)).size > 1) return whole
  const differing = Object.keys(rows[0]?.args ?? {}).filter(
    (name) => new Set(rows.map((row) => row.args[name])).size > 1,
  )
  const [only, ...others] = differing
  if (only === undefined || others.length > 0) return whole
  return (action) => {
    const value = actions[action]!.label.args?.[only]
    if (value === undefined) return actions[action]!.args[only]!
    if (typeof value !== 'object') return String(value)
    return value.tell === 'message' ? value : whole(action)
  }
}
