/**
 * Lays pictures into the document, each once, as the symbol `#<prefix>-<name>`:
 *
 *     <svg viewBox="0 0 120 52" preserveAspectRatio="xMidYMax slice"><use href="#scene-urbino" /></svg>
 */
export function lay(prefix: string, scenes: ReadonlyMap<string, string>): void {
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  sheet.setAttribute('aria-hidden', 'true')
  sheet.style.cssText = 'position:absolute;width:0;height:0'
  sheet.innerHTML = [...scenes]
    .map(
      ([name, drawn]) =>
        `<symbol id="${prefix}-${name}" viewBox="0 0 120 52"><g stroke="var(--i-line,#2b1c12)" stroke-linejoin="round" stroke-linecap="round" style="color:#7d2f3a">${drawn}</g></symbol>`,
    )
    .join('')
  document.body.append(sheet)
}
