/** What is printed on Carrara's boards and tiles, read from the title's data files. */
import type { GameTable } from '../../lib/protocol'
import type { Player, View } from './view'

/** Coins or points, as rewards and bonuses pay them. */
export type Pay = 'coins' | 'vp'

export interface Reward {
  amount: number
  pays: Pay
  upgraded: boolean
  /** No source prints this figure: it was worked out, and is marked with a dagger. */
  reconstructed: boolean
}

interface Priced {
  key: string
  reward: number
  pays: Pay
  reward_source: string
}

export interface City extends Priced {
  colour: string
  minimum: number
  /** Prizes for most, second most and third most statues. */
  prizes: number[]
  /** Colours of marble that the city takes. */
  takes: string[]
}

export interface Kind {
  key: string
  landscape: string
  decoration: string
  decorationReconstructed: boolean
}

export interface Upgrade {
  key: string
  colour: string
  reward: number
  pays: Pay
  reconstructed: boolean
}

export interface Printed {
  colours: string[]
  cities: City[]
  kinds: Kind[]
  landscapes: Priced[]
  upgrades: Upgrade[]
  court: Record<'basic' | 'advanced', { amount: number; reconstructed: boolean }[]>
  money: { place: string; minimum: number; rate: number }[]
  pairs: { key: string; cities: string[] }[]
  monument: number
}

const RECONSTRUCTED = 'reconstructed'
const read = new WeakMap<GameTable, Printed>()

export function printed(game: GameTable): Printed {
  let found = read.get(game)
  if (!found) read.set(game, (found = readFrom(game.components as Data)))
  return found
}

interface FieldRow {
  amount: number
  source: string
}

/** The title's data files, so far as they are read here: `signoria/games/carrara/data`. */
type Data = {
  marble: { colour: { key: string; rank: number }[] }
  cities: {
    city: (Priced & { colour: string; minimum: number })[]
    landscape: Priced[]
    upgrade: {
      key: string
      raises: string
      target: string
      reward: number
      pays: Pay
      source: string
    }[]
  }
  buildings: {
    kind: { key: string; landscape: string; decoration: string; source_decoration: string }[]
    monument: { value: number }
  }
  court: {
    basic: FieldRow[]
    advanced: FieldRow[]
    money: { minimum: number; rate: number }[]
  }
  ornaments: {
    majority: { city: string; vp: number[] }[]
    pair: { key: string; cities: string[] }[]
  }
}

function readFrom({ marble, cities, buildings, court, ornaments }: Data): Printed {
  const colours = marble.colour
  const rank = new Map(colours.map((colour) => [colour.key, colour.rank]))
  const prizes = new Map(ornaments.majority.map((row) => [row.city, row.vp]))
  const field = (row: FieldRow) => ({
    amount: row.amount,
    reconstructed: row.source === RECONSTRUCTED,
  })
  const colourOf = new Map(cities.city.map((row) => [row.key, row.colour]))
  return {
    colours: colours.map((colour) => colour.key),
    cities: cities.city.map((row) => ({
      ...row,
      prizes: prizes.get(row.key) ?? [],
      takes: colours
        .filter((colour) => colour.rank >= rank.get(row.colour)!)
        .map((colour) => colour.key),
    })),
    kinds: buildings.kind.map((row) => ({
      key: row.key,
      landscape: row.landscape,
      decoration: row.decoration,
      decorationReconstructed: row.source_decoration === RECONSTRUCTED,
    })),
    landscapes: cities.landscape,
    upgrades: cities.upgrade.map((row) => ({
      key: row.key,
      colour:
        row.raises === 'city' ? `var(--block-${colourOf.get(row.target)})` : `var(--${row.target})`,
      reward: row.reward,
      pays: row.pays,
      reconstructed: row.source === RECONSTRUCTED,
    })),
    court: { basic: court.basic.map(field), advanced: court.advanced.map(field) },
    money: court.money.map((row) => ({ ...row, place: `${row.minimum}-coins` })),
    pairs: ornaments.pair,
    monument: buildings.monument.value,
  }
}

/** What a city or a landscape pays this player per point of value: the upgrade tile, if one lies. */
export function rewardOf(facts: Printed, player: Player, target: Priced): Reward {
  const tile = player.upgrades.includes(target.key)
    ? facts.upgrades.find((upgrade) => upgrade.key === target.key)
    : undefined
  return {
    amount: tile?.reward ?? target.reward,
    pays: tile?.pays ?? target.pays,
    upgraded: tile !== undefined,
    reconstructed: tile?.reconstructed ?? target.reward_source === RECONSTRUCTED,
  }
}

/** The seat whose pillar stands on a money place. */
export function holderOf(view: View, place: string): number | null {
  const seat = view.players.findIndex((player) => player.pillars.places.includes(place))
  return seat < 0 ? null : seat
}

/** The icon of coins or points. */
export const payIcon = (pays: Pay): string => (pays === 'coins' ? 'scudo' : 'vp')

/** The icon of a decoration. */
export const decorationIcon = (decoration: string): string =>
  `deco-${decoration === 'coat_of_arms' ? 'arms' : decoration}`

/** Icon and colours of a piece as views name it: a decoration, or a colour and "statue". */
export function pieceIcon(piece: string): { icon: string; style: string } {
  const [colour, statue] = piece.split(' ')
  if (!statue) return { icon: decorationIcon(piece), style: '' }
  return {
    icon: 'statue',
    style:
      colour === 'golden' ? '--c-marble:#f2cd6c;--tint:#d9a63e' : `--tint:var(--block-${colour})`,
  }
}

const ON_BLOCK: Record<string, string> = {
  purple: '#fff6e6',
  blue: '#16293d',
  green: '#fff6e6',
  red: '#fff6e6',
  yellow: '#2b1c12',
  white: '#2b1c12',
}
/** The ink that reads on a marble's colour. */
export const onBlock = (colour: string): string => ON_BLOCK[colour]!
