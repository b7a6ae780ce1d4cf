import { beforeAll, describe, expect, it, vi } from 'vitest'

vi.mock('../../src/lib/settings.svelte', () => ({ choose: () => undefined, settings: {} }))
vi.stubGlobal('document', { documentElement: {} })
const { read } = await import('../../src/lib/texts.svelte')
const { botRating } = await import('../../src/pages/botName')

describe('the rating of a level', () => {
  beforeAll(() => read('en'))

  it('comes with its uncertainty and the number of matches', () => {
    expect(botRating({ rating: 1324, spread: 92, matches: 80 })).toBe(
      'Rating 1324\u00A0±92\u00A0· 80 matches',
    )
  })

  it('stands alone where nothing is known of its uncertainty', () => {
    expect(botRating({ rating: 1500, spread: 0, matches: 1 })).toBe('Rating 1500\u00A0· one match')
    expect(botRating({ rating: 1611, spread: null, matches: 8 })).toBe(
      'Rating 1611\u00A0· 8 matches',
    )
  })

  it('says so where there is none', () => {
    expect(botRating(undefined)).toBe('Rating not measured yet')
  })

  it('bends its words to the number in every language', async () => {
    await read('cs')
    expect(botRating({ rating: 1324, spread: 92, matches: 3 })).toBe(
      'Hodnocení 1324\u00A0±92\u00A0· 3 partie',
    )
    await read('pl')
    expect(botRating({ rating: 1324, spread: 92, matches: 40 })).toBe(
      'Ranking 1324\u00A0±92\u00A0· 40 partii',
    )
  })
})
