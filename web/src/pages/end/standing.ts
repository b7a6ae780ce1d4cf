/** How the seats stand at the end. */
import type { TableInfo } from '../../lib/protocol'

export interface Standing {
  seat: number
  name: string
  points: number
  /** 1 for the winners; seats with equal points share a rank behind them. */
  rank: number
  /** Points behind the winner. */
  behind: number
}

/** Winners first, then by points. */
export function standings(table: TableInfo): Standing[] {
  const points = (seat: number) => table.scores[seat] ?? 0
  const won = (seat: number) => table.winners.includes(seat)
  const order = table.seats
    .map(({ number }) => number)
    .toSorted((a, b) => Number(won(b)) - Number(won(a)) || points(b) - points(a))
  const best = points(order[0] ?? 0)
  return order.map((seat) => ({
    seat,
    name: table.seats[seat]?.name ?? '',
    points: points(seat),
    rank: won(seat)
      ? 1
      : 1 + order.filter((other) => won(other) || points(other) > points(seat)).length,
    behind: best - points(seat),
  }))
}
