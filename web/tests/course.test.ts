import { describe, expect, it } from 'vitest'
import type { Heading, LogLine, State, TableInfo } from '../src/lib/protocol'
import { BEGINNING, follow, patience, since } from '../src/table/course'

const line = (number: number): LogLine => ({
  event: 'passed',
  seat: 0,
  turn: number,
  step: number,
  text: { tell: 'message', key: 'event-passed' },
})
/** So much of a view as these tests look at. */
const seen = (view: object): Heading => view as Heading
const state = (revision: number, more: Partial<State> = {}): State => ({
  is: 'state',
  revision,
  step: revision,
  view: seen({ turn: revision }),
  ...more,
})
const part = (view: object, key: string): unknown => new Map(Object.entries(view)).get(key)
const table = { id: 'abcdefghij', seat: 1, status: 'running' } as TableInfo

describe('the course of a table', () => {
  it('begins with the whole log', () => {
    const course = follow(BEGINNING, {
      is: 'hello',
      table,
      chat: [],
      state: state(4, { lines: [line(1), line(2)] }),
    })
    expect(course.picture?.lines).toHaveLength(2)
    expect(course.picture?.known).toBe(2)
    expect(since(course)).toBe(4)
  })

  it('continues the log, and cuts it after an undo', () => {
    let course = follow(BEGINNING, state(1, { lines: [line(1), line(2), line(3)] }))
    course = follow(
      course,
      state(2, { log: 3, lines: [line(4)], facts: [{ event: 'passed', seat: 0 }] }),
    )
    expect(course.picture?.lines.map(({ step }) => step)).toEqual([1, 2, 3, 4])
    expect(course.picture?.known).toBe(3)
    course = follow(course, state(3, { log: 2, lines: [] }))
    expect(course.picture?.lines.map(({ step }) => step)).toEqual([1, 2])
  })

  it('resumes without losing what it had', () => {
    let course = follow(BEGINNING, state(7, { lines: [line(1), line(2)] }))
    course = follow(course, {
      is: 'hello',
      table,
      chat: [],
      state: state(9, { log: 2, lines: [line(3)], facts: [{ event: 'passed', seat: 0 }] }),
    })
    expect(course.picture?.lines).toHaveLength(3)
    expect(course.picture?.facts).toHaveLength(1)
    expect(since(course)).toBe(9)
  })

  it('starts afresh where the server does', () => {
    let course = follow(BEGINNING, state(70, { lines: [line(1), line(2)] }))
    course = follow(course, { is: 'hello', table, chat: [], state: state(3, { lines: [line(1)] }) })
    expect(course.picture?.lines).toHaveLength(1)
    expect(since(course)).toBe(3)
  })

  it('follows what has changed, and keeps the rest as it was', () => {
    const whole = { turn: 1, wheel: [{ red: 1 }, { red: 2 }], players: [{ vp: 0 }, { vp: 0 }] }
    const own = { players: { 1: { coins: 20 } } }
    let course = follow(BEGINNING, state(1, { view: seen(whole), own }))
    const before = course.picture!.view
    course = follow(course, state(2, { view: undefined, changes: [['players', 0, 'vp', 5]], own }))
    expect(course.picture?.view).toEqual({
      turn: 1,
      wheel: [{ red: 1 }, { red: 2 }],
      players: [{ vp: 5 }, { vp: 0, coins: 20 }],
    })
    expect(part(course.picture!.view, 'wheel')).toBe(part(before, 'wheel'))
    expect(before).toMatchObject({ players: [{ vp: 0 }, { vp: 0 }] })
  })

  it('knows the present view where nothing visible has changed', () => {
    let course = follow(BEGINNING, state(1, { own: { hand: ['ace'] } }))
    course = follow(course, state(2, { view: undefined }))
    expect(course.picture?.view).toEqual({ turn: 1 })
  })

  it('sees its own secrets', () => {
    const course = follow(
      BEGINNING,
      state(1, { view: seen({ players: [{}, {}] }), own: { players: { 1: { coins: 20 } } } }),
    )
    expect(course.picture?.view).toEqual({ players: [{}, { coins: 20 }] })
  })

  it('is an open table without a picture', () => {
    const course = follow(BEGINNING, { is: 'hello', table, chat: [], state: null })
    expect(course.picture).toBeNull()
    expect(since(course)).toBeNull()
  })

  it('adds words to the chat and takes over the table', () => {
    const word = { seat: 0, name: 'Lucia', text: 'Ciao', at: '' }
    let course = follow(BEGINNING, { is: 'hello', table, chat: [word], state: null })
    course = follow(course, { is: 'chat', line: word, reply_to: null })
    expect(course.chat).toHaveLength(2)
    course = follow(course, { is: 'table', table: { ...table, status: 'over' } })
    expect(course.table?.status).toBe('over')
  })

  it('is not changed by answers', () => {
    const course = follow(BEGINNING, state(1))
    expect(follow(course, { is: 'why', reply_to: 1, action: 0, reason: null })).toBe(course)
  })
})

describe('patience', () => {
  it('grows, and has an end', () => {
    expect(patience(0, 1)).toBe(500)
    expect(patience(3, 1)).toBe(4000)
    expect(patience(30, 1)).toBe(15_000)
    expect(patience(30, 0)).toBe(7500)
  })
})
