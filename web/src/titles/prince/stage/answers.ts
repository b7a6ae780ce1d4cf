/**
 * Answers of The Prince that take several actions: a bid, a ballot, the cardinals, an offer.
 *
 * A panel composes the whole answer; here it becomes the run of actions that says it, in the one
 * order that the rules take. Rows are found by verb and arguments, never by number.
 */
import type { ActionRow } from '../../../lib/protocol'

type Rows = Readonly<Record<number, ActionRow>>

const tables = new WeakMap<Rows, Map<string, number>>()

/** The number of an action; -1 if the table has no such row. */
export function action(rows: Rows, verb: string, ...words: string[]): number {
  let table = tables.get(rows)
  if (!table) {
    table = new Map(
      Object.entries(rows).map(([number, row]) => [
        [row.verb, ...Object.values(row.args)].join(' '),
        Number(number),
      ]),
    )
    tables.set(rows, table)
  }
  return table.get([verb, ...words].join(' ')) ?? -1
}

/** An amount in the words that actions have for it, largest first: 125 is 100, 20, 5. */
export function digits(amount: number): string[] {
  return [100, 10, 1]
    .map((unit) => (Math.floor(amount / unit) % 10) * unit)
    .filter((digit) => digit > 0)
    .map(String)
}

/** Raises what has been said so far by an amount; the last figure closes the bid. */
export function bidding(rows: Rows, more: number): number[] {
  const figures = digits(more)
  const last = figures.pop()
  if (last === undefined) return []
  return [...figures.map((figure) => action(rows, 'add', figure)), action(rows, 'raise', last)]
}

/** So many votes for each of these houses, in this order; the last one gets the rest unsaid. */
export function voting(
  rows: Rows,
  houses: readonly string[],
  votes: Readonly<Record<string, number>>,
): number[] {
  return houses.slice(0, -1).map((house) => action(rows, 'vote', house, String(votes[house] ?? 0)))
}

/** So many cardinals for each of these houses; the Pope keeps the rest. */
export function appointing(
  rows: Rows,
  houses: readonly string[],
  cardinals: Readonly<Record<string, number>>,
): number[] {
  return houses.map((house) => action(rows, 'appoint', house, String(cardinals[house] ?? 0)))
}

/** What a composed offer gives and asks for. */
export interface Bargain {
  give: readonly string[]
  ask: readonly string[]
  giveDucats: number
  askDucats: number
}

/** The parts of an offer, then the offer itself. */
export function proposing(rows: Rows, bargain: Bargain): number[] {
  const cards = (verb: string, wanted: readonly string[]) =>
    wanted.map((card) => action(rows, verb, card)).sort((one, other) => one - other)
  const ducats = (verb: string, amount: number) =>
    digits(amount).map((figure) => action(rows, verb, figure))
  return [
    ...cards('give', bargain.give),
    ...ducats('give-ducats', bargain.giveDucats),
    ...cards('ask', bargain.ask),
    ...ducats('ask-ducats', bargain.askDucats),
    action(rows, 'propose'),
  ]
}

/** Commits a set of condottieri; `all` are the deck's in their order. */
export function committing(rows: Rows, all: readonly string[], troop: readonly string[]): number {
  const places = all.flatMap((card, place) => (troop.includes(card) ? [place + 1] : []))
  return action(rows, 'commit', places.join('-') || 'none')
}

/** The arguments that a verb may be played with now. */
export function open(rows: Rows, legal: readonly number[], verb: string): string[] {
  return legal
    .map((number) => rows[number])
    .filter((row) => row?.verb === verb)
    .map((row) => Object.values(row!.args)[0] ?? '')
}
