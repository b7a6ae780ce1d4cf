/** What is printed on board, cards, leaders and tiles: the title's data files, by key. */
import type { GameTable } from '../../lib/protocol'
import type { CardType, Counts } from './view'

/** Numbers of goods; among what an exchange gives, `privilege` too. */
export type Goods = Counts

/** One way to pay for a card; `needs` military points must be there before `military` are paid. */
export interface Way extends Goods {
  needs?: number
}

export interface Taking {
  value: number
  types: CardType[]
  discount?: Goods
  discount_one_of?: string[]
}

/** What a card does when it is taken. */
export interface AtOnce {
  gain?: Goods
  gain_per_card?: { type: CardType; gain: Goods }
  gain_per_points?: { points: string; every: number; gain: Goods }
  privileges?: number
  different?: boolean
  take?: Taking
  harvest?: number
  production?: number
}

/** What it does at a harvest or production, or all the time. */
export interface Lasting {
  on?: 'harvest' | 'production'
  value?: number
  gain?: Goods
  gain_per_card?: { type: CardType; gain: Goods }
  privileges?: number
  exchange?: { pay: Goods; get: Goods }[]
  taking?: Taking
  harvesting?: number
  producing?: number
  no_floor_bonus?: number[]
}

export interface CardRow {
  number: number
  key: string
  type: CardType
  period: number
  cost?: Way[]
  at_once?: AtOnce
  lasting?: Lasting
  end?: { vp: number }
}

export interface LeaderRow {
  number: number
  key: string
  name: string
  requires: { cards?: Partial<Record<CardType, number>>; have?: Goods; alike?: number }
  when: 'round' | 'always'
  effect: {
    gain?: Goods
    privileges?: number
    harvest?: number
    production?: number
    occupied_spaces?: boolean
    no_tower_fee?: boolean
    member_value?: { members: string; value: number }
    member_bonus?: { members: string; value: number }
    discount?: Record<string, number>
    support_vp?: number
    copies?: boolean
    any_slot?: boolean
    doubles?: string[]
  }
}

export interface EdictRow {
  id: string
  key: string
  period: number
  effect: {
    fewer?: string[]
    harvesting?: number
    producing?: number
    member_bonus?: { members: string; value: number }
    taking?: Taking
    no_market?: boolean
    servants_per_point?: number
    late_start?: boolean
    no_final_vp?: string
    final_loss?: { per: string; every: number }
  }
}

export interface BonusTileRow {
  key: string
  production: Goods
  harvest: Goods
}

export interface TowerRow {
  type: CardType
  values: number[]
  bonus: Goods[]
}

export interface SpaceRow {
  key: string
  players: number
  room: number
  work?: 'harvest' | 'production'
  modifier?: number
  effect?: { gain?: Goods; privileges?: number; different?: boolean }
}

export interface Setup {
  tower: TowerRow[]
  tower_fee: { coin: number }
  space: SpaceRow[]
  privilege: { key: string; gain: Goods }[]
  faith: { needed: number[]; points: number[] }
  military: { last: number; slots: number[] }
  scoring: {
    territories: number[]
    characters: number[]
    military: number[]
    resources_per_point: number
  }
  match: { rounds: number; rounds_per_period: number; cards_per_type: number; leaders: number }
}

interface Printed {
  cards: ReadonlyMap<string, CardRow>
  leaders: ReadonlyMap<string, LeaderRow>
  edicts: ReadonlyMap<string, EdictRow>
  bonusTiles: ReadonlyMap<string, BonusTileRow>
  towers: ReadonlyMap<string, TowerRow>
  spaces: ReadonlyMap<string, SpaceRow>
  setup: Setup
}

const read = new WeakMap<GameTable, Printed>()

function printed(game: GameTable): Printed {
  let found = read.get(game)
  if (!found) read.set(game, (found = readFrom(game.components as Data)))
  return found
}

const byKey = <Row extends { key: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.key, row]))

/** The title's data files: `signoria/games/lorenzo/data`. */
type Data = {
  cards: { card: CardRow[] }
  leaders: { leader: LeaderRow[] }
  tiles: { excommunication: EdictRow[]; bonus_tile: BonusTileRow[] }
  setup: Setup
}

function readFrom({ cards, leaders, tiles, setup }: Data): Printed {
  return {
    cards: byKey(cards.card),
    leaders: byKey(leaders.leader),
    edicts: byKey(tiles.excommunication),
    bonusTiles: byKey(tiles.bonus_tile),
    towers: new Map(setup.tower.map((row) => [row.type, row])),
    spaces: byKey(setup.space),
    setup,
  }
}

function known<Row>(rows: ReadonlyMap<string, Row>, key: string): Row {
  const row = rows.get(key)
  if (!row) throw new Error(`nothing printed is called ${key}`)
  return row
}

export const cardOf = (game: GameTable, key: string): CardRow => known(printed(game).cards, key)
export const leaderOf = (game: GameTable, key: string): LeaderRow =>
  known(printed(game).leaders, key)
export const edictOf = (game: GameTable, key: string): EdictRow => known(printed(game).edicts, key)
export const bonusTileOf = (game: GameTable, key: string): BonusTileRow =>
  known(printed(game).bonusTiles, key)
export const towerOf = (game: GameTable, type: string): TowerRow =>
  known(printed(game).towers, type)
/** A space beside the towers. */
export const spaceOf = (game: GameTable, key: string): SpaceRow => known(printed(game).spaces, key)
export const setupOf = (game: GameTable): Setup => printed(game).setup
