import { expect, test } from 'vitest'
import { readTsv } from '../../../core/server/seed/tsv.ts'
import { isCasNumber } from '../substance/cas-number.rule.ts'
import { publishedRowsOfSeed } from './published-lists.ts'

const read = (name: string) => readTsv(`${import.meta.dirname}/${name}.tsv`)
const rows = [...publishedRowsOfSeed(), ...read('regulations')]
const numbersOf = (row: (typeof rows)[number]) =>
  [row['casNo'], ...(row['casGroup']?.split(',') ?? [])].filter((each) => each !== null && each !== undefined)

test('Every CAS number of the delivered lists has the right check digit and stands once in its item.', () => {
  const wrong = rows.flatMap(numbersOf).filter((casNo) => !isCasNumber(casNo))
  expect(wrong).toEqual([])
  const twice = rows.filter((row) => new Set(numbersOf(row)).size !== numbersOf(row).length)
  expect(twice.map(({ regSubjNm }) => regSubjNm)).toEqual([])
})
test('A list that is said to be whole has as many items as its publication.', () => {
  for (const { regCd, totalCnt, fullYn } of read('list-editions').filter(
    ({ totalCnt }) => totalCnt !== null,
  )) {
    const held = rows.filter((row) => row['regCd'] === regCd)
    // An item of the publication may need several rows here, never the other way round.
    if (fullYn === 'Y') expect(held.length, regCd!).toBeGreaterThanOrEqual(Number(totalCnt))
    else expect(held.length, regCd!).toBeLessThan(Number(totalCnt))
  }
})
test('Each list that products can stand on says which edition is held.', () => {
  const told = new Set(read('list-editions').map(({ regCd }) => regCd))
  expect([...new Set(rows.map(({ regCd }) => regCd))].filter((regCd) => !told.has(regCd))).toEqual([])
})

const contents = (casNo: string) =>
  Object.fromEntries(
    ['C1', 'C2', 'C3'].map((regCd) => [
      regCd,
      rows
        .filter((row) => row['regCd'] === regCd && numbersOf(row).includes(casNo))
        .map((row) => Number(row['contentMinPct'])),
    ]),
  )
// As 별표 2 of the notice on quantities prints them.
test.each([
  ['hydrogen fluoride', '7664-39-3', { C1: [1], C2: [], C3: [] }],
  ['sodium cyanide', '143-33-9', { C1: [1], C2: [10], C3: [25] }],
  ['chlorine', '7782-50-5', { C1: [1], C2: [], C3: [2.5] }],
  ['ammonia', '7664-41-7', { C1: [10], C2: [], C3: [25] }],
  ['formaldehyde', '50-00-0', { C1: [1], C2: [0.1], C3: [] }],
  ['sulfuric acid', '7664-93-9', { C1: [10], C2: [], C3: [] }],
  ['toluene, struck out', '108-88-3', { C1: [], C2: [], C3: [] }],
  ['methyl ethyl ketone, struck out', '78-93-3', { C1: [], C2: [], C3: [] }],
])('%s', (_name, casNo, expected) => expect(contents(casNo)).toEqual(expected))
