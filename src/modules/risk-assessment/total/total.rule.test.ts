import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  byUrgency,
  heatCount,
  levelOrder,
  openCount,
  sumOf,
  totalRows,
  yearsTo,
  type TotalCell,
} from './total.rule.ts'

const cell = (over: Partial<TotalCell>): TotalCell => ({
  plantCd: '1000',
  plantNm: '여수',
  deptCd: 'D111',
  deptNm: '생산',
  rsaTypeCd: 'K',
  rsaTypeNm: 'KRAS',
  levelCd: 'U',
  afterLevelCd: 'A',
  n: 1,
  score: 20,
  afterScore: 8,
  ...over,
})

test('the reduction of 20, 15 and 9 to 8, 5 and 3 is 63.6 per cent (rsa.md 5.7)', () => {
  const sum = sumOf([
    cell({ score: 20, afterScore: 8 }),
    cell({ levelCd: 'H', score: 15, afterScore: 5 }),
    cell({ levelCd: 'M', score: 9, afterScore: 3 }),
  ])
  expect(sum).toMatchObject({ n: 3, score: 44, afterScore: 16, reduction: 63.6 })
  expect(sum.before).toEqual({ U: 1, H: 1, M: 1, L: 0, A: 0, N: 0 })
  expect(sum.after).toEqual({ U: 0, H: 0, M: 0, L: 0, A: 3, N: 0 })
  expect(openCount(sum.before)).toBe(3)
  expect(openCount(sum.after)).toBe(0)
})
test('without a score there is no reduction', () => expect(sumOf([]).reduction).toBeNull())
test('a risk that nobody has judged is neither accepted nor open', () =>
  expect(openCount(sumOf([cell({ levelCd: 'N', n: 4 })]).before)).toBe(0))

const cells = fc.array(
  fc.record({
    plantCd: fc.constantFrom('1000', '2000'),
    deptCd: fc.constantFrom('D1', 'D2', 'D3'),
    rsaTypeCd: fc.constantFrom('K', 'Z', 'M'),
    levelCd: fc.constantFrom(...levelOrder),
    afterLevelCd: fc.constantFrom(...levelOrder),
    n: fc.integer({ min: 1, max: 500 }),
    score: fc.nat(4000),
    afterScore: fc.nat(4000),
  }),
)
test('the lines of the table add up to all risks, before and after, in whatever order they come', () => {
  fc.assert(
    fc.property(cells, (some) => {
      const all = some.map(cell)
      const [rows, whole] = [totalRows(all), sumOf(all)]
      for (const name of ['n', 'score', 'afterScore'] as const)
        expect(rows.reduce((sum, row) => sum + row[name], 0)).toBe(whole[name])
      for (const level of levelOrder) {
        expect(rows.reduce((sum, row) => sum + row.before[level], 0)).toBe(whole.before[level])
        expect(rows.reduce((sum, row) => sum + row.after[level], 0)).toBe(whole.after[level])
      }
      expect(totalRows(all.toReversed())).toEqual(rows)
      expect(new Set(rows.map(({ plantCd, deptCd, rsaTypeCd }) => plantCd + deptCd + rsaTypeCd)).size).toBe(
        rows.length,
      )
    }),
  )
})
test('the worst level comes first, then score, people and due day; no due day comes last', () => {
  const risk = (
    afterLevelCd: 'U' | 'H' | 'M',
    afterScore: number,
    exposedCnt: number,
    dueYmd: string | null,
  ) => ({
    afterLevelCd,
    afterScore,
    exposedCnt,
    dueYmd,
  })
  const ordered = [
    risk('U', 5, 1, null),
    risk('H', 15, 9, '2026-05-01'),
    risk('H', 15, 9, null),
    risk('H', 15, 3, '2026-01-01'),
    risk('H', 4, 30, '2026-01-01'),
    risk('M', 12, 1, '2026-01-01'),
  ]
  expect(ordered.toReversed().toSorted(byUrgency)).toEqual(ordered)
})
test('a cell of the heat map counts before by the present and after by what is left', () => {
  const heat = [
    { freq: 4, sev: 4, afterFreq: 2, afterSev: 4, n: 3 },
    { freq: 2, sev: 4, afterFreq: 2, afterSev: 4, n: 2 },
  ]
  expect(heatCount(heat, 'before', { freq: 4, sev: 4 })).toBe(3)
  expect(heatCount(heat, 'after', { freq: 4, sev: 4 })).toBe(0)
  expect(heatCount(heat, 'after', { freq: 2, sev: 4 })).toBe(5)
})
test('a year is compared with the two before', () =>
  expect(yearsTo('2026')).toEqual(['2024', '2025', '2026']))
