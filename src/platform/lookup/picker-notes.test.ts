import { expect, test } from 'vitest'
import { plainTerm } from './picker-notes.ts'

test('a number that is typed with spaces or long dashes is looked for as it is stored', () => {
  expect(plainTerm(' 108 - 88 - 3 ')).toBe('108-88-3')
  expect(plainTerm('108–88–3')).toBe('108-88-3')
  expect(plainTerm(' 2-부탄올 ')).toBe('2-부탄올')
  expect(plainTerm('톨루엔 - 공업용')).toBe('톨루엔 - 공업용')
})
