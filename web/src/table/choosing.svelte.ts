/**
 * How a move is put together by pointing at places of the board.
 *
 * The server says which actions are legal; the action table says which places each is about. What
 * may be chosen is therefore: every place of a legal action that is about all places picked so
 * far. Picking the last place of an action plays it. No rule of any game is known here.
 */
import type { ActionRow, Preview, Why } from '../lib/protocol'

/** One piece on the board can stand for several places, such as a tile for itself and its site. */
export type Places = string | readonly string[]

export type Look = 'rest' | 'legal' | 'pointed' | 'chosen' | 'refused'

export interface Refusal {
  /** The place that was asked about. */
  target: string
  answer: Why | null
}

const list = (places: Places): readonly string[] => (typeof places === 'string' ? [places] : places)

export class Choosing {
  /** The title's action table; an action is its index. */
  actions: readonly ActionRow[] = $state.raw([])
  legal: readonly number[] = $state.raw([])
  /** They come a moment after the legal actions. */
  previews: readonly Preview[] = $state.raw([])
  /** The places picked so far, in order. */
  picked: readonly string[] = $state.raw([])
  /** The places under the pointer or the focus. */
  pointed: readonly string[] = $state.raw([])
  refusal: Refusal | null = $state.raw(null)
  /** The places that the log line under the pointer is about. */
  telling: ReadonlySet<string> = $state.raw(new Set())
  /** A finger points only as long as the position stays; a pointer rests where it is. */
  #tapped = false
  /** Counts the questions "why not": an answer that comes after the next one is not shown. */
  #asked = 0

  /** What the drawings call their places; for the steps of a move. */
  readonly #names = new Map<string, string>()

  /** Legal actions that are about every place picked so far. */
  readonly candidates: readonly number[] = $derived(
    this.legal.filter((action) => this.picked.every((place) => this.about(action, place))),
  )

  readonly #lit: ReadonlySet<string> = $derived(
    new Set(
      this.candidates
        .flatMap((action) => this.actions[action]?.targets ?? [])
        .filter((place) => !this.picked.includes(place)),
    ),
  )

  /** The one action that pointing here would lead to, if it is only one. */
  readonly foreseen: number | null = $derived.by(() => {
    const place = this.pointed.find((name) => this.#lit.has(name))
    const left = place
      ? this.candidates.filter((action) => this.about(action, place))
      : this.candidates
    return left.length === 1 && (place || this.picked.length > 0) ? left[0]! : null
  })

  constructor(
    /** Sends a move. */
    private readonly play: (action: number) => void,
    /** Asks the server why these places cannot be chosen together; null if nobody can say. */
    private readonly askWhy: (targets: string[]) => Promise<Why | null>,
  ) {}

  /** A new position: the selection starts anew. */
  reset(legal: readonly number[]): void {
    this.legal = legal
    this.previews = []
    if (this.#tapped) this.pointed = []
    this.clear()
  }

  clear(): void {
    this.picked = []
    this.forget()
  }

  /** Takes the refusal away, also one that is still on its way. */
  forget(): void {
    this.#asked += 1
    this.refusal = null
  }

  get mayDecide(): boolean {
    return this.legal.length > 0
  }

  /** All places that may be chosen next. */
  get places(): ReadonlySet<string> {
    return this.#lit
  }

  /** How many places are lit: drawings use a quieter light when there are many. */
  get crowd(): number {
    return this.#lit.size
  }

  lit(places: Places): boolean {
    return list(places).some((place) => this.#lit.has(place))
  }

  look(places: Places): Look {
    const names = list(places)
    if (names.some((place) => this.picked.includes(place))) return 'chosen'
    if (this.lit(names))
      return names.some((place) => this.pointed.includes(place)) ? 'pointed' : 'legal'
    return this.refusal && names.includes(this.refusal.target) ? 'refused' : 'rest'
  }

  /** A drawing says what a place of it is called. */
  call(places: Places, name: string): void {
    for (const place of list(places)) this.#names.set(place, name)
  }

  /** What a place is called; its own word where nothing on the board shows it. */
  name(place: string): string {
    return this.#names.get(place) ?? place.slice(place.indexOf(':') + 1)
  }

  /** Whether the log speaks of one of these places now. */
  told(places: Places): boolean {
    return list(places).some((place) => this.telling.has(place))
  }

  preview(action: number): Preview | null {
    return this.previews.find((preview) => preview.action === action) ?? null
  }

  /** The pointer or the focus is here now. */
  point(places: Places): void {
    this.pointed = list(places)
  }

  leave(places: Places): void {
    if (!list(places).some((place) => this.pointed.includes(place))) return
    this.pointed = []
    this.#asked += 1
  }

  /** A finger on a place: the first tap shows the outcome, the second one does it. */
  tap(places: Places): void {
    const look = this.look(places)
    this.#tapped = true
    this.point(places)
    if (look === 'legal') this.forget()
    else this.pick(places)
  }

  /** A click or Enter on a place. */
  pick(places: Places): void {
    const names = list(places)
    this.forget()
    const chosen = names.find((place) => this.picked.includes(place))
    if (chosen) {
      this.picked = this.picked.filter((place) => place !== chosen)
      return
    }
    const lit = names.find((place) => this.#lit.has(place))
    if (lit) {
      this.#take(lit)
      return
    }
    const alone = names.find((place) => this.legal.some((action) => this.about(action, place)))
    if (alone) {
      this.picked = []
      this.#take(alone)
      return
    }
    void this.why(names)
  }

  /** Asks why a place cannot be chosen, given what is picked; shows the answer at that place. */
  async why(places: Places): Promise<void> {
    if (!this.mayDecide) return
    const question = (this.#asked += 1)
    for (const target of list(places)) {
      const answer = await this.#reason(target)
      if (question !== this.#asked) return
      if (answer?.reason) {
        this.refusal = { target, answer }
        return
      }
    }
  }

  /** The reason together with what is picked, or, where the two never go together, by itself. */
  async #reason(target: string): Promise<Why | null> {
    const together = this.picked.length > 0 ? await this.askWhy([...this.picked, target]) : null
    return together?.reason ? together : this.askWhy([target])
  }

  /** Plays a candidate by name: a chip of the prompt, a key, an entry of the list of moves. */
  choose(action: number): void {
    if (!this.legal.includes(action)) return
    this.clear()
    this.play(action)
  }

  #take(place: string): void {
    this.picked = [...this.picked, place]
    const [only, ...others] = this.candidates
    if (only === undefined || others.length > 0) return
    // Half a move is never completed by itself: the last place is always pointed at.
    if (this.actions[only]!.targets.every((target) => this.picked.includes(target)))
      this.choose(only)
  }

  private about(action: number, place: string): boolean {
    return this.actions[action]?.targets.includes(place) ?? false
  }
}
