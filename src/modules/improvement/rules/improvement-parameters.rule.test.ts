import { expect, test } from 'vitest'
import { usualExtensions } from './due.rule.ts'
import {
  extensionLimitsOf,
  improvementRuleFigures,
  levelsOf,
  ratiosOf,
  warningLimitsOf,
} from './improvement-parameters.rule.ts'
import { gradeOfRisk, gradeOfScore, usualRatios } from './grade.rule.ts'
import { ladder, usualLevels } from './ladder.rule.ts'
import { usualWarning } from './verify.rule.ts'

const values = (over: Record<string, string> = {}) =>
  new Map(
    improvementRuleFigures.names.map((name) => [
      `IMP.${name}`,
      { val: over[name] ?? String(improvementRuleFigures.figures[name].value) },
    ]),
  )

test('12: the figures an installation starts with are those of the design', () => {
  const figures = improvementRuleFigures.of(values())
  expect([
    ratiosOf(figures),
    levelsOf(figures),
    extensionLimitsOf(figures),
    warningLimitsOf(figures),
  ]).toEqual([usualRatios, usualLevels, usualExtensions, usualWarning])
})
test('12: a company that reminds later reminds later, by days and, of urgent ones, by hours', () => {
  const levels = levelsOf(improvementRuleFigures.of(values({ level2Days: '10', level2Hours: '8' })))
  const sent = (grade: 'H' | 'U') =>
    ladder('2026-03-13T10:00:00+09:00', grade, new Set(), levels)
      .find(({ level }) => level.levelNo === 2)
      ?.sendDt.slice(0, 16)
  expect([sent('H'), sent('U')]).toEqual(['2026-03-23T08:00', '2026-03-13T18:00'])
})
test('12: a company that converts scores differently grades every scale differently', () => {
  const ratios = ratiosOf(improvementRuleFigures.of(values({ highRatio: '0.5' })))
  expect([gradeOfScore(5, 9), gradeOfScore(5, 9, ratios)]).toEqual(['M', 'H'])
  expect([
    gradeOfRisk(3, 5, ratios),
    gradeOfRisk(3, 4),
    gradeOfRisk(3, 4, { ...ratios, high: 0.48 }),
  ]).toEqual(['H', 'M', 'H'])
})
test('a missing figure is not guessed', () =>
  expect(() => improvementRuleFigures.of(new Map())).toThrow(RangeError))
