/** The server's answers over HTTP, typed; an error answer is thrown as a `Trouble`. */
import type {
  FillSeat,
  GameCard,
  GameTable,
  Guest,
  Join,
  MyTables,
  NewTable,
  OptionText,
  Problem,
  Rulebook,
  Seated,
  Step,
  Story,
  TableInfo,
} from './protocol'
import { seatToken } from './seats'

/** An error answer of the server, or no answer at all. */
export class Trouble extends Error {
  constructor(
    public readonly status: number,
    public readonly problem: Problem,
  ) {
    super(problem.detail || problem.code)
  }
}

/** The headers of a request; about a table, with the token of my seat there if I hold one. */
function headers(path: string, body: unknown): Record<string, string> {
  const kind = body instanceof Blob ? 'application/toml' : 'application/json'
  const table = /^\/tables\/([^/]+)/.exec(path)?.[1]
  const token = table === undefined ? '' : seatToken(table)
  return {
    ...(body === undefined ? {} : { 'content-type': kind }),
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: headers(path, body),
      body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
    })
  } catch {
    throw new Trouble(0, {
      code: 'unreachable',
      text: { tell: 'message', key: 'error-unreachable' },
    })
  }
  const told = (await answer.json().catch(() => null)) as T | Problem | null
  if (answer.ok && told !== null) return told as T
  const problem = told as Problem | null
  throw new Trouble(
    answer.status,
    problem?.text
      ? problem
      : { code: 'unreachable', text: { tell: 'message', key: 'error-unreachable' } },
  )
}

export const api = {
  me: () => ask<Guest>('GET', '/me'),
  rename: (name: string) => ask<Guest>('PATCH', '/me', { name }),
  games: () => ask<GameCard[]>('GET', '/games'),
  game: (name: string) => ask<GameTable>('GET', `/games/${name}`),
  rules: (name: string, language: string) =>
    ask<Rulebook>('GET', `/games/${name}/rules/${language}`),
  readFile: (game: string, option: string, file: Blob) =>
    ask<OptionText>('POST', `/games/${game}/options/${option}`, file),
  tables: () => ask<MyTables>('GET', '/tables'),
  table: (id: string) => ask<TableInfo>('GET', `/tables/${id}`),
  open: (wish: NewTable) => ask<Seated>('POST', '/tables', wish),
  join: (id: string, wish: Join) => ask<Seated>('POST', `/tables/${id}/join`, wish),
  fill: (id: string, wish: FillSeat) => ask<TableInfo>('POST', `/tables/${id}/fill`, wish),
  rematch: (id: string) => ask<Seated>('POST', `/tables/${id}/rematch`),
  story: (id: string) => ask<Story>('GET', `/tables/${id}/story`),
  step: (id: string, step: number) => ask<Step>('GET', `/tables/${id}/steps/${step}`),
}
