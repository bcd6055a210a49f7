import { expect, test } from 'vitest'
import { isCommonPassword, isNamed } from './common-password.ts'

test.each([
  'password1!',
  '1234567890a',
  'qwerty12345',
  'Dragon!2026',
  'iloveyou77!',
  'Monkey-Dragon1',
  'asdf1234!!',
])('%s is one of the commonest passwords with ornaments', (password) =>
  expect(isCommonPassword(password)).toBe(true),
)
test.each(['Kiln-39-Hafen', 'ocean tiger fable river', '반응기-점검-88', 'xK9#mPq27vL'])(
  '%s is none',
  (password) => expect(isCommonPassword(password)).toBe(false),
)
test('a password made of a name that everybody knows needs six more letters', () => {
  expect(isNamed('Portal!2026', ['portal'])).toBe(true)
  expect(isNamed('여수공장2026!', ['여수 공장'])).toBe(true)
  expect(isNamed('Portal-kiln-39', ['portal'])).toBe(false)
  expect(isNamed('Kiln-39-Hafen', ['portal', ''])).toBe(false)
})
