/**
 * The little pieces that a face is set with: numbers before icons, arrows, tags. Faces of cards,
 * leaders and tiles are lines of pieces, made here from the data, language apart from two words.
 *
 *     const lines = atOnce(card.at_once, 15, 80)      as many lines as need to fit into 80
 *     <Pieces pieces={lines[0]} x={60} y={10} size={15} room={80} />
 */
import { width } from '../../kit/drawing/measure.svelte'
import { say } from '../../lib/texts.svelte'
import type { AtOnce, EdictRow, Goods, Lasting, Taking, Way } from './printed'
import { GOODS, type CardType } from './view'

export type Piece =
  /** A number, then its icon. */
  | { is: 'amount'; n: number | string; icon: string }
  | { is: 'icon'; icon: string; barred?: boolean }
  /** An icon and the value of an action on a dark tag. */
  | { is: 'action'; icon: string; n: number }
  | { is: 'word'; text: string; bold?: boolean }
  | { is: 'arrow' }

export type Line = readonly Piece[]

export const GAP = 3
const ARROW = 11
/** The tag of an action's value. */
export const TAG = 14

/** Digits of a number beside icons of a size. */
export const digits = (size: number): number => size * 0.9

/** Letters of a word beside icons of a size. */
export const letters = (piece: Piece & { is: 'word' }, size: number): number =>
  piece.bold ? size * 0.93 : Math.max(13.4, size * 0.8)

/** How wide a piece is; `icons` are smaller than its numbers where a line is tight. */
export function wide(piece: Piece, size: number, icons = size): number {
  switch (piece.is) {
    case 'amount':
      return width(String(piece.n), digits(size), 'sans', 800) + icons + 1.5
    case 'icon':
      return icons
    case 'action':
      return icons + 1 + TAG
    case 'word':
      return width(piece.text, letters(piece, size), 'sans', piece.bold ? 800 : 500)
    case 'arrow':
      return ARROW
  }
}

export const span = (line: Line, size: number, gap = GAP, icons = size): number =>
  line.reduce((sum, piece) => sum + wide(piece, size, icons), 0) + gap * (line.length - 1)

/** Icons of a tight line are at least this part of their size. */
const LEAST_ICON = 0.57
/** Icons have a margin of their own, so that a tight line may even overlap by this much. */
const CLOSEST = -2

/** The gap and the icons of a line in its room: those give way before its numbers do. */
export function tightened(
  line: Line,
  size: number,
  gap: number,
  room: number,
): { gap: number; icons: number } {
  if (span(line, size, gap) <= room) return { gap, icons: size }
  const close = Math.min(gap, 1)
  const drawn = line.filter(({ is }) => is === 'amount' || is === 'icon' || is === 'action').length
  const over = Math.max(0, span(line, size, close) - room)
  const icons = Math.max(size * LEAST_ICON, size - over / Math.max(1, drawn))
  const left = Math.max(0, span(line, size, close, icons) - room)
  return { gap: Math.max(CLOSEST, close - left / Math.max(1, line.length - 1)), icons }
}

const amount = (n: number | string, icon: string): Piece => ({ is: 'amount', n, icon })
const icon = (name: string): Piece => ({ is: 'icon', icon: name })
const word = (text: string, bold = false): Piece => ({ is: 'word', text, bold })
/** A number with its sign, as rules write it. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
const kind = (type: string): string => `kind-${type}`

/** Goods in their order: "2 coins, 1 wood". */
export const goods = (counts: Goods): Piece[] =>
  [...GOODS, 'privilege'].flatMap((good) => (counts[good] ? [amount(counts[good], good)] : []))

const privileges = (count: number, different: boolean): Piece[] => [
  amount(count, 'privilege'),
  ...(different ? [word('≠', true)] : []),
]

/** Pieces that may stand apart are put into as few lines as fit into the room. */
function filled(groups: readonly Line[], size: number, room: number): Line[] {
  const lines: Piece[][] = []
  for (const group of groups) {
    const last = lines.at(-1)
    if (last && span([...last, ...group], size) <= room) last.push(...group)
    else lines.push([...group])
  }
  return lines
}

const plain = (gain: Goods = {}): Line[] => goods(gain).map((piece) => [piece])

const perCard = ({ type, gain }: { type: string; gain: Goods }): Line => [
  ...goods(gain),
  word(say('lorenzo-per')),
  icon(kind(type)),
]

function action({ value, types, discount = {} }: Taking): Line {
  const taken = types.length > 1 ? 'tower' : kind(types[0]!)
  const less = goods(discount).map((piece) =>
    piece.is === 'amount' ? amount(`−${piece.n}`, piece.icon) : piece,
  )
  return [{ is: 'action', icon: taken, n: value }, ...less]
}

/** What a card does when it is taken. */
export function atOnce(effect: AtOnce | undefined, size: number, room: number): Line[] {
  if (!effect) return []
  const apart = [...plain(effect.gain)]
  if (effect.privileges) apart.push(privileges(effect.privileges, effect.different ?? false))
  const lines = filled(apart, size, room)
  if (effect.gain_per_card) lines.push(perCard(effect.gain_per_card))
  if (effect.gain_per_points) {
    const { gain, every, points } = effect.gain_per_points
    lines.push([...goods(gain), word(say('lorenzo-per')), amount(every, points)])
  }
  if (effect.take)
    lines.push(
      ...filled(
        action(effect.take).map((piece) => [piece]),
        size,
        room,
      ),
    )
  for (const work of ['harvest', 'production'] as const)
    if (effect[work] !== undefined) lines.push([{ is: 'action', icon: work, n: effect[work] }])
  return lines
}

/** What it does at a harvest or a production, or all the time. */
export function lasting(effect: Lasting | undefined, size: number, room: number): Line[] {
  if (!effect) return []
  const apart = [...plain(effect.gain)]
  if (effect.privileges) apart.push(privileges(effect.privileges, false))
  const lines = filled(apart, size, room)
  if (effect.gain_per_card) lines.push(perCard(effect.gain_per_card))
  const ways = effect.exchange ?? []
  for (const { pay, get } of ways) {
    const [paid, got] = [goods(pay), [{ is: 'arrow' } as const, ...goods(get)]]
    if (ways.length > 1 || span([...paid, ...got], size) <= room) lines.push([...paid, ...got])
    else lines.push(paid, got)
  }
  if (effect.taking) lines.push(...taking(effect.taking))
  if (effect.harvesting) lines.push([word(signed(effect.harvesting), true), icon('harvest')])
  if (effect.producing) lines.push([word(signed(effect.producing), true), icon('production')])
  if (effect.no_floor_bonus) {
    const said: Line = [icon('tower'), word(say('lorenzo-no-bonus'))]
    const drawn: Line = [icon('tower'), { is: 'icon', icon: 'plus', barred: true }]
    lines.push(span(said, size) <= room ? said : drawn)
  }
  return lines
}

/** "+2 for buildings, which cost 1 wood or 1 stone less". */
function taking({ types, value, discount = {}, discount_one_of: oneOf = [] }: Taking): Line[] {
  const helps: Piece[] = [word(signed(value), true), ...types.map((type) => icon(kind(type)))]
  const less = goods(discount).map((piece) =>
    piece.is === 'amount' ? amount(`−${piece.n}`, piece.icon) : piece,
  )
  const either = oneOf.map((good, nth) => (nth === 0 ? amount('−1', good) : amount('/', good)))
  return [[...helps, ...less], either].filter((line) => line.length > 0)
}

/** One line per way to pay; of military points it is said what must be there and what is paid. */
export function ways(cost: readonly Way[] | undefined): Line[] {
  return (cost ?? []).map(({ needs, ...paid }) =>
    needs === undefined
      ? goods(paid)
      : [amount(needs, 'military'), word(say('lorenzo-pay', { amount: paid.military ?? 0 }))],
  )
}

/** What an excommunication does, in one line or two. */
export function burden({ effect }: EdictRow): Line[] {
  if (effect.fewer) return effect.fewer.map((good) => [amount('−1', good)])
  if (effect.harvesting) return [[amount(signed(effect.harvesting), 'harvest')]]
  if (effect.producing) return [[amount(signed(effect.producing), 'production')]]
  if (effect.member_bonus) return [[amount(signed(effect.member_bonus.value), 'familiar')]]
  if (effect.taking) return [[amount(signed(effect.taking.value), kind(effect.taking.types[0]!))]]
  if (effect.no_market) return [[{ is: 'icon', icon: 'market', barred: true }]]
  if (effect.servants_per_point)
    return [[amount(effect.servants_per_point, 'servant')], [{ is: 'arrow' }, word('+1', true)]]
  if (effect.late_start) return [[icon('familiar'), icon('hourglass')]]
  if (effect.no_final_vp) return [[icon(kind(ONE[effect.no_final_vp]!)), barredPoints]]
  return loss(effect.final_loss!)
}

/** The kind of card of a category of the score sheet. */
const ONE: Record<string, CardType> = {
  territories: 'territory',
  characters: 'character',
  ventures: 'venture',
}
const barredPoints: Piece = { is: 'icon', icon: 'vp', barred: true }

/** "−1 point for every 5"; of several goods, for each of them. */
function loss({ per, every }: { per: string; every: number }): Line[] {
  const counted: Record<string, Line> = {
    'building-materials': [icon('kind-building'), icon('wood'), icon('stone')],
    resources: [icon('coin'), icon('wood'), icon('stone'), icon('servant')],
  }
  return [[amount('−1', 'vp')], counted[per] ?? [word('/'), amount(every, per)]]
}
