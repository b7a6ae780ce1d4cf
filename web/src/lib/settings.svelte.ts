/** What the reader has chosen for themselves: theme, language, motion. Kept in this browser. */

import { DEFAULT_LANGUAGE, LANGUAGES } from './languages'

export type Theme = 'auto' | 'light' | 'dark'

interface Settings {
  theme: Theme
  /** Code of one of the `LANGUAGES`. */
  language: string
}

const KEY = 'signoria.settings'

function preferredLanguage(): string {
  for (const wanted of navigator.languages) {
    const found = [wanted, wanted.split('-')[0]!].find((language) => LANGUAGES.has(language))
    if (found) return found
  }
  return DEFAULT_LANGUAGE
}

function stored(): Partial<Settings> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
    // A language may have been taken away since.
    if (!LANGUAGES.has(kept.language ?? '')) delete kept.language
    return kept
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
