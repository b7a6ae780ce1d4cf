/**
 * Opens a piece large beside itself, with its words:
 *
 *     <g use:lens={{ of: 'card:mint', game, frame: { x, y, w, h } }}>…</g>
 *
 * `of` is the place of a card, leader, excommunication tile (`edict:`) or bonus tile; empty for
 * nothing.
 */
import { mount } from 'svelte'
import { lensOf, type Frame } from '../../kit/drawing/lens'
import type { GameTable } from '../../lib/protocol'
import Lens from './Lens.svelte'

export interface LensProps {
  of: string
  game: GameTable
  frame?: Frame
}

export const lens = lensOf<LensProps>(
  ({ of }) => of,
  ({ of, game }, about) => mount(Lens, { target: document.body, props: { of, game, about } }),
)
