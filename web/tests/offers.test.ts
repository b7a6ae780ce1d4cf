import { describe, expect, it } from 'vitest'
import type { ActionRow } from '../src/lib/protocol'
import { alike, difference, placeless } from '../src/table/offers'

const take = (blocks: number): ActionRow => ({
  verb: 'take',
  args: { colour: 'red', blocks: String(blocks) },
  targets: ['colour:red'],
  label: { tell: 'message', key: 'verb-take', args: { blocks, colour: 'red' } },
})
const plain = (verb: string, target = `verb:${verb}`): ActionRow => ({
  verb,
  args: {},
  targets: [target],
  label: { tell: 'message', key: `verb-${verb}` },
})
const actions = [take(0), take(1), take(2), plain('pass'), plain('turn'), plain('buy', 'section:I')]

describe('what the prompt offers', () => {
  it('are actions that no place tells apart', () => {
    expect(alike(actions, [0, 1, 2])).toEqual([0, 1, 2])
    expect(alike(actions, [0, 1, 3])).toEqual([])
    expect(alike(actions, [0])).toEqual([])
  })
  it('are actions that need no further place while others do', () => {
    const moves = [plain('expose', 'card:titian'), plain('shelter', 'card:titian')]
    moves[1]!.targets.push('home:ceri')
    expect(alike(moves, [0, 1], ['card:titian'])).toEqual([0])
    expect(alike(moves, [0, 1], [])).toEqual([])
  })
  it('are actions about no place, unless the board draws them', () => {
    expect(placeless(actions, [3, 4, 5], ['turn'])).toEqual([3])
  })
  it('names them by what differs', () => {
    const named = difference(actions, [0, 1, 2])
    expect([0, 1, 2].map(named)).toEqual(['0', '1', '2'])
  })
  it('names them in full where verbs differ', () => {
    expect(difference(actions, [0, 3])(3)).toEqual(actions[3]!.label)
  })
})
