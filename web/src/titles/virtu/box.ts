/** The box of Virtù, which cannot be played yet. */
import './box.css'
import type { Box } from '../../lib/box'
import BoxFace from './BoxFace.svelte'

const box: Box = {
  place: 4,
  icon: 'crown',
  cover: 'var(--virtu-box)',
  side: 'var(--virtu-box-side)',
  Face: BoxFace,
}

export default box
