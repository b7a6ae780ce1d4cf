/** The steps of one match, each fetched once. */
import { api } from '../../lib/api'
import type { Step } from '../../lib/protocol'

export class Pages {
  readonly #fetched = new Map<number, Promise<Step>>()

  constructor(private readonly table: string) {}

  turnTo(step: number): Promise<Step> {
    let page = this.#fetched.get(step)
    if (!page) {
      page = api.step(this.table, step)
      this.#fetched.set(step, page)
      page.catch(() => this.#fetched.delete(step)) // the next reader asks again
    }
    return page
  }
}
