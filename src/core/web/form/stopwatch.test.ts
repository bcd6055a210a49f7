import { expect, test } from 'vitest'
import { createStopwatch } from './stopwatch.ts'

test('adds up the work, and of a long pause one minute', () => {
  const watch = createStopwatch(0)
  for (const second of [5, 10, 3610]) watch.tick(second * 1000)
  expect(watch.seconds(3_612_400)).toBe(72)
})
test('a clock that is set back takes nothing away', () => {
  const watch = createStopwatch(10_000)
  watch.tick(4000)
  expect(watch.seconds(9000)).toBe(5)
})
