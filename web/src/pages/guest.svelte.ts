/** Who the reader is: a guest known by a cookie, who may have given a name. */
import { api } from '../lib/api'

let name = $state('')
let greeting: Promise<void> | undefined

export const guest = {
  /** Empty until the guest has chosen one. */
  get name(): string {
    return name
  },
}

/** Asks the server who the reader is, once. */
export function greet(): Promise<void> {
  greeting ??= api.me().then(
    (me) => {
      name = me.name
    },
    (trouble) => {
      greeting = undefined // the next page asks again
      throw trouble
    },
  )
  return greeting
}

/** The guest wants to be called otherwise; an empty name changes nothing. */
export async function rename(wanted: string): Promise<void> {
  const trimmed = wanted.trim()
  if (trimmed !== '' && trimmed !== name) name = (await api.rename(trimmed)).name
}
