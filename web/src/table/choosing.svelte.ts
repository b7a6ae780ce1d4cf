/**
 * How a move is put together by pointing at places of the board.
 *
 * The server says which actions are legal; the action table says which places each is about. What
 * may be chosen is therefore: every place of a legal action that is about all places picked so
 * far. Picking the last place of an action plays it. No rule of any game is known here.
 */
import type { ActionRow, Preview, Telling, Why } from '../lib/protocol'

/** One piece on the board can stand for several places, such as a tile for itself and its site. */
export type Places = string | readonly string[]

export type Look = 'rest' | 'legal' | 'pointed' | 'chosen' | 'refused'

/** What the reader means to do, said before pointing at anything: a card to play, an attack. */
export interface Intent {
  verbs: readonly string[]
  /** What it is called in the prompt. */
  name: string
}

/** How an action adds up, line by line. */
export interface Account {
  action: number
  lines: readonly Telling[]
}

export interface Refusal {
  /** The place that was asked about. */
  target: string
  answer: Why | null
}

/** The places by which an intent itself is pointed at. */
export const verbPlaces = (intent: Intent): string[] => intent.verbs.map((verb) => `verb:${verb}`)

const list = (places: Places): readonly string[] => (typeof places === 'string' ? [places] : places)

const isVerbOr = (names: readonly string[]) => (target: string) =>
  target.startsWith('verb:') || names.includes(target)

/** The name of several places together; drawings that stand for all of them carry it, too. */
export const together = (places: Places): string => list(places).join('+')

export class Choosing {
  /** The title's action table; an action is its index. */
  actions: Readonly<Record<number, ActionRow>> = $state.raw({})
  legal: readonly number[] = $state.raw([])
  /** They come a moment after the legal actions. */
  previews: readonly Preview[] = $state.raw([])
  /** Verbs that a board puts together to longer answers: they light no places. */
  composed: ReadonlySet<string> = $state.raw(new Set())
  /** Only actions of its verbs are candidates; null for all. */
  intent: Intent | null = $state.raw(null)
  /** The places picked so far, in order. */
  picked: readonly string[] = $state.raw([])
  /** The places under the pointer or the focus. */
  pointed: readonly string[] = $state.raw([])
  /** The action that is pointed at as a whole. */
  #aimed: number | null = $state.raw(null)
  refusal: Refusal | null = $state.raw(null)
  /** How the foreseen action adds up, once the server has told it. */
  account: Account | null = $state.raw(null)
  /** The places that the log line under the pointer is about. */
  telling: ReadonlySet<string> = $state.raw(new Set())
  /** A finger points only as long as the position stays; a pointer rests where it is. */
  #tapped = false
  /** Counts the questions "why not": an answer that comes after the next one is not shown. */
  #asked = 0

  /** What the drawings call their places; for the steps of a move. */
  readonly #names = new Map<string, string>()

  /** Legal actions that pointing may lead to. */
  readonly #open: readonly number[] = $derived(
    this.legal.filter((action) => !this.composed.has(this.actions[action]?.verb ?? '')),
  )

  /** Those that the reader may mean, as far as they have said it. */
  readonly #meant: readonly number[] = $derived(
    this.#open.filter((action) => this.intent?.verbs.includes(this.actions[action]!.verb) ?? true),
  )

  /** Those that are about every place picked so far. */
  readonly candidates: readonly number[] = $derived(
    this.#meant.filter((action) => this.picked.every((place) => this.about(action, place))),
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
    if (this.#aimed !== null) return this.#aimed
    const place = this.pointed.find((name) => this.#lit.has(name))
    const left = place
      ? this.candidates.filter((action) => this.about(action, place))
      : this.candidates
    return left.length === 1 && (place || this.picked.length > 0) ? left[0]! : null
  })

  constructor(
    /** Sends a move: one action, or several that follow each other. */
    private readonly play: (...actions: number[]) => void,
    /** Asks the server why these places cannot be chosen together; null if nobody can say. */
    private readonly askWhy: (targets: string[]) => Promise<Why | null>,
  ) {}

  /** A new position: the selection starts anew. */
  reset(legal: readonly number[]): void {
    this.legal = legal
    this.previews = []
    this.account = null
    if (this.#tapped) this.pointed = []
    this.#aimed = null
    this.clear()
  }

  clear(): void {
    this.intent = null
    this.picked = []
    this.forget()
  }

  /** Says what is meant, or takes it back by saying it again; asks why not if it cannot be. */
  intend(intent: Intent): void {
    const again = this.#means(intent)
    if (!again && !this.#mayMean(intent)) {
      void this.why(verbPlaces(intent))
      return
    }
    this.clear()
    if (!again) this.intent = intent
  }

  /** How the thing looks with which an intent is said, such as a card of the hand. */
  lookOf(intent: Intent): Look {
    if (this.#means(intent)) return 'chosen'
    const places = verbPlaces(intent)
    if (this.#mayMean(intent))
      return places.some((place) => this.pointed.includes(place)) ? 'pointed' : 'legal'
    return this.refusal && places.includes(this.refusal.target) ? 'refused' : 'rest'
  }

  #means(intent: Intent): boolean {
    return this.intent?.verbs.join() === intent.verbs.join()
  }

  #mayMean(intent: Intent): boolean {
    return this.legal.some((action) => intent.verbs.includes(this.actions[action]?.verb ?? ''))
  }

  /** The last thing said or picked is taken back; false if there was nothing. */
  stepBack(): boolean {
    if (this.picked.length > 0) this.pick(this.picked.at(-1)!)
    else if (this.intent) this.clear()
    else return false
    return true
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
    this.#aimed = null
  }

  leave(places: Places): void {
    if (!list(places).some((place) => this.pointed.includes(place))) return
    this.point([])
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
    const alone = names.find((place) => this.#open.some((action) => this.about(action, place)))
    if (alone) {
      this.intent = null
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

  /** The reason together with what is meant and picked, or, where they never go together, by itself. */
  async #reason(target: string): Promise<Why | null> {
    const meant = this.intent ? verbPlaces(this.intent).map((verb) => [verb, target]) : []
    const together = this.picked.length > 0 ? [[...this.picked, target]] : []
    for (const targets of [...meant, ...together]) {
      const answer = await this.askWhy(targets)
      if (answer?.reason) return answer
    }
    return this.askWhy([target])
  }

  /** Asks how an action adds up; the answer counts as long as the action is foreseen. */
  async reckon(action: number): Promise<void> {
    if (this.account?.action === action) return
    const answer = await this.askWhy([...this.actions[action]!.targets])
    if (answer?.action === action && this.foreseen === action)
      this.account = { action, lines: answer.account ?? [] }
  }

  /**
   * The legal action that is about exactly these places; those of verbs say which verb it is. For
   * drawings that stand for a whole action, such as one of the exchanges of a building.
   */
  whole(places: Places): number | null {
    const names = list(places)
    const found = this.legal.find((action) => {
      const { verb, targets } = this.actions[action]!
      const all = new Set([`verb:${verb}`, ...targets])
      return names.every((name) => all.has(name)) && targets.every(isVerbOr(names))
    })
    return found ?? null
  }

  lookOfWhole(places: Places): Look {
    const action = this.whole(places)
    if (action !== null) return action === this.#aimed ? 'pointed' : 'legal'
    return this.refusal?.target === together(places) ? 'refused' : 'rest'
  }

  /** The pointer or the focus is on a drawing that stands for a whole action. */
  aim(places: Places): void {
    this.point([...list(places), together(places)])
    this.#aimed = this.whole(places)
  }

  /** The action that is pointed at as a whole. */
  get aimed(): number | null {
    return this.#aimed
  }

  /** Points at an action and all its places, as one that somebody has named. */
  aimAt(action: number): void {
    if (!this.legal.includes(action)) return
    this.clear()
    this.#tapped = true
    this.pointed = this.actions[action]!.targets
    this.#aimed = action
  }

  /** Plays the whole action, or asks why it cannot be played. */
  pickWhole(places: Places): void {
    const action = this.whole(places)
    if (action !== null) this.choose(action)
    else void this.whyWhole(places)
  }

  async whyWhole(places: Places): Promise<void> {
    if (!this.mayDecide) return
    this.forget()
    const question = this.#asked
    const answer = await this.askWhy([...list(places)])
    if (question === this.#asked && answer?.reason)
      this.refusal = { target: together(places), answer }
  }

  /** Plays a candidate by name: a chip of the prompt, a key, an entry of the list of moves. */
  choose(action: number): void {
    if (!this.legal.includes(action)) return
    this.clear()
    this.play(action)
  }

  /** Plays an answer that takes several actions: each follows when the one before is done. */
  chooseAll(actions: readonly number[]): void {
    const [first] = actions
    if (first === undefined || !this.legal.includes(first)) return
    this.clear()
    this.play(...actions)
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
