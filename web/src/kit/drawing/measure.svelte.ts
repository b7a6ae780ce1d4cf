/** How wide words are, so that names in any language fit where they are written. */

export type Face = 'sans' | 'serif' | 'sc'

const FAMILY: Record<Face, string> = {
  sans: '"Alegreya Sans"',
  serif: 'Alegreya',
  sc: '"Alegreya SC"',
}
/** Small capitals are spaced. */
const SPACING: Record<Face, number> = { sans: 0, serif: 0, sc: 0.04 }

/** Counts up when fonts have arrived: everything measured is measured again. */
let fonts = $state(0)
let known: Record<string, number> = {}
let pen: CanvasRenderingContext2D | null = null

function drawingPen(): CanvasRenderingContext2D {
  if (!pen) {
    pen = document.createElement('canvas').getContext('2d')!
    document.fonts.addEventListener('loadingdone', () => {
      known = {}
      fonts += 1
    })
  }
  return pen
}

/** The width of a text at a size, in pixels. */
export function width(text: string, size: number, face: Face = 'sans', weight = 700): number {
  void fonts
  const key = `${weight}${face}${text}`
  let unit = known[key]
  if (unit === undefined) {
    const ink = drawingPen()
    ink.font = `${weight} 100px ${FAMILY[face]}`
    unit = ink.measureText(text).width / 100 + SPACING[face] * text.length
    known[key] = unit
  }
  return unit * size
}

/** Letters are pressed together to this part of their width at most. */
const PRESSED = 0.76

/** How lines are set in their room. */
export interface Setting {
  size: number
  /** The width of each line that is pressed together; none of a line that fits as it is. */
  press: (line: string) => number | undefined
}

/**
 * Lines as large as they fit into `room`, up to `size`. Below `least` their letters are pressed
 * together first, and become smaller still only where that is not enough.
 */
export function set(
  lines: readonly string[],
  size: number,
  room: number,
  least: number,
  face: Face = 'sans',
  weight = 700,
): Setting {
  const longest = Math.max(...lines.map((line) => width(line, 1, face, weight)))
  const fits = room / longest
  const letters = Math.min(size, Math.max(fits, Math.min(least, fits / PRESSED)))
  return {
    size: letters,
    press: (line) => (width(line, letters, face, weight) > room + 0.5 ? room : undefined),
  }
}

/** A text in one line if it fits at its least size, otherwise broken near its middle. */
export function broken(
  text: string,
  room: number,
  least: number,
  face: Face = 'sans',
  weight = 700,
): string[] {
  const words = text.split(' ')
  if (words.length < 2 || width(text, least, face, weight) <= room) return [text]
  const cuts = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]
    return { lines, wide: Math.max(...lines.map((line) => width(line, least, face, weight))) }
  })
  return cuts.reduce((best, cut) => (cut.wide < best.wide ? cut : best)).lines
}

/** A text in as many lines as it needs at a size, each of them filled as far as it goes. */
export function wrapped(
  text: string,
  size: number,
  room: number,
  face: Face = 'sans',
  weight = 700,
): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && width(longer, size, face, weight) > room) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === '' ? lines : [...lines, line]
}

/** A text that is cut where its room ends. */
export function cut(
  text: string,
  size: number,
  room: number,
  face: Face = 'sans',
  weight = 700,
): string {
  if (width(text, size, face, weight) <= room) return text
  let kept = text
  while (kept.length > 1 && width(`${kept}…`, size, face, weight) > room) kept = kept.slice(0, -1)
  return `${kept.trimEnd()}…`
}
