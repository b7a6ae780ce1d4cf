/** The order of pictures; that pieces fly is seen in the browser tests. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Fact, Heading } from '../src/lib/protocol'
import type { Flight } from '../src/lib/title'
import type { Picture } from '../src/table/course'

const stillness = { matches: false }
const page = { hidden: false, querySelectorAll: () => [], documentElement: {} }
vi.mock('../src/lib/settings.svelte', () => ({ stillness }))
vi.stubGlobal('document', page)
vi.stubGlobal('CSS', { escape: (text: string) => text })
vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '2ms' }))
const { Motion } = await import('../src/table/motion.svelte')

function picture(revision: number, facts = 1): Picture {
  return {
    revision,
    step: revision,
    view: { game: '', seat: null, to_act: [], question: String(revision) },
    legal: [],
    question: null,
    toAct: [],
    canUndo: false,
    facts: Array.from({ length: facts }, () => ({ event: 'paid', seat: 0 })),
    lines: [],
    known: 0,
  }
}
const flight = { from: 'seat:0', to: 'bag', icon: 'block-red' }

beforeEach(() => {
  stillness.matches = false
  page.hidden = false
})

describe('motion', () => {
  it('shows the first picture at once', () => {
    const motion = new Motion(() => [flight])
    motion.push(picture(1))
    expect(motion.shown?.revision).toBe(1)
    expect(motion.playing).toBe(false)
  })

  it('asks what moves with the view before, and ends at the last picture', async () => {
    const flights = vi.fn<(fact: Fact, before: Heading) => Flight[]>(() => [flight])
    const motion = new Motion(flights)
    motion.push(picture(1, 0))
    motion.push(picture(2))
    motion.push(picture(3))
    expect(motion.playing).toBe(true)
    expect(motion.told?.revision).toBe(2)
    await vi.waitFor(() => expect(motion.playing).toBe(false))
    expect(motion.shown?.revision).toBe(3)
    expect(flights.mock.calls.map(([, before]) => before.question)).toEqual(['1', '2'])
    expect([...motion.changed]).toContain('bag')
  })

  it('skips to the last picture', async () => {
    const motion = new Motion(() => [flight])
    motion.push(picture(1, 0))
    for (let revision = 2; revision < 8; revision += 1) motion.push(picture(revision))
    motion.skip()
    await vi.waitFor(() => expect(motion.playing).toBe(false))
    expect(motion.shown?.revision).toBe(7)
  })

  it('catches up without motion when too much is waiting', async () => {
    const flights = vi.fn(() => [])
    const motion = new Motion(flights)
    motion.push(picture(1, 0))
    for (let revision = 2; revision <= 40; revision += 1) motion.push(picture(revision))
    await vi.waitFor(() => expect(motion.playing).toBe(false))
    expect(motion.shown?.revision).toBe(40)
    expect(flights.mock.calls.length).toBeLessThan(16)
  })

  it('stands still when that is wished, or when nobody looks', () => {
    const flights = vi.fn<(fact: Fact, before: Heading) => Flight[]>(() => [flight])
    const motion = new Motion(flights)
    motion.push(picture(1, 0))
    stillness.matches = true
    motion.push(picture(2))
    expect(motion.shown?.revision).toBe(2)
    stillness.matches = false
    page.hidden = true
    motion.push(picture(3))
    expect(motion.shown?.revision).toBe(3)
    expect(motion.missed).toBe(true)
    expect(flights).not.toHaveBeenCalled()
  })

  it('holds a scene over the picture before, also where no motion is wished', async () => {
    const scene = { name: 'ballots', facts: [], time: 20 }
    const motion = new Motion(
      () => [flight],
      (facts) => (facts.length > 1 ? [scene] : []),
    )
    motion.push(picture(1, 0))
    stillness.matches = true
    motion.push(picture(2, 2))
    expect(motion.scene).toEqual(scene)
    expect(motion.shown?.revision).toBe(1)
    await vi.waitFor(() => expect(motion.playing).toBe(false))
    expect(motion.scene).toBe(null)
    expect(motion.shown?.revision).toBe(2)
  })

  it('lets pieces travel that moved before a scene, and the others after it', async () => {
    const order: string[] = []
    const next = picture(2, 3)
    const motion = new Motion(
      (fact) => [{ ...flight, to: String(next.facts.indexOf(fact)) }],
      () => [{ name: 'ballots', facts: [next.facts[1]!], time: 20 }],
    )
    page.querySelectorAll = ((query: string) => {
      if (/="\d"/.test(query)) order.push(`${/\d/.exec(query)![0]} ${motion.scene?.name ?? ''}`)
      return []
    }) as typeof page.querySelectorAll
    motion.push(picture(1, 0))
    motion.push(next)
    await vi.waitFor(() => expect(motion.shown?.revision).toBe(2))
    page.querySelectorAll = () => []
    expect(order).toEqual(['0 ', '1 ballots', '2 ballots'])
  })

  it('skips a scene', async () => {
    const motion = new Motion(
      () => [],
      () => [{ name: 'ballots', facts: [], time: 60_000 }],
    )
    motion.push(picture(1, 0))
    motion.push(picture(2))
    motion.skip()
    await vi.waitFor(() => expect(motion.shown?.revision).toBe(2))
  })

  it('plays the past back and returns to the present', async () => {
    const motion = new Motion(() => [])
    motion.push(picture(9, 0))
    motion.playBack([picture(1), picture(2), picture(3)])
    expect(motion.playingBack).toBe(true)
    await vi.waitFor(() => expect(motion.playing).toBe(false))
    expect(motion.playingBack).toBe(false)
    expect(motion.shown?.revision).toBe(9)
  })
})
