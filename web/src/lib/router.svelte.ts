/** Where the reader is: the path of the address bar, as state that pages react to. */

let path = $state(location.pathname)

export const route = {
  get path(): string {
    return path
  },
  /** The parts of the path between its slashes: `/table/abc/` is `['table', 'abc']`. */
  get parts(): string[] {
    return path.split('/').filter((part) => part !== '')
  },
}

/** Goes to another page without loading the document anew. */
export function go(to: string, { replace = false } = {}): void {
  if (to === location.pathname + location.search + location.hash) return
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  path = location.pathname
  if (!location.hash) scrollTo(0, 0)
}

addEventListener('popstate', () => {
  path = location.pathname
})

// Plain links within the site stay within the page; those with a modifier or a target do not.
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]')
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
    return
  if (link.pathname.startsWith('/api/')) return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
})
