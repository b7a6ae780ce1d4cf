/** The titles that can be drawn, each loaded when a table of it is first shown. */
import type { Title } from '../lib/title'

export const titles: Record<string, () => Promise<{ default: Title }>> = {
  carrara: () => import('./carrara'),
  prince: () => import('./prince'),
  lorenzo: () => import('./lorenzo'),
}
