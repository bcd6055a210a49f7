import { expect, test } from 'vitest'
import type { GridField } from './columns.ts'
import { sumOfBox } from './selection-sum.ts'

interface Part {
  partNm: string
  qty: number | null
  price: number
}
const fields: GridField<Part>[] = [
  { name: 'partNm', text: '품명', kind: 'text' },
  { name: 'qty', text: '수량', kind: 'number' },
  { name: 'price', text: '단가', kind: 'cost' },
]
const rows = [
  { row: { partNm: '밸브', qty: 0.1, price: 100 } },
  { row: { partNm: '개스킷', qty: 0.2, price: 200 } },
  { row: { partNm: '볼트', qty: null, price: 300 } },
]

test('the sum takes the numbers of the range and the count all of its cells', () => {
  expect(sumOfBox(rows, fields, { top: 0, bottom: 2, left: 0, right: 1 })).toEqual({
    cells: 6,
    numbers: 2,
    sum: 0.3,
  })
})

test('a single cell has neither', () => {
  expect(sumOfBox(rows, fields, { top: 0, bottom: 0, left: 1, right: 1 })).toBeUndefined()
})
