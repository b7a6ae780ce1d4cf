/** Texts of several titles side by side: the one that is performed comes first. */
import { beforeAll, describe, expect, it, vi } from 'vitest'

vi.mock('../src/lib/settings.svelte', () => ({ choose: () => undefined, settings: {} }))
vi.stubGlobal('document', { documentElement: {} })
const { perform, read, say, tell } = await import('../src/lib/texts.svelte')

beforeAll(() => read('en'))

describe('texts', () => {
  it('are those of the performed title, then those that all share', () => {
    perform('prince')
    expect(say('title')).toBe('The Prince')
    expect(say('table-over')).not.toContain('{')
    perform('carrara')
    expect(say('title')).toBe('The Palaces of Carrara')
  })

  it('may be asked of another title', () => {
    perform('carrara')
    expect(say('title', {}, 'prince')).toBe('The Prince')
    const house = { tell: 'message' as const, key: 'house-medici' }
    expect(tell(house, 'prince')).toBe('de Medici')
    expect(tell(house)).toBe('{house-medici}')
  })

  it("say an owner's names of cards", () => {
    perform('prince', { 'card-bologna': 'Bologna la Dotta' })
    expect(say('card-bologna')).toBe('Bologna la Dotta')
    perform('prince')
    expect(say('card-bologna')).toBe('Bologna')
  })
})
