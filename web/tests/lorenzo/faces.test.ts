/** What is drawn on Lorenzo's cards and tiles: pictures, and lines of pieces. */
import { describe, expect, it, vi } from 'vitest'
import cards from '../../../src/signoria/games/lorenzo/data/cards.toml?raw'
import people from '../../../src/signoria/games/lorenzo/data/leaders.toml?raw'
import { atOnce, burden, goods, lasting, ways } from '../../src/titles/lorenzo/pieces'
import type { Line } from '../../src/titles/lorenzo/pieces'
import type { EdictRow } from '../../src/titles/lorenzo/printed'
import { scenes } from '../../src/titles/lorenzo/scenes'

// Letters are measured on a canvas, which tests do not have: each is half as wide as high.
vi.mock('../../src/kit/drawing/measure.svelte', () => ({
  width: (text: string, size: number) => text.length * size * 0.5,
}))
vi.mock('../../src/lib/texts.svelte', () => ({ say: (key: string) => key }))

/** A line as it would be read: "1 wood 1 stone → 6 vp". */
const read = (line: Line) =>
  line
    .map((piece) => {
      if (piece.is === 'amount') return `${piece.n} ${piece.icon}`
      if (piece.is === 'action') return `${piece.icon} at ${piece.n}`
      if (piece.is === 'arrow') return '→'
      return piece.is === 'icon' ? (piece.barred ? `no ${piece.icon}` : piece.icon) : piece.text
    })
    .join(' ')
const edict = (effect: EdictRow['effect']) =>
  burden({ id: '', key: '', period: 1, effect }).map(read)

describe('the pictures', () => {
  const keys = [...`${cards}${people}`.matchAll(/^key = "(.+)"$/gm)].map(([, key]) => key!)
  it('show every card and every leader', () => {
    expect(keys).toHaveLength(96 + 20)
    expect(keys.filter((key) => !scenes.has(key))).toEqual([])
    expect(scenes.size).toBe(keys.length)
  })
  it('are written without a gap in their numbers', () => {
    for (const [name, drawn] of scenes) expect(drawn, name).not.toMatch(/NaN|undefined/)
  })
})

describe('lines of pieces', () => {
  it('name goods in one order, whatever order they come in', () => {
    expect(read(goods({ vp: 2, coin: 1, privilege: 1 }))).toBe('1 coin 2 vp 1 privilege')
  })
  it('share a line while there is room', () => {
    expect(atOnce({ gain: { wood: 1, servant: 2 } }, 15, 80).map(read)).toEqual([
      '1 wood 2 servant',
    ])
    expect(atOnce({ gain: { wood: 1, servant: 2 } }, 15, 30).map(read)).toEqual([
      '1 wood',
      '2 servant',
    ])
  })
  it('say what a card grants besides goods', () => {
    expect(atOnce({ privileges: 3, different: true }, 15, 90).map(read)).toEqual(['3 privilege ≠'])
    expect(
      atOnce({ take: { value: 6, types: ['building'], discount: { wood: 1 } } }, 15, 90).map(read),
    ).toEqual(['kind-building at 6 −1 wood'])
    expect(
      atOnce(
        { take: { value: 4, types: ['territory', 'character', 'building', 'venture'] } },
        15,
        90,
      ).map(read),
    ).toEqual(['tower at 4'])
  })
  it('write each exchange in a line, a single long one in two', () => {
    const either = {
      exchange: [
        { pay: { coin: 1 }, get: { vp: 3 } },
        { pay: { coin: 2 }, get: { vp: 5 } },
      ],
    }
    expect(lasting(either, 15, 40).map(read)).toEqual(['1 coin → 3 vp', '2 coin → 5 vp'])
    const long = { exchange: [{ pay: { wood: 1, stone: 1, servant: 1 }, get: { vp: 6 } }] }
    expect(lasting(long, 15, 80).map(read)).toEqual(['1 wood 1 stone 1 servant', '→ 6 vp'])
  })
  it('keep apart what must be owned and what is paid', () => {
    const [military, resources] = ways([
      { military: 4, needs: 7 },
      { coin: 3, wood: 2 },
    ])
    expect(military![0]).toMatchObject({ n: 7, icon: 'military' })
    expect(military).toHaveLength(2)
    expect(read(resources!)).toBe('3 coin 2 wood')
  })
  it('tell what an excommunication does', () => {
    expect(edict({ fewer: ['wood', 'stone'] })).toEqual(['−1 wood', '−1 stone'])
    expect(edict({ no_market: true })).toEqual(['no market'])
    expect(edict({ servants_per_point: 2 })).toEqual(['2 servant', '→ +1'])
    expect(edict({ no_final_vp: 'territories' })).toEqual(['kind-territory no vp'])
    expect(edict({ final_loss: { per: 'vp', every: 5 } })).toEqual(['−1 vp', '/ 5 vp'])
    expect(edict({ final_loss: { per: 'resources', every: 1 } })).toEqual([
      '−1 vp',
      'coin wood stone servant',
    ])
  })
})
