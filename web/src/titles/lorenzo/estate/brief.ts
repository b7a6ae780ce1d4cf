/** What lasts of a character, in at most two short lines. */
import { lasting, type Line, type Piece } from '../pieces'
import type { Lasting } from '../printed'

const BARRED_TOWER: Piece = { is: 'icon', icon: 'tower', barred: true }

export function brief(effect: Lasting | undefined, size: number, room: number): Line[] {
  if (!effect) return []
  if (effect.no_floor_bonus) return [[BARRED_TOWER]]
  return lasting(effect, size, room)
    .flatMap((line) => {
      // What it takes off the cost goes below what it adds to the value.
      const cut = line.findIndex(
        (piece) => piece.is === 'amount' && String(piece.n).startsWith('−'),
      )
      return cut > 0 ? [line.slice(0, cut), line.slice(cut)] : [line]
    })
    .slice(0, 2)
}
