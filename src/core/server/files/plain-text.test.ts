import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['UTF-8 with its mark', Buffer.from('\uFEFF톨루엔')],
  ['UTF-8 without one', Buffer.from('톨루엔')],
  ['UTF-16 with its mark', Buffer.from('\uFEFF톨루엔', 'utf16le')],
])('a file in %s keeps its Korean', (_name, file) => {
  expect(plainText(file)).toBe('톨루엔')
})

test('a file in the Korean code page keeps syllables that EUC-KR has not', () => {
  expect(plainText(Buffer.from('8c63b9e6b0a2c7cf', 'hex'))).toBe('똠방각하')
})
