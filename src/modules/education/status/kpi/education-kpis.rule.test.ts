import { describe, expect, it } from 'vitest'
import type { StatusFacts } from '../rules/matrix.rule.ts'
import { explainKpi, legalKpi, shareKpi } from './education-kpis.rule.ts'

const span = { from: '2026-01-01', to: '2026-06-30' }
const row = (state: StatusFacts['state']): StatusFacts => ({
  eduTypeCd: 'REG',
  periodKey: '2026-H1',
  closed: false,
  requiredMin: 720,
  exemptMin: 0,
  recogMin: 720,
  lackMin: 0,
  dueYmd: '2026-06-30',
  state,
})
const people = (count: number, ...states: StatusFacts['state'][]) =>
  Array.from({ length: count }, () => ({ rows: states.map(row) }))

describe('figures of education', () => {
  it('count 372 of 412 people of classes without 12 excluded as 93.0 per cent (EDU-16)', () => {
    expect(shareKpi('completion', { done: 372, due: 400, left: 12 }, span).value).toBe(93)
  })
  it('count 456 of 500 people with 20 exempt as 95.0 per cent, each by his worst duty (EDU-16)', () => {
    const all = [
      ...people(456, 'satisfied', 'exempt'),
      ...people(20, 'satisfied', 'inProgress'),
      ...people(3, 'short', 'satisfied'),
      ...people(1, 'satisfied', 'unknown'),
      ...people(20, 'exempt'),
    ]
    expect(legalKpi(all, span)).toMatchObject({ value: 95, done: 456, due: 480, left: 20 })
  })
  it('leave out hours that the company sets itself', () => {
    const own: StatusFacts = { ...row('inProgress'), eduTypeCd: 'PSM' }
    expect(legalKpi([{ rows: [row('satisfied'), own] }, { rows: [own] }], span)).toMatchObject({
      value: 100,
      done: 1,
      due: 1,
    })
  })
  it('have no value where nobody is counted, and say so', () => {
    const none = legalKpi([...people(3), ...people(2, 'exempt')], span)
    expect(none).toMatchObject({ value: null, done: 0, due: 0, left: 2 })
    expect(String(explainKpi(none).formula)).toBe('대상이 없어 계산하지 않습니다.')
  })
  it('explain themselves by their numbers', () => {
    const why = explainKpi(shareKpi('special', { done: 3, due: 4, left: 0 }, span))
    expect([why.title, why.formula, ...why.inputs.map(({ value }) => value)].map(String)).toEqual([
      '특별교육 기한 준수율',
      '3 ÷ 4 × 100 = 75%',
      '2026-01-01 ~ 2026-06-30',
      '3',
      '4',
    ])
  })
})
