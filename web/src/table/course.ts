/**
 * What a client knows of a table, and how each message of the server changes that.
 *
 * Pure: the socket is elsewhere (`live.svelte.ts`), so that resuming, undo and the merging of own
 * secrets can be tested as what they are, functions of messages.
 */
import type {
  ChatLine,
  Fact,
  Heading,
  LogLine,
  ServerMessage,
  State,
  TableInfo,
  Telling,
} from '../lib/protocol'
import { change, merge } from './merge'

/** One position, complete: everything the table page draws from. */
export interface Picture {
  revision: number
  step: number
  /** What I see: a view of the table's own title. */
  view: Heading
  legal: readonly number[]
  question: Telling | null
  toAct: readonly number[]
  canUndo: boolean
  /** What happened on the way here; empty where the picture changes without motion. */
  facts: readonly Fact[]
  /** The whole log up to here. */
  lines: readonly LogLine[]
  /** How many of `lines` were there before these facts. */
  known: number
}

export interface Course {
  table: TableInfo | null
  chat: readonly ChatLine[]
  /** What everybody sees: later changes are changes of this. */
  common: unknown
  picture: Picture | null
}

export const BEGINNING: Course = { table: null, chat: [], common: null, picture: null }

/** The course after one more message. Answers to requests change nothing. */
export function follow(course: Course, message: ServerMessage): Course {
  switch (message.is) {
    case 'hello':
      return {
        ...(message.state ? arrive(course, message.state) : BEGINNING),
        table: message.table,
        chat: message.chat,
      }
    case 'state':
      return arrive(course, message)
    case 'table':
      return { ...course, table: message.table }
    case 'chat':
      return { ...course, chat: [...course.chat, message.line] }
    default:
      return course
  }
}

function arrive(course: Course, state: State): Course {
  const common = state.view ?? change(course.common, state.changes ?? [])
  return { ...course, common, picture: pictured(course.picture, state, common) }
}

function pictured(before: Picture | null, state: State, common: unknown): Picture {
  const stay = (before?.lines ?? []).slice(0, state.log ?? 0)
  const lines = [...stay, ...(state.lines ?? [])]
  const facts = state.facts ?? []
  return {
    revision: state.revision,
    step: state.step,
    // What the server says is a view of the table's game is one.
    view: (state.own == null ? common : merge(common, state.own)) as Heading,
    legal: state.legal ?? [],
    question: state.question ?? null,
    toAct: state.to_act ?? [],
    canUndo: state.can_undo ?? false,
    facts,
    lines,
    known: facts.length > 0 ? stay.length : lines.length,
  }
}

/** The revision that is known, from which the server continues; null asks for everything. */
export function since(course: Course): number | null {
  return course.picture?.revision ?? null
}

/** How long to wait before the next attempt to connect, in milliseconds. */
export function patience(attempt: number, chance: number): number {
  const longest = Math.min(500 * 2 ** attempt, 15_000)
  return Math.round(longest * (0.5 + 0.5 * chance))
}
