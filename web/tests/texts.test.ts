/** Every text that the client's code asks for exists in English. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = 'src'
const TEXTS = '../src/signoria/texts/en'

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => ({ name, code: readFileSync(join(SOURCES, name), 'utf8') }))

const english = new FluentBundle('en')
for (const name of readdirSync(TEXTS)) {
  english.addResource(new FluentResource(readFileSync(join(TEXTS, name), 'utf8')))
}

/** Keys in quotes, and keys composed with one of the words of a `texts:` comment just above. */
function asked(code: string): string[] {
  const literal = [...code.matchAll(/\bsay\(\s*'([^']+)'/g)].map(([, key]) => key!)
  const composed = [...code.matchAll(/\bsay\(\s*`([^`$]*)\$\{[^}]*\}([^`]*)`/g)].flatMap((call) => {
    const words = [...code.slice(0, call.index).matchAll(/texts: ((?:\w[\w-]* ?)+)/g)].at(-1)?.[1]
    if (words === undefined) return [`${call[0]} without a texts comment`]
    return words
      .trim()
      .split(/\s+/)
      .map((word) => `${call[1]}${word}${call[2]}`)
  })
  return [...literal, ...composed]
}

it('knows every text that is asked for', () => {
  const missing = files.flatMap(({ name, code }) =>
    asked(code)
      .filter((key) => !english.hasMessage(key))
      .map((key) => `${name}: ${key}`),
  )
  expect(missing).toEqual([])
})
