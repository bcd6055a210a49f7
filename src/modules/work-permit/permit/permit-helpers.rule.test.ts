import { expect, it } from 'vitest'
import { helperRole } from './permit-helpers.rule.ts'

it('asks the supervisor of the contract about the assessment, the issuer about gas and locks, whoever reads', () => {
  for (const doing of [true, false]) {
    expect(helperRole('jsa', doing)).toBe('supervisor')
    expect(helperRole('gas', doing)).toBe('issuer')
    expect(helperRole('loto', doing)).toBe('issuer')
  }
})

it('asks who requested the permit about its workers, and nobody where the reader fills them in himself', () => {
  expect(helperRole('workers', false)).toBe('requester')
  expect(helperRole('workers', true)).toBeNull()
})
