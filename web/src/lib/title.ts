/**
 * What a title adds to the table: drawing and layout, no rules.
 *
 * The table knows which places may be chosen (`Choosing`); the title draws its pieces, gives each
 * place that an action can be about a name (`city:lucca`), and says how facts move pieces.
 *
 * A title knows the form of its own views; the table knows their heading only, which all share.
 */
import type { Component } from 'svelte'
import type { Choosing } from '../table/choosing.svelte'
import type { Fact, GameTable, Heading, SeatInfo, Telling } from './protocol'

/** Everything a drawing gets; all of it is there in play, in replay and for spectators. */
export interface TableProps<View extends Heading = Heading> {
  /** The position as this reader may know it, in the title's own form. */
  view: View
  /** The printed facts of the title. */
  game: GameTable
  seats: SeatInfo[]
  /** Whose estate lies in front of the reader: theirs, or the seat a spectator looks at. */
  seat: number
  choosing: Choosing
  /** Places that the last facts changed, for the "just changed" mark. */
  changed: ReadonlySet<string>
  /** What of the facts under way is worth a look of its own before the position that follows. */
  scene?: Scene | null
}

export interface RivalProps<View extends Heading = Heading> extends TableProps<View> {
  /** The seat that this strip is about. */
  rival: number
}

/** A moment that the board shows for itself, such as ballots being opened. */
export interface Scene {
  /** Which moment it is, and what is seen in it: the title's own affair. */
  name: string
  facts: readonly Fact[]
  /** How long it is shown unless somebody hurries, in milliseconds. */
  time: number
}

/** A piece that travels: from one named place to another, as an icon of the sprite. */
export interface Flight {
  from: string
  to: string
  icon: string
  /** Colour custom properties for the icon, such as `color:var(--seat-lily)`. */
  style?: string
  count?: number
}

export interface PartProps<View extends Heading = Heading> extends TableProps<View> {
  /** The name of the part, for drawings that are shared by several. */
  part: string
}

/** A part of the board (or of the own estate) that fills a phone's width. */
export interface Part<View extends Heading = Heading> {
  name: string
  /** Key of its name in the texts. */
  label: string
  icon: string
  /** Belongs to the reader's estate instead of the board. */
  estate?: boolean
  /** Parts of one scroller lie side by side, two at a time, and are swiped through. */
  scroller?: string
  Part: Component<PartProps<View>>
  /** Whether a place is drawn here now: the strip of parts counts what is lit. */
  holds(place: string, table: TableProps<View>): boolean
  /** Whether it is shown at all now; always, if left out. */
  appears?(table: TableProps<View>): boolean
  /** Whether the reader's decision is made here: the part then opens by itself. */
  calls?(table: TableProps<View>): boolean
}

export interface Title<View extends Heading = Heading> {
  /** The main board, the reader's own estate, and a rival in one strip of the rail. */
  Board: Component<TableProps<View>>
  Estate: Component<TableProps<View>>
  Rival: Component<RivalProps<View>>
  /** Units of the drawings: both are so wide, board and estate so high. */
  grid: { width: number; board: number; estate: number }
  /** What the phone shows one at a time. */
  parts: Part<View>[]
  /** The scene under way, over whichever part the phone shows; nothing where that part shows it. */
  Scenes?: Component<PartProps<View>>
  /** A sheet of the rail in the place of the rivals' strips, where the board shows the rivals. */
  Aside?: Component<TableProps<View>>
  /** The reader's own goods in a strip at the bottom of the phone, about 390 x 110. */
  Tray: Component<TableProps<View>>
  /** What moves when a fact happens; the view before it is given. */
  flights(fact: Fact, before: View): Flight[]
  /** Moments among the facts of one picture, in their order; what happened before travels first. */
  scenes?(facts: readonly Fact[], before: View): Scene[]
  /** The crest of each seat where they are not those of the seats in their order. */
  crests?(view: View): SeatCrest[]
  /** Messages that this table says in words of its own, such as the names of an owner's cards. */
  names?(view: View): Record<string, string>
  /** Icon of a good that previews count, such as `coins`. */
  goodIcon(good: string): string
  /** So much of a good in words: "3 coins". */
  goodName(good: string, amount: number): string
  /** An icon to stand behind a word of the game in a sentence, such as a block after "2 red". */
  wordIcon?(word: Telling): { icon: string; style?: string } | null
  /** Whether its actions have more to tell than amounts: how each of them adds up, line by line. */
  accounts?: boolean
  /** Verbs that are asked twice, because they end something and cannot be taken back. */
  twice: string[]
  /** Verbs that the board draws as buttons of its own, such as turning the wheel; all others
   * that are about no place are buttons of the prompt. */
  ownVerbs: string[]
  /** Verbs of answers that take several actions, such as the figures of a bid: the board puts the
   * whole answer together, so that none of them lights a place. */
  composed?: string[]
  /** Where a seat's points come from so far, in the order of the score sheet. */
  breakdown(view: View, seat: number): { label: string; points: number }[]
  /** The points of a seat as its marker shows them now. */
  points(view: View, seat: number): number
  /** What a player's turn is called in the log, where the title means something else by "turn". */
  turnName?(player: string): string
  /** One line for the top bar: what is left in the supply and so on. */
  status(view: View): string
  icon: string
}

/**
 * A title as the table handles it, which does not know the form of its views.  This is the only
 * place where that is forgotten: a title is never given a view but one of its own game.
 */
export const titled = <View extends Heading>(title: Title<View>): Title => title as Title

export const SEATS = ['lily', 'tower', 'oak', 'column', 'bull'] as const
export type SeatCrest = (typeof SEATS)[number]
