import { expect, test } from 'vitest'
import { text } from './field.ts'
import { fieldSchema } from './input-check.ts'
import { normalBusinessNo, normalPhone } from './normal-text.ts'

test.each([
  ['01012345678', '010-1234-5678'],
  ['010 1234 5678', '010-1234-5678'],
  ['010-1234-5678', '010-1234-5678'],
  ['０１０－１２３４－５６７８', '010-1234-5678'],
  ['+82 10-1234-5678', '010-1234-5678'],
  ['+82 (0)10 1234 5678', '010-1234-5678'],
  ['02)123-4567', '02-123-4567'],
  ['(061) 688-1234', '061-688-1234'],
  ['15881234', '1588-1234'],
  ['4321', '4321'],
  ['공일공', '공일공'],
  ['+1 555 0100', '+1 555 0100'],
])('the telephone number %s is kept as %s', (typed, expected) => expect(normalPhone(typed)).toBe(expected))

test('a business number is kept as its digits, and what is none as it was', () => {
  expect(normalBusinessNo('124-81-00998')).toBe('1248100998')
  expect(normalBusinessNo('１２４８１００９９８')).toBe('1248100998')
  expect(normalBusinessNo('없음')).toBe('없음')
})

test('the one check of a field stores the normal form and measures it, not what was typed', () => {
  const number = text('사업자등록번호', { min: 10, max: 10, form: 'businessNo' })
  expect(fieldSchema(number).parse('124-81-00998')).toBe('1248100998')
  expect(fieldSchema(number).safeParse('124-81-0099').success).toBe(false)
  expect(fieldSchema(text('전화', { max: 20, form: 'phone' })).parse('02)123-4567')).toBe('02-123-4567')
})
