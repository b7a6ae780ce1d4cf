/** The match behind "Play against bots": who plays, and which game. */
import type { GameCard, NewTable, TableInfo } from '../../lib/protocol'

export interface Quick {
  players: number
  variant: string
}

/**
 * A newcomer plays the plain game against two bots; later the button repeats the size and the
 * variant of the last match of this title against bots alone.
 */
export function quick(card: GameCard, mine: readonly TableInfo[]): Quick {
  const last = mine
    .filter((table) => table.game === card.name && table.seat !== null)
    .filter((table) => table.seats.every((seat) => seat.mine || seat.kind === 'bot'))
    .reduce<TableInfo | null>((a, b) => (a && a.created > b.created ? a : b), null)
  const variants = card.options.find((option) => option.name === 'variant')
  return {
    players: last?.seats.length ?? (card.players.includes(3) ? 3 : Math.min(...card.players)),
    variant: last?.options.variant ?? variants?.default ?? '',
  }
}

/** The bot that a newcomer meets: the middle one; bots are listed from the weakest. */
export function usualBot(card: GameCard): string {
  return card.bots[Math.floor(card.bots.length / 2)]!
}

export function quickTable(card: GameCard, { players, variant }: Quick, name: string): NewTable {
  return {
    game: card.name,
    seats: Array.from({ length: players }, (_, seat) =>
      seat === 0 ? { kind: 'me' } : { kind: 'bot', bot: usualBot(card) },
    ),
    options: variant ? { variant } : {},
    name,
  }
}
