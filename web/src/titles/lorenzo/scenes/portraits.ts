/** The people: twenty-four characters, each with a medal of what they bring, and twenty leaders. */
import { disc, icon } from '../../scenes/pen'
import { niche, profile, type Face } from '../../scenes/people'

interface Character extends Face {
  /** The icon on the medal. */
  brings: string
}

const CHARACTERS: Record<string, Character> = {
  warlord: {
    hat: 'helmet',
    cloth: '#7a2b2b',
    dyed: '#b5382b',
    beard: 'short',
    nose: 'strong',
    brings: 'military',
  },
  stonemason: { hat: 'coif', cloth: '#8a6a3a', beard: 'short', nose: 'snub', brings: 'production' },
  dame: {
    hat: 'veil',
    cloth: '#a34b5e',
    hair: 'fair',
    length: 'gathered',
    brings: 'kind-character',
  },
  knight: {
    hat: 'sallet',
    cloth: '#3d4f74',
    dyed: '#e2ae3f',
    turned: true,
    brings: 'kind-venture',
  },
  farmer: { hat: 'straw', cloth: '#6f7c3d', hair: 'red', nose: 'snub', brings: 'harvest' },
  artisan: {
    hat: 'skullcap',
    cloth: '#7a4b2b',
    dyed: '#33302f',
    hair: 'black',
    beard: 'moustache',
    turned: true,
    brings: 'production',
  },
  preacher: {
    hat: 'tonsure',
    cloth: '#5b4636',
    beard: 'long',
    nose: 'hooked',
    old: true,
    brings: 'faith',
  },
  abbess: { hat: 'wimple', cloth: '#37304a', turned: true, brings: 'faith' },
  captain: {
    hat: 'helmet',
    cloth: '#8c2f28',
    dyed: '#fbf3e0',
    beard: 'pointed',
    hair: 'black',
    nose: 'hooked',
    brings: 'kind-territory',
  },
  architect: {
    hat: 'berretto',
    cloth: '#39566b',
    hair: 'grey',
    beard: 'short',
    nose: 'strong',
    old: true,
    turned: true,
    brings: 'kind-building',
  },
  patron: { hat: 'mazzocchio', cloth: '#8f2f3a', hair: 'brown', fur: true, brings: 'coin' },
  hero: {
    hat: 'laurel',
    cloth: '#b5873a',
    hair: 'fair',
    nose: 'straight',
    turned: true,
    brings: 'kind-venture',
  },
  peasant: {
    hat: 'straw',
    cloth: '#7a5a34',
    beard: 'long',
    hair: 'grey',
    nose: 'strong',
    old: true,
    turned: true,
    brings: 'harvest',
  },
  scholar: {
    hat: 'berretto',
    cloth: '#463a5e',
    beard: 'long',
    hair: 'grey',
    old: true,
    brings: 'deco-book',
  },
  'papal-messenger': {
    hat: 'plume',
    cloth: '#9a7a24',
    hair: 'black',
    nose: 'snub',
    brings: 'vatican',
  },
  'royal-messenger': {
    hat: 'plume',
    cloth: '#2f4f8f',
    hair: 'fair',
    length: 'long',
    turned: true,
    brings: 'privilege',
  },
  noble: { hat: 'plume', cloth: '#4f6b3a', beard: 'pointed', fur: true, brings: 'kind-territory' },
  governor: {
    hat: 'mazzocchio',
    cloth: '#9c6a1c',
    hair: 'grey',
    nose: 'hooked',
    old: true,
    turned: true,
    brings: 'kind-building',
  },
  paramour: {
    hat: 'veil',
    cloth: '#8a3f6a',
    hair: 'red',
    length: 'gathered',
    turned: true,
    brings: 'kind-character',
  },
  herald: {
    hat: 'brim',
    cloth: '#6a3f7c',
    dyed: '#8f2f3a',
    hair: 'brown',
    beard: 'moustache',
    brings: 'kind-venture',
  },
  cardinal: {
    hat: 'galero',
    cloth: '#a32f2a',
    hair: 'grey',
    nose: 'strong',
    old: true,
    brings: 'harvest',
  },
  bishop: {
    hat: 'mitre',
    cloth: '#7d4fa0',
    hair: 'grey',
    old: true,
    turned: true,
    brings: 'production',
  },
  general: {
    hat: 'barbute',
    cloth: '#5c2323',
    beard: 'short',
    hair: 'grey',
    nose: 'hooked',
    brings: 'vp',
  },
  ambassador: {
    hat: 'biretta',
    cloth: '#2f3f5f',
    dyed: '#33302f',
    beard: 'short',
    hair: 'black',
    fur: true,
    turned: true,
    brings: 'privilege',
  },
}

const LEADERS: Record<string, Face> = {
  'francesco-sforza': {
    hat: 'biretta',
    cloth: '#7a1f2b',
    dyed: '#8a2430',
    nose: 'hooked',
    old: true,
  },
  'ludovico-ariosto': { hat: 'laurel', cloth: '#3a4a3a', beard: 'short', nose: 'strong' },
  'filippo-brunelleschi': { hat: 'coif', cloth: '#8a2f2f', hair: 'grey', nose: 'snub', old: true },
  // He is always seen from the left, and his nose has lost its bridge.
  'federico-da-montefeltro': {
    hat: 'biretta',
    cloth: '#a32f2a',
    hair: 'black',
    nose: 'hooked',
    turned: true,
  },
  'girolamo-savonarola': { hat: 'hood', cloth: '#2e2a2e', nose: 'hooked', turned: true },
  'giovanni-dalle-bande-nere': { hat: 'barbute', cloth: '#2e2a2e', hair: 'black', beard: 'short' },
  'sandro-botticelli': {
    hat: 'bare',
    cloth: '#8f5a2a',
    hair: 'fair',
    length: 'long',
    nose: 'strong',
  },
  'michelangelo-buonarroti': {
    hat: 'bare',
    cloth: '#3a3a44',
    hair: 'black',
    beard: 'short',
    nose: 'snub',
    old: true,
  },
  'ludovico-iii-gonzaga': {
    hat: 'berretto',
    cloth: '#6a2a4a',
    hair: 'grey',
    nose: 'strong',
    old: true,
    fur: true,
  },
  'leonardo-da-vinci': {
    hat: 'berretto',
    cloth: '#4a3a5a',
    hair: 'grey',
    length: 'long',
    beard: 'long',
    nose: 'hooked',
    old: true,
  },
  'pico-della-mirandola': {
    hat: 'berretto',
    cloth: '#9a2f2a',
    hair: 'fair',
    length: 'long',
    turned: true,
  },
  'sisto-iv': { hat: 'tiara', cloth: '#a32f2a', hair: 'grey', nose: 'strong', old: true },
  'lucrezia-borgia': {
    hat: 'veil',
    cloth: '#7d2333',
    hair: 'fair',
    length: 'gathered',
    turned: true,
  },
  'sigismondo-malatesta': { hat: 'bare', cloth: '#4a5a3a', nose: 'hooked', turned: true },
  'lorenzo-de-medici': { hat: 'mazzocchio', cloth: '#8a2430', hair: 'black', nose: 'strong' },
  'ludovico-il-moro': { hat: 'bare', cloth: '#2e2a3a', hair: 'black', nose: 'strong', fur: true },
  'cesare-borgia': {
    hat: 'plume',
    cloth: '#1f1c22',
    hair: 'black',
    beard: 'pointed',
    nose: 'hooked',
  },
  'santa-rita': { hat: 'wimple', cloth: '#1f1c22' },
  'cosimo-de-medici': {
    hat: 'berretto',
    cloth: '#7a1f2b',
    hair: 'grey',
    nose: 'hooked',
    old: true,
    turned: true,
  },
  'bartolomeo-colleoni': {
    hat: 'helmet',
    cloth: '#6a4a2a',
    hair: 'grey',
    dyed: '#e2ae3f',
    nose: 'strong',
    old: true,
  },
}

/** The medal stands where the person looks; on the left it keeps clear of the cost. */
function portrait({ brings, ...face }: Character): string {
  const [x, y, r] = face.turned ? [26, 38, 12.6] : [97, 35, 14]
  return (
    niche('#3c5f93', '#5c80b4') +
    profile(face, face.turned ? 65 : 57, 53, 0.98) +
    disc(x, y, r, '#fbf3e0') +
    disc(x, y, r - 1.8, 'none', { pen: 0.7, opacity: 0.5 }) +
    icon(brings, x - r * 0.75, y - r * 0.75, r * 1.5)
  )
}

export const characters: Record<string, string> = Object.fromEntries(
  Object.entries(CHARACTERS).map(([name, character]) => [name, portrait(character)]),
)

export const leaders: Record<string, string> = Object.fromEntries(
  Object.entries(LEADERS).map(([name, face]) => [
    name,
    niche('#6d2334', '#8f3d46') + profile(face),
  ]),
)
