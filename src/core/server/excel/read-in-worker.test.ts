import { expect, test } from 'vitest'
import { readInWorker } from './read-in-worker.ts'
import { foreignWorkbook, tableOf } from './test-files.ts'
import { WorkbookError } from './workbook-error.ts'

test('gives the rows of a file that takes several messages, and leaves the file as it was', async () => {
  const rows = Array.from({ length: 2500 }, (_, row) => [`허가 ${row}`, row])
  const file = await tableOf([{ header: '이름' }, { header: '번호' }], rows)
  const before = Buffer.from(file)
  expect(await readInWorker(file)).toEqual({ rows: [['이름', '번호'], ...rows] })
  expect(file.equals(before)).toBe(true)
})

test('the worker refuses the same workbooks as readWorkbook', async () => {
  await expect(readInWorker(Buffer.from('글'))).rejects.toThrow(/^엑셀\(\.xlsx\) 파일이 아닙니다\./)
  await expect(readInWorker(Buffer.from('글'))).rejects.toBeInstanceOf(WorkbookError)
  const file = await foreignWorkbook('<row r="11"><c><v>1</v></c></row>')
  await expect(readInWorker(file, { maxRows: 10 })).rejects.toThrow(/10행까지/)
})

test('more files than threads are read one after another', async () => {
  const file = await foreignWorkbook('<row><c><v>1</v></c></row>')
  const results = await Promise.all(Array.from({ length: 5 }, () => readInWorker(file)))
  expect(results).toEqual(Array.from({ length: 5 }, () => ({ rows: [[1]] })))
})
