import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { everydayFontParts } from '../../shared/everyday-font.ts'
import { outboxTexts } from './outbox.texts.ts'
import { wordsIn } from '../../shared/four-texts.ts'

const sheet = createRequire(import.meta.url).resolve(
  'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css',
)
/** Ranges of characters that the parts of the font which are always there can draw. */
const drawn = [
  ...readFileSync(sheet, 'utf8').matchAll(/(subset\.\d+\.)woff2[^}]*?unicode-range:\s*([^;}]+)/g),
]
  .filter(([, part]) => everydayFontParts.test(part!))
  .flatMap(([, , ranges]) => ranges!.split(','))
  .map((range) => {
    const [from, to] = range.trim().slice(2).split('-')
    return [Number.parseInt(from!, 16), Number.parseInt(to ?? from!, 16)] as const
  })
const isDrawn = (sign: string) =>
  drawn.some(([from, to]) => from <= sign.codePointAt(0)! && sign.codePointAt(0)! <= to)

test('what is said without network needs no part of the font that only a network brings', () => {
  expect(drawn.length).toBeGreaterThan(0)
  const said = Object.values(wordsIn(outboxTexts, 'kr')).join('')
  expect([...new Set(said)].filter((sign) => /\p{Script=Hangul}/u.test(sign) && !isDrawn(sign))).toEqual([])
})
