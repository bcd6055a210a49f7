import { expect, it } from 'vitest'
import { helperRole } from './permit-helpers.rule.ts'

it('the reader is sent to the supervisor about the assessment, to the issuer about gas', () => {
  for (const doing of [true, false]) {
    expect(helperRole('jsa', doing)).toBe('supervisor')
    expect(helperRole('gas', doing)).toBe('issuer')
    expect(helperRole('loto', doing)).toBe('issuer')
  }
})

it('the requester is asked about the workers, unless the reader fills them in himself', () => {
  expect(helperRole('workers', false)).toBe('requester')
  expect(helperRole('workers', true)).toBeNull()
})
