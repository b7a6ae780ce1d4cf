/** What the reader has chosen for themselves: theme, language, motion. Kept in this browser. */

export const LANGUAGES = { en: 'English', it: 'Italiano', cs: 'Čeština', pl: 'Polski' } as const
export type Language = keyof typeof LANGUAGES
export type Theme = 'auto' | 'light' | 'dark'

interface Settings {
  theme: Theme
  language: Language
}

const KEY = 'signoria.settings'

function preferredLanguage(): Language {
  const known = Object.keys(LANGUAGES) as Language[]
  for (const wanted of navigator.languages) {
    const found = known.find((language) => wanted.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {} // an unreadable or forbidden store is an empty one
  }
}

export const settings: Settings = $state({
  theme: 'auto',
  language: preferredLanguage(),
  ...stored(),
})

/** Changes a setting for now and for the next visit. */
export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // without a store the choice lasts as long as the page
  }
}

const night = matchMedia('(prefers-color-scheme: dark)')
let nightOutside = $state(night.matches)
night.addEventListener('change', () => (nightOutside = night.matches))

/** The theme in effect: the reader's choice, or that of their system. */
export function theme(): 'light' | 'dark' {
  if (settings.theme !== 'auto') return settings.theme
  return nightOutside ? 'dark' : 'light'
}

export const stillness = matchMedia('(prefers-reduced-motion: reduce)')
