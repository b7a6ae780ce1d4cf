/** The boards of the houses: how homes find room on them, which places they are, what marks them. */
import { say } from '../../lib/texts.svelte'
import type { Choosing } from '../../table/choosing.svelte'
import type { Player, View } from './view'

export interface Arrangement {
  /** Cards with named slots beside them, or with their slots below, narrow ones, or a list. */
  form: 'roomy' | 'cards' | 'narrow' | 'list'
  /** How wide a home is, and how far the next one is from it. */
  w: number
  pitch: number
  /** Empty places that are drawn after the homes. */
  empty: number
}

const ROOMY = 172
/** Only a board that is so wide has slots beside its cards. */
const WIDE = 320
const CARD = 81
const NARROW = 56
const GAP = 6
/** A board shows at least so many places. */
const PLACES = 3

/**
 * Homes on a board that is `room` wide inside; `loose` cards, which lie unprotected or were seen in
 * the hand, have a column of their own behind them.
 */
export function arrange(room: number, homes: number, loose: number): Arrangement {
  const places = homes + (loose > 0 ? 1 : 0)
  const fits = (w: number, places: number) => places * (w + GAP) - GAP <= room
  const column = loose > 0 ? Math.min(loose, 4) * 31 + GAP : 0
  if (room >= WIDE && homes * (ROOMY + GAP) - GAP + column <= room)
    return { form: 'roomy', w: ROOMY, pitch: ROOMY + GAP, empty: 0 }
  if (fits(CARD, places)) {
    const empty = loose > 0 ? 0 : Math.max(0, PLACES - homes)
    return { form: 'cards', w: CARD, pitch: CARD + GAP, empty }
  }
  if (fits(NARROW, places)) {
    const pitch = (room + GAP) / places
    return { form: 'narrow', w: Math.min(62, pitch - GAP), pitch, empty: 0 }
  }
  return { form: 'list', w: (room - GAP) / 2, pitch: 0, empty: 0 }
}

/** Cards of a rival's hand that the reader knows of, those that everybody knows first. */
export function seenInHand(player: Player): string[] {
  return [...new Set([...player.shown, ...(player.known ?? [])])]
}

/** A mark beside the name of a house: the tiara, a marriage, Savonarola, a sentence. */
export interface Mark {
  icon: string
  name: string
}

export function marksOf(view: View, seat: number): Mark[] {
  const pope = view.pope === seat
  const marks: Mark[] = []
  if (pope) marks.push({ icon: 'tiara', name: say('prince-mark-pope') })
  if (view.marriage?.includes(seat))
    marks.push({ icon: 'marriage', name: say('prince-mark-marriage') })
  if (pope && view.savonarola)
    marks.push({ icon: 'savonarola', name: say('prince-mark-savonarola') })
  if (pope && view.sentences > 0)
    marks.push({
      icon: 'simony',
      name: say('prince-mark-sentence', { sentences: view.sentences }),
    })
  return marks
}

/** Is everything that may be done with this house now an attack on its base? */
function onlyItsBase(house: string, choosing: Choosing): boolean {
  const verbs = choosing.candidates
    .map((action) => choosing.actions[action]!)
    .filter((row) => row.targets.includes(`house:${house}`))
    .map((row) => row.verb)
  return verbs.length > 0 && verbs.every((verb) => verb === 'seize-base')
}

/** What a house board as a whole stands for; cards that strike the Pope or a couple are aimed at theirs. */
export function placesOfHouse(view: View, seat: number, choosing: Choosing): string[] {
  const { house } = view.players[seat]!
  return [
    onlyItsBase(house, choosing) ? `board:${house}` : `house:${house}`,
    ...(view.pope === seat ? ['verb:savonarola', 'verb:accuse', 'verb:bravo-savonarola'] : []),
    ...(view.marriage?.includes(seat) ? ['verb:poison-marriage', 'verb:bravo-marriage'] : []),
  ]
}

const BASES = ['civita-castellana', 'palestrina', 'firenze', 'senigallia', 'bracciano']
export const isBase = (home: string): boolean => BASES.includes(home)

/** What a base or holding of another house stands for. */
export function placesOfHome(home: string, house: string, choosing: Choosing): string[] {
  if (!isBase(home)) return [`holding:${home}`, `card:${home}`, `home:${home}`]
  return onlyItsBase(house, choosing) ? [`house:${house}`, `home:${home}`] : [`home:${home}`]
}
