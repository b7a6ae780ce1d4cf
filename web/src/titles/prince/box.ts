/** The box of The Prince. */
import './box.css'
import type { Box } from '../../lib/box'
import BoxFace from './BoxFace.svelte'
import { deckName } from './ownDeck'

const box: Box = {
  place: 3,
  icon: 'tiara',
  cover: 'var(--prince-box)',
  side: 'var(--prince-box-side)',
  Face: BoxFace,
  besides: ({ deck }) => deckName(deck),
}

export default box
