// The messages between server and client. Made by tools/protocol_types.py: do not edit.

/**
 * A message of the texts with its arguments.
 *
 * A plain `str` among the arguments is shown as it stands (a player's name) or is a key to select
 * on (`city_key`); words of a game are Tellings.
 */
export interface Telling {
  tell: 'message'
  key: string
  args?: Record<string, number | string | Telling | Listing>
}

/** Several Tellings in a row: "2 red, 1 white".  Never empty. */
export interface Listing {
  tell: 'list'
  items: Telling[]
}

/** One line of what is printed on a piece, in words: "At once: 3 coins". */
export interface Printed {
  label: Telling
  text: Telling
}

export type SeatKind = 'person' | 'open' | 'bot'

export type Status = 'open' | 'running' | 'over'

export type Pace = 'live' | 'mail'

export type HintLimit = 'none' | 'three' | 'free'

/** One switch of a table. */
export interface OptionInfo {
  name: string
  choices: string[]
  default: string
  rule: string
  /** May people choose a file of their own instead? */
  file: boolean
}

/** What to ask for when a table is opened with the file that was sent. */
export interface OptionText {
  choice: string
}

/** How strong a level was measured to be, on Elo's scale.  Compares levels of one title. */
export interface RatingInfo {
  rating: number
  /**
   * Half the width of the 95 % interval: 0 for the level that the others are measured from, None
   * where it is not known.
   */
  spread: number | null
  matches: number
}

/** A title on the shelf. */
export interface GameCard {
  name: string
  players: number[]
  options: OptionInfo[]
  bots: string[]
  /** By bot; those that have not been measured are missing. */
  ratings: Record<string, RatingInfo>
  /** Figures that are not printed in the sources; shown wherever the title is. */
  reconstructed: Telling[]
}

/** One row of a title's action table. */
export interface ActionRow {
  verb: string
  args: Record<string, string>
  /** Places on the board to click, such as `city:lucca`; `verb:pass` where there are none. */
  targets: string[]
  label: Telling
}

/** Everything fixed about a title: what a client needs once to draw and to name actions. */
export interface GameTable {
  card: GameCard
  /** The rows by their numbers; numbers that are reserved for expansions are not there. */
  actions: Record<number, ActionRow>
  /** Printed facts for drawing, in the title's own form (`games/<title>/data`). */
  components: Record<string, unknown>
  /** What is printed on the pieces, in words, by their places. */
  printed: Record<string, Printed[]>
}

/** One numbered rule; `text` is Markdown. */
export interface RuleText {
  id: string
  text: string
}

/** A chapter of the rules. */
export interface Chapter {
  id: string
  title: string
  rules: RuleText[]
}

/** The rules of a title in one language. */
export interface Rulebook {
  game: string
  language: string
  opening: string
  chapters: Chapter[]
}

/** Who is asking: known by a signed cookie, without an account. */
export interface Guest {
  /** Empty until the guest has chosen one. */
  name: string
}

/** A guest's new name. */
export interface NameChange {
  name: string
}

/** How a seat of a new table is filled.  `me` may occur once. */
export interface SeatWish {
  kind: 'bot' | 'me' | 'open'
  bot?: string
}

/** The wish for a table. */
export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: Record<string, string>
  pace?: Pace
  listed?: boolean
  /** The host's name, if the guest has none yet. */
  name?: string
  /** How many hints each person has; by default `free` for one who plays alone, else `none`. */
  hints?: HintLimit | null
}

/** Who sits where, as everybody may see it. */
export interface SeatInfo {
  number: number
  kind: SeatKind
  name: string
  bot?: string
  mine?: boolean
  online?: boolean
  /** A person sat here and left the seat to the bot. */
  resigned?: boolean
  /** For the host, and only for an open seat: the token of its invitation link. */
  invitation?: string
  /** How many hints were taken here, where their number is limited. */
  hints?: number
}

/** A table: who plays what, and how far it is. */
export interface TableInfo {
  id: string
  game: string
  options: Record<string, string>
  pace: Pace
  listed: boolean
  hints: HintLimit
  status: Status
  seats: SeatInfo[]
  /** Mine; None for a spectator. */
  seat: number | null
  host: boolean
  to_act: number[]
  /** What is asked now; None unless the table is running. */
  question: Telling | null
  scores: number[]
  winners: number[]
  created: string
  /** Times in ISO 8601, UTC. */
  touched: string
  /** The table that continues this one; empty if there is none. */
  rematch: string
}

/** The tables of a guest, those that wait for them first; and open tables anybody may join. */
export interface MyTables {
  mine: TableInfo[]
  open: TableInfo[]
}

/** Take a seat: with an invitation, or any open seat of a listed table. */
export interface Join {
  invitation?: string
  name?: string
}

/** A seat was taken.  The token opens it from another device or a program. */
export interface Seated {
  table: TableInfo
  token: string
}

/** The host gives an open seat to a bot. */
export interface FillSeat {
  seat: number
  bot: string
}

/** One event in names: what motion is drawn from.  `seat` is -1 where chance or nobody acts. */
export interface Fact {
  event: string
  seat: number
  args?: Record<string, number | string>
}

/**
 * One sentence of the log.  `turn` groups lines; `targets` are the places it is about.
 *
 * `step` is the number of log entries after which the line stands: its replay address.
 */
export interface LogLine {
  event: string
  seat: number
  turn: number
  step: number
  text: Telling
  targets?: string[]
}

/** What the views of all titles hold; the rest is each title's own (its `view_types`). */
export interface Heading {
  game: string
  /** Whose view it is; None for spectators. */
  seat: number | null
  to_act: number[]
  /** The kind of question that is pending; empty when the match is over. */
  question: string
}

/** The position after so many entries of the log, seen from the asking seat. */
export interface Step {
  step: number
  /** Where the log ends now. */
  steps: number
  /** Who decided last; -1 before the first decision. */
  seat: number
  view: Heading
  scores: number[]
  facts: Fact[]
  lines: LogLine[]
  next: number
  /** The neighbouring steps, 0 and `steps` at the ends: steps are whole decisions. */
  previous: number
}

/** The points of all seats when a turn began, or when the match was over. */
export interface ScorePoint {
  step: number
  turn: number
  seat: number
  scores: number[]
}

/** A match told from the beginning, with the points over time. */
export interface Story {
  table: TableInfo
  steps: number
  lines: LogLine[]
  points: ScorePoint[]
  /** Where each seat's points come from. */
  breakdown: Record<string, number>[]
  ending: string
}

/** One thing that is wrong with a file, and what to do about it. */
export interface FaultInfo {
  /** 0 where it is not known. */
  line: number
  text: Telling
}

/** An error answer: a stable code, a sentence for people, what to do about it. */
export interface Problem {
  code: string
  text: Telling
  rule?: string
  /** For developers, in English. */
  detail?: string
  /** All that is wrong with a file that was sent. */
  faults?: FaultInfo[]
}

/** Answer the pending question.  `revision` is the one the player has seen. */
export interface Play {
  do: 'play'
  id: number
  revision: number
  action: number
}

/** Take back my last decision. */
export interface Undo {
  do: 'undo'
  id: number
  revision: number
}

/** Take back as much of my turn as may be taken back. */
export interface Restart {
  do: 'restart'
  id: number
  revision: number
}

/** A word to the table. */
export interface Say {
  do: 'say'
  id: number
  text: string
}

/** Why can these places not be chosen together? */
export interface AskWhy {
  do: 'why'
  id: number
  targets: string[]
}

/** What would my legal actions pay and gain? */
export interface AskPreviews {
  do: 'preview'
  id: number
  revision: number
}

/** What had I best do?  Thought about for a second; dropped if the question changes meanwhile. */
export interface AskHint {
  do: 'hint'
  id: number
  revision: number
}

/** Leave my seat to a bot for the rest of the match. */
export interface Resign {
  do: 'resign'
  id: number
}

/** What a legal action would pay and gain at once. */
export interface Preview {
  action: number
  pays?: Record<string, number>
  gains?: Record<string, number>
}

/** A word to the table; `seat` is None for a spectator. */
export interface ChatLine {
  seat: number | null
  name: string
  text: string
  at: string
}

/**
 * The position at a revision, and what led there from the revision this client had.
 *
 * `view` is what everybody sees.  Where it is left out, `changes` make it of the view at the
 * revision before, which this client was sent: in each, the last item now stands at the end of
 * the path that the items before it are, keys of objects and places of lists.  `own` is what this seat sees besides, merged into it like an
 * RFC 7386 merge patch, with numbers as keys of lists.  `log` is how many log lines of
 * the client stay; `lines` follow them.  `facts` is what happened since; after an undo, and
 * where the client starts afresh, it is empty and the picture changes without motion.
 */
export interface State {
  is: 'state'
  revision: number
  step: number
  view?: Heading
  changes?: unknown[][]
  own?: unknown
  legal?: number[]
  question?: Telling | null
  to_act?: number[]
  can_undo?: boolean
  facts?: Fact[]
  log?: number
  lines?: LogLine[]
  /** The `id` of the message of this client that is hereby done, and durably so. */
  reply_to?: number | null
}

/**
 * The first message: the table as it is, the whole log unless resumed, the chat.
 *
 * `state` is None while the table is open.
 */
export interface Hello {
  is: 'hello'
  table: TableInfo
  chat: ChatLine[]
  state: State | null
}

/** Somebody sat down, came, went, resigned, or a rematch was opened. */
export interface TableChanged {
  is: 'table'
  table: TableInfo
}

/** A new word. */
export interface Chat {
  is: 'chat'
  line: ChatLine
  reply_to: number | null
}

/**
 * The answer to `AskWhy`: the nearest action, and why it is refused; `reason` None if legal.
 *
 * `account` tells line by line how the action adds up, where its title has more to say than the
 * amounts of a preview.
 */
export interface Why {
  is: 'why'
  reply_to: number
  action: number
  reason: Telling | null
  rule?: string
  numbers?: Record<string, number>
  account?: Telling[]
}

/**
 * The answer to `AskPreviews`: what the legal actions at this revision pay and gain at once.
 *
 * Actions that do neither are left out.
 */
export interface Previews {
  is: 'previews'
  reply_to: number
  revision: number
  previews: Preview[]
}

/**
 * One choice of a hint: the action and what a search expects of it for the asking seat.
 *
 * `chance` is that of winning, between 0 and 1; `points` are those at the end.  Unless it was
 * `compared`, trials are too few to tell the choices apart, and both are of all trials together.
 * Where `trials` is 0 there is no other choice, and nothing was searched.
 */
export interface Advice {
  action: number
  trials: number
  chance: number
  points: number
  compared: boolean
}

/** The answer to `AskHint`: the most promising choices at this revision, the best first. */
export interface Hint {
  is: 'hint'
  reply_to: number
  revision: number
  choices: Advice[]
}

/** A message was not carried out; nothing has changed. */
export interface Refused {
  is: 'refused'
  problem: Problem
  reply_to: number | null
  revision: number
}

export type Value = number | string | Telling | Listing
export type ClientMessage = Play | Undo | Restart | Say | AskWhy | AskPreviews | AskHint | Resign
export type ServerMessage = Hello | State | TableChanged | Chat | Why | Previews | Hint | Refused
