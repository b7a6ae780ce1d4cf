/**
 * False until the page has been painted once: what is looked at second is drawn second.
 *
 * Must be called while a component is made.
 */
export function painted(): { readonly yet: boolean } {
  let yet = $state(false)
  $effect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => (yet = true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  })
  return {
    get yet() {
      return yet
    },
  }
}
