/** Who stands where, and who would: of the sixteen floors and of all other spaces. */
import type { Choosing } from '../../table/choosing.svelte'
import { foreseen } from '../../table/foresight'
import { spaceOfCard, type MemberName, type Space, type View } from './view'

export const placeOf = (space: string): string => `space:${space}`

export function spaceAt(view: View, space: string): Space {
  return view.spaces[space] ?? { members: [], open: true }
}

/** The questions that belong to a member on its way: with how many servants, at which price. */
const UNDER_WAY = ['servants', 'way', 'saving']

/** The space that a member is on its way to while its player still chooses servants or price. */
export function goal(view: View): string {
  if (!UNDER_WAY.includes(view.question)) return ''
  return String(view.asked.space ?? '') || spaceOfCard(view, String(view.asked.card ?? ''))
}

/** The member that would stand on a space: by what is pointed at, or by what is being composed. */
export function ghostOn(
  view: View,
  choosing: Choosing,
  seat: number,
  space: string,
): { seat: number; member: MemberName } | null {
  if (goal(view) === space && view.asked.member) {
    const [asked] = view.to_act
    return { seat: asked ?? seat, member: view.asked.member }
  }
  const row = foreseen(choosing)
  if (row?.verb !== 'place' || row.args.space !== space) return null
  return { seat, member: row.args.member as MemberName }
}

/** What a member is worth. */
export function valueOf(view: View, seat: number, member: MemberName): number {
  return view.players[seat]?.members[member].value ?? 0
}

/** More lit spaces than this are lit more quietly. */
const CROWD = 10

/** Whether so many spaces are lit that cards stay unlit beside them until they are pointed at. */
export function manyLit(choosing: Choosing): boolean {
  return [...choosing.places].filter((place) => place.startsWith('space:')).length > CROWD
}

/** So many cards change in a move; more are a new round, which is plain to see without marks. */
const MOST_CARDS = 4

/** Places to be marked as just changed on the floors of the towers. */
export function marked(changed: ReadonlySet<string>): ReadonlySet<string> {
  const cards = [...changed].filter((place) => place.startsWith('card:'))
  return cards.length > MOST_CARDS ? new Set() : changed
}
