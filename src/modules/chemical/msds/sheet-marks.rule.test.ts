import { expect, test } from 'vitest'
import { markedSections, nextToDo, type SectionLine } from './sheet-marks.rule.ts'

const lines: SectionLine[] = [
  { sectCd: '01', contents: '제품명: 톨루엔' },
  { sectCd: '02', contents: 'H225' },
  { sectCd: '04', contents: '가. 눈에 들어갔을 때\n자료 없음' },
  { sectCd: '09', contents: '인화점: 4 ℃', draftYn: 'Y' },
]
const marksOf = (sectCd: string, before?: SectionLine[], faulty: string[] = [], other = false) =>
  markedSections(lines, before, new Set(faulty), other).find((each) => each.sectCd === sectCd)?.marks

test('a section says whether it is missing, says nothing, is a draft or differs from the revision before', () => {
  expect([marksOf('01'), marksOf('03'), marksOf('04'), marksOf('09')]).toEqual([
    [],
    ['missing'],
    ['empty'],
    ['draft'],
  ])
  expect(marksOf('01', [{ sectCd: '01', contents: '제품명: 톨루엔(공업용)' }])).toEqual(['differs'])
  expect(marksOf('01', [{ sectCd: '01', contents: '제품명: 톨루엔' }])).toEqual([])
})
test('section 2 says that it differs from its classification, and a refusal stands first', () =>
  expect(marksOf('02', undefined, ['02'], true)).toEqual(['faulty', 'otherClass']))
test('the next section to look at is found behind the last as well', () => {
  const sections = markedSections(lines, undefined, new Set(), false)
  expect([nextToDo(sections, '02'), nextToDo(sections, '09'), nextToDo(sections, '16')]).toEqual([
    '03',
    '10',
    '03',
  ])
})
