import { renderSVG } from 'uqr'
import { expect, test } from 'vitest'
import { createTypst } from '../../../core/server/pdf/typst-compiler.ts'
import { wordsIn } from '../../../core/shared/four-texts.ts'
import { cardFacts, cardTemplate, type CardSheet } from './pass-card.server.ts'
import { cardTexts } from './pass-card.texts.ts'

const typst = createTypst()
/** Stands for a picture. */
const face =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#c9d6e8"/></svg>'
const qrSvg = renderSVG(`https://portal.example.com/verify#${'MXxQfDV0aHxQLTEwMDAt'.repeat(6)}`, { ecc: 'L' })
const sample: CardSheet = {
  words: wordsIn(cardTexts, 'kr'),
  cards: ['민경수', '나현식', '25톤 이동식 크레인'].map((name, index) => ({
    name,
    vendorNm: '물마루준설㈜',
    areaTxt: ['탱크야드, 폐수처리장', '전 구역', '보일러'][index]!,
    faceSvg: index === 0 ? face : '',
    untilTxt: '2026-12-31까지',
    numberTxt: `번호 W-${31 + index} · 발행 2026-03-10`,
    qrSvg,
  })),
}
function draw(sheet: CardSheet) {
  const { compiler, document } = typst.compile(cardTemplate, JSON.stringify(sheet))
  const text = [...compiler.svg(document).matchAll(/<h5:div[^>]*>([^<]*)</g)]
    .map((match) => match[1])
    .join('')
  return { pages: document.numOfPages, text: text.replaceAll(/\s/g, '') }
}

test('ten badges fit on a page', () => {
  const cards = Array.from({ length: 11 }, (_, index) => ({ ...sample.cards[0]!, numberTxt: `W-${index}` }))
  expect([draw({ ...sample, cards: cards.slice(1) }).pages, draw({ ...sample, cards }).pages]).toEqual([1, 2])
})
test('a badge shows number, areas, the name of its equipment and, where there is one, the picture', () => {
  const { text } = draw(sample)
  const wanted = ['번호W-31', '출입구역', '탱크야드,폐수처리장', '전구역', '사진없음', '25톤이동식크레인']
  expect(wanted.filter((part) => !text.includes(part))).toEqual([])
  expect(draw({ ...sample, cards: sample.cards.slice(0, 1) }).text).not.toContain('사진없음')
})
test('what is typed is never markup', () => {
  const nasty = '#read("/etc/passwd") *bold* "); #panic("x")'
  expect(draw({ ...sample, cards: [{ ...sample.cards[0]!, name: nasty }] }).text).not.toContain('root:')
})
test('the code says its kind, its pass and the whole last day in Korea', () => {
  const pass = {
    kind: 'E',
    recordNo: 7,
    passCd: 'EP-1',
    name: '크레인',
    vendorNm: '가람',
    areaTxt: null,
    fromYmd: '2026-03-01',
    toYmd: '2026-03-31',
    sha256: null,
  } as const
  expect(cardFacts(pass, '2026-03-02T08:00:00+09:00')).toEqual({
    kind: 'E',
    recordNo: 7,
    cd: 'EP-1',
    holderNm: '크레인 · 가람',
    fromDt: '2026-03-01T00:00:00+09:00',
    toDt: '2026-03-31T23:59:00+09:00',
    asOfDt: '2026-03-02T08:00:00+09:00',
  })
})
