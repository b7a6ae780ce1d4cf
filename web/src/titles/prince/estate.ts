/** How a house laid out shares its 1124 units: numbers, homes, open cards, hand. */

export interface Plan {
  /** Homes with mini cards side by side, narrower with named slots below each other, or in two rows. */
  form: 'wide' | 'rows' | 'list'
  homes: { x: number; w: number; pitch: number }
  /** Places for holdings to come, drawn empty. */
  empty: number
  open: { x: number; w: number }
  /** Whole cards, or mini ones where there are many. */
  hand: { x: number; w: number; pitch: number; mini: boolean }
}

const W = 1124
const LEFT = 190
const RIGHT = 18
/** Between the homes and the hand. */
const GAP = 14
const HAND_CARD = 90
const HAND_LEAST = 262
const HAND_MOST = 374
export const MINI = 52
const HOME = 172
/** A house shows at least so many places for homes. */
const PLACES = 3
/** Narrower than this a home is drawn with the smaller card, and then not at all. */
const HOME_EASY = 124
const HOME_LEAST = 80

/** Open cards lie in columns of two. */
const openWidth = (cards: number): number => (cards > 0 ? Math.ceil(cards / 2) * (MINI + 4) + 8 : 0)

export function plan(homes: number, open: number, hand: number): Plan {
  const before = W - RIGHT - GAP - LEFT - openWidth(open)
  const wanted = Math.min(HAND_MOST, Math.max(HAND_LEAST, hand * (HAND_CARD + 5) - 5))
  // The hand closes up before the homes become narrow.
  const left = before - homes * (HOME_EASY + 6)
  const least = Math.max(HAND_LEAST, Math.min(HAND_MOST, hand * (MINI + 4) - 4))
  const fan = Math.max(least, Math.min(wanted, left))
  const handX = W - RIGHT - fan
  const room = before - fan
  const pitch = Math.min(HOME + 6, (room + 6) / homes)
  const form = pitch >= HOME - 2 ? 'wide' : pitch - 6 >= HOME_LEAST ? 'rows' : 'list'
  const w = form === 'list' ? (room - 6) / 2 : pitch - 6
  const empty =
    form === 'wide' ? Math.max(0, Math.min(PLACES, Math.floor((room + 6) / pitch)) - homes) : 0
  const used = form === 'list' ? room : (homes + empty) * pitch
  return {
    form,
    homes: { x: LEFT - 4, w, pitch },
    empty,
    open: { x: LEFT - 4 + used + 6, w: openWidth(open) },
    hand: { x: handX, w: fan, ...fanned(fan, hand) },
  }
}

/** Cards beside each other as far as they fit; they may cover a fourth of each other. */
function fanned(room: number, cards: number): { pitch: number; mini: boolean } {
  const pitch = (card: number) => Math.min(card + 5, (room - card) / Math.max(1, cards - 1))
  const mini = pitch(HAND_CARD) < HAND_CARD * 0.75
  return { pitch: pitch(mini ? MINI : HAND_CARD), mini }
}
