import { expect, test } from 'vitest'
import { isConfirmed } from './check-rounds.rule.ts'
import type { WorkPermit } from './work-permit.resource.ts'

const checkRounds = [{ checkSeq: 7, roundSeq: 1 }] as unknown as WorkPermit['checkRounds']
const check = { permitCheckNo: 7, confirmYn: null }

test('a record that ended before its second round shows that the work had begun with the first', () => {
  expect(isConfirmed({ state: 'closed', checkRounds }, check)).toBe(true)
  expect(isConfirmed({ state: 'closed', checkRounds }, { ...check, permitCheckNo: 8 })).toBeNull()
})

test('while it stands still, the second round counts alone', () => {
  expect(isConfirmed({ state: 'suspended', checkRounds }, check)).toBeNull()
  expect(isConfirmed({ state: 'suspended', checkRounds }, { ...check, confirmYn: 'Y' })).toBe(true)
  expect(isConfirmed({ state: 'closed', checkRounds }, { ...check, confirmYn: 'N' })).toBe(false)
})
