/** What a phone shows of The Prince one at a time. */
import type { Part, TableProps } from '../../../lib/title'
import type { View } from '../view'
import ConclavePart from './ConclavePart.svelte'
import HandPart from './HandPart.svelte'
import HomesPart from './HomesPart.svelte'
import HousesPart from './HousesPart.svelte'
import StagePart from './StagePart.svelte'
import { drawnBy } from './drawnBy'

const holds =
  (part: string) =>
  (place: string, { view, seat }: TableProps<View>): boolean =>
    drawnBy(place, view, seat) === part

export const parts: Part<View>[] = [
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
    icon: 'castello',
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
