import { expect, test } from 'vitest'
import { readTsv } from '../../../core/server/seed/tsv.ts'
import { firstChemicalParameters as limits } from '../chemical-parameters.rule.ts'
import { isCasNumber } from '../substance/cas-number.rule.ts'
import { judgeMix, type MixProduct } from './compatibility.rule.ts'
import { segregationOf } from './segregation.rule.ts'
import { firmRefusal } from './store-exception.rule.ts'
import { incompatibilities, mixProduct } from './storage-facts.test-kit.ts'

const table = readTsv(`${import.meta.dirname}/../seed/reactive-groups.tsv`)
const cabinet = '41'
/** A product of one substance that nobody has judged: only the table of well-known substances speaks. */
function pure(casNo: string): MixProduct {
  const row = table.find((each) => each['casNo'] === casNo)!
  const known = row['segGrpCds']!.split(',')
  const part = { chemNm: row['chemNm']!, chosen: [], known, ghs: [] }
  return { ...mixProduct(row['chemNm']!, [], null, [casNo]), ...segregationOf([part], 0) }
}

// Known dangerous pairs of the literature (Bretherick's, CAMEO Chemicals, NFPA 491), by CAS number.
const pairs: [string, string, string][] = [
  ['7440-23-5', '75-09-2', '나트륨 × 디클로로메탄'],
  ['7440-23-5', '79-01-6', '나트륨 × 트리클로로에틸렌'],
  ['7440-23-5', '7732-18-5', '나트륨 × 물'],
  ['7440-09-7', '56-23-5', '칼륨 × 사염화탄소'],
  ['7439-93-2', '67-66-3', '리튬 × 클로로포름'],
  ['1310-73-2', '79-01-6', '수산화나트륨 × 트리클로로에틸렌'],
  ['1310-58-3', '67-66-3', '수산화칼륨 × 클로로포름'],
  ['1336-21-6', '7681-52-9', '암모니아수 × 차아염소산나트륨'],
  ['1336-21-6', '7778-54-3', '암모니아수 × 차아염소산칼슘'],
  ['7664-41-7', '7782-50-5', '암모니아 × 염소'],
  ['7722-64-7', '108-88-3', '과망간산칼륨 × 톨루엔'],
  ['7722-64-7', '67-64-1', '과망간산칼륨 × 아세톤'],
  ['7722-64-7', '56-81-5', '과망간산칼륨 × 글리세린'],
  ['7722-64-7', '107-21-1', '과망간산칼륨 × 에틸렌글리콜'],
  ['7722-64-7', '75-09-2', '과망간산칼륨 × 디클로로메탄'],
  ['7722-64-7', '7664-93-9', '과망간산칼륨 × 황산'],
  ['7722-64-7', '7722-84-1', '과망간산칼륨 × 과산화수소'],
  ['7722-84-1', '67-64-1', '과산화수소 × 아세톤'],
  ['7722-84-1', '64-17-5', '과산화수소 × 에탄올'],
  ['7722-84-1', '71-43-2', '과산화수소 × 벤젠'],
  ['7722-84-1', '302-01-2', '과산화수소 × 히드라진'],
  ['7722-84-1', '7440-66-6', '과산화수소 × 아연(분말)'],
  ['7722-84-1', '1310-73-2', '과산화수소 × 수산화나트륨'],
  ['7697-37-2', '67-64-1', '질산 × 아세톤'],
  ['7697-37-2', '64-17-5', '질산 × 에탄올'],
  ['7697-37-2', '108-88-3', '질산 × 톨루엔'],
  ['7697-37-2', '64-19-7', '질산 × 아세트산'],
  ['7697-37-2', '108-24-7', '질산 × 무수초산'],
  ['7697-37-2', '62-53-3', '질산 × 아닐린'],
  ['7697-37-2', '75-09-2', '질산 × 디클로로메탄'],
  ['7697-37-2', '7440-50-8', '질산 × 구리(분말)'],
  ['7697-37-2', '7664-41-7', '질산 × 암모니아'],
  ['7664-93-9', '143-33-9', '황산 × 시안화나트륨'],
  ['7647-01-0', '151-50-8', '염화수소·염산 × 시안화칼륨'],
  ['7647-01-0', '1313-82-2', '염화수소·염산 × 황화나트륨'],
  ['64-19-7', '16721-80-5', '아세트산 × 황화수소나트륨'],
  ['7664-93-9', '26628-22-8', '황산 × 아지드화나트륨'],
  ['7647-01-0', '7681-52-9', '염화수소·염산 × 차아염소산나트륨'],
  ['64-19-7', '7681-52-9', '아세트산 × 차아염소산나트륨'],
  ['7664-93-9', '7775-09-9', '황산 × 염소산나트륨'],
  ['7664-93-9', '1310-73-2', '황산 × 수산화나트륨'],
  ['7647-01-0', '7440-66-6', '염화수소·염산 × 아연(분말)'],
  ['7775-09-9', '7704-34-9', '염소산나트륨 × 황'],
  ['3811-04-9', '57-50-1', '염소산칼륨 × 설탕'],
  ['7601-90-3', '64-17-5', '과염소산 × 에탄올'],
  ['7632-00-0', '7647-01-0', '아질산나트륨 × 염화수소·염산'],
  ['7632-00-0', '12125-02-9', '아질산나트륨 × 염화암모늄'],
  ['6484-52-2', '8008-20-6', '질산암모늄 × 등유'],
  ['26628-22-8', '7439-92-1', '아지드화나트륨 × 납'],
  ['26628-22-8', '75-09-2', '아지드화나트륨 × 디클로로메탄'],
  ['7439-95-4', '75-09-2', '마그네슘 × 디클로로메탄'],
  ['7429-90-5', '56-23-5', '알루미늄(분말) × 사염화탄소'],
  ['7429-90-5', '1310-73-2', '알루미늄(분말) × 수산화나트륨'],
  ['75-20-7', '7732-18-5', '탄화칼슘 × 물'],
  ['7719-09-7', '7732-18-5', '염화티오닐 × 물'],
  ['584-84-9', '107-15-3', '2,4-톨루엔디이소시아네이트 × 에틸렌디아민'],
  ['584-84-9', '7732-18-5', '2,4-톨루엔디이소시아네이트 × 물'],
  ['75-21-8', '7664-41-7', '산화에틸렌 × 암모니아'],
  ['50-00-0', '121-44-8', '포름알데히드 × 트리에틸아민'],
  ['75-07-0', '7664-93-9', '아세트알데히드 × 황산'],
  ['107-13-1', '1310-73-2', '아크릴로니트릴 × 수산화나트륨'],
  ['100-42-5', '94-36-0', '스티렌 × 과산화벤조일'],
  ['79-10-7', '1338-23-4', '아크릴산 × 메틸에틸케톤퍼옥사이드'],
  ['94-36-0', '121-44-8', '과산화벤조일 × 트리에틸아민'],
  ['7726-95-6', '7664-41-7', '브롬 × 암모니아'],
  ['7782-44-7', '60-29-7', '산소 × 디에틸에테르'],
  ['74-86-2', '7440-50-8', '아세틸렌 × 구리(분말)'],
  ['97-93-8', '7732-18-5', '트리에틸알루미늄 × 물'],
  ['12185-10-3', '7782-44-7', '황린 × 산소'],
  ['302-01-2', '7681-52-9', '히드라진 × 차아염소산나트륨'],
  ['7778-54-3', '57-55-6', '차아염소산칼슘 × 프로필렌글리콜'],
  ['87-90-1', '1336-21-6', '트리클로로이소시아누르산 × 암모니아수'],
  ['10102-44-0', '108-88-3', '이산화질소 × 톨루엔'],
  ['7757-83-7', '7647-01-0', '아황산나트륨 × 염화수소·염산'],
]
test('the list holds at least 60 known dangerous pairs', () =>
  expect(pairs.length).toBeGreaterThanOrEqual(60))
test.each(pairs)('%s and %s (%s) may not stand together, and nobody may except them', (one, other) => {
  const [verdict, reversed] = [
    judgeMix(pure(one), pure(other), cabinet, incompatibilities, limits),
    judgeMix(pure(other), pure(one), cabinet, incompatibilities, limits),
  ]
  expect([verdict.result, reversed.result]).toEqual(['X', 'X'])
  expect(verdict.basis).toBe('contact')
  expect(firmRefusal(verdict)).toBeDefined()
})
test('every substance of the table has a CAS number with the right check digit, once', () => {
  const numbers = table.map((row) => row['casNo']!)
  expect(numbers.filter((casNo) => !isCasNumber(casNo))).toEqual([])
  expect(new Set(numbers).size).toBe(numbers.length)
})
test('every group of the table has its cells in the matrix', () => {
  const groups = new Set(
    incompatibilities.filter(({ layerCd }) => layerCd === 'B').flatMap(({ aTxt, bTxt }) => [aTxt, bTxt]),
  )
  expect(table.flatMap((row) => row['segGrpCds']!.split(',')).filter((group) => !groups.has(group))).toEqual(
    [],
  )
})
