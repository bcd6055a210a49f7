import { expect, test } from 'vitest'
import { numberFromText } from './number-text.ts'

test.each([
  ['', null],
  ['-', '-'],
  ['12', 12],
  ['1.', 1],
  ['-0.5', -0.5],
  ['.5', 0.5],
  ['1.2.3', '1.2.3'],
  ['123456789012345678', '123456789012345678'],
])('%j is read as %j', (text, value) => expect(numberFromText(text)).toBe(value))
