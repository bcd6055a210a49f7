import { expect, test } from 'vitest'
import { createDoubleClick } from './double-click.ts'

test('two presses on one day within 400 ms close, later ones and other days do not', () => {
  let now = 0
  const press = createDoubleClick(() => now)
  const at = (moment: number, day: string) => {
    now = moment
    return press(day)
  }
  expect([at(0, '2026-11-20'), at(400, '2026-11-20')]).toEqual([false, true])
  expect([at(1000, '2026-11-20'), at(1401, '2026-11-20')]).toEqual([false, false])
  expect([at(3000, '2026-11-20'), at(3100, '2026-11-21')]).toEqual([false, false])
  expect([at(4000, ''), at(4100, '')]).toEqual([false, false])
})
