/**
 * Which crest, and so which colour, each seat of the open table bears.
 *
 * Seats bear the five crests in their order. A title whose houses have crests of their own says
 * so (`Title.crests`): then a seat bears that of the house it plays.
 */
import { untrack } from 'svelte'
import { SEATS, type SeatCrest } from './title'

let borne: readonly SeatCrest[] = $state.raw([])

export function crest(seat: number): SeatCrest {
  return borne[seat] ?? SEATS[seat] ?? 'lily'
}

/** For the table that is open now; nothing for seats in their order. */
export function bear(crests: readonly SeatCrest[]): void {
  if (crests.join() !== untrack(() => borne).join()) borne = crests
}
