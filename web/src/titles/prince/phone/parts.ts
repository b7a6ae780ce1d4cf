/** What a phone shows of The Prince one at a time. */
import type { Part, TableProps } from '../../../lib/title'
import { ownerOf, seatOf, type View } from '../view'
import ConclavePart from './ConclavePart.svelte'
import HandPart from './HandPart.svelte'
import HomesPart from './HomesPart.svelte'
import HousesPart from './HousesPart.svelte'
import StagePart from './StagePart.svelte'

/** Verbs of cards that are played from the hand without aiming. */
const PLAYED = ['verb:savonarola', 'verb:accuse', 'verb:doctor']

/** The part that draws a place: what is not on anybody's board is answered on the stage. */
export function drawnBy(place: string, view: View, seat: number): string {
  const [sort, name = ''] = place.split(':')
  if (sort === 'home') return 'homes'
  if (sort === 'house') return seatOf(view, name) >= 0 ? 'houses' : 'stage'
  if (sort === 'card' || sort === 'holding') {
    const owner = ownerOf(view, name)
    if (owner < 0) return view.players[seat]?.hand?.includes(name) ? 'hand' : 'stage'
    return owner === seat ? 'homes' : 'houses'
  }
  return PLAYED.includes(place) ? 'hand' : 'stage'
}

const holds =
  (part: string) =>
  (place: string, { view, seat }: TableProps): boolean =>
    drawnBy(place, view as View, seat) === part

export const parts: Part[] = [
  {
    name: 'stage',
    label: 'prince-part-stage',
    icon: 'ducat',
    Part: StagePart,
    holds: holds('stage'),
  },
  {
    name: 'houses',
    label: 'prince-part-houses',
    icon: 'crest-bull',
    Part: HousesPart,
    holds: holds('houses'),
  },
  {
    name: 'conclave',
    label: 'prince-part-conclave',
    icon: 'vote',
    Part: ConclavePart,
    holds: () => false,
  },
  {
    name: 'homes',
    label: 'prince-part-homes',
    icon: 'holding',
    estate: true,
    Part: HomesPart,
    holds: holds('homes'),
  },
  {
    name: 'hand',
    label: 'prince-part-hand',
    icon: 'mask',
    estate: true,
    Part: HandPart,
    holds: holds('hand'),
  },
]
