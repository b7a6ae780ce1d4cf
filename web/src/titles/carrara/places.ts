/** Which places each part of the phone's board draws. */

const CITIES = /^place:(lerici|massa|viareggio|lucca|pisa|livorno|\d+-coins)$/

const drawn =
  (...sorts: string[]) =>
  (place: string): boolean =>
    sorts.some((sort) => place.startsWith(sort))

/** A building's name tells where it is: on offer by its design, built by its tile. */
const wheel = drawn('section:', 'decoration:', 'statue:', 'verb:turn')
const court = (place: string): boolean =>
  CITIES.test(place) ||
  drawn('pillar:', 'verb:join', 'verb:defer')(place) ||
  place === 'statue:golden'

export const holds = {
  wheel: (place: string): boolean => wheel(place) && place !== 'statue:golden',
  offer: drawn('tile:', 'kind:', 'upgrade:'),
  court,
  columns: drawn('city:', 'building:'),
  scoring: (place: string): boolean => place.startsWith('place:') && !CITIES.test(place),
}
