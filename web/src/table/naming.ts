/**
 * Gives a drawing its name for screen readers.
 *
 * What is written on a piece (a price, a value) is for eyes and is hidden from screen readers; the
 * name is a text of its own inside the drawing, without ink. An `aria-label` would do the same,
 * but whoever steers by voice says what is written, which that label need not contain. Elements
 * that cannot hold a text (a path) have nothing written on them, and get the label. So do buttons
 * that say their name; others bring a place for it, `<span class="visually-hidden spoken"></span>`,
 * and hide the rest themselves.
 */
export function entitle(node: HTMLElement | SVGElement, name: string): void {
  if (!(node instanceof SVGGElement)) {
    const text = node.querySelector(':scope > .spoken')
    if (text) text.textContent = name
    else node.setAttribute('aria-label', name)
    return
  }
  if (names.size === 0) afterPainting(write)
  names.set(node, name)
}

/** After the next picture: the boxes of the drawings are known then and cost no layout of their own. */
function afterPainting(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}

/** Names to be written, all together. */
const names = new Map<SVGGElement, string>()

function write(): void {
  const nameless = [...names.keys()].filter((node) => spoken(node) === null)
  const boxes = nameless.map((node) => node.getBBox())
  nameless.forEach((node, index) => {
    // In the middle, so that it does not make the drawing larger than it looks.
    const { x, y, width, height } = boxes[index]!
    const text = document.createElementNS('http://www.w3.org/2000/svg', 'text')
    text.setAttribute('class', 'spoken')
    text.setAttribute('x', String(x + width / 2))
    text.setAttribute('y', String(y + height / 2))
    node.append(text)
  })
  for (const [node, name] of names) {
    const text = spoken(node)!
    text.textContent = name
    for (const other of node.querySelectorAll('text')) {
      if (other !== text) other.setAttribute('aria-hidden', 'true')
    }
  }
  names.clear()
}

function spoken(node: SVGGElement): SVGTextElement | null {
  return node.querySelector<SVGTextElement>(':scope > text.spoken')
}
