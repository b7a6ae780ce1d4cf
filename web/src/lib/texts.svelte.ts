/**
 * Sentences in the reader's language, from the `.ftl` files that the server's terminal uses too.
 *
 * `say(key, args)` is for the client's own texts, `tell(telling)` for what the server says.
 * Both read the current language, so everything they are used in changes when it does.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Listing, Telling } from './protocol'
import { choose, settings, type Language } from './settings.svelte'

const languages: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./languages/en'),
  it: () => import('./languages/it'),
  cs: () => import('./languages/cs'),
  pl: () => import('./languages/pl'),
}

let bundle = $state.raw<FluentBundle | null>(null)

/** Loads all texts of a language, then shows them. */
export async function read(language: Language): Promise<void> {
  const { default: texts } = await languages[language]()
  const loaded = new FluentBundle(language, { useIsolating: false })
  for (const text of Object.values(texts)) {
    for (const problem of loaded.addResource(new FluentResource(text))) console.error(problem)
  }
  bundle = loaded
  document.documentElement.lang = language
}

/** Changes the reader's language, for now and for the next visit. */
export async function speak(language: Language): Promise<void> {
  await read(language)
  choose({ language })
}

/** A number of a board game: its plural matters, but it is never long enough to be grouped. */
class Numeral extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

/** One of the client's own texts. */
export function say(key: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = bundle?.getMessage(key)?.value
  if (!bundle || !pattern) return bundle ? `{${key}}` : ''
  const given = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'number' ? new Numeral(value) : value,
  ])
  return bundle.formatPattern(pattern, Object.fromEntries(given) as typeof args)
}

/** What the server says. */
export function tell(telling: Telling): string {
  const args: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(telling.args ?? {})) {
    args[name] = typeof value === 'object' ? told(value) : value
  }
  return say(telling.key, args)
}

/** A stretch of a sentence; `word` marks what is a word of a game, such as a building's name. */
export interface Stretch {
  text: string
  word: Telling | null
}

/**
 * What the server says, in stretches, so that words of the game can be set apart.
 *
 * Each word travels through the sentence between two private characters and is found again by
 * them; Fluent never selects on a word itself but on its key.
 */
export function stretches(telling: Telling): Stretch[] {
  const words: Telling[] = []
  const marked = (value: Telling | Listing): string => {
    if (value.tell === 'list') return listed(value.items.map(marked))
    words.push(value)
    return `\uE000${tell(value)}\uE001`
  }
  const args: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(telling.args ?? {})) {
    args[name] = typeof value === 'object' ? marked(value) : value
  }
  // The words come out in the sentence's order, which need not be that of the arguments.
  const found: Stretch[] = []
  for (const part of say(telling.key, args).split('\uE000')) {
    const [first = '', rest] = part.split('\uE001')
    if (rest === undefined) {
      found.push({ text: first, word: null })
      continue
    }
    found.push({ text: first, word: words.find((word) => tell(word) === first) ?? null })
    found.push({ text: rest, word: null })
  }
  return found.filter((stretch) => stretch.text !== '')
}

function told(value: Telling | Listing): string {
  if (value.tell === 'message') return tell(value)
  return listed(value.items.map(tell))
}

function listed(items: string[]): string {
  return items.reduceRight((rest, first) => say('list-comma', { first, rest }))
}

export function language(): Language {
  return settings.language
}
