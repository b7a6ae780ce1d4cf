/** All texts of one language, as one piece of the client. */
export default import.meta.glob<string>('../../../../src/signoria/texts/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
