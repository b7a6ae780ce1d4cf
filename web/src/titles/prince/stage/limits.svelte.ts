/**
 * How far the reader means to go for a card: a reminder of their own, told to nobody. It colours
 * the bid that goes beyond it and is forgotten with the page.
 */
class Limits {
  #limits: Readonly<Record<string, number | null>> = $state.raw({})

  of(card: string): number | null {
    return this.#limits[card] ?? null
  }

  /** Null for none. */
  set(card: string, limit: number | null): void {
    this.#limits = { ...this.#limits, [card]: limit }
  }
}

export const limits = new Limits()
