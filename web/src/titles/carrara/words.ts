/** Names of Carrara's pieces and places in the reader's language. */
import { say } from '../../lib/texts.svelte'
import { tileOf, type Counts } from './view'

// texts: purple blue green red yellow white
export const colourName = (colour: string): string => say(`colour-${colour}`)

// texts: lerici massa viareggio lucca pisa livorno
export const cityName = (city: string): string => say(`city-${city}`)

// texts: biblioteca cattedrale palazzo porta castello villa
export const kindName = (kind: string): string => say(`kind-${kind}`)

// texts: book cup crown gate banner coat_of_arms
export const decorationName = (decoration: string): string => say(`decoration-${decoration}`)

// texts: purple blue green red yellow white golden
export const statueName = (colour: string): string => say(`statue-${colour}`)

// texts: vp coins decoration statue deferred
export const pillarName = (field: string): string => say(`pillar-${field}`)

/** "Palazzo 4" */
export function tileName(tile: string): string {
  const { kind, value } = tileOf(tile)
  return say('tile', { kind: kindName(kind), kind_key: kind, value })
}

/** A piece as views name it. */
export function pieceName(piece: string): string {
  const [colour, statue] = piece.split(' ')
  return statue ? statueName(colour!) : decorationName(piece)
}

/** A scoring place of the court or of a player's board. */
export function placeName(place: string): string {
  // texts: urban rural 36-coins 50-coins livorno_lerici massa_pisa viareggio_lucca
  return say(`place-${place}`)
}

export const cityPlaceName = (city: string): string =>
  say('place-city', { city: cityName(city), city_key: city })

export const kindPlaceName = (kind: string): string =>
  say('place-kind', { kind: kindName(kind), kind_key: kind })

/** "2 red, 1 white"; empty where there are none. */
export function blocksName(blocks: Counts): string {
  const items = Object.entries(blocks)
    .filter(([, number]) => number > 0)
    .map(([colour, number]) =>
      say('blocks-of-colour', { number, colour: colourName(colour), colour_key: colour }),
    )
  if (items.length === 0) return ''
  return items.reduceRight((rest, first) => say('list-comma', { first, rest }))
}
