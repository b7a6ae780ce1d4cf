/** The box of The Palaces of Carrara. */
import './box.css'
import type { Box } from '../../lib/box'
import BoxFace from './BoxFace.svelte'
import Land from './Land.svelte'

const box: Box = {
  place: 2,
  icon: 'block-white',
  cover: 'var(--carrara-box)',
  side: 'var(--carrara-box-side)',
  Face: BoxFace,
  variants: {
    Land,
    pieces: {
      basic: [
        ['palazzo', 30, 16, 62],
        ['block-purple', 100, 38, 36],
        ['block-green', 134, 38, 36],
        ['block-yellow', 117, 9, 36],
        ['pillar', 182, 20, 54],
      ],
      advanced: [
        ['cattedrale', 12, 16, 62],
        ['deco-cup', 66, 10, 34],
        ['deco-crown', 66, 44, 32],
        ['statue', 100, 12, 64],
        ['block-white', 158, 38, 36],
        ['scudo', 188, 44, 32],
        ['scudo', 212, 44, 32],
        ['scudo', 200, 18, 32],
      ],
    },
    colour: 'var(--carrara-pillar)',
  },
  lesson: () => import('./lesson'),
}

export default box
