/**
 * The live connection of one table.
 *
 * Keeps the course of the table (`course.ts`) in step with the server, comes back by itself after
 * an interruption and continues where it was, and matches answers to requests by their number.
 */
import { api, Trouble } from '../lib/api'
import type {
  Advice,
  AskWhy,
  ClientMessage,
  Preview,
  Problem,
  Say,
  ServerMessage,
  TableInfo,
  Telling,
  Why,
} from '../lib/protocol'
import { forgetSeat, receiveSeat, seatToken } from '../lib/seats'
import { BEGINNING, follow, patience, since, type Course, type Picture } from './course'

/**
 * - connecting: for the first time;
 * - live;
 * - lost: the connection broke, the next attempt is coming;
 * - restarting: the server said that it goes away for a moment;
 * - gone: there is no such table, or it is not for us; `problem` says why.
 */
export type Condition = 'connecting' | 'live' | 'lost' | 'restarting' | 'gone'

/** A request before it has its number. */
type Wish = ClientMessage extends infer M
  ? M extends { id: number }
    ? Omit<M, 'id'>
    : never
  : never

/** WebSocket close codes: the server restarts, and the server's own "not at this table". */
const RESTART = [1001, 1012]
const REFUSED = 4400

export class Live {
  #course: Course = $state.raw(BEGINNING)
  condition: Condition = $state('connecting')
  /** Why the table is gone. */
  problem: Telling | null = $state.raw(null)
  /** A request that was refused in a way worth telling; cleared by the next one. */
  notice: Telling | null = $state.raw(null)
  /** A move is on its way: no other one may be sent. */
  busy = $state(false)
  /** Called for each new picture, in order. */
  onpicture: (picture: Picture, resumed: boolean) => void = () => {}

  #socket: WebSocket | null = null
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #lastId = 0
  #entered: (() => void) | null = null
  /** What the server said before it closed the door. */
  #refusal: Problem | null = null
  #closed = false
  readonly #waiting = new Map<number, (answer: ServerMessage | null) => void>()

  constructor(readonly id: string) {
    receiveSeat(id)
  }

  get table(): TableInfo | null {
    return this.#course.table
  }
  get picture(): Picture | null {
    return this.#course.picture
  }
  get chat() {
    return this.#course.chat
  }
  /** My seat; null for a spectator. */
  get me(): number | null {
    return this.#course.table?.seat ?? null
  }

  open(): void {
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#connect()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  /** Plays actions that follow each other; ends with the first that is refused or not asked for. */
  async play(...actions: number[]): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.notice = null
    for (const action of actions) {
      if (!this.picture?.legal.includes(action)) break
      const answer = await this.#ask({ do: 'play', action, revision: this.#revision })
      if (answer === null || !this.#heed(answer)) break
    }
    this.busy = false
  }
  undo(): void {
    void this.#move({ do: 'undo', revision: this.#revision })
  }
  restart(): void {
    void this.#move({ do: 'restart', revision: this.#revision })
  }
  async resign(): Promise<void> {
    const answer = await this.#ask({ do: 'resign' })
    if (answer !== null && this.#heed(answer)) forgetSeat(this.id)
  }
  /** Whether the word has arrived; a guest without a name is asked for one instead. */
  async say(text: string): Promise<'said' | 'nameless' | 'unsaid'> {
    const answer = await this.#ask({ do: 'say', text } satisfies Omit<Say, 'id'>)
    if (answer?.is === 'refused' && answer.problem.code === 'name_needed') return 'nameless'
    return answer !== null && this.#heed(answer) ? 'said' : 'unsaid'
  }
  /** Enters the room anew: the server learns who we are at the door. */
  reenter(): Promise<void> {
    const before = this.#socket
    this.#socket = null
    before?.close()
    this.#answerNobody()
    this.#connect()
    return new Promise((resolve) => (this.#entered = resolve))
  }
  async why(targets: string[]): Promise<Why | null> {
    const answer = await this.#ask({ do: 'why', targets } satisfies Omit<AskWhy, 'id'>)
    return answer?.is === 'why' ? answer : null
  }
  /** What my legal actions at this revision pay and gain; null if it is no longer the present. */
  async previews(revision: number): Promise<readonly Preview[] | null> {
    const answer = await this.#ask({ do: 'preview', revision })
    return answer?.is === 'previews' && answer.revision === revision ? answer.previews : null
  }

  /** What I had best do now, the best first; null if nobody can say or it is asked no longer. */
  async hint(): Promise<readonly Advice[] | null> {
    this.notice = null
    const answer = await this.#ask({ do: 'hint', revision: this.#revision })
    if (answer?.is === 'hint') return answer.revision === this.#revision ? answer.choices : null
    this.#heed(answer)
    return null
  }

  get #revision(): number {
    return since(this.#course) ?? 0
  }

  async #move(wish: Wish): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.notice = null
    this.#heed(await this.#ask(wish))
    this.busy = false
  }

  /** False if it was refused. Who was behind gets the newer position, and no reproach. */
  #heed(answer: ServerMessage | null): boolean {
    if (answer?.is !== 'refused') return true
    if (answer.problem.code !== 'stale_revision') this.notice = answer.problem.text
    return false
  }

  #ask(wish: Wish): Promise<ServerMessage | null> {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null)
    const id = (this.#lastId += 1)
    socket.send(JSON.stringify({ ...wish, id }))
    return new Promise((resolve) => this.#waiting.set(id, resolve))
  }

  #connect(): void {
    clearTimeout(this.#timer)
    const address = new URL(`/api/tables/${this.id}/live`, location.href)
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const known = since(this.#course)
    if (known !== null) address.searchParams.set('since', String(known))
    const token = seatToken(this.id)
    if (token) address.searchParams.set('token', token)
    const socket = new WebSocket(address)
    this.#socket = socket
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data as string) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (socket === this.#socket) void this.#interrupted(event.code)
    }
  }

  #receive(message: ServerMessage): void {
    const resumed = message.is === 'hello' && this.#course.picture !== null
    const before = this.#course.picture
    this.#course = follow(this.#course, message)
    if (message.is === 'hello') {
      this.condition = 'live'
      this.#attempt = 0
      this.#entered?.()
    }
    if (this.#course.picture && this.#course.picture !== before) {
      this.onpicture(this.#course.picture, resumed)
    }
    if (message.is === 'refused' && message.reply_to === null) this.#refusal = message.problem
    const reply = 'reply_to' in message ? message.reply_to : null
    if (reply != null) {
      this.#waiting.get(reply)?.(message)
      this.#waiting.delete(reply)
    }
  }

  async #interrupted(code: number): Promise<void> {
    this.#socket = null
    this.#answerNobody()
    if (this.#closed) return
    if (code === REFUSED && this.#refusal?.code === 'bad_seat_link') {
      // The seat's token is no longer good, but the cookie may know us, and anybody may watch.
      forgetSeat(this.id)
      this.notice = this.#refusal.text
    } else {
      const said = code === REFUSED ? this.#refusal : null
      const gone = said ?? (this.#course.table === null ? await this.#missing() : null)
      if (this.#closed || this.#socket) return // meanwhile the page was left, or entered anew
      if (gone) {
        this.condition = 'gone'
        this.problem = gone.text
        return
      }
    }
    if (this.#course.table !== null) {
      this.condition =
        RESTART.includes(code) || this.condition === 'restarting' ? 'restarting' : 'lost'
    }
    this.#timer = setTimeout(() => this.#connect(), patience(this.#attempt, Math.random()))
    this.#attempt += 1
  }

  /** What was asked before the connection broke will not be answered any more. */
  #answerNobody(): void {
    for (const resolve of this.#waiting.values()) resolve(null)
    this.#waiting.clear()
  }

  /** A socket that does not open tells nothing: the reason is asked for over HTTP. */
  async #missing(): Promise<Problem | null> {
    try {
      await api.table(this.id)
      return null
    } catch (trouble) {
      if (trouble instanceof Trouble && trouble.status >= 400 && trouble.status < 500)
        return trouble.problem
      return null
    }
  }

  /** Back from a train tunnel or from another tab: no need to wait out the delay. */
  readonly #hurry = (): void => {
    if (this.#closed || document.hidden || this.#socket || this.condition === 'gone') return
    this.#attempt = 0
    this.#connect()
  }
}
