/**
 * The pictures of a match in their order, each shown after the pieces have travelled into it.
 *
 * The page draws `shown`. A new picture waits in a queue; when its turn comes, the title says what
 * its facts move (`flights`), pieces fly over the board, and then the picture is shown, so the
 * board always ends equal to what the server sent. A moment worth a look of its own (`scenes`) is
 * held when the facts before it have been flown. Any input skips to the last picture; without motion (wished so, or
 * nobody looking) each is shown at once, though who wishes no motion still sees the scenes.
 */
import type { Fact, Heading } from '../lib/protocol'
import { stillness } from '../lib/settings.svelte'
import type { Flight, Scene } from '../lib/title'
import type { Picture } from './course'

/** More pictures than this are not worth watching one by one: the table catches up instead. */
const CATCH_UP = 12
const SIZE = 36
/** As many pieces of one flight are drawn; the rest travels unseen. */
const MOST = 6

/** A piece under way. `fly` starts it on its element and tells when it has landed. */
export interface Sprite {
  id: number
  icon: string
  style: string
  fly: (node: Element) => void
}

interface Waiting {
  picture: Picture
  /** It is shown again: at its own pace, and nobody decides in it. */
  past: boolean
}

export class Motion {
  /** What the board shows. */
  shown: Picture | null = $state.raw(null)
  /** What the log tells: the same, or the picture whose pieces are under way. */
  told: Picture | null = $state.raw(null)
  /** Places that the last picture changed, until the next one. */
  changed: ReadonlySet<string> = $state.raw(new Set())
  sprites: readonly Sprite[] = $state.raw([])
  playing = $state(false)
  /** The moment that is held now. */
  scene: Scene | null = $state.raw(null)
  /** What is shown is the past. */
  playingBack = $state(false)
  /** Whether some pictures came while nobody was looking. */
  missed = $state(false)

  #queue: Waiting[] = []
  #running = false
  #skipped = false
  #underWay = new Set<Animation>()
  #wake: (() => void) | null = null
  #lastSprite = 0

  constructor(
    private readonly flights: (fact: Fact, before: Heading) => Flight[],
    private readonly scenes: (facts: readonly Fact[], before: Heading) => Scene[] = () => [],
  ) {}

  push(picture: Picture): void {
    this.#queue.push({ picture, past: false })
    if (!this.#running) void this.#run()
  }

  /** To the last picture, at once. */
  skip(): void {
    if (!this.playing) return
    this.#skipped = true
    for (const animation of this.#underWay) animation.finish()
    this.#wake?.()
  }

  /** Shows earlier pictures again, then returns to the present one. */
  playBack(pictures: readonly Picture[]): void {
    const [first, ...rest] = pictures
    const present = this.shown
    if (!first || !present || this.#running) return
    this.missed = false
    this.#queue = rest.map((picture) => ({ picture, past: true }))
    this.#queue.push({ picture: { ...present, facts: [] }, past: false })
    this.#show(first, new Set())
    void this.#run()
  }

  async #run(): Promise<void> {
    this.#running = true
    this.#skipped = false
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const before = this.shown
      this.playingBack = next.past
      if (document.hidden && next.picture.facts.length > 0) this.missed = true
      if (!before || this.#still(next, before))
        this.#show(next.picture, this.#targets(next.picture))
      else await this.#move(before, next).catch((problem: unknown) => this.#give(next, problem))
    }
    this.playing = false
    this.playingBack = false
    this.#running = false
  }

  /** Motion that fails is left out: the picture is what counts. */
  #give({ picture }: Waiting, problem: unknown): void {
    console.error(problem)
    this.#show(picture, this.#targets(picture))
  }

  async #move(before: Picture, { picture, past }: Waiting): Promise<void> {
    this.playing = true
    this.told = picture
    const flights = picture.facts.map((fact) =>
      stillness.matches ? [] : this.flights(fact, before.view),
    )
    let flown = 0
    for (const scene of this.scenes(picture.facts, before.view)) {
      const first = Math.max(flown, picture.facts.indexOf(scene.facts[0]!))
      if (first > flown) await this.#flyAll(flights.slice(flown, first))
      flown = first
      this.sprites = []
      this.scene = scene
      await this.#pause(scene.time)
    }
    await this.#flyAll(flights.slice(flown))
    const landed = flights.flat().map((flight) => flight.to)
    this.#show(picture, new Set([...this.#targets(picture), ...landed]))
    if (past) await this.#pause(2 * this.#time('--m-grand'))
  }

  /** What each fact moves, one fact after the other. */
  async #flyAll(groups: readonly (readonly Flight[])[]): Promise<void> {
    for (const group of groups) {
      if (this.#skipped || group.length === 0) continue
      await this.#fly(group)
      await this.#pause(this.#time('--m-gap'))
    }
  }

  #still({ picture, past }: Waiting, before: Picture): boolean {
    const behind = !past && this.#queue.length >= CATCH_UP
    if (this.#skipped || behind || document.hidden || picture.facts.length === 0) return true
    return stillness.matches && this.scenes(picture.facts, before.view).length === 0
  }

  /** A time of the tokens; shorter while pictures are waiting. */
  #time(name: string): number {
    return time(name) / (this.playingBack ? 1 : 1 + this.#queue.length / 2)
  }

  #show(picture: Picture, changed: ReadonlySet<string>): void {
    this.shown = picture
    this.told = picture
    this.changed = changed
    this.scene = null
    this.sprites = []
    this.#underWay.clear()
  }

  #targets(picture: Picture): ReadonlySet<string> {
    if (picture.facts.length === 0) return new Set()
    return new Set(picture.lines.slice(picture.known).flatMap((line) => line.targets ?? []))
  }

  async #fly(group: readonly Flight[]): Promise<void> {
    const landings: Promise<void>[] = []
    const sprites: Sprite[] = []
    for (const flight of group) {
      const from = whereabouts(flight.from)
      const to = whereabouts(flight.to)
      if (!from || !to) continue
      const pieces = Math.min(flight.count ?? 1, MOST)
      for (let piece = 0; piece < pieces; piece += 1) {
        const delay = piece * this.#time('--m-gap')
        landings.push(
          new Promise((landed) => {
            sprites.push({
              id: (this.#lastSprite += 1),
              icon: flight.icon,
              style: flight.style ?? '',
              fly: (node) => {
                const animation = node.animate(arc(from, to), {
                  duration: this.#time('--m-move'),
                  delay,
                  easing: 'cubic-bezier(.2, .75, .25, 1)',
                  fill: 'both',
                })
                this.#underWay.add(animation)
                if (this.#skipped) animation.finish()
                animation.finished.then(
                  () => landed(),
                  () => landed(),
                )
              },
            })
          }),
        )
      }
    }
    this.sprites = sprites
    await Promise.all(landings)
  }

  #pause(delay: number): Promise<void> {
    if (this.#skipped || delay === 0) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, delay)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

/** A time of the tokens, in milliseconds; the style sheet may hold it in either unit. */
function time(name: string): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  const number = Number.parseFloat(value) || 0
  return value.endsWith('ms') ? number : number * 1000
}

type Point = readonly [x: number, y: number]

/** Where a place is on the screen: itself, or whose it is (`column:1:lucca` lies with `seat:1`). */
function whereabouts(place: string): Point | null {
  const owner = /^[a-z]+:(\d+)/.exec(place)?.[1]
  return middle(place) ?? (owner === undefined ? null : middle(`seat:${owner}`))
}

/** Where a named place is on the screen; several elements may bear the name, one is visible. */
function middle(place: string): Point | null {
  for (const element of document.querySelectorAll(`[data-place~="${CSS.escape(place)}"]`)) {
    const box = element.getBoundingClientRect()
    const visible = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight
    if (visible && box.right > 0 && box.left < innerWidth)
      return [box.left + box.width / 2, box.top + box.height / 2]
  }
  return null
}

/** A low arc from one point to the other: the higher the further. */
export function arc([x0, y0]: Point, [x1, y1]: Point): Keyframe[] {
  const rise = Math.min(60, 0.18 * Math.hypot(x1 - x0, y1 - y0))
  const top = Math.min(y0, y1) - rise
  return Array.from({ length: 9 }, (_, index) => {
    const t = index / 8
    const x = x0 + (x1 - x0) * t
    const y =
      (1 - t) ** 2 * y0 + 2 * t * (1 - t) * ((y0 + y1) / 2 + (top - (y0 + y1) / 2)) + t ** 2 * y1
    const scale = 1 + 0.18 * Math.sin(Math.PI * t)
    return { transform: `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px) scale(${scale})` }
  })
}
