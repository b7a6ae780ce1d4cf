/** All texts of one language, as one piece of the client. */
export default import.meta.glob<string>(
  [
    '../../../../src/signoria/texts/en/*.ftl',
    '../../../../src/signoria/games/*/texts/en.ftl',
    '../../../../src/signoria/games/*/texts/en.board.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
