/** Veins of marble: the same wandering lines every time. */
export interface Vein {
  d: string
  width: number
  opacity: number
}

/** A small generator of numbers from 0 to 1, so that the marble never changes. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

export function veins(w: number, h: number, seed = 11, number = 15): Vein[] {
  const roll = dice(seed)
  const between = (low: number, high: number) => low + (high - low) * roll()
  return Array.from({ length: number }, () => {
    let x = between(-40, w)
    let y = between(-20, h)
    let angle = between(0.15, 0.75)
    let d = `M${x.toFixed(0)} ${y.toFixed(0)}`
    for (let bends = between(5, 10); bends > 0; bends -= 1) {
      angle += between(-0.45, 0.45)
      const far = between(28, 80)
      const bendX = x + far * 0.5 * Math.cos(angle + 0.5)
      const bendY = y + far * 0.5 * Math.sin(angle + 0.5)
      x += far * Math.cos(angle)
      y += far * Math.sin(angle)
      d += `Q${bendX.toFixed(0)} ${bendY.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)}`
    }
    const width = [0.7, 0.9, 1.3, 2.6][Math.floor(between(0, 4))]!
    return { d, width, opacity: between(0.3, 0.75) }
  })
}
