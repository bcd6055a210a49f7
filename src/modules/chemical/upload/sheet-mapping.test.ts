import { casColumn, casListColumn } from './cas-columns.rule.ts'
import { describe, expect, test } from 'vitest'
import {
  cleanCell,
  findHeader,
  mappedRows,
  plainNumber,
  proposeMapping,
  type Cell,
  type Target,
} from '../../../core/shared/sheet-mapping.ts'
import { substanceTargets } from './substance-targets.rule.ts'

const targets: Target[] = [
  {
    name: 'chemNm',
    label: '물질명(국문)',
    kind: 'text',
    required: true,
    aliases: ['물질명', '화학물질명', '품명'],
  },
  { name: 'casNo', label: 'CAS번호', kind: casColumn, aliases: ['CAS No', 'CAS#', 'CAS RN'] },
  { name: 'twaVal', label: '노출기준 TWA', kind: 'number', aliases: ['TWA'] },
  { name: 'stelVal', label: '노출기준 STEL', kind: 'number', aliases: ['STEL'] },
]
/**
 * A workbook as it comes: title, blank row, other order, merged header, numbers as text, blank row, repeated
 * header.
 */
const sheet: Cell[][] = [
  ['㈜공급사 취급물질 목록', null, null, null, null],
  [null, null, null, null, null],
  ['No', 'CAS No.', '노출기준', null, '화학물질명'],
  [null, null, 'TWA', 'STEL', null],
  [1, '108 - 88 - 3', '50 ppm', '150', ' 톨루엔 '],
  [null, null, null, null, null],
  ['No', 'CAS No.', '노출기준 TWA', 'STEL', '화학물질명'],
  [2, '7664－93－9', '0.2', '-', '황산'],
  [3, '71-43-2', 0.5, 2.5, '벤젠'],
]

describe('a supplier’s sheet', () => {
  const header = findHeader(sheet, targets)!
  const mapping = proposeMapping(header.cells, targets)
  test('the header is found below title and blank row, with both rows of a merged one', () => {
    expect([header.at, header.height]).toEqual([2, 2])
    expect(header.cells).toEqual(['No', 'CAS No.', '노출기준 TWA', '노출기준 STEL', '화학물질명'])
  })
  test('a sheet is mapped whatever the order of its columns', () =>
    expect(mapping).toEqual({ casNo: 1, twaVal: 2, stelVal: 3, chemNm: 4 }))
  test('a sheet is read without blank rows and without what looks like another header', () =>
    expect(mappedRows(sheet, header, mapping, targets)).toEqual([
      { rowNo: 5, values: { chemNm: '톨루엔', casNo: '108-88-3', twaVal: 50, stelVal: 150 } },
      { rowNo: 8, values: { chemNm: '황산', casNo: '7664-93-9', twaVal: 0.2, stelVal: null } },
      { rowNo: 9, values: { chemNm: '벤젠', casNo: '71-43-2', twaVal: 0.5, stelVal: 2.5 } },
    ]))
  test('a sheet keeps the mapping that was made by hand last time, by the words of the header', () => {
    expect(proposeMapping(['이름', 'CAS No.', '영문'], targets, { chemNm: '이름' })).toEqual({
      chemNm: 0,
      casNo: 1,
    })
    expect(proposeMapping(['물질명', '이름'], targets, { chemNm: '이름' })).toEqual({ chemNm: 1 })
  })
  test('an English heading over mostly Korean content names the Korean name', () => {
    const proposed = (words: string[], ...rows: Cell[][]) => proposeMapping(words, substanceTargets, {}, rows)
    const korean: Cell[][] = [
      ['108-88-3', '톨루엔'],
      ['7664-93-9', 'Sulfuric acid (황산)'],
      ['67-63-0', 'IPA'],
    ]
    expect(proposed(['CAS No.', 'Chemical Name'], ...korean)).toEqual({ casNo: 0, chemNm: 1 })
    expect(proposed(['CAS No.', 'Chemical Name'], ['108-88-3', 'Toluene'], ['71-43-2', '벤젠'])).toEqual({
      casNo: 0,
      chemNmEn: 1,
    })
    expect(proposed(['CAS No.', 'Chemical Name'], ['108-88-3', null])).toEqual({ casNo: 0, chemNmEn: 1 })
    expect(proposed(['Name', '물질명'], ['톨루엔', '톨루엔'])).toEqual({ chemNm: 1 })
    expect(proposed(['Chemical Name', 'Name'], ['톨루엔', 'Toluene'])).toEqual({ chemNm: 0, chemNmEn: 1 })
  })
  test('a sheet of which nothing is known has no header', () =>
    expect(
      findHeader(
        [
          ['a', 'b'],
          [1, 2],
        ],
        targets,
      ),
    ).toBeUndefined())
  test('every target of substances finds its own label', () => {
    const mapped = proposeMapping(
      substanceTargets.map(({ label }) => String(label)),
      substanceTargets,
    )
    expect(Object.keys(mapped)).toHaveLength(substanceTargets.length)
    expect(substanceTargets.filter(({ name }, index) => mapped[name] !== index)).toEqual([])
  })
})

test.each<[Cell, number | undefined]>([
  ['1,234.5 kg', 1234.5],
  ['≥ 99.5%', 99.5],
  ['−12 ℃', -12],
  [7, 7],
  ['없음', undefined],
])('%j is the number %j', (cell, number) => expect(plainNumber(cell)).toBe(number))

test('a cell says what its kind asks for', () => {
  expect(cleanCell('7439-92-1, 1317 - 36 - 8 외', casListColumn)).toEqual(['7439-92-1', '1317-36-8'])
  expect(cleanCell('○', 'flag')).toBe('Y')
  expect(cleanCell('2026. 1. 16.', 'date')).toBe('2026-01-16')
  expect(cleanCell('자료 없음', 'text')).toBeNull()
  expect(cleanCell(12, 'text')).toBe('12')
  expect(cleanCell('많음', 'number')).toBe('많음')
})
