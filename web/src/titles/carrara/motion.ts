/**
 * What moves when a fact happens: pieces from the place where they were to the place where they
 * go. Goods of a seat are the places `coins:0`, `blocks:0`, `vp:0`, `pillars:0`; its buildings
 * `column:0:lucca`, `place:0:villa`, `slot:0:1`. The wheel turns by itself (Wheel.svelte).
 */
import type { Fact } from '../../lib/protocol'
import { SEATS, type Flight } from '../../lib/title'
import { pieceIcon } from './printed'
import { tileOf, type View } from './view'

const pillar = (seat: number) => ({ icon: 'pillar', style: `color:var(--seat-${SEATS[seat]})` })

/** The city card or money place of the main board, or the place of a seat's own board. */
function scoringPlace(seat: number, place: string, before: View): string {
  return place in before.cities || place.endsWith('-coins')
    ? `place:${place}`
    : `place:${seat}:${place}`
}

/** Where the pillar that scores has waited: the visited field, or the large one. */
function waitingPlace(before: View): string {
  return before.visit ? `court:${before.visit.field}` : 'pillar:deferred'
}

/** The city of a seat where a tile stands. */
function cityOf(before: View, seat: number, tile: string): string {
  const columns = before.players[seat]!.columns
  return (
    Object.keys(columns).find((city) => columns[city]!.some((built) => built.tile === tile)) ?? ''
  )
}

function flown(flight: Flight, count: number): Flight[] {
  return count > 0 ? [{ ...flight, count }] : []
}

export function flights(fact: Fact, before: View): Flight[] {
  const { seat } = fact
  const args = fact.args ?? {}
  const word = (name: string) => String(args[name] ?? '')
  const number = (name: string) => Number(args[name] ?? 0)
  switch (fact.event) {
    case 'block_drawn':
      return [{ from: 'bag', to: 'section:I', icon: `block-${word('colour')}` }]
    case 'blocks_bought':
      return [
        ...flown(
          {
            from: `section:${word('section')}`,
            to: `blocks:${seat}`,
            icon: `block-${word('colour')}`,
          },
          number('number'),
        ),
      ]
    case 'paid':
      return flown(
        { from: `blocks:${seat}`, to: 'bag', icon: `block-${word('colour')}` },
        number('number'),
      )
    case 'built': {
      const { kind, design } = tileOf(word('tile'))
      return [{ from: `tile:${design}`, to: `column:${seat}:${word('city')}`, icon: kind }]
    }
    case 'monument_built': {
      const { kind } = tileOf(word('tile'))
      return [{ from: `kind:${kind}`, to: `column:${seat}:${word('city')}`, icon: kind }]
    }
    case 'replaced': {
      const { kind } = tileOf(word('monument'))
      const city = cityOf(before, seat, word('tile'))
      return [{ from: `kind:${kind}`, to: `column:${seat}:${city}`, icon: kind }]
    }
    case 'tile_turned': {
      const { kind, design } = tileOf(word('tile'))
      return [{ from: 'supply', to: `tile:${design}`, icon: kind }]
    }
    case 'upgraded': {
      const target = word('upgrade')
      const to = target in before.cities ? `column:${seat}:${target}` : `place:${seat}:${target}`
      return [{ from: `upgrade:${target}`, to, icon: 'plus' }]
    }
    case 'visit_started':
      return [{ from: 'crown', to: `court:${word('field')}`, icon: 'royal-visit' }]
    case 'token_returned':
      return before.visit
        ? [{ from: `court:${before.visit.field}`, to: 'crown', icon: 'royal-visit' }]
        : []
    case 'deferred':
      return [{ from: `court:${word('field')}`, to: 'pillar:deferred', ...pillar(seat) }]
    case 'bonus': {
      const from = waitingPlace(before)
      return [
        ...flown({ from, to: `coins:${seat}`, icon: 'scudo' }, number('coins')),
        ...flown({ from, to: `vp:${seat}`, icon: 'vp' }, number('points')),
      ]
    }
    case 'scored': {
      const to = scoringPlace(seat, word('place'), before)
      return [
        { from: waitingPlace(before), to, ...pillar(seat) },
        ...flown({ from: to, to: `coins:${seat}`, icon: 'scudo' }, number('coins')),
        ...flown({ from: to, to: `vp:${seat}`, icon: 'vp' }, number('points')),
      ]
    }
    case 'building_points':
    case 'end_triggered':
      return flown({ from: 'crown', to: `vp:${seat}`, icon: 'vp' }, number('points'))
    case 'passed':
    case 'poverty':
      return flown({ from: 'bag', to: `coins:${seat}`, icon: 'scudo' }, number('coins'))
    case 'ornament_put':
    case 'ornament_bought': {
      const city = cityOf(before, seat, word('tile'))
      return [
        {
          from: wheelOrCourt(word('piece')),
          to: `column:${seat}:${city}`,
          ...pieceIcon(word('piece')),
        },
      ]
    }
    case 'ornament_stored':
      return [
        {
          from: wheelOrCourt(word('piece')),
          to: `slot:${seat}:${number('slot') + 1}`,
          ...pieceIcon(word('piece')),
        },
      ]
    case 'ornament_moved': {
      const city = cityOf(before, seat, word('tile'))
      return [
        {
          from: `slot:${seat}:${number('slot') + 1}`,
          to: `column:${seat}:${city}`,
          ...pieceIcon(word('piece')),
        },
      ]
    }
    default:
      return []
  }
}

/** Where a piece comes from: the disc that shows it, or the court for a golden statue. */
function wheelOrCourt(piece: string): string {
  const [colour, statue] = piece.split(' ')
  if (!statue) return `piece:${piece}`
  return colour === 'golden' ? 'crown' : `piece:${colour}-statue`
}
