/**
 * What a title shows before its board is needed: its box on the shelf, and what stands for it on
 * the pages around the table.
 *
 * A title says so in `titles/<title>/box.ts`; its board is `titles/<title>/index.ts`, and the land
 * behind its points, if it has one, `titles/<title>/ground.ts`. All three are found by their names.
 * The words on the box are messages of the title: `title`, `box-name` and `box-below`.
 */
import type { Component } from 'svelte'
import type { GameTable } from './protocol'

export interface Box {
  /** Its place on the shelf: boxes stand by this number from left to right. */
  place: number
  /** The piece that stands for the title in a list, of the sprite. */
  icon: string
  /** The colours of the cover and of the sides: tokens, from the title's `box.css`. */
  cover: string
  side: string
  /** The cover picture: SVG content on 206 x 248, of which 9..197 x 9..179 shows. */
  Face: Component
  /** What each choice of its option `variant` brings to the table, if it has that option. */
  variants?: Variants
  /** What its rules are illustrated with; loaded when they are read. */
  lesson?: () => Promise<{ default: Lesson }>
  /** What a table plays with besides its variant, such as a deck of the owner's own; may be empty. */
  besides?(options: Readonly<Record<string, string>>): string
}

export interface Variants {
  /** The hills of the picture: SVG content on 256 x 84. */
  Land: Component
  /** The pieces of each variant. */
  pieces: Readonly<Record<string, readonly Piece[]>>
  /** Colour of the pieces that take one. */
  colour: string
}
export type Piece = readonly [icon: string, x: number, y: number, size: number]

/** The pictures of a title's rules. */
export interface Lesson {
  /** The first turn in a few steps, below the heading `lesson`. */
  FirstTurn: Component
  /** The picture of a chapter; nothing for a chapter that has none. */
  Figure: Component<{ chapter: string; facts: GameTable }>
}
