import { expect, test } from 'vitest'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'
import { massOf } from './store-mass.rule.ts'

const toluene = { prodNm: '톨루엔', qty: 1000, unitCd: 'L', density: 0.867 }

test('litres become kilograms by the density, with the sum and the limit said', () => {
  const { kg, explanation } = massOf(
    '보관량',
    [toluene, { prodNm: '가성소다', qty: 25, unitCd: 'kg', density: null }],
    892,
    '저장장소',
  )
  expect(kg).toBe(892)
  expect(explanation.inputs.map(({ value }) => value)).toEqual([
    '1,000 L × 0.867 kg/L = 867 kg',
    '25 kg',
    '892 kg',
  ])
  expect(inKorean(explanation.formula)).toContain('892 kg (한도 892 kg 이내)')
})
test('a store above its limit says so', () =>
  expect(inKorean(massOf('보관량', [toluene], 866.999, '저장장소').explanation.formula)).toContain('초과'))
test('what has no density is named, not counted', () => {
  const { kg, explanation } = massOf(
    '보관량',
    [{ ...toluene, density: null, planned: true }],
    null,
    '저장장소',
  )
  expect(kg).toBe(0)
  expect(inKorean(explanation.inputs[0])).toEqual({
    label: '톨루엔 (예정)',
    value: '1,000 L: 밀도가 없어 더하지 못했습니다.',
  })
})
