import { describe, expect, test } from 'vitest'
import {
  declaredIssues,
  declaredSum,
  explainListed,
  explainVerdict,
  findingsOf,
  isReviewed,
  isWhole,
  multipleFinding,
  plantsOfCheck,
  requestIssues,
  verdictLeft,
} from './material-check.rule.ts'
import { addMonths } from '../../../core/shared/dates.ts'

const open = (casNo: string, contentRep: number, more: object = {}) => ({
  chemNm: '물질',
  casNo,
  contentRep,
  secretYn: 'N',
  ...more,
})
const secret = (altContentMin: number, altContentMax: number) => ({
  secretYn: 'Y',
  altNm: '아민계 경화제',
  altContentMin,
  altContentMax,
})

describe('a declared composition', () => {
  test('a composition is whole from 99.5 to 100.5 %', () => {
    const of = (content: number) => isWhole([open('108-88-3', content)])
    expect([99.4999, 99.5, 100, 100.5, 100.5001].map(of)).toEqual([false, true, true, true, false])
  })
  test('the range of a secret part must reach into the whole composition', () => {
    expect(isWhole([open('108-88-3', 45), secret(40, 60)])).toBe(true)
    expect(isWhole([open('108-88-3', 20), secret(40, 60)])).toBe(false)
    expect(isWhole([open('108-88-3', 70), secret(40, 60)])).toBe(false)
    expect(declaredSum([open('108-88-3', 45), secret(40, 60)])).toBe(95)
  })
  test('a composition names each fault at its cell', () => {
    const paths = (comp: object) => declaredIssues([comp]).map(({ path }) => path)
    expect(paths(open('108-88-3', 10))).toEqual([])
    expect(paths(open('108-88-4', 10))).toEqual(['comps.0.casNo'])
    expect(paths({ secretYn: 'N' })).toEqual(['comps.0.chemNm', 'comps.0.casNo', 'comps.0.contentRep'])
    expect(paths(open('108-88-3', 10, { contentMin: 12 }))).toEqual(['comps.0.contentRep'])
    expect(paths({ secretYn: 'Y' })).toEqual(['comps.0.altNm'])
    expect(paths({ ...secret(40, 60), casNo: '108-88-3' })).toEqual(['comps.0.casNo'])
  })
})
describe('a request', () => {
  const limits = { firstInDays: 7, firstInSampleDays: 2, sampleMaxKg: 1 }
  const paths = (request: object) => requestIssues(request, '2026-03-10', limits).map(({ path }) => path)
  test('a request plans the first receipt a week ahead, a sample of 1 kg two days', () => {
    expect(paths({ rqstTypeCd: 'NEW', firstInYmd: '2026-03-16' })).toEqual(['firstInYmd'])
    expect(paths({ rqstTypeCd: 'NEW', firstInYmd: '2026-03-17' })).toEqual([])
    expect(paths({ rqstTypeCd: 'SAMPLE', firstInYmd: '2026-03-12', yearQty: 1 })).toEqual([])
    expect(paths({ rqstTypeCd: 'SAMPLE', firstInYmd: '2026-03-11', yearQty: 1.001 })).toEqual([
      'firstInYmd',
      'yearQty',
    ])
  })
  test('a request is about some quantity', () => expect(paths({ yearQty: 0 })).toEqual(['yearQty']))
})
describe('the verdict', () => {
  const review = (verdictCd: string | null) => ({ lineCd: 'CHM', verdictCd })
  test.each<[string[], number, boolean, string]>([
    [['60', '60'], 0, false, '60'],
    [['60', '65'], 0, false, '65'],
    [['60', '60'], 1, false, '65'],
    [['65', '70'], 1, false, '70'],
    [['60', '60'], 0, true, '70'],
  ])('%j with %i conditions (prohibited: %s) leaves %s', (codes, conditions, prohibited, expected) =>
    expect(verdictLeft(codes.map(review), conditions, prohibited)).toBe(expected),
  )
  test('the verdict waits for every line', () =>
    expect([isReviewed([]), isReviewed([review('60'), review(null)]), isReviewed([review('60')])]).toEqual([
      false,
      false,
      true,
    ]))
  test('the verdict holds for 36 months', () =>
    expect([addMonths('2026-03-10', 36), addMonths('2024-02-29', 36), addMonths('2026-01-31', 1)]).toEqual([
      '2029-03-10',
      '2027-02-28',
      '2026-02-28',
    ]))
})
test('a check for several plants: the one that leads it first, each once', () => {
  expect(plantsOfCheck({ plantCd: '1000' })).toEqual(['1000'])
  expect(plantsOfCheck({ plantCd: '2000', plantCds: ['1000', '2000', '1000'] })).toEqual(['2000', '1000'])
})
test('findings of a line name its duties', () => {
  const facts = {
    regCds: ['O4', 'O7', 'F1'],
    yearQty: 2000,
    importYn: true,
    declared: false,
    registerFromKg: 1000,
    materials: [{ prodNm: '신너', desigQty: 200, desigUnitCd: 'L', hazItemNm: '제1석유류' }],
    plants: [
      {
        plantNm: '여수공장',
        psm: { before: 0.6, after: 0.7 },
        stores: [{ storeNm: '옥내저장소 1호', before: 6.2, after: 7.5, permitMultiple: 10 }],
      },
    ],
  }
  expect(findingsOf('HEALTH', facts).map(String)).toEqual([
    '특별관리물질: 취급일지·명칭 게시·고지',
    '작업환경측정 대상: 사용 전 측정 계획',
  ])
  expect(String(findingsOf('CHM', facts)[0])).toContain('등록(신규 1톤↑) 필요')
  expect(findingsOf('CHM', { ...facts, declared: true }).map(String)).toEqual([])
  expect(findingsOf('PSM', facts).map(String)).toEqual([
    '규정량 R 0.6 → 0.7 (1 이상이면 공정안전보고서 대상, 확인 필요)',
  ])
  const still = { plantNm: '울산공장', psm: { before: 0.6, after: 0.6 }, stores: [] }
  expect(findingsOf('PSM', { ...facts, plants: [still] }).map(String)).toEqual([])
  expect(findingsOf('CHM', { ...facts, yearQty: 999.999 }).map(String)).toEqual([])
  // For several plants each line says of which it speaks.
  const both = {
    ...facts,
    plants: [...facts.plants, still, { ...still, plantNm: '대산공장', psm: { before: 0.9, after: 1 } }],
  }
  expect(findingsOf('PSM', both).map((each) => String(each).split(' (')[0])).toEqual([
    '[여수공장] 규정량 R 0.6 → 0.7',
    '[대산공장] 규정량 R 0.9 → 1',
  ])
  expect(String(findingsOf('FIRE', both).at(-1))).toBe(
    '[여수공장] 옥내저장소 1호: 지정수량 배수 6.2→7.5배(허가 10배)',
  )
  expect(findingsOf('FIRE', facts).map(String)).toEqual([
    '위험물: 지정수량 배수와 저장장소 확인',
    '신너: 제1석유류, 지정수량 200 L (확인 필요)',
    '옥내저장소 1호: 지정수량 배수 6.2→7.5배(허가 10배)',
  ])
})
test('a store that would be full to its permit fits, one above it is marked', () => {
  const store = { storeNm: '옥내저장소 1호', before: 6.2, permitMultiple: 10 }
  expect(String(multipleFinding({ ...store, after: 10 }))).toContain('6.2→10배(허가 10배)')
  expect(String(multipleFinding({ ...store, after: 10.001 }))).toContain(', 초과)')
})
test('왜?: the verdict names every opinion, the conditions and the prohibited lists; a list its content and article', () => {
  const reviews = [
    { lineCd: 'CHM', lineNm: '화학물질', verdictCd: '60', verdictNm: '승인' },
    { lineCd: 'HEALTH', lineNm: '보건', verdictCd: '65', verdictNm: '조건부승인' },
  ]
  const why = explainVerdict(reviews, 1, [])
  expect(why.inputs.map(({ value }) => String(value))).toEqual(['승인', '조건부승인', '1건', '해당 없음'])
  expect(String(why.formula)).toMatch(/→ 조건부승인$/)
  expect(String(explainVerdict(reviews, 1, ['금지물질']).formula)).toMatch(/→ 부적합$/)
  const listed = {
    regNm: '관리대상',
    regSubjTxt: '톨루엔',
    contentPct: 1.5,
    borderYn: 'Y',
    lawTxt: '안전보건규칙 별표12',
  }
  expect(JSON.parse(JSON.stringify(explainListed(listed, '신너')))).toMatchObject({
    source: '안전보건규칙 별표12',
    inputs: [{ value: '신너' }, { value: '1.5%' }, { label: '경계함량' }],
  })
  expect(String(explainListed({ ...listed, contentPct: null, lawTxt: null }, '신너').source)).toContain(
    '제112조',
  )
})
