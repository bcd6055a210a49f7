import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { parseTsv, toTsv } from './tsv.ts'

test('plain cells, Windows line ends and the last line break of Excel are read', () => {
  expect(parseTsv('가\t1\r\n나\t2\r\n')).toEqual([
    ['가', '1'],
    ['나', '2'],
  ])
  expect(parseTsv('하나')).toEqual([['하나']])
  expect(parseTsv('\t')).toEqual([['', '']])
})

test('quoted cells keep tabs, line breaks and doubled quotes', () => {
  expect(parseTsv('"첫 줄\n둘째 줄"\t"3""배관"\r\n')).toEqual([['첫 줄\n둘째 줄', '3"배관']])
})

test('a cell that only begins with a quote stands as it is', () => {
  expect(parseTsv('"12" 파이프\t가')).toEqual([['"12" 파이프', '가']])
})

test('a copied block pastes back unchanged', () => {
  const cells = array(
    array(string({ unit: constantFrom('가', 'a', '"', '\t', '\n', '\r', ' ', ',') }), {
      minLength: 2,
      maxLength: 4,
    }),
    {
      minLength: 1,
    },
  )
  assert(
    property(cells, (rows) => {
      expect(parseTsv(toTsv(rows))).toEqual(rows)
    }),
  )
})
