import { expect, it } from 'vitest'
import { withScore } from './stamp-score.rule.ts'

const area = { areaCd: 'YS-RX', areaNm: '반응' }
it('the score is the share of what was approved or confirmed too fast', () => {
  expect(withScore({ ...area, approvals: 4, fast: 1, checks: 16, quick: 4 }).score).toBe(25)
  expect(withScore({ ...area, approvals: 3, fast: 0, checks: 0, quick: 0 }).score).toBe(0)
  expect(withScore({ ...area, approvals: 0, fast: 0, checks: 0, quick: 0 }).score).toBe(0)
})
