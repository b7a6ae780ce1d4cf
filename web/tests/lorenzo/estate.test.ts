/** A player's estate in Lorenzo: leaders, exchanges, what is about to change, who stands where. */
import { describe, expect, it, vi } from 'vitest'
import type { ActionRow, GameTable } from '../../src/lib/protocol'
import type { TableProps } from '../../src/lib/title'
import { Choosing } from '../../src/table/choosing.svelte'
import { brief } from '../../src/titles/lorenzo/estate/brief'
import { shops, totals } from '../../src/titles/lorenzo/estate/exchanges'
import { outlook, sum } from '../../src/titles/lorenzo/estate/outlook'
import { whereabouts } from '../../src/titles/lorenzo/estate/whereabouts'
import {
  ability,
  asksFor,
  copyable,
  isMet,
  isReady,
  leadersOf,
  needsOf,
} from '../../src/titles/lorenzo/leaders'
import { stands } from '../../src/titles/lorenzo/panels/report'
import type { Line } from '../../src/titles/lorenzo/pieces'
import type { LeaderRow } from '../../src/titles/lorenzo/printed'
import type { Player, View } from '../../src/titles/lorenzo/view'

// Letters are measured on a canvas, which tests do not have: each is half as wide as high.
vi.mock('../../src/kit/drawing/measure.svelte', () => ({
  width: (text: string, size: number) => text.length * size * 0.5,
}))
vi.mock('../../src/lib/texts.svelte', () => ({ say: (key: string) => key }))

const read = (line: Line) =>
  line
    .map((piece) => {
      if (piece.is === 'amount') return `${piece.n} ${piece.icon}`
      if (piece.is === 'action') return `${piece.icon} at ${piece.n}`
      if (piece.is === 'icon') return piece.barred ? `no ${piece.icon}` : piece.icon
      return piece.is === 'word' ? piece.text : '→'
    })
    .join(' ')

const player = (changed: Partial<Player> = {}): Player => ({
  goods: { coin: 5, wood: 2, stone: 2, servant: 3, military: 4, faith: 1, vp: 12 },
  tile: 'a',
  cards: { territory: ['woods', 'city'], character: [], building: ['mint'], venture: [] },
  next_slot: 3,
  members: {} as Player['members'],
  burden: [],
  vp: 12,
  points: {},
  leaders: { hand: 2, played: [], discarded: [], discards: 0 },
  ...changed,
})
const leader = (requires: LeaderRow['requires'], effect: LeaderRow['effect'] = {}): LeaderRow => ({
  number: 1,
  key: 'somebody',
  name: 'Somebody',
  requires,
  when: 'round',
  effect,
})
const row = (verb: string, args: Record<string, string>): ActionRow => ({
  verb,
  args,
  targets: Object.keys(args).length
    ? Object.entries(args).map(([name, value]) => `${name}:${value}`)
    : [`verb:${verb}`],
  label: { tell: 'message', key: `verb-${verb}` },
})
function choosing(actions: ActionRow[], legal = actions.map((_, index) => index)): Choosing {
  const made = new Choosing(
    () => {},
    async () => null,
  )
  made.actions = actions
  made.reset(legal)
  return made
}

describe('leaders', () => {
  it('in play come before those in hand', () => {
    const played = [{ leader: 'santa-rita', used: true, copies: '' }]
    const held = leadersOf(
      player({
        hand: ['sisto-iv'],
        leaders: { hand: 1, played, discarded: [], discards: 0 },
      }),
    )
    expect(held.map(({ leader, inHand }) => [leader, inHand])).toEqual([
      ['santa-rita', false],
      ['sisto-iv', true],
    ])
  })

  it('of others are known by their number alone', () => {
    expect(leadersOf(player()).map(({ leader }) => leader)).toEqual(['', ''])
  })

  it('ask for cards, goods, and cards alike', () => {
    const needs = needsOf(leader({ cards: { building: 3 }, have: { coin: 5 }, alike: 6 }), player())
    expect(needs).toEqual([
      { what: 'building', icon: 'kind-building', need: 3, have: 1 },
      { what: 'coin', icon: 'coin', need: 5, have: 5 },
      { what: 'alike', icon: 'tower', need: 6, have: 2 },
    ])
    expect(needs.map(isMet)).toEqual([false, true, false])
  })

  it('who ask for the same number of many things write it once', () => {
    const each = { coin: 6, wood: 6, stone: 6, servant: 6 }
    expect(read(asksFor(needsOf(leader({ have: each }))))).toBe('6 coin wood stone servant')
    expect(read(asksFor(needsOf(leader({ have: { military: 7, faith: 3 } }))))).toBe(
      '7 military 3 faith',
    )
    expect(read(asksFor(needsOf(leader({ alike: 6 }))))).toBe('6 = tower')
  })

  it('have an ability of one line', () => {
    const line = (effect: LeaderRow['effect']) => read(ability(leader({}, effect)))
    expect(line({ gain: { servant: 3, vp: 1 } })).toBe('3 servant 1 vp')
    expect(line({ production: 0 })).toBe('production at 0')
    expect(line({ no_tower_fee: true })).toBe('tower no coin')
    expect(line({ member_value: { members: 'coloured', value: 5 } })).toBe(
      'die-black die-white die-orange = 5',
    )
    expect(line({ member_bonus: { members: 'neutral', value: 3 } })).toBe('die-neutral +3')
    expect(line({ discount: { coin: 3 } })).toBe('tower −3 coin')
    expect(line({ support_vp: 5 })).toBe('vatican +5 vp')
    expect(line({ any_slot: true })).toBe('kind-territory no military')
    expect(line({ doubles: ['wood', 'stone', 'coin', 'servant'] })).toBe(
      '2 × coin wood stone servant',
    )
  })

  it('are worth a light if they can be played or used, not if they can only be discarded', () => {
    const made = choosing([
      row('play', { leader: 'cosimo' }),
      row('discard', { leader: 'cosimo' }),
      row('discard', { leader: 'moro' }),
      row('copy', { leader: 'santa-rita' }),
    ])
    expect(isReady(made, 'cosimo')).toBe(true)
    expect(isReady(made, 'moro')).toBe(false)
    expect(copyable(made)).toEqual(['santa-rita'])
  })
})

describe('characters in brief', () => {
  it('say what they take off the cost below what they add', () => {
    const dame = { taking: { types: ['character' as const], value: 2, discount: { coin: 1 } } }
    expect(brief(dame, 15, 100).map(read)).toEqual(['+2 kind-character', '−1 coin'])
  })
  it('bar the towers whose bonus they forbid', () => {
    expect(brief({ no_floor_bonus: [3, 4] }, 15, 100).map(read)).toEqual(['no tower'])
    expect(brief(undefined, 15, 100)).toEqual([])
  })
})

const mill = { pay: { wood: 1 }, get: { coin: 3 } }
const grinder = { pay: { wood: 2 }, get: { coin: 5 } }
const game = {
  components: {
    cards: {
      card: [
        { key: 'mill', type: 'building', lasting: { exchange: [mill, grinder] } },
        { key: 'forge', type: 'building', lasting: { exchange: [grinder] } },
      ],
    },
    leaders: { leader: [] },
    tiles: { excommunication: [], bonus_tile: [] },
    setup: { tower: [], space: [] },
  },
} as unknown as GameTable
const producing = {
  question: 'exchanging',
  to_act: [0],
  asked: {
    active: ['mill', 'forge'],
    used: [{ building: 'forge', arrow: 'first' }],
    pays: { wood: 2 },
    gets: { coin: 5 },
  },
} as unknown as View
const use = row('use', { building: 'mill', arrow: 'first' })
const done = row('done', {})

describe('a production', () => {
  it('offers the arrows of each building, and knows those that are used', () => {
    expect(shops(game, producing)).toEqual([
      {
        building: 'mill',
        arrows: [
          { arrow: 'first', ...mill },
          { arrow: 'second', ...grinder },
        ],
        used: '',
      },
      { building: 'forge', arrows: [{ arrow: 'first', ...grinder }], used: 'first' },
    ])
  })

  it('comes to what the server foretells, or to its exchanges', () => {
    const made = choosing([use, done])
    expect(totals(producing, made)).toEqual({ pays: { wood: 2 }, gets: { coin: 5 } })
    made.previews = [{ action: 1, pays: { wood: 2 }, gains: { coin: 7, servant: 1 } }]
    expect(totals(producing, made).gets).toEqual({ coin: 7, servant: 1 })
    made.previews = [{ action: 1, pays: { wood: 1 }, gains: { coin: 7 } }]
    expect(totals(producing, made)).toEqual({ pays: { wood: 2 }, gets: { wood: 1, coin: 7 } })
  })

  it('shows in the treasury with the exchange that is pointed at', () => {
    const made = choosing([use, done])
    made.previews = [{ action: 1, pays: { wood: 2 }, gains: { coin: 7 } }]
    const table = {
      view: producing,
      game,
      seats: [{ number: 0, mine: true }],
      seat: 0,
      choosing: made,
    } as unknown as TableProps<View>
    expect(outlook(table)).toEqual({ wood: -2, coin: 7 })
    made.aim(['building:mill', 'arrow:first'])
    expect(outlook(table)).toEqual({ wood: -3, coin: 10 })
  })
})

describe('what is about to change', () => {
  it('is what the foreseen action pays and gains, of the reader alone', () => {
    const made = choosing([row('take', { space: 'building-1' })])
    made.previews = [{ action: 0, pays: { coin: 3 }, gains: { vp: 4 } }]
    const table = {
      view: { question: 'turn', asked: {} },
      game,
      seats: [{ number: 0, mine: true }, { number: 1 }],
      seat: 0,
      choosing: made,
    } as unknown as TableProps<View>
    expect(outlook(table)).toEqual({})
    made.point('space:building-1')
    expect(outlook(table)).toEqual({ coin: -3, vp: 4 })
    expect(outlook({ ...table, seat: 1 })).toEqual({})
  })

  it('leaves out what comes to nothing', () => {
    expect(sum({ coin: 1, wood: 2 }, { coin: -1 })).toEqual({ wood: 2 })
  })
})

describe('where a member stands', () => {
  it('is told by one icon, and in towers by the floor', () => {
    expect(whereabouts('building-3')).toEqual({ icon: 'kind-building', floor: 3 })
    expect(whereabouts('harvest-large')).toEqual({ icon: 'harvest', floor: 0 })
    expect(whereabouts('council-palace')).toEqual({ icon: 'council', floor: 0 })
  })
})

describe('a Vatican report', () => {
  const report = (to_act: number[], secret: boolean): View =>
    ({
      order: [2, 0, 1, 3],
      to_act,
      asked: { edict: 'tithe', needed: 5, at_once: secret },
      players: [
        player({ burden: ['tithe'] }),
        player({ goods: { ...player().goods, faith: 6 } }),
        player({ goods: { ...player().goods, faith: secret ? 7 : 0 } }),
        player(),
      ],
    }) as unknown as View
  const told = (view: View) => stands(view).map(({ seat, stand }) => `${seat} ${stand}`)

  it('goes round in turn order', () => {
    expect(told(report([1], false))).toEqual([
      '2 supports',
      '0 excommunicated',
      '1 decides',
      '3 short',
    ])
    expect(told(report([2], false))[2]).toBe('1 waits')
  })

  it('does not tell how somebody has decided in secret', () => {
    expect(told(report([1], true))).toEqual([
      '2 sealed',
      '0 excommunicated',
      '1 decides',
      '3 short',
    ])
  })
})
