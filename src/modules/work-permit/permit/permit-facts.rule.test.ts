import { expect, it } from 'vitest'
import { placeOf } from './permit-facts.rule.ts'

it("a place names its area once: '탱크야드 T-204', not '탱크야드 탱크야드 T-204'", () => {
  expect(placeOf({ areaNm: '탱크야드', placeTxt: '탱크야드 T-204' })).toBe('탱크야드 T-204')
  expect(placeOf({ areaNm: '탱크야드', placeTxt: 'T-204 하부' }, ' · ')).toBe('탱크야드 · T-204 하부')
  expect([
    placeOf({ areaNm: null, placeTxt: '전기실' }),
    placeOf({ areaNm: '유틸리티', placeTxt: null }),
  ]).toEqual(['전기실', '유틸리티'])
})
