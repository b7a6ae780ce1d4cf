import { boxOf } from '../titles/shelf'
import type { TableInfo } from '../lib/protocol'
import { gameName, variantName } from './gameName'

/** What is played at a table, in a line: title, variant, and what else it plays with. */
export function tableKind({ game, options }: Pick<TableInfo, 'game' | 'options'>): string {
  return [gameName(game), variantName(options), boxOf(game)?.besides?.(options)]
    .filter(Boolean)
    .join(', ')
}
