/** The four titles of the shelf, in their places from left to right. */
export const SHELF = ['lorenzo', 'carrara', 'prince', 'virtu'] as const
export type ShelfTitle = (typeof SHELF)[number]

/** The cover and the sides of each box. */
export const BOX_COLOURS: Record<ShelfTitle, { cover: string; side: string }> = {
  lorenzo: { cover: '#2c5442', side: '#1c382c' },
  carrara: { cover: '#5b8aa6', side: '#3d6178' },
  prince: { cover: '#6c1d2b', side: '#45111b' },
  virtu: { cover: '#27508a', side: '#18345c' },
}

/** The piece that stands for a title in a list. */
export const TITLE_ICONS: Record<ShelfTitle, string> = {
  lorenzo: 'kind-leader',
  carrara: 'block-white',
  prince: 'tiara',
  virtu: 'crown',
}

export function onShelf(game: string): game is ShelfTitle {
  return (SHELF as readonly string[]).includes(game)
}
