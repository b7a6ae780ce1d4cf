/** How the homes of a house find room on its board, whether there is one of them or twelve. */

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
const ROOMY_LEAST = 160
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
  const roomy = Math.min(ROOMY, (room - column + GAP) / homes - GAP)
  if (room >= WIDE && roomy >= ROOMY_LEAST)
    return { form: 'roomy', w: roomy, pitch: roomy + GAP, empty: 0 }
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
