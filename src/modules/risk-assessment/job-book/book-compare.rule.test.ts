import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesOf, type ComparedRow } from './book-compare.rule.ts'

const row = (hazardTxt: string, more: Partial<ComparedRow> = {}): ComparedRow => ({
  stepNo: 1,
  stepTxt: '맨홀 개방',
  hazardTxt,
  controlTxt: '환기',
  measureTxt: null,
  freq: 2,
  sev: 2,
  ...more,
})

test('a version says which hazards came, which went and about which something else is said', () => {
  const before = [row('맨홀에 손이 끼임'), row('유증기 흡입으로 질식')]
  const after = [row('맨홀에 손이 끼임', { controlTxt: '지렛대 사용' }), row('공구가 떨어져 맞음')]
  expect(changesOf(before, after).map(({ kind, row: { hazardTxt } }) => [kind, hazardTxt])).toEqual([
    ['changed', '맨홀에 손이 끼임'],
    ['added', '공구가 떨어져 맞음'],
    ['gone', '유증기 흡입으로 질식'],
  ])
})

test('a version that is the same has no change, and spaces are none', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 })), (texts) => {
      const rows = [...new Set(texts)].map((text) => row(`위험 ${text}`))
      expect(changesOf(rows, rows)).toEqual([])
    }),
  )
  expect(changesOf([row('유증기  흡입')], [row('유증기 흡입 ')])).toEqual([])
})
