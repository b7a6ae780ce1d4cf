/**
 * The rules of a title in the reader's language, fetched once per language. Where they are not
 * translated the server answers with the English ones.
 */
import { api } from '../lib/api'
import type { Rulebook } from '../lib/protocol'

const books = new Map<string, Promise<Rulebook>>()

export function rulebook(game: string, language: string): Promise<Rulebook> {
  const key = `${game}/${language}`
  let book = books.get(key)
  if (!book) {
    book = api.rules(game, language)
    books.set(key, book)
    book.catch(() => books.delete(key)) // the next reader asks again
  }
  return book
}
