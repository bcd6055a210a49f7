import fc from 'fast-check'
import { expect, test } from 'vitest'
import { courseOf } from './grade-course.rule.ts'

const step = (half: string, score: number) => ({
  vendorEvalNo: 1,
  period: half,
  half,
  score,
  gradeNm: 'A',
  confirmYmd: '2026-07-01',
})

test('each group has the mean of its companies, and a half without results stays empty', () => {
  const rows = [
    { course: [step('2025-1', 80), step('2026-1', 90)] },
    { course: [step('2026-1', 70)] },
    { course: [step('2025-1', 60)] },
  ]
  const groups = [['여수', '울산'], ['여수'], ['울산']]
  expect(courseOf(rows, (index) => groups[index]!)).toEqual({
    halves: ['2025-1', '2025-2', '2026-1'],
    lines: [
      { name: '여수', values: [80, null, 80] },
      { name: '울산', values: [70, null, 90] },
    ],
  })
})
test('a result that was given anew in a half stands for the one before', () => {
  expect(courseOf([{ course: [step('2026-1', 60), step('2026-1', 85)] }], () => ['A']).lines).toEqual([
    { name: 'A', values: [85] },
  ])
  expect(courseOf([{ course: [] }], () => ['A'])).toEqual({ halves: [], lines: [] })
})
test('a mean lies between the lowest and the highest score, and every half has its place', () => {
  const steps = fc.array(
    fc.tuple(
      fc.integer({ min: 2020, max: 2026 }),
      fc.constantFrom('1', '2'),
      fc.integer({ min: 0, max: 100 }),
    ),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(fc.array(steps, { minLength: 1, maxLength: 6 }), (given) => {
      const rows = given.map((course) => ({
        course: course.map(([year, half, score]) => step(`${year}-${half}`, score)),
      }))
      const { halves, lines } = courseOf(rows, () => ['A'])
      const scores = given.flat().map(([, , score]) => score)
      for (const { values } of lines) {
        expect(values).toHaveLength(halves.length)
        for (const value of values)
          if (value !== null) {
            expect(value).toBeGreaterThanOrEqual(Math.min(...scores))
            expect(value).toBeLessThanOrEqual(Math.max(...scores))
          }
      }
      expect(halves).toEqual([...new Set(halves)].toSorted())
    }),
  )
})
