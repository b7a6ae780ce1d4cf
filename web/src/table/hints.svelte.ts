/** What a search advises: asked for, shown beside the prompt, forgotten with its question. */
import type { Advice, TableInfo } from '../lib/protocol'
import { say } from '../lib/texts.svelte'

/** How many hints I may still ask for; null for as many as I like. */
export function hintsLeft(table: TableInfo | null): number | null {
  if (!table || table.seat === null || table.hints === 'none') return 0
  if (table.hints === 'free') return null
  return Math.max(0, 3 - (table.seats[table.seat]?.hints ?? 0))
}

export const percent = (chance: number): number => Math.round(100 * chance)

/** One line: what tells a choice apart from the first one, and the first one from the second. */
export function reason(choices: readonly Advice[], place: number): string {
  const [mine, other] = [choices[place]!, choices[place === 0 ? 1 : 0]]
  if (!other) return say('table-hint-only')
  if (!mine.compared) return say(place === 0 ? 'table-hint-promises-most' : 'table-hint-comes-next')
  const wins = percent(mine.chance) - percent(other.chance)
  const points = Math.round(mine.points - other.points)
  const parts = [
    wins > 0
      ? say('table-hint-more-wins', { percent: wins })
      : wins < 0
        ? say('table-hint-fewer-wins', { percent: -wins })
        : say('table-hint-same-wins'),
  ]
  if (points > 0) parts.push(say('table-hint-more-points', { points }))
  if (points < 0) parts.push(say('table-hint-fewer-points', { points: -points }))
  const difference = parts.join(', ')
  return place === 0
    ? say('table-hint-against-second', { difference })
    : say('table-hint-against-first', { difference })
}

export class Hints {
  /** The best first; none until they were asked for. */
  choices: readonly Advice[] = $state.raw([])
  asking = $state(false)
  open = $state(false)
  /** Counts the questions: an answer that comes after the next one is not shown. */
  #asked = 0

  constructor(private readonly ask: () => Promise<readonly Advice[] | null>) {}

  /** Asks for a hint, or shows and puts away the one that was given. */
  async request(): Promise<void> {
    if (this.asking) return
    if (this.choices.length > 0) {
      this.open = !this.open
      return
    }
    const question = (this.#asked += 1)
    this.asking = true
    const found = await this.ask()
    if (question !== this.#asked) return
    this.asking = false
    this.choices = found ?? []
    this.open = this.choices.length > 0
  }

  /** Another question: what was advised is past, also what is still on its way. */
  forget(): void {
    this.#asked += 1
    this.asking = false
    this.choices = []
    this.open = false
  }
}
