import { describe, expect, it } from 'vitest'
import { ownDeck } from '../../src/pages/ownDeck'

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
})
