/** A language is found by its files: a made-up one in a copy of the texts, of which one is missing. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES, textsOf } from '../src/lib/languages'
import { filesOf, languagesOf, texts } from '../texts'

const OURS = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'signoria-'))

beforeAll(() => {
  for (const folder of ['src/signoria/texts', 'src/signoria/games', 'web/src/titles'])
    cpSync(join(OURS, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !/\.(py|pyc|so|svelte|weights)$/.test(path),
    })
  const shared = join(copy, 'src/signoria/texts')
  cpSync(join(shared, 'en'), join(shared, 'qx'), { recursive: true })
  writeFileSync(join(shared, 'qx/language.ftl'), 'language-name = Quixoch\n')
  for (const { title, path } of filesOf(copy, 'en')) {
    if (title === null || path.includes('/web/')) continue
    const text = readFileSync(path, 'utf-8').replace(/^title = /m, 'title = Qx ')
    writeFileSync(path.replace(/en((?:\.board)?\.ftl)$/, 'qx$1'), text)
  }
})
afterAll(() => rmSync(copy, { recursive: true }))

/** What the build makes of a module with texts. */
async function built(language: string): Promise<string> {
  const { load } = texts(copy) as unknown as {
    load: (this: { addWatchFile: () => void }, id: string) => string
  }
  return load.call({ addWatchFile: () => undefined }, `\0virtual:texts${language}`)
}

describe('a language', () => {
  it('appears when its files are there', async () => {
    expect(languagesOf(copy)).toContainEqual(['qx', 'Quixoch'])
    expect(await built('')).toContain(`"qx":()=>import('virtual:texts/qx')`)
  })

  it('speaks with its own files, and with the English ones that it lacks', async () => {
    const files = filesOf(copy, 'qx')
    expect(files.length).toBe(filesOf(copy, 'en').length)
    expect(files.filter(({ path }) => /\/en(\.board)?\.ftl$/.test(path)).length).toBe(1)
    const said = await built('/qx')
    const own = files.filter(({ path }) => path.endsWith('/qx.ftl')).length
    expect(said.split('title = Qx ').length - 1).toBe(own)
    expect(own).toBeGreaterThan(2)
  })

  it('says its own name in itself', () => {
    expect([...LANGUAGES.keys()][0]).toBe('en')
    expect(LANGUAGES.get('it')).toBe('Italiano')
    expect(LANGUAGES.get('pl')).toBe('Polski')
  })

  it('has the texts of each title apart from those that all share', async () => {
    const titles = (await textsOf('it')).map(([title]) => title)
    expect(titles).toContain(null)
    expect(new Set(titles).size).toBeGreaterThan(3)
  })
})
