import { expect, test } from 'vitest'
import { createTypst } from '../../../core/server/pdf/typst-compiler.ts'
import { papersOf } from './papers.rule.ts'
import { crewSample, postingSample } from './papers.sample.ts'
import { paperTemplates, warningsIn } from './papers.server.ts'

const typst = createTypst()
/** Spaces at the end of a line are not drawn, so texts are compared without any. */
const squeeze = (text: string) => text.replaceAll(/\s/g, '')
function draw(template: string, data: unknown) {
  const { compiler, document } = typst.compile(template, JSON.stringify(data))
  const text = [...compiler.svg(document).matchAll(/<h5:div[^>]*>([^<]*)</g)]
    .map((match) => match[1])
    .join('')
  return { pages: document.numOfPages, text: squeeze(text) }
}

test('the posting at a confined space shows what 제619조 asks for, on one page', () => {
  const { pages, text } = draw(paperTemplates.posting, postingSample)
  const wanted = [
    postingSample.title,
    ...postingSample.facts.flatMap(({ label, value }) => [label, value]),
    ...(postingSample.gases ?? []).map(({ dt }) => dt),
    ...postingSample.checks.map(({ itemNm }) => itemNm),
    ...postingSample.contacts.map(({ value }) => value),
    '119에 신고하시오',
    '부적합',
  ]
  expect([pages, wanted.filter((part) => !text.includes(squeeze(part)))]).toEqual([1, []])
})
test('the posting of hot work has no measurements where none were made', () => {
  const { text } = draw(paperTemplates.posting, {
    ...postingSample,
    title: '화재위험작업',
    gases: null,
    checks: [],
  })
  expect([text.includes('화재위험작업'), text.includes('측정결과'), text.includes('해당없음')]).toEqual([
    true,
    false,
    true,
  ])
})
test('a posting warns in Korean and below that in the language of who prints it, on one page', () => {
  const warnings = warningsIn('space', 'zh')
  expect(warnings.title).toBe('밀폐공간 작업\n受限空间作业')
  const { pages, text } = draw(paperTemplates.posting, { ...postingSample, ...warnings })
  const both = ['질식위험', '窒息危险', '119에신고하시오', '拨打119']
  expect([pages, both.filter((part) => !text.includes(part))]).toEqual([1, []])
  expect(warningsIn('hot', 'kr').title).toBe('화재위험작업')
})
test('the list of workers counts them and says whom the gate would not let in', () => {
  const { text } = draw(paperTemplates.crew, crewSample)
  expect(['연인원5명', '나현식', '확인필요2건', '서명'].filter((part) => !text.includes(part))).toEqual([])
  expect(draw(paperTemplates.crew, { ...crewSample, permits: [], headCnt: 0 }).text).toContain(
    '해당하는작업이없습니다.',
  )
})
test('what is typed is never markup', () => {
  const nasty = '#read("/etc/passwd") *bold* "); #panic("x")'
  const facts = [{ label: nasty, value: nasty, wide: true }]
  expect(draw(paperTemplates.posting, { ...postingSample, facts }).text).not.toContain('root:')
})
test('each permit offers the papers that the law or the gate asks for', () => {
  expect(papersOf({ permitTypeCd: 'H', supplCds: ['S1'], vendorCd: 'V00001' })).toEqual([
    'space',
    'hot',
    'crew',
    'badges',
  ])
  expect(papersOf({ permitTypeCd: 'G', supplCds: null, vendorCd: null })).toEqual(['crew'])
})
