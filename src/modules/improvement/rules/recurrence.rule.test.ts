import { describe, expect, test } from 'vitest'
import { recurrenceAfter, repeatRate, sameFinding } from './recurrence.rule.ts'

const finding = {
  plantCd: '1000',
  processNo: 3,
  placeNm: '포장동 통로',
  facilityNo: null,
  hazardTypeCd: 'TRIP',
}

describe('IMP-10 recurrence', () => {
  const closed = { ...finding, closeDt: '2026-01-10T09:00:00+09:00' }
  test('179 days later it is the same thing again, 181 days later it is not', () => {
    expect(recurrenceAfter(closed, { ...finding, reqDt: '2026-07-08T10:00:00+09:00' })).toBe(179)
    expect(recurrenceAfter(closed, { ...finding, reqDt: '2026-07-10T10:00:00+09:00' })).toBeUndefined()
  })
  test('a finding that was made before the closing is not a recurrence', () =>
    expect(recurrenceAfter(closed, { ...finding, reqDt: '2026-01-09T10:00:00+09:00' })).toBeUndefined())
  test('a recurrence has the same plant and hazard, at the same process, place or facility', () => {
    expect(sameFinding(finding, { ...finding, processNo: null, placeNm: '포장동  통로' })).toBe(true)
    expect(sameFinding(finding, { ...finding, processNo: 4, placeNm: '출하장' })).toBe(false)
    expect(
      sameFinding(
        { ...finding, facilityNo: 7 },
        { ...finding, processNo: null, placeNm: '다른 곳', facilityNo: 7 },
      ),
    ).toBe(true)
    expect(sameFinding(finding, { ...finding, hazardTypeCd: 'FALL' })).toBe(false)
    expect(sameFinding(finding, { ...finding, plantCd: '2000' })).toBe(false)
    expect(sameFinding({ ...finding, processNo: 0 }, { ...finding, processNo: 0, placeNm: '다른 곳' })).toBe(
      false,
    )
  })
})
test('the repeat rate is empty where there is nothing to count', () =>
  expect([repeatRate(0, 0), repeatRate(40, 3)]).toEqual([null, 7.5]))
