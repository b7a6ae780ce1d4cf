import { expect, it } from 'vitest'
import { blocks, runs } from '../src/table/markdown'

it('reads bold, italics and code, and leaves the rest alone', () => {
  expect(runs('A **bold** and *soft* `option`, 2 * 3 <b>x</b>')).toEqual([
    { style: 'plain', text: 'A ' },
    { style: 'strong', text: 'bold' },
    { style: 'plain', text: ' and ' },
    { style: 'em', text: 'soft' },
    { style: 'plain', text: ' ' },
    { style: 'code', text: 'option' },
    { style: 'plain', text: ', 2 * 3 <b>x</b>' },
  ])
})

it('reads paragraphs and lists that go over several lines', () => {
  const read = blocks('One\nline.\n\nAnd:\n- first\n  goes on\n- second')
  expect(read.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'list'])
  expect(read[2]!.items.map(([run]) => run!.text)).toEqual(['first goes on', 'second'])
})
