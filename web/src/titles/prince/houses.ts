/** The boards of the houses: which places they are, what marks them, what was seen in a hand. */
import { say } from '../../lib/texts.svelte'
import type { Choosing } from '../../table/choosing.svelte'
import type { Player, View } from './view'

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
