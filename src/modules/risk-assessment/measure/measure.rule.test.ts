import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hierarchy } from '../risk-codes.rule.ts'
import { byPriority, expectedGaps, overdueRate, reductionPct, whyNotDue } from './measure.rule.ts'

const today = '2026-03-10'
const grade = (gradeCd: string, dueDays: number | null) => ({ gradeCd, dueDays })

test('a due day lies within the days of its grade (rsa.md 5.8)', () => {
  expect(whyNotDue('2026-03-17', today, grade('6', 7))).toBeUndefined()
  expect(String(whyNotDue('2026-03-18', today, grade('6', 7)))).toBe(
    '등급 6의 조치기한은 7일 이내여야 합니다.',
  )
  expect(whyNotDue('2026-09-06', today, grade('3', 180))).toBeUndefined()
  expect(String(whyNotDue('2026-09-07', today, grade('3', 180)))).toBe(
    '등급 3의 조치기한은 180일 이내여야 합니다.',
  )
  expect(String(whyNotDue('2026-03-09', today, grade('3', 180)))).toBe('완료예정일은 오늘 이후여야 합니다.')
  expect(whyNotDue('2030-01-01', today, grade('2', null))).toBeUndefined()
})

describe('the risk that is expected afterwards (rsa.md 5.7, rule R1)', () => {
  const said = (facts: Partial<Parameters<typeof expectedGaps>[0]>) =>
    expectedGaps(
      { freq: 4, sev: 4, expFreq: 4, expSev: 4, hierCds: [hierarchy.engineering], ...facts },
      1,
    ).map(({ field, message }) => [field, String(message)])
  test('never rises', () => {
    expect(said({ expFreq: 5, reason: '사유가 있어도' })).toEqual([
      ['expFreq', '개선 후 빈도는 현재보다 높을 수 없습니다.'],
    ])
    expect(said({ expSev: 5 }).map(([field]) => field)).toEqual(['expSev'])
  })
  test('procedures and protective equipment alone lower the frequency by one and never the severity', () => {
    const hierCds = [hierarchy.management, hierarchy.protective]
    expect(said({ hierCds, expFreq: 3 })).toEqual([])
    expect(said({ hierCds, expFreq: 2 }).map(([field]) => field)).toEqual(['expFreq'])
    expect(said({ hierCds, expSev: 3 })).toEqual([
      ['expSev', '관리적 대책·보호구만으로는 강도를 낮출 수 없습니다.'],
    ])
    expect(said({ hierCds, expFreq: 2, expSev: 3, reason: '출입을 금지하고 원격 조작으로 전환' })).toEqual([])
    expect(said({ hierCds: [...hierCds, hierarchy.engineering], expFreq: 2, expSev: 3 })).toEqual([])
  })
  test('without a measure nothing becomes lower', () => {
    expect(said({ hierCds: [], expFreq: 3 }).map(([field]) => field)).toEqual(['expFreq'])
    expect(said({ hierCds: [] })).toEqual([])
  })
  test('is never above what it was before, whatever is entered', () => {
    const level = fc.integer({ min: 1, max: 5 })
    fc.assert(
      fc.property(
        fc.record({
          freq: level,
          sev: level,
          expFreq: level,
          expSev: level,
          hierCds: fc.subarray(Object.values(hierarchy)),
          reason: fc.option(fc.string()),
        }),
        (facts) => {
          fc.pre(expectedGaps(facts, 1).length === 0)
          expect(facts.expFreq * facts.expSev).toBeLessThanOrEqual(facts.freq * facts.sev)
        },
      ),
    )
  })
})

test('the reduction is the share of the sum of scores that is gone', () => {
  expect(reductionPct([20, 15, 9], [8, 5, 3])).toBe(63.6)
  expect(reductionPct([], [])).toBeUndefined()
})
test('measures are carried out by score, people exposed and due day', () => {
  const of = (score: number, exposedCnt: number, dueYmd: string) => ({ score, exposedCnt, dueYmd })
  const rows = [
    of(9, 3, '2026-03-01'),
    of(16, 1, '2026-05-01'),
    of(16, 4, '2026-06-01'),
    of(16, 4, '2026-04-01'),
  ]
  expect(rows.toSorted(byPriority)).toEqual([rows[3], rows[2], rows[1], rows[0]])
})
test('the overdue rate is the share of late ones among the open', () => {
  expect(overdueRate(1, 3)).toBe(33.3)
  expect(overdueRate(0, 0)).toBeUndefined()
})
