import { expect, test } from 'vitest'
import { number, time } from './field.ts'
import { fieldSchema } from './input-check.ts'

const told = (schema: ReturnType<typeof fieldSchema>, value: unknown) => {
  const result = schema.safeParse(value)
  return result.success ? result.data : result.error.issues[0]?.message
}

test.each([
  ['08:30', '08:30:00'],
  ['08:30:15', '08:30:15'],
  ['8:30', '발파시각 항목의 시간 형식이 올바르지 않습니다. (HH:mm:ss)'],
  ['24:00:00', '발파시각 항목의 시간 형식이 올바르지 않습니다. (HH:mm:ss)'],
])('a time with seconds: %s', (given, expected) => expect(told(fieldSchema(time('발파시각', { seconds: true })), given)).toBe(expected))

test('a time without seconds takes none', () => {
  expect(told(fieldSchema(time('집결시간')), '08:30')).toBe('08:30')
  expect(told(fieldSchema(time('집결시간')), '08:30:15')).toBe('집결시간 항목의 시간 형식이 올바르지 않습니다. (HH:mm)')
})

test('a number with a length counts minus and dot, not the separators', () => {
  const schema = fieldSchema(number('계측값', { length: 6, decimals: 2 }))
  expect(told(schema, '-1,234')).toBe(-1234)
  expect(told(schema, -12.34)).toBe(-12.34)
  expect(told(schema, 12_345.67)).toBe('계측값 항목은 최대 6자까지 입력할 수 있습니다.')
})
