/**
 * Gives a drawing its name for screen readers.
 *
 * What is written on a piece (a price, a value) is for eyes and is hidden from screen readers; the
 * name is a text of its own inside the drawing, without ink. An `aria-label` would do the same,
 * but whoever steers by voice says what is written, which that label need not contain.
 */
export function entitle(node: HTMLElement | SVGElement, name: string): void {
  if (!(node instanceof SVGGraphicsElement)) {
    node.setAttribute('aria-label', name)
    return
  }
  let title = node.querySelector<SVGTextElement>(':scope > text.spoken')
  for (const text of node.querySelectorAll('text')) {
    if (text !== title) text.setAttribute('aria-hidden', 'true')
  }
  if (!title) {
    // In the middle, so that it does not make the drawing larger than it looks.
    const box = node.getBBox()
    title = document.createElementNS('http://www.w3.org/2000/svg', 'text')
    title.setAttribute('class', 'spoken')
    title.setAttribute('x', String(box.x + box.width / 2))
    title.setAttribute('y', String(box.y + box.height / 2))
    node.append(title)
  }
  title.textContent = name
}
