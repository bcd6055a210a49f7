import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Sentence } from '../src/core/shared/sentence.ts'

const hangul = /\p{Script=Hangul}/u
/** Headings by which columns of other people's files are known are no sentences. */
const files = globSync('src/**/*.texts.ts').filter((file) => !file.endsWith('headings.texts.ts'))
/** Korean alone has particles. */
const places = (text: string): string =>
  [...new Set(text.match(/\{\w+\}/g))]
    .filter((place) => place !== '{particle}')
    .toSorted()
    .join(' ')
/** Laws have their Korean names in every language. */
const laws =
  /[\p{Script=Hangul}「」· ]*(?:법|영|령|규칙|고시|기준)[」 ]*(?:제[\d\s]*[조항호](?:의\d*)?|[가-하]목|별표 ?\d*|[ ,·~–]|제)+/gu
/** Samples of what is typed in Korean, and a note that no Korean reader meets. */
/** The specification addresses everybody as {name}님. */
const data = ['regNoSample', 'hist.noticeExample', 'otherLanguage', 'header.user']
const isText = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length === 4 && value.every((each) => typeof each === 'string')

/** Every text of what a file exports, by the path to it. */
function textsOf(value: unknown, at: string): [at: string, texts: readonly string[]][] {
  if (value instanceof Sentence) return [[at, value.texts]]
  if (isText(value)) return [[at, value]]
  // A sentence with places is a function of their values.
  if (typeof value === 'function' && value.length <= 1) {
    const said: unknown = (value as (values?: object) => unknown)({})
    return said instanceof Sentence ? [[at, said.texts]] : []
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) => textsOf(each, `${at}.${name}`))
    : []
}
const tables = await Promise.all(
  files.map(async (file) => {
    const exported = (await import(path.resolve(file))) as Record<string, unknown>
    return Object.entries(exported).map(([name, value]) => ({ file, name, value }))
  }),
)
const texts = tables.flat().flatMap(({ file, name, value }) => textsOf(value, `${file} ${name}`))

test('the walk over the text files finds their sentences', () => {
  expect(files.length).toBeGreaterThan(150)
  expect(texts.length).toBeGreaterThan(3000)
})
test('every sentence is said in four languages, and Hangul stands in the Korean one only', () => {
  const wrong = ([kr, ...others]: readonly string[]): boolean =>
    !kr?.trim() || others.some((each) => !each.trim() || hangul.test(each.replaceAll(laws, '')))
  expect(texts.filter(([at, four]) => wrong(four) && !data.some((name) => at.endsWith(`.${name}`)))).toEqual(
    [],
  )
})
test('every sentence puts the same values in, whatever its language', () => {
  expect(texts.filter(([, [kr, ...others]]) => others.some((each) => places(each) !== places(kr!)))).toEqual(
    [],
  )
})
test('every table of sentences is used by another file, or by what its own file exports', () => {
  const uses = new Map<string, number>()
  for (const file of globSync('{src,db,test,e2e}/**/*.{ts,tsx}'))
    for (const word of readFileSync(file, 'utf8').match(/\w+/g) ?? [])
      uses.set(word, (uses.get(word) ?? 0) + 1)
  expect(
    tables.flat().flatMap(({ file, name }) => ((uses.get(name) ?? 0) > 1 ? [] : [`${file} ${name}`])),
  ).toEqual([])
})
