/**
 * The texts of each language as one module of the client: a language is found by its files.
 *
 * `src/signoria/texts/<language>/` holds what all titles share, and in `language.ftl` the language's
 * own name. A title has `<language>.ftl` and `<language>.board.ftl` in its folder `texts`, in the
 * Python package or here. Where a language lacks a file that English has, English stands in.
 *
 * `virtual:texts` lists the languages, `virtual:texts/<language>` holds the texts of one.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

export const DEFAULT_LANGUAGE = 'en'
const NAME = 'language.ftl'

/** A file of texts: of a title, or of none where all share it. */
export interface TextFile {
  title: string | null
  path: string
}

const entries = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : [])

/** The files of a language by what stays the same in all languages. */
function written(repository: string, language: string): Map<string, TextFile> {
  const found = new Map<string, TextFile>()
  const shared = join(repository, 'src/signoria/texts', language)
  for (const file of entries(shared)) {
    if (file.endsWith('.ftl') && file !== NAME)
      found.set(file, { title: null, path: join(shared, file) })
  }
  for (const place of ['src/signoria/games', 'web/src/titles']) {
    for (const title of entries(join(repository, place))) {
      for (const kind of ['', '.board']) {
        const path = join(repository, place, title, 'texts', `${language}${kind}.ftl`)
        if (existsSync(path)) found.set(`${title}${kind}`, { title, path })
      }
    }
  }
  return found
}

/** All files to read for a language, English ones in the place of those that it lacks. */
export function filesOf(repository: string, language: string): TextFile[] {
  const files = written(repository, DEFAULT_LANGUAGE)
  for (const [role, file] of written(repository, language)) files.set(role, file)
  return [...files.values()]
}

/** The own name of each language by its code: the default first, then by the alphabet. */
export function languagesOf(repository: string): [code: string, name: string][] {
  const folder = join(repository, 'src/signoria/texts')
  const first = ([code]: [string, string]) => Number(code !== DEFAULT_LANGUAGE)
  return entries(folder)
    .filter((code) => existsSync(join(folder, code, NAME)))
    .map((code): [string, string] => [code, nameIn(join(folder, code, NAME))])
    .sort((a, b) => first(a) - first(b) || a[1].localeCompare(b[1], DEFAULT_LANGUAGE))
}

function nameIn(path: string): string {
  const bundle = new FluentBundle(DEFAULT_LANGUAGE)
  bundle.addResource(new FluentResource(readFileSync(path, 'utf-8')))
  const name = bundle.getMessage('language-name')?.value
  if (!name) throw new Error(`${path} has no message language-name: write the language's own name`)
  return bundle.formatPattern(name)
}

/** The plug-in of the build, for the repository in this folder. */
export function texts(repository: string): Plugin {
  const prefix = 'virtual:texts'
  return {
    name: 'signoria-texts',
    resolveId: (id) => (id === prefix || id.startsWith(`${prefix}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const languages = languagesOf(repository)
      const language = id.slice(prefix.length + 2)
      if (!language) {
        const loaders = languages.map(
          ([code]) => `${JSON.stringify(code)}:()=>import('${prefix}/${code}')`,
        )
        return `export const names = ${JSON.stringify(languages)}\nexport const load = {${loaders.join()}}`
      }
      const files = filesOf(repository, language)
      for (const { path } of files) this.addWatchFile(path)
      const said = files.map(({ title, path }) => [title, readFileSync(path, 'utf-8')])
      return `export default ${JSON.stringify(said)}`
    },
  }
}
