/** Points in time as people say them, in the reader's language. */
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86400],
  ['month', 2629800],
  ['year', 31557600],
]

/** "3 minutes ago", "yesterday"; anything within the last minute is "now". */
export function ago(time: string, language: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(time)) / 1000)
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const step = STEPS.findLast(([, length]) => seconds >= length)
  return step ? words.format(-Math.floor(seconds / step[1]), step[0]) : words.format(0, 'second')
}

/** "15 November 2026". */
export function day(time: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(time))
}
