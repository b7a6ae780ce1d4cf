/**
 * The pictures of the cards and leaders by their keys: small printed scenes of 120 x 52, put
 * together from hills, towers, profiles and emblems. Each kind of card has a light of its own.
 */
import { buildings } from './buildings'
import { characters, leaders } from './portraits'
import { territories } from './territories'
import { ventures } from './ventures'

export const scenes: ReadonlyMap<string, string> = new Map(
  [territories, characters, buildings, ventures, leaders].flatMap((kind) => Object.entries(kind)),
)
