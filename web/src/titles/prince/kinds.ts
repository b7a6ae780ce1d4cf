/** The icon of a card's kind by its key, for pieces that fly: keys mean the same in every deck. */

const KINDS: Record<string, string> = {
  holding: 'bologna perugia urbino ancona rimini orvieto viterbo spoleto ceri nepi sermoneta ostia',
  office:
    'vice-chancellor camerlengo depositor-general major-penitentiary datary gonfalonier prefect castellan secretary',
  artist:
    'michelangelo raphael leonardo botticelli titian bramante mantegna perugino pinturicchio cellini',
  'outside-family': 'sforza este montefeltro gonzaga malatesta bentivoglio',
  condottiere: 'naldo marciano oliverotto vitelli baglioni sanseverino alviano trivulzio',
}
const ICONS: Record<string, string> = Object.fromEntries(
  Object.entries(KINDS).flatMap(([icon, cards]) => cards.split(' ').map((card) => [card, icon])),
)

/** All other cards are an icon of their own: `spy-3` is a spy. */
export const cardIcon = (card: string): string => ICONS[card] ?? card.replace(/-\d+$/, '')
