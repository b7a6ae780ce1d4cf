/**
 * The icons, laid into the document once: `<use href="#icon-wood" />`.
 *
 * A board shows hundreds of them. Taken from the file, each would be a request of its own to the
 * browser's loader, and a new one would stay blank while the server restarts.
 */
export async function layIcons(): Promise<void> {
  const answer = await fetch('/icons.svg')
  if (!answer.ok) return
  const symbols = (await answer.text()).match(/<symbol[^]*?<\/symbol>/g) ?? []
  const sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  sprite.setAttribute('aria-hidden', 'true')
  sprite.style.display = 'none'
  sprite.innerHTML = symbols.join('').replaceAll('<symbol id="', '<symbol id="icon-')
  document.body.append(sprite)
}
