/** What a phone shows of Lorenzo il Magnifico one at a time. */
import type { Part, TableProps } from '../../../lib/title'
import { ON_SHEETS, onSheet } from '../panels/decisions'
import { TYPES, type View } from '../view'
import CardsPart from './CardsPart.svelte'
import ExchangesPart from './ExchangesPart.svelte'
import LeadersPart from './LeadersPart.svelte'
import PanelPart from './PanelPart.svelte'
import PeoplePart from './PeoplePart.svelte'
import TowerPart from './TowerPart.svelte'
import TownPart from './TownPart.svelte'
import VaticanPart from './VaticanPart.svelte'
import WorkPart from './WorkPart.svelte'
import { drawnBy } from './drawnBy'

const holds =
  (part: string) =>
  (place: string, table: TableProps<View>): boolean =>
    drawnBy(place, table) === part

/** Whether the reader is asked one of these questions. */
const asks =
  (...questions: string[]) =>
  ({ view, seats, seat }: TableProps<View>): boolean => {
    const { question, to_act } = view
    return questions.includes(question) && (seats[seat]?.mine ?? false) && to_act.includes(seat)
  }

const producing = asks('exchanging')

export const parts: Part<View>[] = [
  {
    name: 'panel',
    label: 'lorenzo-part-panel',
    icon: 'hourglass',
    Part: PanelPart,
    holds: holds('panel'),
    appears: ({ view }) => onSheet(view.question),
    calls: asks(...ON_SHEETS),
  },
  ...TYPES.map((type) => ({
    name: type,
    icon: `kind-${type}`,
    // texts: territory character building venture
    label: `tower-${type}`,
    scroller: 'towers',
    Part: TowerPart,
    holds: holds(type),
  })),
  {
    name: 'town',
    label: 'lorenzo-part-town',
    icon: 'council',
    Part: TownPart,
    holds: holds('town'),
    calls: asks('privilege'),
  },
  {
    name: 'work',
    label: 'lorenzo-part-work',
    icon: 'harvest',
    Part: WorkPart,
    holds: holds('work'),
  },
  {
    name: 'vatican',
    label: 'lorenzo-vatican',
    icon: 'vatican',
    Part: VaticanPart,
    holds: () => false,
  },
  {
    name: 'exchanges',
    label: 'lorenzo-exchanges',
    icon: 'production',
    estate: true,
    Part: ExchangesPart,
    holds: holds('exchanges'),
    appears: producing,
    calls: producing,
  },
  {
    name: 'cards',
    label: 'lorenzo-part-cards',
    icon: 'kind-building',
    estate: true,
    Part: CardsPart,
    holds: () => false,
  },
  {
    name: 'people',
    label: 'lorenzo-part-people',
    icon: 'kind-character',
    estate: true,
    Part: PeoplePart,
    holds: () => false,
  },
  {
    name: 'leaders',
    label: 'lorenzo-leaders',
    icon: 'kind-leader',
    estate: true,
    Part: LeadersPart,
    holds: holds('leaders'),
    appears: ({ view }) => view.variant === 'advanced',
    calls: asks('copying'),
  },
]
