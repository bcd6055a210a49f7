import { expect, test } from 'vitest'
import { assessmentTypes } from '../risk-codes.rule.ts'
import { rowPageOf } from './row-pages.rule.ts'

const { kras, level3, checklist, onePoint, jsa } = assessmentTypes

test.each([
  [kras, 'rsa/result/resultKras'],
  [level3, 'rsa/result/resultLevel3'],
  [checklist, 'rsa/result/resultChecklist'],
  [onePoint, 'rsa/result/resultOps'],
  [jsa, 'rsa/result/resultJsa'],
])('a row of method %s opens on the leaf %s', (rsaTypeCd, leaf) => {
  expect(rowPageOf(rsaTypeCd).of[0]).toBe(leaf)
})
