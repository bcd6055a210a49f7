import { expect, it } from 'vitest'
import { isBusinessNumber } from './business-number.rule.ts'

it.each([
  ['9998800014', true],
  ['9998800015', false],
  ['999880001', false],
  ['99988-00014', false],
])('%s', (value, expected) => expect(isBusinessNumber(value)).toBe(expected))
