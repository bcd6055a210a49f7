import { expect, test } from 'vitest'
import { directionOf, entryIssues } from './in-out.rule.ts'

const paths = (entry: Parameters<typeof entryIssues>[0]) => entryIssues(entry).map(({ path }) => path)

test('receipts and returns go in, uses and disposals go out, a move does both', () => {
  for (const type of ['10', '15', '45', '60']) expect(directionOf(type)).toEqual({ from: false, to: true })
  for (const type of ['20', '25', '40', '50', '65'])
    expect(directionOf(type)).toEqual({ from: true, to: false })
  expect(directionOf('30')).toEqual({ from: true, to: true })
})
test('each kind asks for its stores, a move for two different ones', () => {
  expect(paths({ ioTypeCd: '10' })).toEqual(['toStoreNo'])
  expect(paths({ ioTypeCd: '20' })).toEqual(['fromStoreNo'])
  expect(paths({ ioTypeCd: '30' })).toEqual(['fromStoreNo', 'toStoreNo'])
  expect(paths({ ioTypeCd: '30', fromStoreNo: 1, toStoreNo: 1 })).toEqual(['toStoreNo'])
  expect(paths({ ioTypeCd: '30', fromStoreNo: 1, toStoreNo: 2 })).toEqual([])
})
test('a disposal says why; nothing expires before it was made', () => {
  expect(paths({ ioTypeCd: '50', fromStoreNo: 1 })).toEqual(['reasonTxt'])
  expect(paths({ ioTypeCd: '10', toStoreNo: 1, mfgYmd: '2026-03-02', expYmd: '2026-03-01' })).toEqual([
    'expYmd',
  ])
})
