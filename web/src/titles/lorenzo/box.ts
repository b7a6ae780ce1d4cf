/** The box of Lorenzo il Magnifico. */
import './box.css'
import type { Box } from '../../lib/box'
import BoxFace from './BoxFace.svelte'
import Land from './Land.svelte'

const box: Box = {
  place: 1,
  icon: 'kind-leader',
  cover: 'var(--lorenzo-box)',
  side: 'var(--lorenzo-box-side)',
  Face: BoxFace,
  variants: {
    Land,
    pieces: {
      basic: [
        ['tower', 22, 10, 66],
        ['familiar', 84, 22, 54],
        ['die-5', 136, 38, 34],
        ['wood', 172, 40, 34],
        ['stone', 200, 36, 38],
        ['coin', 184, 12, 32],
      ],
      advanced: [
        ['tower', 12, 10, 66],
        ['familiar', 66, 24, 52],
        ['kind-leader', 116, 16, 54],
        ['deco-crown', 172, 40, 32],
        ['artist', 172, 6, 34],
        ['kind-leader', 208, 34, 40],
      ],
    },
    colour: 'var(--seat-lily)',
  },
}

export default box
