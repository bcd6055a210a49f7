import { expect, test } from 'vitest'
import { acceptedLanguage } from './accepted-language.ts'

test.each([
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['es-419', 'es'],
  ['ko-KR,ko', 'kr'],
  ['vi-VN,vi,en-US,en', 'en'],
  ['vi-VN,vi', 'kr'],
  ['', 'kr'],
  [undefined, 'kr'],
] as const)('a browser that names %s reads %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language)
})
