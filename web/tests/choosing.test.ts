import { describe, expect, it, vi } from 'vitest'
import type { ActionRow, Why } from '../src/lib/protocol'
import { Choosing } from '../src/table/choosing.svelte'

const row = (verb: string, targets: string[]): ActionRow => ({
  verb,
  args: {},
  targets,
  label: { tell: 'message', key: `verb-${verb}` },
})
/** Two buildings for two cities each, a pass, and three ways to take red. */
const actions = [
  row('build', ['tile:villa', 'city:lucca']),
  row('build', ['tile:villa', 'city:pisa']),
  row('build', ['tile:porta', 'city:lucca']),
  row('pass', ['verb:pass']),
  row('take', ['colour:red']),
  row('take', ['colour:red']),
]

function choosing(legal: number[], answer: Why | null = null) {
  const play = vi.fn()
  const why = vi.fn(async () => answer)
  const made = new Choosing(play, why)
  made.actions = actions
  made.reset(legal)
  return { made, play, why }
}

describe('choosing', () => {
  it('lights every place of a legal action', () => {
    const { made } = choosing([0, 1, 2, 3])
    expect(made.crowd).toBe(5)
    expect(made.look('city:pisa')).toBe('legal')
    expect(made.look('city:massa')).toBe('rest')
  })

  it('narrows to what goes with the places picked, and plays the last one', () => {
    const { made, play } = choosing([0, 1, 2])
    made.pick('tile:villa')
    expect(made.look('tile:villa')).toBe('chosen')
    expect(made.look('tile:porta')).toBe('rest')
    expect([...made.places].sort()).toEqual(['city:lucca', 'city:pisa'])
    made.pick('city:pisa')
    expect(play).toHaveBeenCalledWith(1)
    expect(made.picked).toEqual([])
  })

  it('points at an action that was named, and plays it only when it is chosen', () => {
    const { made, play } = choosing([0, 1, 2])
    made.pick('tile:porta')
    made.aimAt(1)
    expect(made.picked).toEqual([])
    expect(made.foreseen).toBe(1)
    expect([made.look('tile:villa'), made.look('city:pisa')]).toEqual(['pointed', 'pointed'])
    expect(play).not.toHaveBeenCalled()
    made.point('city:lucca')
    expect(made.aimed).toBe(null)
    made.aimAt(3)
    expect(made.aimed).toBe(null)
    made.aimAt(2)
    made.reset([0])
    expect([made.aimed, made.pointed]).toEqual([null, []])
  })

  it('works from either end', () => {
    const { made, play } = choosing([0, 1, 2])
    made.pick('city:lucca')
    made.pick('tile:porta')
    expect(play).toHaveBeenCalledWith(2)
  })

  it('takes a step back when it is picked again', () => {
    const { made } = choosing([0, 1, 2])
    made.pick('tile:villa')
    made.pick('tile:villa')
    expect(made.picked).toEqual([])
    expect(made.crowd).toBe(4)
  })

  it('begins anew at a place that does not go with the others but is legal', () => {
    const { made } = choosing([0, 1, 2, 4, 5])
    made.pick('tile:villa')
    made.pick('colour:red')
    expect(made.picked).toEqual(['colour:red'])
  })

  it('leaves actions that differ in a number to the prompt', () => {
    const { made, play } = choosing([4, 5])
    made.pick('colour:red')
    expect(play).not.toHaveBeenCalled()
    expect(made.candidates).toEqual([4, 5])
    made.choose(5)
    expect(play).toHaveBeenCalledWith(5)
  })

  it('foresees the one action that pointing leads to', () => {
    const { made } = choosing([0, 1, 2])
    made.point('tile:villa')
    expect(made.foreseen).toBeNull()
    made.point('tile:porta')
    expect(made.foreseen).toBe(2)
    made.leave('tile:porta')
    expect(made.foreseen).toBeNull()
  })

  it('previews at the first tap and plays at the second', () => {
    const { made, play } = choosing([2, 3])
    made.tap('tile:porta')
    expect(made.look('tile:porta')).toBe('pointed')
    expect(play).not.toHaveBeenCalled()
    made.tap('tile:porta')
    made.tap('city:lucca')
    expect(play).not.toHaveBeenCalled()
    made.tap('city:lucca')
    expect(play).toHaveBeenCalledWith(2)
  })

  it('never completes half a move by itself', () => {
    const { made, play } = choosing([2, 3])
    made.pick('tile:porta')
    expect(play).not.toHaveBeenCalled()
    expect([...made.places]).toEqual(['city:lucca'])
    made.pick('city:lucca')
    expect(play).toHaveBeenCalledWith(2)
  })

  it('forgets the first tap when the position changes', () => {
    const { made, play } = choosing([2, 3])
    made.tap('tile:porta')
    made.reset([2, 3])
    made.tap('tile:porta')
    expect(play).not.toHaveBeenCalled()
  })

  it('asks why a dark place cannot be chosen, together with what is picked', async () => {
    const answer: Why = {
      is: 'why',
      reply_to: 1,
      action: 1,
      reason: { tell: 'message', key: 'reason-too_few_blocks' },
    }
    const { made, why } = choosing([0, 1, 2], answer)
    made.pick('tile:villa')
    made.pick('city:massa')
    await vi.waitFor(() => expect(made.refusal).not.toBeNull())
    expect(why).toHaveBeenCalledWith(['tile:villa', 'city:massa'])
    expect(made.look('city:massa')).toBe('refused')
    expect(made.picked).toEqual(['tile:villa'])
    made.forget()
    expect(made.look('city:massa')).toBe('rest')
  })

  it('asks about the place alone where it never goes with what is picked', async () => {
    const alone: Why = {
      is: 'why',
      reply_to: 1,
      action: 2,
      reason: { tell: 'message', key: 'reason-not_on_display' },
    }
    const why = vi.fn(async (targets: string[]) => (targets.length > 1 ? null : alone))
    const made = new Choosing(vi.fn(), why)
    made.actions = actions
    made.reset([0, 1])
    made.pick('tile:villa')
    await made.why('tile:porta')
    expect(why).toHaveBeenCalledTimes(2)
    expect(made.look('tile:porta')).toBe('refused')
  })

  it('does not show an answer that comes after the pointer has left', async () => {
    const answer: Why = {
      is: 'why',
      reply_to: 1,
      action: 0,
      reason: { tell: 'message', key: 'reason-not_yours' },
    }
    const { made } = choosing([0], answer)
    made.point('city:massa')
    const asked = made.why('city:massa')
    made.leave('city:massa')
    await asked
    expect(made.refusal).toBeNull()
  })

  it('asks nothing while others decide, and refuses what is not legal', () => {
    const { made, play, why } = choosing([])
    made.pick('city:lucca')
    made.choose(0)
    expect(why).not.toHaveBeenCalled()
    expect(play).not.toHaveBeenCalled()
  })

  it('knows what places are called', () => {
    const { made } = choosing([])
    made.call(['tile:villa', 'building:villa'], 'Villa 2')
    expect(made.name('building:villa')).toBe('Villa 2')
    expect(made.name('city:lucca')).toBe('lucca')
  })

  it('lights what the log speaks of', () => {
    const { made } = choosing([])
    made.telling = new Set(['city:lucca'])
    expect(made.told(['tile:villa', 'city:lucca'])).toBe(true)
    expect(made.told('tile:villa')).toBe(false)
  })
})

/** A spy against one of two houses or into the pool, a pass, and the figures of a bid. */
const plots = [
  row('spy', ['house:orsini']),
  row('marry', ['house:orsini']),
  row('spy', ['house:borgia']),
  row('spy-pool', ['verb:spy-pool']),
  row('raise', ['verb:raise']),
]
const spy = { verbs: ['spy', 'spy-pool'], name: 'Spy' }

function plotting(legal: number[], answer: Why | null = null) {
  const play = vi.fn()
  const why = vi.fn(async () => answer)
  const made = new Choosing(play, why)
  made.actions = plots
  made.composed = new Set(['raise'])
  made.reset(legal)
  return { made, play, why }
}

describe('intents', () => {
  it('light only what their verbs are about', () => {
    const { made, play } = plotting([0, 1, 2])
    expect(made.lookOf(spy)).toBe('legal')
    made.intend(spy)
    expect(made.lookOf(spy)).toBe('chosen')
    made.pick('house:orsini')
    expect(play).toHaveBeenCalledWith(0)
    expect(made.intent).toBe(null)
  })

  it('are taken back by saying them again, or as the last step', () => {
    const { made } = plotting([0, 1, 2])
    made.intend(spy)
    made.intend(spy)
    expect(made.intent).toBe(null)
    made.intend(spy)
    expect(made.stepBack()).toBe(true)
    expect(made.intent).toBe(null)
    expect(made.stepBack()).toBe(false)
  })

  it('give way to something else that is picked', () => {
    const { made, play } = plotting([1, 2, 3])
    made.intend({ verbs: ['marry'], name: 'Marriage' })
    made.pick('verb:spy-pool')
    expect(play).toHaveBeenCalledWith(3)
  })

  it('ask why not where nothing of them is legal', async () => {
    const { made, why } = plotting([1])
    made.intend(spy)
    await vi.waitFor(() => expect(why).toHaveBeenCalledWith(['verb:spy']))
    expect(made.intent).toBe(null)
    expect(made.lookOf(spy)).toBe('rest')
  })

  it('ask about their own verb first', async () => {
    const { made, why } = plotting([0])
    made.intend(spy)
    await made.why('house:borgia')
    expect(why.mock.calls[0]).toEqual([['verb:spy', 'house:borgia']])
  })
})

describe('composed answers', () => {
  it('light no places', () => {
    const { made } = plotting([3, 4])
    expect([...made.places]).toEqual(['verb:spy-pool'])
    expect(made.mayDecide).toBe(true)
  })

  it('are played as a run, if the first of it is asked for', () => {
    const { made, play } = plotting([4])
    made.chooseAll([0, 4])
    expect(play).not.toHaveBeenCalled()
    made.chooseAll([4, 0, 2])
    expect(play).toHaveBeenCalledWith(4, 0, 2)
  })
})

/** Two exchanges of a mill, one of a forge; a leader that may be played or discarded. */
const deeds = [
  row('use', ['building:mill', 'arrow:first']),
  row('use', ['building:mill', 'arrow:second']),
  row('use', ['building:forge', 'arrow:first']),
  row('play', ['leader:cosimo']),
  row('discard', ['leader:cosimo']),
  row('done', ['verb:done']),
]

describe('drawings of whole actions', () => {
  function doing(legal: number[], answer: Why | null = null) {
    const play = vi.fn()
    const why = vi.fn(async () => answer)
    const made = new Choosing(play, why)
    made.actions = deeds
    made.reset(legal)
    return { made, play, why }
  }

  it('are lit only if all their places go together', () => {
    const { made } = doing([0, 2])
    expect(made.lookOfWhole(['building:mill', 'arrow:first'])).toBe('legal')
    expect(made.lookOfWhole(['building:mill', 'arrow:second'])).toBe('rest')
    expect(made.whole('building:mill')).toBeNull()
  })

  it('tell verbs about the same place apart', () => {
    const { made, play } = doing([4, 5])
    expect(made.lookOfWhole(['verb:play', 'leader:cosimo'])).toBe('rest')
    expect(made.lookOfWhole('verb:done')).toBe('legal')
    made.pickWhole(['verb:discard', 'leader:cosimo'])
    expect(play).toHaveBeenCalledWith(4)
  })

  it('foresee their action while they are pointed at', () => {
    const { made } = doing([0, 1])
    made.aim(['building:mill', 'arrow:second'])
    expect(made.foreseen).toBe(1)
    expect(made.lookOfWhole(['building:mill', 'arrow:second'])).toBe('pointed')
    expect(made.lookOfWhole(['building:mill', 'arrow:first'])).toBe('legal')
    made.leave(['building:mill', 'arrow:second'])
    expect(made.foreseen).toBeNull()
  })

  it('ask about all their places at once', async () => {
    const answer: Why = {
      is: 'why',
      reply_to: 1,
      action: 3,
      reason: { tell: 'message', key: 'reason-cards_required' },
    }
    const { made, play, why } = doing([4], answer)
    made.pickWhole(['verb:play', 'leader:cosimo'])
    await vi.waitFor(() => expect(made.refusal).not.toBeNull())
    expect(why).toHaveBeenCalledWith(['verb:play', 'leader:cosimo'])
    expect(made.lookOfWhole(['verb:play', 'leader:cosimo'])).toBe('refused')
    expect(made.lookOfWhole(['verb:discard', 'leader:cosimo'])).toBe('legal')
    expect(play).not.toHaveBeenCalled()
  })
})
