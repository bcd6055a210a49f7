import { describe, expect, test } from 'vitest'
import { sectionCodes, withoutMeasures } from './msds.rule.ts'
import {
  headingOf,
  headingsIn,
  itemsOf,
  lineChanges,
  saysNothing,
  withAllItems,
  withItem,
} from './section-text.rule.ts'

describe('the items of the sixteen sections', () => {
  test('every section but the table of components has the items of 별표 4, with the letters of the notice', () => {
    expect(sectionCodes.filter((code) => itemsOf(code, 'kr').length === 0)).toEqual(['03'])
    expect(itemsOf('04', 'kr').map(({ heading }) => heading)).toEqual([
      '가. 눈에 들어갔을 때',
      '나. 피부에 접촉했을 때',
      '다. 흡입했을 때',
      '라. 먹었을 때',
      '마. 기타 의사의 주의사항',
    ])
    expect(itemsOf('09', 'kr').at(-1)?.heading).toBe('머. 분자량')
    expect(itemsOf('08', 'en').at(-1)).toEqual({
      id: '08.3',
      name: 'Personal protective equipment',
      heading: 'c. Personal protective equipment',
      parts: ['Respiratory protection', 'Eye protection', 'Hand protection', 'Body protection'],
    })
  })
  test.each([
    ['04', '가. 눈에 들어갔을 때', { id: '04.1', rest: '' }],
    ['04', '가.눈에들어갔을때 : 물로 씻을 것', { id: '04.1', rest: '물로씻을것' }],
    ['04', '다. 흡입했을 때 신선한 공기로 옮길 것', { id: '04.3', rest: '신선한공기로옮길것' }],
    ['05', '가. 적절한(부적절한) 소화제: 분말', { id: '05.1', rest: '분말' }],
    ['09', '나. 냄새', { id: '09.2', rest: '' }],
    ['09', '다. 냄새 역치: 2 ppm', { id: '09.3', rest: '2ppm' }],
    ['08', '- 손 보호: 부틸 고무', { id: '08.3.3', rest: '부틸고무' }],
    ['04', '4.1 Eye contact', { id: '04.1', rest: '' }],
    ['04', '눈에 들어갔을 때는 즉시 씻는다', undefined],
    ['04', '물로 15분 이상 씻을 것', undefined],
  ] as const)('in section %s the line "%s" is known by its heading', (sectCd, line, found) =>
    expect(headingOf(sectCd, line)).toEqual(found),
  )
  test('headings with 자료 없음 below them are no measures', () => {
    const empty = withAllItems('04', '', 'kr')
    expect(empty.split('\n').slice(0, 4)).toEqual([
      '가. 눈에 들어갔을 때',
      '자료 없음',
      '나. 피부에 접촉했을 때',
      '자료 없음',
    ])
    expect(saysNothing('04', empty)).toBe(true)
    expect(withoutMeasures([{ sectCd: '04', contents: empty }])).toEqual(['04'])
    const said = empty.replace('자료 없음', '흐르는 물로 15분 이상 씻을 것.')
    expect([saysNothing('04', said), withoutMeasures([{ sectCd: '04', contents: said }])]).toEqual([
      false,
      [],
    ])
  })
  test('an item goes to its place between the others, and nothing that is written is lost', () => {
    const text =
      '소화약제를 확인할 것\n가. 적절한 소화제\n분말\n다. 화재 진압 시 착용할 보호구 및 예방조치\n공기호흡기'
    const whole = withItem('05', text, '05.2', 'kr')
    expect(whole.split('\n')).toEqual([
      '소화약제를 확인할 것',
      '가. 적절한 소화제',
      '분말',
      '나. 화학물질로부터 생기는 특정 유해성',
      '자료 없음',
      '다. 화재 진압 시 착용할 보호구 및 예방조치',
      '공기호흡기',
    ])
    expect(withItem('05', whole, '05.2', 'kr')).toBe(whole)
    expect([...headingsIn('05', whole)]).toEqual([
      ['05.1', 1],
      ['05.2', 3],
      ['05.3', 5],
    ])
  })
  test('parts of an item come with their names', () =>
    expect(withItem('01', '자료 없음', '01.3', 'en')).toBe(
      'c. Supplier\n- Company: No data\n- Address: No data\n- Emergency telephone: No data',
    ))
})

describe('what a revision changes of a section', () => {
  const told = (before: string, after: string) =>
    lineChanges(before, after).map(({ kind, line }) => `${{ same: ' ', gone: '-', new: '+' }[kind]}${line}`)
  test('only the lines that differ are marked, in their place', () =>
    expect(told('가\n자료 없음\n나\n자료 없음', '가\n물\n나\n자료 없음')).toEqual([
      ' 가',
      '-자료 없음',
      '+물',
      ' 나',
      ' 자료 없음',
    ]))
  test('a line that comes twice is marked where it was added', () =>
    expect(told('물\n공기', '물\n물\n공기').filter((line) => line.startsWith('+'))).toEqual(['+물']))
  test('a text that is the same has no marks', () =>
    expect(lineChanges('가\n나', '가\n나').every(({ kind }) => kind === 'same')).toBe(true))
})
