/** What happened since my last turn: for the heading in the log and for playing it back. */
import type { LogLine, Step } from '../lib/protocol'
import type { Picture } from './course'

/** The event that begins a turn, in every title. */
export const NEW_TURN = 'turn_started'

export interface Absence {
  /** How many turns others have had. */
  turns: number
  /** The number of the first line since. */
  line: number
  /** The step at which my last turn ended: where playing back begins. */
  step: number
}

/** Null for spectators, and while nothing has happened since. */
export function absence(lines: readonly LogLine[], me: number | null): Absence | null {
  if (me === null) return null
  const owner = new Map<number, number>()
  for (const line of lines) {
    if (!owner.has(line.turn) || line.event === NEW_TURN) owner.set(line.turn, line.seat)
  }
  const now = lines.at(-1)?.turn ?? 0
  const mine = [...owner].filter(([turn, seat]) => seat === me && turn < now).map(([turn]) => turn)
  if (mine.length === 0) return null
  const last = Math.max(...mine)
  const turns = [...owner].filter(([turn, seat]) => turn > last && seat !== me).length
  const line = lines.findIndex((entry) => entry.turn > last)
  return turns > 0 ? { turns, line, step: lines[line - 1]?.step ?? 0 } : null
}

/** A step of the past as a picture to be shown; nobody decides in it. */
export function remembered(step: Step, lines: readonly LogLine[]): Picture {
  const told = lines.filter((line) => line.step <= step.step)
  return {
    revision: 0,
    step: step.step,
    view: step.view,
    legal: [],
    question: null,
    toAct: [],
    canUndo: false,
    facts: step.facts,
    lines: told,
    known: told.length - step.lines.length,
  }
}
