/** The deck of a table, which somebody may have typed in. */
import { say } from '../../lib/texts.svelte'

export interface OwnDeck {
  title: string
  /** How many names and figures are still reconstructed. */
  left: number
}

/** The deck behind a choice of the table's option `deck`; null for the shipped one. */
export function ownDeck(choice: string): OwnDeck | null {
  if (!choice.startsWith('{')) return null
  const { title, doubtful } = JSON.parse(choice) as {
    title: string
    doubtful: Record<string, string[]>
  }
  return { title, left: Object.values(doubtful).flat().length }
}

/** What deck is played with, in words; empty where the table says nothing of it. */
export function deckName(choice: string | undefined): string {
  if (choice === undefined) return ''
  const own = ownDeck(choice)
  if (!own) return say('deck-reconstructed', {}, 'prince')
  const name = own.title || say('deck-own', {}, 'prince')
  return own.left > 0 ? `${name}, ${say('deck-left', { left: own.left }, 'prince')}` : name
}
