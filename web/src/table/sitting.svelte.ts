/**
 * One reader at one table: the connection, what is shown, what is being chosen, what is open.
 *
 * The components of the table page share it; none of them talks to the server by itself.
 */
import { untrack } from 'svelte'
import { fetched } from '../lib/ahead'
import { api } from '../lib/api'
import { bear } from '../lib/crests.svelte'
import { room } from '../lib/screen.svelte'
import type { GameTable, SeatInfo } from '../lib/protocol'
import { perform } from '../lib/texts.svelte'
import type { TableProps, Title } from '../lib/title'
import { absence, remembered } from './absence'
import { Choosing } from './choosing.svelte'
import type { Picture } from './course'
import { Hints, hintsLeft } from './hints.svelte'
import { Live } from './live.svelte'
import { Motion } from './motion.svelte'

export const TABS = ['log', 'chat', 'rules', 'moves'] as const
export type Tab = (typeof TABS)[number]
/** What the phone shows: one thing at a time. */
export type Screen = 'board' | 'estate' | 'rivals' | Tab

/** Playing back stops after so many decisions: who was away for longer reads the log. */
const LONGEST_PLAYBACK = 60

export class Sitting {
  readonly live: Live
  readonly motion: Motion
  readonly choosing: Choosing
  readonly hints: Hints
  title: Title | null = $state.raw(null)
  game: GameTable | null = $state.raw(null)

  tab: Tab = $state('log')
  screen: Screen = $state('board')
  /** On narrow screens the rail opens over the board. */
  railOpen = $state(false)
  /** The rule at which the rules are open. */
  rule = $state('')
  /** Whether the rules begin with the keys. */
  keys = $state(false)
  /** Whose estate is open over the board. */
  rival: number | null = $state(null)
  /** The breakdown of the points is open. */
  scores = $state(false)
  /** How many words of the chat have been read. */
  read = $state(0)
  /** After the end: back at the board instead of the score sheet. */
  backAtBoard = $state(false)
  /** The reader knows what happened: they were there, played it back, or put the strip away. */
  present = $state(true)
  /** What was loaded and could not be. */
  failed = $state(false)

  constructor(id: string) {
    this.live = new Live(id)
    this.choosing = new Choosing(
      (...actions) => {
        this.present = true
        void this.live.play(...actions)
      },
      (targets) => this.live.why(targets),
    )
    this.hints = new Hints(() => this.live.hint())
    this.motion = new Motion(
      (fact, before) => this.title?.flights(fact, before) ?? [],
      (facts, before) => this.title?.scenes?.(facts, before) ?? [],
    )
    this.live.onpicture = (picture, resumed) => this.#arrived(picture, resumed)
  }

  get picture(): Picture | null {
    return this.motion.shown
  }
  get me(): number | null {
    return this.live.me
  }
  /** Whose estate lies in front of the reader: a spectator sits behind the first seat. */
  get seat(): number {
    return this.me ?? 0
  }
  get seats(): SeatInfo[] {
    return this.live.table?.seats ?? []
  }
  /** The match is over, and everything of it has been shown. */
  get over(): boolean {
    return this.live.table?.status === 'over' && this.#present
  }
  get #present(): boolean {
    const { motion, live } = this
    return (
      !motion.playing && motion.shown !== null && motion.shown.revision === live.picture?.revision
    )
  }
  /** The picture is the present one and the server listens: a decision may be made. */
  get ready(): boolean {
    return this.live.condition === 'live' && !this.live.busy && this.#present
  }
  /** The picture on which a decision may be made now; null while there is none. */
  readonly #asked: Picture | null = $derived.by(() => (this.ready ? this.picture : null))
  /** How many hints are left; null for as many as one likes. */
  get hintsLeft(): number | null {
    return hintsLeft(this.live.table)
  }
  get mayHint(): boolean {
    const { hints, choosing, hintsLeft } = this
    return choosing.mayDecide && (hintsLeft !== 0 || hints.choices.length > 0)
  }
  readonly unread: number = $derived.by(() => Math.max(0, this.live.chat.length - this.read))
  readonly away = $derived.by(() => absence(this.motion.told?.lines ?? [], this.me))
  /** What every drawing gets; null until all of it is there. */
  readonly props: TableProps | null = $derived.by(() => {
    const { picture, game, seats, seat, choosing } = this
    if (!picture || !game) return null
    const { changed, scene } = this.motion
    return { view: picture.view, game, seats, seat, choosing, changed, scene }
  })

  /** Is the chat before the reader's eyes? */
  get #chatIsOpen(): boolean {
    if (room() === 'phone') return this.screen === 'chat'
    return this.tab === 'chat' && (room() === 'desk' || this.railOpen)
  }

  /** Must be called while a component is made: it keeps the choosing in step with the picture. */
  begin(): void {
    $effect(() => {
      const name = this.live.table?.game
      if (name) void untrack(() => this.#load(name))
    })
    $effect(() => {
      const picture = this.#asked
      untrack(() => {
        this.choosing.reset(picture?.legal ?? [])
        this.hints.forget()
        if (picture && this.choosing.mayDecide) void this.#foresee(picture.revision)
      })
    })
    $effect(() => {
      const { foreseen } = this.choosing
      if (foreseen !== null && this.title?.accounts)
        void untrack(() => this.choosing.reckon(foreseen))
    })
    $effect.pre(() => {
      const { table } = this.live
      if (table) perform(table.game, this.props ? this.title?.names?.(this.props.view) : undefined)
    })
    $effect(() => {
      bear(this.props ? (this.title?.crests?.(this.props.view) ?? []) : [])
    })
    $effect(() => {
      if (this.#chatIsOpen) this.read = this.live.chat.length
    })
    $effect(() => {
      if (this.motion.missed) this.present = false
    })
    this.live.open()
  }

  end(): void {
    bear([])
    this.live.close()
  }

  show(tab: Tab): void {
    this.tab = tab
    this.screen = tab
    this.railOpen = true
  }

  showRule(rule: string): void {
    this.rule = rule
    this.keys = false
    this.show('rules')
    this.choosing.forget()
  }

  /** The last place picked, or else the last decision, is taken back. */
  takeBack(): void {
    if (!this.choosing.stepBack()) this.live.undo()
  }

  /** A rival's estate is opened, or closed again. */
  visit(seat: number): void {
    this.rival = this.rival === seat ? null : seat
    this.scores = false
  }

  /** Asks what had best be done, if that may be asked now. */
  hint(): void {
    if (this.mayHint) void this.hints.request()
  }

  /** What lies over the board is put away; false if there was nothing. */
  putAway(): boolean {
    if (this.hints.open) {
      this.hints.open = false
      return true
    }
    if (this.rival === null && !this.scores && !this.railOpen) return false
    this.rival = null
    this.scores = false
    this.railOpen = false
    return true
  }

  async playBack(): Promise<void> {
    this.present = true
    this.motion.missed = false
    const from = this.away?.step
    const lines = this.motion.told?.lines ?? []
    if (from === undefined) return
    const pictures: Picture[] = []
    try {
      let step = await api.step(this.live.id, from)
      pictures.push(remembered(step, lines))
      while (step.step < step.steps && pictures.length < LONGEST_PLAYBACK) {
        step = await api.step(this.live.id, step.next)
        pictures.push(remembered(step, lines))
      }
    } catch {
      this.failed = true
    }
    this.motion.playBack(pictures)
  }

  #arrived(picture: Picture, resumed: boolean): void {
    const first = this.motion.shown === null
    this.motion.push(picture)
    if ((first || resumed) && absence(picture.lines, this.me)) this.present = false
  }

  async #foresee(revision: number): Promise<void> {
    const previews = await this.live.previews(revision)
    if (previews && this.picture?.revision === revision) this.choosing.previews = previews
  }

  async #load(name: string): Promise<void> {
    if (this.game?.card.name === name && this.title) return
    try {
      const [game, title] = await fetched(name)
      this.game = game
      this.choosing.actions = game.actions
      this.choosing.composed = new Set(title.composed)
      this.title = title
      this.failed = false
    } catch {
      this.failed = true
    }
  }
}
