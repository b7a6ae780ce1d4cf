/** Moves on their way: one after another, and no further than the server goes along. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Play } from '../src/lib/protocol'

vi.mock('../src/lib/seats', () => ({
  receiveSeat: () => undefined,
  seatToken: () => null,
  forgetSeat: () => undefined,
}))
vi.mock('../src/lib/api', () => ({ api: {}, Trouble: class {} }))

class FakeSocket {
  static readonly OPEN = 1
  static last: FakeSocket
  readyState = FakeSocket.OPEN
  sent: Play[] = []
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number }) => void = () => {}
  constructor() {
    FakeSocket.last = this
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Play)
  }
  close(): void {}
  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}
vi.stubGlobal('WebSocket', FakeSocket)
vi.stubGlobal('location', { href: 'http://table/', protocol: 'http:' })
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('document', { addEventListener: () => undefined, hidden: false })
const { Live } = await import('../src/table/live.svelte')

const state = (revision: number, legal: number[], reply_to?: number) => ({
  is: 'state',
  revision,
  step: revision,
  view: {},
  legal,
  reply_to,
})

let live: InstanceType<typeof Live>
let socket: FakeSocket
beforeEach(() => {
  live = new Live('table')
  live.open()
  socket = FakeSocket.last
  socket.says({ is: 'hello', table: { seat: 0 }, chat: [], state: state(1, [10, 11]) })
})
const played = () => socket.sent.map(({ action, revision }) => [action, revision])
const answered = () => new Promise((resolve) => setTimeout(resolve))

describe('a run of actions', () => {
  it('goes on when the one before is done', async () => {
    void live.play(10, 23)
    expect(played()).toEqual([[10, 1]])
    expect(live.busy).toBe(true)
    socket.says(state(2, [23], socket.sent[0]!.id))
    await answered()
    expect(played()).toEqual([
      [10, 1],
      [23, 2],
    ])
    socket.says(state(3, [], socket.sent[1]!.id))
    await answered()
    expect(live.busy).toBe(false)
  })

  it('ends with a refusal, which is told', async () => {
    void live.play(10, 23)
    const text = { tell: 'message', key: 'bid_above_purse' }
    const problem = { code: 'illegal_action', text }
    socket.says({ is: 'refused', problem, reply_to: socket.sent[0]!.id, revision: 1 })
    await answered()
    expect(played()).toHaveLength(1)
    expect(live.notice).toEqual(text)
    expect(live.busy).toBe(false)
  })

  it('ends where the question has changed', async () => {
    void live.play(10, 23)
    socket.says(state(2, [40, 41], socket.sent[0]!.id))
    await answered()
    expect(played()).toHaveLength(1)
    expect(live.notice).toBe(null)
  })

  it('ends with the connection', async () => {
    void live.play(10, 11)
    socket.onclose({ code: 1006 })
    await answered()
    expect(played()).toHaveLength(1)
    expect(live.busy).toBe(false)
  })
})
