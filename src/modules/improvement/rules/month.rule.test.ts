import { expect, test } from 'vitest'
import { monthToReport } from './month.rule.ts'

test('IMP-03 L4: the month that ended is reported from 08:00 of the first working day, a week at most', () => {
  const none = new Set<string>()
  // 1 August 2026 is a Saturday.
  const told = (now: string, holidays = none) => monthToReport(`${now}:00+09:00`, holidays)
  expect(
    ['2026-08-01T09:00', '2026-08-03T07:59', '2026-08-03T08:00', '2026-08-09T23:00', '2026-08-10T08:00'].map(
      (now) => told(now),
    ),
  ).toEqual([undefined, undefined, '2026-07', '2026-07', undefined])
  expect([
    told('2026-01-01T09:00', new Set(['2026-01-01'])),
    told('2026-01-02T08:00', new Set(['2026-01-01'])),
  ]).toEqual([undefined, '2025-12'])
})
