import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = import.meta.dirname
const literal = String.raw`'((?:[^'\\\n]|\\.)*)'`
const fourTexts = new RegExp(
  String.raw`\[\s*${Array.from({ length: 4 }, () => literal).join(String.raw`,\s*`)},?\s*\]`,
  'g',
)
/** Headings by which a workbook that somebody brings is read. */
const wordsSought = /headings\.texts\.ts$/
/** Examples of what is typed in Korean here: the number of a notice, the plate of a vehicle. */
const typed = /고용노동부고시 제2026-12호|^전남06가1234$/

test('a text in another language holds no Korean, the name of a law included', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.texts(\.web)?\.ts$/.test(file) && !wordsSought.test(file),
  )
  const found = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(fourTexts)].flatMap(([, , ...others]) =>
      others
        .filter((text) => /\p{Script=Hangul}/u.test(text) && !typed.test(text))
        .map((text) => `${file} ${text}`),
    ),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
