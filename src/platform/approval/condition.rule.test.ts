import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { conditionProblem, evaluate, fieldsOf } from './condition.rule.ts'

const record = {
  riskGradeCd: 'H',
  workerCnt: 12,
  amount: '1500000',
  urgentYn: 'N',
  supplCds: ['S2', 'S5'],
  empty: null,
}
describe('conditions', () => {
  test('look at each of their fields once', () => {
    expect(fieldsOf(`riskGradeCd = 'H' and (workerCnt >= 10 or not riskGradeCd in ('M'))`)).toEqual([
      'riskGradeCd',
      'workerCnt',
    ])
    expect(fieldsOf('riskGradeCd ~ 1')).toEqual([])
  })
  test.each([
    [`riskGradeCd = 'H'`, true],
    [`riskGradeCd != 'H'`, false],
    [`workerCnt >= 12 and amount > 1000000`, true],
    [`workerCnt < 12 or urgentYn = 'Y'`, false],
    [`not (workerCnt < 12 or urgentYn = 'Y')`, true],
    [`riskGradeCd in ('M', 'H')`, true],
    [`workerCnt in (1, 2)`, false],
    [`supplCds = 'S5'`, true],
    [`supplCds != 'S9'`, true],
    [`empty = 'x'`, false],
    [`empty != 'x'`, true],
    [`unknown > 3`, false],
    [`amount < 2000000`, true],
    [`urgentYn = 'Y' or urgentYn = 'N' and workerCnt = 12`, true],
  ])('%s is %s', (expression, wanted) => expect(evaluate(expression, record)).toBe(wanted))
  test.each([
    'riskGradeCd',
    '= 3',
    'a = ',
    'a = 3 and',
    '(a = 3',
    'a in 3',
    'a = 3 b',
    'a ~ 3',
    '',
    `a = 'x`,
  ])('%s is refused', (expression) => {
    expect(conditionProblem(expression)).toMatch(/^조건식을 읽을 수 없습니다/)
  })
  test('no text breaks the reader of conditions or ends in anything but a sentence', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        const problem = conditionProblem(text)
        expect(problem === undefined || problem.startsWith('조건식')).toBe(true)
      }),
    )
  })
})
