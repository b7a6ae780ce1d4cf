import { expect, it } from 'vitest'
import { spot } from '../src/table/spot'

const window = { left: 0, top: 0, width: 1000, height: 800 }
const about = { left: 450, top: 400, width: 100, height: 100 }
const size = { width: 200, height: 80 }

it('stands above what it is about', () => {
  expect(spot(about, size, [], window)).toEqual({ side: 'above', left: 400, top: 308 })
})
it('goes where it covers nothing that is lit', () => {
  const lit = [{ left: 400, top: 300, width: 200, height: 80 }]
  expect(spot(about, size, lit, window).side).toBe('below')
})
it('stays inside the window', () => {
  const corner = { left: 0, top: 0, width: 100, height: 50 }
  const found = spot(corner, size, [], window)
  expect(found.side).toBe('below')
  expect(found.left).toBe(6)
})
