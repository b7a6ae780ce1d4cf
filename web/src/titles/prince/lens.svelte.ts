/**
 * Opens a card large beside itself:
 *
 *     <g use:lens={{ card: 'urbino', deck: view.deck, game, frame: { x, y, w, h } }}>…</g>
 */
import { mount } from 'svelte'
import { lensOf, type Frame } from '../../kit/drawing/lens'
import type { GameTable } from '../../lib/protocol'
import Lens from './Lens.svelte'
import type { Deck } from './view'

export interface LensProps {
  card: string
  deck: Deck
  game: GameTable
  frame?: Frame
}

export const lens = lensOf<LensProps>(
  ({ card }) => card,
  ({ card, deck, game }, about) =>
    mount(Lens, { target: document.body, props: { card, deck, game, about } }),
)
