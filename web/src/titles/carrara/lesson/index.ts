/** The pictures of Carrara's rules. */
import type { Lesson } from '../../../lib/box'
import Figure from './Figure.svelte'
import FirstTurn from './FirstTurn.svelte'

const lesson: Lesson = { FirstTurn, Figure }

export default lesson
