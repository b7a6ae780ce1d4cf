/** Where the markers of the three tracks stand. */

export interface Cell {
  x: number
  y: number
  w: number
  h: number
}

export const CELLS = 100
const ACROSS = 34
const DOWN = 16

/** A cell of the victory track round a board of w x h: 0 in the upper left corner, clockwise. */
export function victoryCell(points: number, w: number, h: number, edge: number): Cell {
  const at = ((points % CELLS) + CELLS) % CELLS
  const wide = w / ACROSS
  const high = (h - 2 * edge) / DOWN
  if (at < ACROSS) return { x: at * wide, y: 0, w: wide, h: edge }
  if (at < ACROSS + DOWN) return { x: w - edge, y: edge + (at - ACROSS) * high, w: edge, h: high }
  if (at < 2 * ACROSS + DOWN)
    return { x: w - (at - ACROSS - DOWN + 1) * wide, y: h - edge, w: wide, h: edge }
  return { x: 0, y: h - edge - (at - 2 * ACROSS - DOWN + 1) * high, w: edge, h: high }
}

export interface Marker {
  seat: number
  cx: number
  cy: number
}

/**
 * Markers on a track, apart where several share a step: along the longer side of its cell, closer
 * together the more there are.
 */
export function markers(
  steps: readonly number[],
  cellOf: (step: number) => Cell,
  r: number,
): Marker[] {
  return steps.map((step, seat) => {
    const sharing = steps.flatMap((other, who) => (other === step ? [who] : []))
    const cell = cellOf(step)
    const along = Math.max(cell.w, cell.h)
    const gap = Math.min(2 * r - 2, Math.max(r * 0.55, (along - 2 * r) / (sharing.length - 1 || 1)))
    const off = (sharing.indexOf(seat) - (sharing.length - 1) / 2) * gap
    const flat = cell.w >= cell.h
    return {
      seat,
      cx: cell.x + cell.w / 2 + (flat ? off : 0),
      cy: cell.y + cell.h / 2 + (flat ? 0 : off),
    }
  })
}
