import { say } from '../lib/texts.svelte'
import { SEATS } from '../lib/title'

/** The name that a seat's crest lends to those who give none. */
export function crestName(seat: number): string {
  // texts: lily tower oak column bull
  return say(`page-crest-${SEATS[seat] ?? 'lily'}`)
}
