import type { SeatInfo } from '../../lib/protocol'
import { say } from '../../lib/texts.svelte'
import { botName } from '../botName'
import type { Sitter } from './TableTop.svelte'

/** The seats of a table as the drawn table shows them. */
export function sitting(seats: readonly SeatInfo[]): Sitter[] {
  return seats.map((seat) => {
    if (seat.kind === 'open') return { kind: 'open', name: say('page-open-seat') }
    if (seat.kind === 'bot') return { kind: 'bot', name: seat.name, note: botName(seat.bot ?? '') }
    if (seat.mine) return { kind: 'me', name: seat.name, note: say('page-seat-me') }
    return {
      kind: 'person',
      name: seat.name,
      note: seat.online ? say('page-here') : say('page-away'),
    }
  })
}
