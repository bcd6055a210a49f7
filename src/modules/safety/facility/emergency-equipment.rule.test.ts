import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emergencyMark, emergencyMarks } from './emergency-equipment.rule.ts'

const good = { outOfUse: false, lastDt: '2026-11-20T09:00:00+09:00', badCnt: 0, overdueYmd: null }

test('the last check decides: nothing bad is good, something bad is bad, no check at all is unknown', () => {
  expect(emergencyMark(good)).toBe('good')
  expect(emergencyMark({ ...good, badCnt: 1 })).toBe('bad')
  expect(emergencyMark({ ...good, lastDt: null })).toBe('unknown')
})
test('what is out of use is said first, and what is overdue even where nothing was bad', () => {
  expect(emergencyMark({ ...good, overdueYmd: '2026-11-27' })).toBe('overdue')
  expect(emergencyMark({ ...good, lastDt: null, overdueYmd: '2026-11-27' })).toBe('overdue')
  expect(emergencyMark({ ...good, badCnt: 2, overdueYmd: '2026-11-27' })).toBe('bad')
  expect(emergencyMark({ ...good, badCnt: 2, outOfUse: true })).toBe('stopped')
})
test('no piece is good without a check that was done, whatever else is known', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.nat(5),
      fc.constantFrom(null, '2026-11-27'),
      (outOfUse, badCnt, overdueYmd) => {
        const mark = emergencyMark({ outOfUse, badCnt, overdueYmd, lastDt: null })
        expect(emergencyMarks).toContain(mark)
        expect(mark).not.toBe('good')
      },
    ),
  )
})
