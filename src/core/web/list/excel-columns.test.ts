import { expect, test } from 'vitest'
import { shownColumns } from './excel-columns.ts'

const columns = [
  { name: 'workNm' },
  { name: 'deptNm' },
  { name: 'state' },
  { name: 'createDt', hidden: true },
]

test('the file has the columns of the screen in their order', () => {
  expect(shownColumns(columns)).toEqual(['workNm', 'deptNm', 'state'])
  const layout = { order: ['state', 'workNm', 'deptNm'], visible: { deptNm: false, createDt: true } }
  expect(shownColumns(columns, layout)).toEqual(['state', 'createDt', 'workNm'])
})
