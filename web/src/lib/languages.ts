/** The languages that the client speaks: those whose files the build has found. */
import { load, names } from 'virtual:texts'

/** The own name of each language by its code. */
export const LANGUAGES: ReadonlyMap<string, string> = new Map(names)

/** The language of those who want none that is there: the first one. */
export const DEFAULT_LANGUAGE = names[0]![0]

/** All texts of a language: the title they belong to, if it is one, and a file's content. */
export async function textsOf(language: string): Promise<[title: string | null, text: string][]> {
  return (await load[language]!()).default
}
