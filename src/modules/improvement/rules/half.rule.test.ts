import { expect, test } from 'vitest'
import { halfToFreeze } from './half.rule.ts'

test.each([
  ['2026-06-30T23:29:00+09:00', undefined],
  ['2026-06-30T23:30:00+09:00', { halfYear: '2026', halfCd: '1' }],
  ['2026-07-14T09:00:00+09:00', { halfYear: '2026', halfCd: '1' }],
  ['2026-07-15T00:00:00+09:00', undefined],
  ['2026-12-31T12:00:00+09:00', undefined],
  ['2026-12-31T23:59:00+09:00', { halfYear: '2026', halfCd: '2' }],
  ['2027-01-01T00:00:00+09:00', { halfYear: '2026', halfCd: '2' }],
])('IMP-14 at %s the clock freezes %o', (now, half) => {
  expect(halfToFreeze(now)).toEqual(half)
})
