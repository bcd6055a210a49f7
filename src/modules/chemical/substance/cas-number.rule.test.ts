import { describe, expect, test } from 'vitest'
import { readTsv } from '../../../core/server/seed/tsv.ts'
import { casIssue, isCasNumber, isEcNumber, plainCas } from './cas-number.rule.ts'
import { substanceRefusals } from './substance.texts.ts'

describe('CAS check digit (chm.md 5.1)', () => {
  test('108-88-3: 1·8+2·8+3·8+4·0+5·1 = 53 → 3', () => expect(isCasNumber('108-88-3')).toBe(true))
  test('108-88-4 is refused with the sentence of the design', () =>
    expect(String(casIssue('108-88-4'))).toBe('CAS번호 검증숫자가 올바르지 않습니다.'))
  test('64-17-6 is refused, 64-17-5 is ethanol', () =>
    expect([isCasNumber('64-17-6'), isCasNumber('64-17-5')]).toEqual([false, true]))
  test.each(['1-11-1', '12345678-11-1', '108883', '108-8-3', '', '108-88-3 '])(
    '%j has not the form',
    (casNo) => expect(casIssue(casNo)).toEqual(substanceRefusals.casForm()),
  )
  test('exactly one of ten check digits is right, whatever the number', () => {
    for (let stem = 50; stem < 9_999_999; stem += 98_761) {
      const [first, second] = [String(stem), String(stem % 100).padStart(2, '0')]
      const right = [...'0123456789'].filter((digit) => isCasNumber(`${first}-${second}-${digit}`))
      expect(right, `${first}-${second}`).toHaveLength(1)
    }
  })
  test('every substance of the seed has a right number', () => {
    const given = readTsv(`${import.meta.dirname}/../seed/chemicals.tsv`)
      .map((row) => row['casNo'])
      .filter((casNo) => casNo !== null && casNo !== undefined)
    expect(given.length).toBeGreaterThan(23)
    expect(given.filter((casNo) => !isCasNumber(casNo))).toEqual([])
  })
})

describe('EC number', () => {
  test('톨루엔 203-625-9: 1·2+2·0+3·3+4·6+5·2+6·5 = 75 → 9', () => expect(isEcNumber('203-625-9')).toBe(true))
  test('another last digit and another form are refused', () =>
    expect(['203-625-8', '2036259', '203-62-9', ''].map(isEcNumber)).toEqual([false, false, false, false]))
  test('at most one of ten last digits is right, and a rest of ten makes no number', () => {
    for (let stem = 200_000; stem < 300_000; stem += 4321) {
      const [first, second] = [String(stem).slice(0, 3), String(stem).slice(3)]
      expect(
        [...'0123456789'].filter((digit) => isEcNumber(`${first}-${second}-${digit}`)).length,
      ).toBeLessThanOrEqual(1)
    }
  })
  test('every substance of the seed that has one has a right one', () => {
    const given = readTsv(`${import.meta.dirname}/../seed/chemicals.tsv`).flatMap(({ ecNo }) =>
      ecNo ? [ecNo] : [],
    )
    expect(given.length).toBeGreaterThan(35)
    expect(given.filter((ecNo) => !isEcNumber(ecNo))).toEqual([])
  })
})

test.each([
  ['108 - 88 - 3', '108-88-3'],
  ['CAS: 108-88-3', '108-88-3'],
  ['CAS No. 7664－93－9', '7664-93-9'],
  ['0000071-43-2', '71-43-2'],
  ['67–64–1', '67-64-1'],
  ['영업비밀', '영업비밀'],
])('%j is written %j', (given, plain) => expect(plainCas(given)).toBe(plain))
