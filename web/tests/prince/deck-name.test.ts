import { beforeAll, describe, expect, it, vi } from 'vitest'

vi.mock('../../src/lib/settings.svelte', () => ({ choose: () => undefined, settings: {} }))
vi.stubGlobal('document', { documentElement: {} })
const { read } = await import('../../src/lib/texts.svelte')
const { deckName, ownDeck } = await import('../../src/titles/prince/ownDeck')

beforeAll(() => read('en'))

describe('the deck of a table', () => {
  it('is the shipped one if it is just a word', () => {
    expect(ownDeck('reconstructed')).toBeNull()
  })

  it('counts what is still reconstructed of one that was typed in', () => {
    const choice =
      '{"title":"My box","changed":{"ceri":{"vp":2}},"doubtful":{"ceri":["name","income"],"nepi":["vp"]}}'
    expect(ownDeck(choice)).toEqual({ title: 'My box', left: 3 })
    expect(ownDeck('{"title":"","changed":{},"doubtful":{}}')).toEqual({ title: '', left: 0 })
  })

  it('is said in words', () => {
    expect(deckName('reconstructed')).toBe('reconstructed deck')
    const own = '{"title":"","changed":{},"doubtful":{"ceri":["name"]}}'
    expect(deckName(own)).toBe('own deck, one figure reconstructed')
    expect(deckName(undefined)).toBe('')
  })
})
