/** A deck of The Prince that somebody typed in. */
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
