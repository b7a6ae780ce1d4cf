/** The leaders of a player: where they are, what they ask for, what may be done with them. */
import type { Choosing } from '../../table/choosing.svelte'
import type { Line, Piece } from './pieces'
import { goods } from './pieces'
import type { LeaderRow } from './printed'
import { GOODS, TYPES, type Player } from './view'

/** A leader of a player as the reader may know it; `leader` is empty where it is not known. */
export interface Held {
  leader: string
  inHand: boolean
  used: boolean
  /** Whose ability it has; Lorenzo de' Medici only. */
  copies: string
}

/** The leaders in play, then those in hand. */
export function leadersOf(player: Player): Held[] {
  const hand = player.hand ?? Array<string>(player.leaders.hand).fill('')
  return [
    ...player.leaders.played.map((played) => ({ ...played, inHand: false })),
    ...hand.map((leader) => ({ leader, inHand: true, used: false, copies: '' })),
  ]
}

/** One thing that a leader asks for: so many cards of a type, so much of a good. */
export interface Need {
  /** A type of card, a good, or `alike` for cards of any one type. */
  what: string
  icon: string
  need: number
  have: number
}

/** What a leader asks for, and what a player has of it. */
export function needsOf({ requires }: LeaderRow, player?: Player): Need[] {
  const { cards = {}, have = {}, alike } = requires
  const owned = TYPES.map((type) => player?.cards[type].length ?? 0)
  return [
    ...TYPES.flatMap((type, index) => {
      const need = cards[type]
      return need ? [{ what: type, icon: `kind-${type}`, need, have: owned[index]! }] : []
    }),
    ...GOODS.flatMap((good) => {
      const need = have[good]
      return need ? [{ what: good, icon: good, need, have: player?.goods[good] ?? 0 }] : []
    }),
    ...(alike ? [{ what: 'alike', icon: 'tower', need: alike, have: Math.max(...owned) }] : []),
  ]
}

export const isMet = ({ need, have }: Need): boolean => have >= need

export const DEEDS = ['play', 'activate', 'copy', 'discard'] as const
export type Deed = (typeof DEEDS)[number]

/** The places that stand together for doing something with a leader. */
export const deedPlaces = (deed: Deed, leader: string): string[] => [
  `verb:${deed}`,
  `leader:${leader}`,
]

/** Whether more than a discard may be done with a leader now: it is worth a light. */
export function isReady(choosing: Choosing, leader: string): boolean {
  return (['play', 'activate'] as const).some(
    (deed) => choosing.whole(deedPlaces(deed, leader)) !== null,
  )
}

/** The leaders of others that may be copied now. */
export function copyable(choosing: Choosing): string[] {
  return choosing.legal
    .map((action) => choosing.actions[action]!)
    .filter(({ verb }) => verb === 'copy')
    .map(({ args }) => args.leader!)
}

const icon = (name: string): Piece => ({ is: 'icon', icon: name })
const word = (text: string): Piece => ({ is: 'word', text, bold: true })
const amount = (n: number | string, of: string): Piece => ({ is: 'amount', n, icon: of })
const barred = (name: string): Piece => ({ is: 'icon', icon: name, barred: true })
const DICE = ['die-black', 'die-white', 'die-orange'].map(icon)

/** The members that a leader makes better. */
const MADE_BETTER: Record<string, Line> = {
  coloured: DICE,
  'one-coloured': [icon('familiar')],
  neutral: [icon('die-neutral')],
}

/** What a leader does, in one line. */
export function ability({ effect }: LeaderRow): Line {
  const line: Piece[] = goods(effect.gain ?? {})
  if (effect.privileges) line.push(amount(effect.privileges, 'privilege'))
  for (const work of ['harvest', 'production'] as const)
    if (effect[work] !== undefined) line.push({ is: 'action', icon: work, n: effect[work] })
  if (effect.occupied_spaces) line.push(icon('familiar'), word('+'), icon('familiar'))
  if (effect.no_tower_fee) line.push(icon('tower'), barred('coin'))
  if (effect.member_value) {
    const { members, value } = effect.member_value
    line.push(...MADE_BETTER[members]!, word(`= ${value}`))
  }
  if (effect.member_bonus) {
    const { members, value } = effect.member_bonus
    line.push(...MADE_BETTER[members]!, word(`+${value}`))
  }
  if (effect.discount)
    line.push(
      icon('tower'),
      ...Object.entries(effect.discount).map(([good, n]) => amount(`−${n}`, good)),
    )
  if (effect.support_vp) line.push(icon('vatican'), amount(`+${effect.support_vp}`, 'vp'))
  if (effect.copies) line.push(icon('kind-leader'), word('='), icon('kind-leader'))
  if (effect.any_slot) line.push(icon('kind-territory'), barred('military'))
  const { doubles } = effect
  if (doubles) line.push(word('2 ×'), ...GOODS.filter((good) => doubles.includes(good)).map(icon))
  return line
}

/** What a leader asks for in one line; of many things alike the number is written once. */
export function asksFor(needs: readonly Need[]): Line {
  const numbers = new Set(needs.map(({ need }) => need))
  if (needs.length > 2 && numbers.size === 1)
    return [word(String(needs[0]!.need)), ...needs.map((need) => icon(need.icon))]
  return needs.flatMap(({ what, need, icon: name }) =>
    what === 'alike' ? [word(`${need} =`), icon(name)] : [amount(need, name)],
  )
}
