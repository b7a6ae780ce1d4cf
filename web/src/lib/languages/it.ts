/** All texts of one language, as one piece of the client. */
export default import.meta.glob<string>(
  [
    '../../../../src/signoria/texts/it/*.ftl',
    '../../../../src/signoria/games/*/texts/it.ftl',
    '../../../../src/signoria/games/*/texts/it.board.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
