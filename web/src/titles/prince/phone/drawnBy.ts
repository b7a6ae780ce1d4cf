import { ownerOf, seatOf, type View } from '../view'

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
