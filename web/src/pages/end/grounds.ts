/** The land behind the points: for every title the place that it is set in. */
import { dome, type Ground } from './landscape'

const grounds = import.meta.glob<Ground>('../../titles/*/ground.ts', {
  eager: true,
  import: 'default',
})

/** Hills, for a title that brings no land of its own. */
const HILLS: Ground = {
  shapes: [
    { at: dome(-0.12, 0.7, 0.5, 0.8), tint: '--c-verde' },
    { at: dome(0.42, 0.8, 0.44, 0.8), tint: '--c-verde' },
  ],
  shades: [],
}

export function groundOf(game: string): Ground {
  return grounds[`../../titles/${game}/ground.ts`] ?? HILLS
}
