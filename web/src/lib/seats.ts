/** Tokens of my seats, kept in this browser: each opens its seat from another device too. */

const key = (table: string) => `signoria.seat.${table}`

export function keepSeat(table: string, token: string): void {
  try {
    localStorage.setItem(key(table), token)
  } catch {
    // the signed cookie knows the seat as well
  }
}

export function forgetSeat(table: string): void {
  try {
    localStorage.removeItem(key(table))
  } catch {
    // nothing was kept
  }
}

export function seatToken(table: string): string {
  try {
    return localStorage.getItem(key(table)) ?? ''
  } catch {
    return ''
  }
}

/** Takes a token from the address (`?seat=…`) into the store, and out of the address bar. */
export function receiveSeat(table: string): void {
  const address = new URL(location.href)
  const token = address.searchParams.get('seat')
  if (!token) return
  keepSeat(table, token)
  address.searchParams.delete('seat')
  history.replaceState(history.state, '', address)
}
