import { describe, expect, test } from 'vitest'
import { substanceIssues } from './substance.rule.ts'

const toluene = {
  casNo: '108-88-3',
  casNoneYn: 'N',
  lelVal: 1.1,
  uelVal: 7.1,
  flashPt: 4,
  noFlashYn: 'N',
  twaVal: 50,
  expUnitCd: 'ppm',
}
const paths = (values: object) => substanceIssues({ ...toluene, ...values }).map(({ path }) => path)

describe('a substance', () => {
  test('a substance with the values of section 11 is right', () =>
    expect(substanceIssues(toluene)).toEqual([]))
  test('a substance needs its CAS number, or says why there is none', () => {
    expect(paths({ casNo: null })).toEqual(['casNo'])
    expect(paths({ casNo: null, casNoneYn: 'Y' })).toEqual(['casNoneReason'])
    expect(paths({ casNo: null, casNoneYn: 'Y', casNoneReason: '석유 증류분(UVCB)' })).toEqual([])
    expect(paths({ casNoneYn: 'Y', casNoneReason: '석유 증류분(UVCB)' })).toEqual(['casNo'])
  })
  test('a substance with an EC number has a right one', () => {
    expect(paths({ ecNo: '203-625-9' })).toEqual([])
    expect(paths({ ecNo: '203-625-8' })).toEqual(['ecNo'])
  })
  test('a substance has a lower explosive limit below the upper one', () => {
    expect(paths({ lelVal: 7.1 })).toEqual(['uelVal'])
    expect(paths({ lelVal: 7.09 })).toEqual([])
  })
  test('a substance without a flash point states none', () =>
    expect(paths({ noFlashYn: 'Y' })).toEqual(['flashPt']))
  test('a substance with an exposure limit says its unit', () => {
    expect(paths({ expUnitCd: null })).toEqual(['expUnitCd'])
    expect(paths({ expUnitCd: null, twaVal: null, ceilVal: 2 })).toEqual(['expUnitCd'])
    expect(paths({ expUnitCd: null, twaVal: null })).toEqual([])
  })
})
test('a CAS number typed with spaces is understood, its check digit is checked all the same', () => {
  expect(substanceIssues({ casNo: ' 108 - 88 - 3 ' })).toEqual([])
  expect(substanceIssues({ casNo: '108 - 88 - 4' }).map(({ path }) => path)).toEqual(['casNo'])
})
