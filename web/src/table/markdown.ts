/**
 * The little Markdown that rules are written in, as a tree: paragraphs and lists of runs that are
 * plain, strong, emphasised or code. Anything else stays text, so nothing can be smuggled in.
 */

export interface Run {
  style: 'plain' | 'strong' | 'em' | 'code'
  text: string
}
export interface Block {
  kind: 'paragraph' | 'list'
  /** One entry per paragraph or list item. */
  items: Run[][]
}

const MARKS = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*\s][^*]*)\*|`(?<code>[^`]+)`/g

export function runs(text: string): Run[] {
  const found: Run[] = []
  let end = 0
  const plain = (upTo: number) => {
    if (upTo > end) found.push({ style: 'plain', text: text.slice(end, upTo) })
  }
  for (const mark of text.matchAll(MARKS)) {
    plain(mark.index)
    const { strong, em, code } = mark.groups!
    if (strong !== undefined) found.push({ style: 'strong', text: strong })
    else if (em !== undefined) found.push({ style: 'em', text: em })
    else found.push({ style: 'code', text: code! })
    end = mark.index + mark[0].length
  }
  plain(text.length)
  return found
}

export function blocks(markdown: string): Block[] {
  const made: Block[] = []
  for (const part of markdown.split(/\n\s*\n/)) {
    const lines = part.split('\n').filter((line) => line.trim() !== '')
    if (lines.length === 0) continue
    let item: string[] | null = null
    let items: string[][] = []
    const close = () => {
      if (items.length > 0) made.push({ kind: 'list', items: items.map((i) => runs(i.join(' '))) })
      items = []
      item = null
    }
    const paragraph: string[] = []
    for (const line of lines) {
      const bullet = /^\s*[-*] (.*)$/.exec(line)
      if (bullet) {
        item = [bullet[1]!.trim()]
        items.push(item)
      } else if (item) {
        item.push(line.trim())
      } else {
        paragraph.push(line.trim())
      }
    }
    if (paragraph.length > 0) made.push({ kind: 'paragraph', items: [runs(paragraph.join(' '))] })
    close()
  }
  return made
}
