/**
 * How far the reader means to go for a card: a reminder of their own, told to nobody. It colours
 * the bid that goes beyond it and is forgotten with the page.
 */
class Limits {
  #limits: Readonly<Record<string, number>> = $state.raw({})

  of(card: string): number | null {
    return this.#limits[card] ?? null
  }

  set(card: string, limit: number | null): void {
    const { [card]: _, ...others } = this.#limits
    this.#limits = limit === null ? others : { ...others, [card]: limit }
  }
}

export const limits = new Limits()
