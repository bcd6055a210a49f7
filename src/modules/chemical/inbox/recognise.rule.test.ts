import { expect, test } from 'vitest'
import { recogniseFile } from './recognise.rule.ts'

const products = [
  { prodNo: 1, prodCd: 'RM-1001', prodNm: '톨루엔' },
  { prodNo: 2, prodCd: 'RM-1002', prodNm: '톨루엔 2급' },
  { prodNo: 3, prodCd: 'SB-3005', prodNm: '과산화수소 50%' },
]
const of = (fileNm: string) => {
  const { prodNo, langCd, revYmd } = recogniseFile(fileNm, products, '2026-03-10')
  return [prodNo, langCd, revYmd]
}

test('a PDF tells its product by code or longest name, its language and its latest day', () => {
  expect(of('[MSDS] 톨루엔_국문_2025-03-01.pdf')).toEqual([1, 'kr', '2025-03-01'])
  expect(of('톨루엔 2급 (20240115).PDF')).toEqual([2, 'kr', '2024-01-15'])
  expect(of('rm1001_toluene_SDS_EN_rev250301.pdf')).toEqual([1, 'en', '2025-03-01'])
  expect(of('과산화수소_50%_2023.5.2_2025.11.30.pdf')).toEqual([3, 'kr', '2025-11-30'])
})
test('a name as a Mac writes it is the same name', () =>
  expect(of('톨루엔_250301.pdf'.normalize('NFD'))).toEqual([1, 'kr', '2025-03-01']))
test('what is not said stays open: no product, no day that lies ahead or is none', () => {
  expect(of('scan0001.pdf')).toEqual([null, 'kr', null])
  expect(of('톨루엔 2027-01-01.pdf')).toEqual([1, 'kr', null])
  expect(of('톨루엔 2025-13-45.pdf')).toEqual([1, 'kr', null])
  expect(recogniseFile('scan0001.pdf', products, '2026-03-10').why).toBe(
    '제품을 찾지 못함 · 언어: 추정 · 개정일 없음',
  )
})
