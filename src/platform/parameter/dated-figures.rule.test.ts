import { expect, test } from 'vitest'
import { defineFigures, figure, latestOf } from './dated-figures.rule.ts'

const heat = defineFigures('HEAT.', {
  rest: figure('휴식', '분', 15, '회사 기준(확인 필요)', true),
  limit: figure('작업중지', '℃', 38),
})
const values = (limit: string) =>
  new Map([
    ['HEAT.rest', { val: '10', fromYmd: '2026-01-01' }],
    ['HEAT.limit', { val: limit, fromYmd: '2026-07-01' }],
  ])

test('a rule is given the values in force and never the first ones', () => {
  expect(heat.of(values('35'))).toEqual({ rest: 10, limit: 35 })
  expect(latestOf(values('35'))).toBe('2026-07-01')
})

test('a figure that is missing or no number is refused instead of guessed', () => {
  expect(() => heat.of(new Map())).toThrow('parameter HEAT.rest has no value')
  expect(() => heat.of(values('viel'))).toThrow('parameter HEAT.limit has no value')
})

test('an installation starts with the first values, their sources and the mark of those to be confirmed', () => {
  expect(
    heat.rows('2026-01-01').map((row) => [row.paramCd, row.val, row.source, row.confirmNeededYn]),
  ).toEqual([
    ['HEAT.rest', '15', '회사 기준(확인 필요)', 'Y'],
    ['HEAT.limit', '38', '사내 기준', 'N'],
  ])
  expect(heat.first).toEqual({ rest: 15, limit: 38 })
})
