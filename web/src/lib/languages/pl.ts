/** All texts of one language, as one piece of the client. */
export default import.meta.glob<string>(
  [
    '../../../../src/signoria/texts/pl/*.ftl',
    '../../../../src/signoria/games/*/texts/pl.ftl',
    '../../../../src/signoria/games/*/texts/pl.board.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
