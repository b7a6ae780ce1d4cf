import { describe, expect, it } from 'vitest'
import { change, merge } from '../src/table/merge'

describe('what only my seat sees is merged into what everybody sees', () => {
  it('adds and replaces keys, deeply', () => {
    expect(merge({ a: { b: 1 }, c: 2 }, { a: { d: 3 }, c: 4 })).toEqual({ a: { b: 1, d: 3 }, c: 4 })
  })
  it('reaches into lists by number', () => {
    const view = { players: [{ vp: 3 }, { vp: 5 }] }
    expect(merge(view, { players: { 1: { coins: 20 } } })).toEqual({
      players: [{ vp: 3 }, { vp: 5, coins: 20 }],
    })
  })
  it('takes keys away with null', () => {
    expect(merge({ a: 1, b: 2 }, { a: null })).toEqual({ b: 2 })
  })
  it('replaces whole lists by lists', () => {
    expect(merge({ hand: ['?', '?'] }, { hand: ['ace'] })).toEqual({ hand: ['ace'] })
  })
  it('makes objects where there were none', () => {
    expect(merge({ a: 1 }, { a: { b: { c: null, d: 1 } } })).toEqual({ a: { b: { d: 1 } } })
  })
  it('changes neither of the two', () => {
    const view = { players: [{ vp: 1 }] }
    const own = { players: { 0: { coins: 2 } } }
    merge(view, own)
    expect(view).toEqual({ players: [{ vp: 1 }] })
    expect(own).toEqual({ players: { 0: { coins: 2 } } })
  })
})

describe('changes of what everybody sees', () => {
  it('reach into objects and lists', () => {
    const view = { turn: 1, players: [{ vp: 1, places: ['a'] }, { vp: 2 }] }
    const changes = [
      ['turn', 2],
      ['players', 0, 'places', ['a', 'b']],
      ['players', 1, 'vp', 5],
    ]
    expect(change(view, changes)).toEqual({
      turn: 2,
      players: [{ vp: 1, places: ['a', 'b'] }, { vp: 5 }],
    })
    expect(view.players[0]!.places).toEqual(['a'])
  })
  it('make new objects along their path only', () => {
    const view = { wheel: [{ red: 1 }, { red: 2 }], players: [] }
    const after = change(view, [['wheel', 1, { red: 0 }]]) as typeof view
    expect(after.wheel[0]).toBe(view.wheel[0])
    expect(after.players).toBe(view.players)
    expect(change(view, [])).toBe(view)
  })
  it('may replace everything, and know null', () => {
    expect(change({ a: 1 }, [[{ b: 2 }]])).toEqual({ b: 2 })
    expect(change({ visit: { seat: 1 } }, [['visit', null]])).toEqual({ visit: null })
  })
})
