import '@fontsource/alegreya/latin-500.css'
import '@fontsource/alegreya/latin-700.css'
import '@fontsource/alegreya/latin-800.css'
import '@fontsource/alegreya/latin-ext-500.css'
import '@fontsource/alegreya/latin-ext-700.css'
import '@fontsource/alegreya/latin-ext-800.css'
import '@fontsource/alegreya-sc/latin-500.css'
import '@fontsource/alegreya-sc/latin-700.css'
import '@fontsource/alegreya-sc/latin-ext-500.css'
import '@fontsource/alegreya-sc/latin-ext-700.css'
import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/alegreya-sans/latin-800.css'
import '@fontsource/alegreya-sans/latin-ext-500.css'
import '@fontsource/alegreya-sans/latin-ext-700.css'
import '@fontsource/alegreya-sans/latin-ext-800.css'
import './tokens.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { route } from './lib/router.svelte'
import { lookAhead } from './lib/ahead'
import { pageAt } from './lib/routes'
import { layIcons } from './lib/sprite'
import { settings } from './lib/settings.svelte'
import { read } from './lib/texts.svelte'

// After an update the pieces of an open page are gone from the server: the page is loaded anew,
// but not over and over where a piece is really missing.
addEventListener('vite:preloadError', () => {
  const before = Number(sessionStorage.getItem('loaded-anew') ?? 0)
  if (Date.now() - before < 60_000) return
  sessionStorage.setItem('loaded-anew', String(Date.now()))
  location.reload()
})

const [kind, table] = route.parts
if (kind === 'table' && table) void lookAhead(table)
void layIcons()
// The page comes along with the texts; whether it came is for the application to show.
const page = pageAt(route.parts)
  .load()
  .catch(() => null)
await Promise.all([read(settings.language), page])
mount(App, { target: document.getElementById('app')! })
