/** All texts of one language, as one piece of the client. */
export default import.meta.glob<string>(
  [
    '../../../../src/signoria/texts/cs/*.ftl',
    '../../../../src/signoria/games/*/texts/cs.ftl',
    '../../../../src/signoria/games/*/texts/cs.board.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
