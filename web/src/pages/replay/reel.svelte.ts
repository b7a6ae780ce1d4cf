/**
 * A match that is played back: the step that is shown, and the ways from it to others.
 *
 * Steps are whole decisions; each is fetched once, and the neighbours of the shown one beforehand.
 */
import { api, Trouble } from '../../lib/api'
import type { GameTable, ScorePoint, Step, Story } from '../../lib/protocol'
import type { Title } from '../../lib/title'
import { boardOf } from '../../titles/boards'
import { Pages } from './pages'

/** How long each decision is shown when the match plays by itself. */
const PACE = 900

export class Reel {
  story: Story | null = $state.raw(null)
  game: GameTable | null = $state.raw(null)
  title: Title | null = $state.raw(null)
  step: Step | null = $state.raw(null)
  trouble: Trouble | null = $state.raw(null)
  playing = $state(false)

  /** The turn that the shown step belongs to: the last one that had begun. */
  readonly turn: ScorePoint | null = $derived(
    this.story?.points.findLast(({ step }) => step <= (this.step?.step ?? 0)) ??
      this.story?.points[0] ??
      null,
  )

  readonly #pages: Pages
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The step asked for last: answers to earlier questions come too late. */
  #wanted = -1

  constructor(
    private readonly id: string,
    /** Told of every step that is shown. */
    private readonly onshow: (step: number) => void,
  ) {
    this.#pages = new Pages(id)
  }

  async open(step: number): Promise<void> {
    this.trouble = null
    try {
      const story = await api.story(this.id)
      const [game, title] = await Promise.all([
        api.game(story.table.game),
        boardOf(story.table.game),
      ])
      this.game = game
      this.title = title
      this.story = story
      await this.show(step)
    } catch (problem) {
      if (!(problem instanceof Trouble)) throw problem
      this.trouble = problem
    }
  }

  async show(step: number): Promise<void> {
    const wanted = Math.max(0, Math.min(step, this.story?.steps ?? step))
    this.#wanted = wanted
    try {
      const found = await this.#pages.turnTo(wanted)
      if (this.#wanted !== wanted) return
      this.step = found
      this.onshow(found.step)
      for (const near of [found.next, found.previous])
        void this.#pages.turnTo(near).catch(() => undefined)
    } catch (problem) {
      if (!(problem instanceof Trouble)) throw problem
      this.trouble = problem
      this.pause()
    }
  }

  first(): void {
    this.pause()
    void this.show(0)
  }
  last(): void {
    this.pause()
    void this.show(this.story?.steps ?? 0)
  }
  previous(): void {
    this.pause()
    if (this.step) void this.show(this.step.previous)
  }
  next(): void {
    this.pause()
    if (this.step) void this.show(this.step.next)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else void this.#run()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  async #run(): Promise<void> {
    this.playing = true
    if (this.step && this.step.step >= this.step.steps) await this.show(0)
    const onward = async () => {
      if (!this.playing || !this.step) return
      if (this.step.step >= this.step.steps) {
        this.pause()
        return
      }
      await this.show(this.step.next)
      this.#timer = setTimeout(() => void onward(), PACE)
    }
    this.#timer = setTimeout(() => void onward(), PACE / 3)
  }
}
