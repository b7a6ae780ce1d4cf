/**
 * Sentences in the reader's language, from the `.ftl` files that the server's terminal uses too.
 *
 * `say(key, args)` is for the client's own texts, `tell(telling)` for what the server says.
 * Both read the current language, so everything they are used in changes when it does.
 *
 * Each title has files of its own, for its sentences and for its board, and two titles may say the
 * same key in different words. A page that is about one title performs it: then its words come first. Where several titles stand side
 * by side, the title is named with the key.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { untrack } from 'svelte'
import { textsOf } from './languages'
import type { Listing, Telling } from './protocol'
import { choose, settings } from './settings.svelte'

/** What all titles share, and what each title says besides. */
interface Texts {
  shared: FluentBundle
  titles: Readonly<Record<string, FluentBundle>>
}

let texts = $state.raw<Texts | null>(null)
/** The title whose words come first. */
let performed = $state('')
/** Messages that the table says in words of its own, such as the cards of an owner's deck. */
let renamed = $state.raw<Readonly<Record<string, string>>>({})

/** Loads all texts of a language, then shows them. */
export async function read(language: string): Promise<void> {
  const files = await textsOf(language)
  const empty = () => new FluentBundle(language, { useIsolating: false })
  const loaded = { shared: empty(), titles: {} as Record<string, FluentBundle> }
  for (const [title, text] of files) {
    const bundle = title ? (loaded.titles[title] ??= empty()) : loaded.shared
    for (const problem of bundle.addResource(new FluentResource(text))) console.error(problem)
  }
  texts = loaded
  document.documentElement.lang = language
}

/** The words of a title come first from now on, some of them as the table has renamed them. */
export function perform(game: string, names: Readonly<Record<string, string>> = {}): void {
  performed = game
  if (JSON.stringify(names) !== JSON.stringify(untrack(() => renamed))) renamed = names
}

/** Changes the reader's language, for now and for the next visit. */
export async function speak(language: string): Promise<void> {
  await read(language)
  choose({ language })
}

/** A number of a board game: its plural matters, but it is never long enough to be grouped. */
class Numeral extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

/** Whether a title says this in words of its own. */
export function knows(key: string, game: string): boolean {
  return texts?.titles[game]?.hasMessage(key) ?? false
}

/** One of the client's own texts; `game` for the words of a title that is not performed. */
export function say(
  key: string,
  args: Record<string, FluentVariable> = {},
  game: string = performed,
): string {
  if (!texts) return ''
  if (game === performed && key in renamed) return renamed[key]!
  const own = texts.titles[game]
  const bundle = own?.hasMessage(key) ? own : texts.shared
  const pattern = bundle.getMessage(key)?.value
  if (!pattern) return `{${key}}`
  const given = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'number' ? new Numeral(value) : value,
  ])
  return bundle.formatPattern(pattern, Object.fromEntries(given) as typeof args)
}

/** What the server says; `game` for the words of a title that is not performed. */
export function tell(telling: Telling, game: string = performed): string {
  const args: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(telling.args ?? {})) {
    args[name] = typeof value === 'object' ? told(value, game) : value
  }
  return say(telling.key, args, game)
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

function told(value: Telling | Listing, game: string): string {
  if (value.tell === 'message') return tell(value, game)
  return listed(value.items.map((item) => tell(item, game)))
}

function listed(items: string[]): string {
  return items.reduceRight((rest, first) => say('list-comma', { first, rest }))
}

export function language(): string {
  return settings.language
}
