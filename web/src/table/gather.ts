/**
 * Lines of the log that are parts of one deed, told as one: what is paid or bought colour by
 * colour becomes "paid 4 purple, 1 blue, 2 green".
 */
import type { Listing, LogLine, Telling, Value } from '../lib/protocol'

export interface Gathered {
  line: LogLine
  /** The number of the last line that went into it. */
  last: number
}

const isListing = (value: Value): value is Listing =>
  typeof value === 'object' && value.tell === 'list'

/** Both as one: lists one after the other, numbers added up; null if anything else differs. */
function together(one: Telling, other: Telling): Telling | null {
  const before = one.args ?? {}
  const after = other.args ?? {}
  const names = Object.keys(before)
  if (one.key !== other.key || names.length !== Object.keys(after).length) return null
  if (!names.some((name) => isListing(before[name]!))) return null
  const args: Record<string, Value> = {}
  for (const name of names) {
    const [a, b] = [before[name]!, after[name]]
    if (b === undefined) return null
    if (isListing(a) && isListing(b)) args[name] = { tell: 'list', items: [...a.items, ...b.items] }
    else if (typeof a === 'number' && typeof b === 'number') args[name] = a + b
    else if (JSON.stringify(a) === JSON.stringify(b)) args[name] = a
    else return null
  }
  return { ...one, args }
}

export function gather(lines: readonly LogLine[]): Gathered[] {
  const gathered: Gathered[] = []
  lines.forEach((line, last) => {
    const before = gathered.at(-1)
    const same =
      before?.line.event === line.event &&
      before.line.seat === line.seat &&
      before.line.turn === line.turn
    const text = same ? together(before.line.text, line.text) : null
    if (!before || !text) {
      gathered.push({ line, last })
      return
    }
    const targets = [...new Set([...(before.line.targets ?? []), ...(line.targets ?? [])])]
    gathered[gathered.length - 1] = { line: { ...line, text, targets }, last }
  })
  return gathered
}
