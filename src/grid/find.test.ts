import { expect, test } from 'vitest'
import { leafColumns } from './columns.ts'
import { foundIn, isLet } from './find.ts'
import { LIST_COLUMNS, samplePermits } from './testing/sample.tsx'
import { gridTextsIn } from './spoken-texts.ts'

const korean = gridTextsIn('kr')

const fields = leafColumns(LIST_COLUMNS)
const rows = samplePermits(5).map((row) => ({ row }))

test('the search finds cells as they are shown, names of codes and commas too', () => {
  expect(foundIn(rows, fields, '밀폐공간', korean).map(({ row }) => row)).toEqual([2])
  expect(foundIn(rows, fields, '1,252,000', korean).map(({ row }) => row)).toEqual([2])
  expect(foundIn(rows, fields, '  ', korean)).toEqual([])
})

test('a filter lets rows through whose cell contains it, and several filters all have to', () => {
  const letting = (filters: Record<string, string>) =>
    rows.filter(({ row }) => isLet(row, fields, new Map(Object.entries(filters)), korean)).length
  expect(letting({ vendorNm: '한빛' })).toBe(1)
  expect(letting({ vendorNm: '한빛', workNm: '탱크' })).toBe(1)
  expect(letting({ vendorNm: '한빛', workNm: '용접' })).toBe(0)
  expect(letting({ vendorNm: '' })).toBe(5)
})
