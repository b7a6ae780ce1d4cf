/** Names of Lorenzo's pieces and places in the reader's language. */
import type { GameTable, Printed } from '../../lib/protocol'
import { say } from '../../lib/texts.svelte'
import { spaceOf, type Goods } from './printed'
import { GOODS, TYPES, type CardType } from './view'

// texts: commercial-hub woods village gravel-pit forest monastery citadel city gold-mine mountain-town mining-town rock-pit estate hermitage manor-house dukedom trading-town farm colony marble-pit province sanctuary castle fortified-town mint tax-office triumphal-arch theater carpenters-shop stonemasons-shop chapel residence marketplace treasury painters-guild sculptors-guild stonemasons-guild baptistery barracks stronghold bank fair garden fortress palace church military-academy cathedral warlord stonemason dame knight farmer artisan preacher abbess captain architect patron hero peasant scholar papal-messenger royal-messenger noble governor paramour herald cardinal bishop general ambassador hiring-recruits repairing-the-church building-the-walls raising-a-statue military-campaign hosting-panhandlers fighting-heresies support-to-the-bishop hiring-soldiers repairing-the-abbey building-the-bastions support-to-the-king improving-the-canals hosting-foreigners crusade support-to-the-cardinal hiring-mercenaries repairing-the-cathedral building-the-towers promoting-sacred-art military-conquest improving-the-roads sacred-war support-to-the-pope
export const cardName = (card: string): string => say(`card-${card}`)

// texts: francesco-sforza ludovico-ariosto filippo-brunelleschi federico-da-montefeltro girolamo-savonarola giovanni-dalle-bande-nere sandro-botticelli michelangelo-buonarroti ludovico-iii-gonzaga leonardo-da-vinci pico-della-mirandola sisto-iv lucrezia-borgia sigismondo-malatesta lorenzo-de-medici ludovico-il-moro cesare-borgia santa-rita cosimo-de-medici bartolomeo-colleoni
export const leaderName = (leader: string): string => say(`leader-${leader}`)
/** For narrow places. */
export const shortLeaderName = (leader: string): string => say(`short-${leader}`)

// texts: fewer-military fewer-coins fewer-servants fewer-materials poor-harvest poor-production weak-members weak-territories weak-buildings weak-characters weak-ventures no-market idle-servants late-start no-characters no-ventures no-territories tithe disarmed razed spoiled
export const edictName = (edict: string): string => say(`edict-${edict}`)

// texts: common a b c d
export const bonusTileName = (tile: string): string => say(`tile-${tile}`)

// texts: territory character building venture
export const towerName = (type: CardType): string => say(`tower-${type}`)

// texts: black white orange neutral
export const memberName = (member: string): string => say(`member-${member}`)

/** "3 coins": so much of a good. */
export function goodName(good: string, amount: number): string {
  // texts: coin wood stone servant military faith vp privilege
  return say(`good-${good}`, { amount })
}

/** Things one after the other: "2 coins, 1 wood". */
export const listed = (items: readonly string[]): string =>
  items.length === 0 ? '' : items.reduceRight((rest, first) => say('list-comma', { first, rest }))

/** "2 coins, 1 wood": goods in their order. */
export function goodsName(goods: Goods): string {
  const named = [...GOODS, 'privilege'].filter((good) => goods[good])
  return listed(named.map((good) => goodName(good, goods[good]!)))
}

/** Where a member may stand, in words: "territory floor 3", "the market (5 coins)". */
export function spaceName(game: GameTable, space: string): string {
  const [type, number] = space.split('-')
  if (TYPES.includes(type as CardType))
    return say('floor', { tower_key: type!, floor: Number(number) })
  const { effect } = spaceOf(game, space)
  if (type === 'market') {
    const { gain = {}, privileges = 0, different = false } = effect ?? {}
    const goods = different
      ? say('good-privileges-different', { amount: privileges })
      : goodsName(gain)
    return say('market', { goods })
  }
  // texts: harvest-small harvest-large production-small production-large council-palace
  return say(`space-${space}`)
}

/** What is printed on a piece, line by line in words; `of` is a place such as `card:dame`. */
export const printedOn = (game: GameTable, of: string): readonly Printed[] => game.printed[of] ?? []
