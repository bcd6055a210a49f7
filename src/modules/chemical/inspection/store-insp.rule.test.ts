import { expect, test } from 'vitest'
import { nextInspection } from './store-insp.rule.ts'

test('the next check is a cycle after the last one, the first one today', () => {
  expect(nextInspection(null, 'W', '2026-03-10')).toBe('2026-03-10')
  expect(nextInspection('2026-03-03', 'W', '2026-03-10')).toBe('2026-03-10')
  expect(nextInspection('2026-03-10', 'D', '2026-03-10')).toBe('2026-03-11')
  expect(nextInspection('2026-02-28', 'M', '2026-03-10')).toBe('2026-03-28')
  expect(nextInspection('2026-11-30', 'Q', '2026-12-01')).toBe('2027-02-28')
})
