import { expect, test } from 'vitest'
import type { PreviewRow } from './excel-import.ts'
import { rowsOf, rowsText } from './excel-preview.ts'

const rows = Array.from({ length: 450 }, (_, at): PreviewRow => ({
  rowNo: at + 2,
  status: 'new',
  values: { permitNm: `배관 용접 ${at}`, workTxt: '첫 줄,\n둘째 줄\u2028셋째 줄' },
  changes: {},
  issues: [],
}))

test('an import preview is the same after it has been stored as text', async () => {
  const text = await rowsText(rows)
  expect(JSON.parse(text)).toEqual(rows)
  expect(await rowsOf(text)).toEqual(rows)
})
test('a preview that was written in one line is read as well, and one without rows', async () => {
  expect(await rowsOf(JSON.stringify(rows))).toEqual(rows)
  expect(await rowsOf(await rowsText([]))).toEqual([])
})
