/** How much room there is: a desk, a tablet (the rail folds away), or a phone (one part at a time). */

export type Room = 'desk' | 'tablet' | 'phone'

const phone = matchMedia('(max-width: 819px)')
const tablet = matchMedia('(max-width: 1199px)')

const measured = (): Room => (phone.matches ? 'phone' : tablet.matches ? 'tablet' : 'desk')
let current: Room = $state(measured())
for (const query of [phone, tablet]) query.addEventListener('change', () => (current = measured()))

export function room(): Room {
  return current
}
