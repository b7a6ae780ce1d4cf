/** Which part of a phone draws what of Lorenzo. */
import { describe, expect, it, vi } from 'vitest'
import type { TableProps } from '../../src/lib/title'
import { Choosing } from '../../src/table/choosing.svelte'
import { drawnBy } from '../../src/titles/lorenzo/phone/drawnBy'
import type { View } from '../../src/titles/lorenzo/view'

vi.mock('../../src/lib/texts.svelte', () => ({ say: (key: string) => key }))

function table(question: string, legal: number[] = []): TableProps<View> {
  const choosing = new Choosing(
    () => {},
    async () => null,
  )
  const label = { tell: 'message' as const, key: 'verb' }
  choosing.actions = ['play', 'discard', 'keep', 'copy'].map((verb) => ({
    verb,
    args: { leader: 'sisto-iv' },
    targets: ['leader:sisto-iv'],
    label,
  }))
  choosing.reset(legal)
  return { view: { question }, choosing } as unknown as TableProps<View>
}

describe('the parts of a phone', () => {
  it('draw the spaces where they are', () => {
    expect(drawnBy('space:venture-4', table('turn'))).toBe('venture')
    expect(drawnBy('space:market-2', table('turn'))).toBe('town')
    expect(drawnBy('space:council-palace', table('turn'))).toBe('town')
    expect(drawnBy('space:production-large', table('turn'))).toBe('work')
    expect(drawnBy('privilege:coins', table('privilege'))).toBe('town')
  })

  it('count leaders only where there is more to do than to discard them', () => {
    expect(drawnBy('leader:sisto-iv', table('turn', [1]))).toBe('')
    expect(drawnBy('leader:sisto-iv', table('turn', [0, 1]))).toBe('leaders')
    expect(drawnBy('leader:sisto-iv', table('copying', [3]))).toBe('leaders')
    expect(drawnBy('leader:sisto-iv', table('pick', [2]))).toBe('panel')
  })

  it('leave members to the tray', () => {
    expect(drawnBy('member:white', table('turn'))).toBe('')
  })
})
