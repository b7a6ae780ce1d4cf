/** Every text that the client's code asks for exists in English. */
import { FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import { textsOf } from '../src/lib/languages'

const files = import.meta.glob<string>('../src/**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What all titles share, and what each says besides: two titles may say one key differently. */
const keys = new Set<string>()
for (const [, text] of await textsOf('en')) {
  for (const message of new FluentResource(text).body) keys.add(message.id)
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
  const missing = Object.entries(files).flatMap(([name, code]) =>
    asked(code)
      .filter((key) => !keys.has(key))
      .map((key) => `${name}: ${key}`),
  )
  expect(missing).toEqual([])
})
