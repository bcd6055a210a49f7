import fc from 'fast-check'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import type { CellInput } from './cell.ts'
import { spreadMerged } from './merged-cells.ts'
import { readTables } from './read-tables.ts'
import { readInWorker } from './read-in-worker.ts'
import { fileOf, foreignWorkbook, partOf, readBySecondReader } from './test-files.ts'
import { readSheets } from './workbook-reader.ts'
import { WorkbookError } from './workbook-error.ts'

const columns = [{ header: '구간' }, { header: '이탈' }, { header: '원인' }]
const worksheet = {
  name: '검토표',
  columns,
  joined: 2,
  rows: [
    ['R-101', '유량 없음', '밸브 닫힘'],
    ['R-101', '유량 없음', '펌프 정지'],
    ['R-101', '압력 높음', '출구 막힘'],
    ['R-102', '압력 높음', '출구 막힘'],
  ],
}

describe('workbooks of several sheets', () => {
  const cell = fc.oneof(
    fc.constantFrom<CellInput>('가', '나', '가나', null, 1, true),
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  )
  const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 8 })
  const sheet = fc.record({
    name: fc.string({ unit: 'grapheme', maxLength: 40 }),
    joined: fc.nat({ max: 3 }),
    rows,
  })

  test('what is written is what is read, for any sheets, names and joined columns', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(sheet, { minLength: 1, maxLength: 4 }), async (given) => {
        const end = ['끝', '끝', '끝']
        const file = await fileOf(given.map((each) => ({ ...each, columns, rows: [...each.rows, end] })))
        const read = readTables(file)
        expect(new Set(read.map(({ name }) => name.toLowerCase())).size).toBe(given.length)
        const told = read.map((each) =>
          spreadMerged(each)
            .slice(1, -1)
            .map((row) => [row[0] ?? null, row[1] ?? null, row[2] ?? null]),
        )
        expect(told).toEqual(given.map((each) => each.rows))
      }),
      { numRuns: 60 },
    )
  })

  test('repeated values from the left are one merged cell, which another reader finds too', async () => {
    const file = await fileOf([worksheet, { name: '둘째', columns, rows: [['가', '나', '다']] }])
    expect(partOf(file, 'xl/worksheets/sheet1.xml')).toContain('<mergeCell ref="A2:A4"/>')
    expect(partOf(file, 'xl/worksheets/sheet1.xml')).toContain('<mergeCell ref="B2:B3"/>')
    const [first, second] = readSheets(file)
    expect([first!.name, second!.name]).toEqual(['검토표', '둘째'])
    expect(first!.rows[2]).toEqual([null, null, '펌프 정지'])
    expect(spreadMerged(first!).slice(1)).toEqual(worksheet.rows)
    expect((await readBySecondReader(file))[3]?.[1]).toBe('압력 높음')
  })

  test('drop-downs and notes of each sheet are those of that sheet', async () => {
    const choices = (name: string, options: string[]) => ({
      name,
      columns: [{ header: '값', options }],
      rows: [[{ value: '없음', error: `${name}에 없는 값` }]],
    })
    const file = await fileOf([choices('하나', ['가']), choices('둘', ['나', '다'])])
    expect(partOf(file, 'xl/worksheets/sheet1.xml')).toContain(`'_codes'!$A$1:$A$1`)
    expect(partOf(file, 'xl/worksheets/sheet2.xml')).toContain(`'_codes'!$B$1:$B$2`)
    expect(partOf(file, 'xl/comments2.xml')).toContain('둘에 없는 값')
    expect(readSheets(file).map(({ name }) => name)).toEqual(['하나', '둘'])
  })
})

describe('files of other systems', () => {
  test.each([
    ['UTF-8', Buffer.from('물질,농도\r\n톨루엔,"1,5"\r\n')],
    ['the Korean code page', iconv.encode('물질,농도\r\n톨루엔,"1,5"\r\n', 'cp949')],
    ['UTF-16 with tabs', Buffer.from('\uFEFF물질\t농도\r\n톨루엔\t1,5\r\n', 'utf16le')],
  ])('values in %s are a sheet', (_name, file) => {
    expect(readTables(file)[0]?.rows).toEqual([
      ['물질', '농도'],
      ['톨루엔', '1,5'],
    ])
  })

  test('an .xls that is a page gives its tables, merged cells and line breaks', () => {
    const page = `<html><head><meta charset="euc-kr"><style>td{x:y}</style></head><body>
      <table><tr><th colspan=2>측정 결과</th><th rowspan=2>비고</th></tr><tr><td>톨루엔<td>1.5&nbsp;ppm</tr>
      <tr><td rowspan="2">아세톤</td><td>2<br>재측정</td><td>&lt;0.5</td></tr><tr><td>3</td></tr></table>
      <p>글</p><table><tr><td>둘째</td></tr></table><script>alert('<table>')</script></body></html>`
    const [first, second] = readTables(iconv.encode(page, 'cp949'))
    expect(first!.rows).toEqual([
      ['측정 결과', null, '비고'],
      ['톨루엔', '1.5 ppm'],
      ['아세톤', '2\n재측정', '<0.5'],
      [null, '3'],
    ])
    expect(spreadMerged(first!)[3]?.slice(0, 2)).toEqual(['아세톤', '3'])
    expect(spreadMerged(first!)[1]).toEqual(['톨루엔', '1.5 ppm', '비고'])
    expect(second!.rows).toEqual([['둘째']])
  })

  test('every upload reads them, and the worker too', async () => {
    expect(await readInWorker(Buffer.from('가,나\n1,2\n'))).toEqual({
      rows: [
        ['가', '나'],
        ['1', '2'],
      ],
    })
  })

  test.each([
    ['prose', Buffer.from('그냥 글입니다.')],
    ['bytes', Buffer.from([1, 2, 3, 44, 5, 6])],
    ['a page without a table', Buffer.from('<html><body><p>없음</p></body></html>')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused with what to do', (_name, file) => {
    expect(() => readTables(file)).toThrow(WorkbookError)
  })
})

describe('bounds hold for every format', () => {
  test.each([
    ['rows of values', Buffer.from('가,나\n'.repeat(30))],
    ['rows of a page', Buffer.from(`<table>${'<tr><td>가</td></tr>'.repeat(30)}</table>`)],
  ])('more %s than are allowed are refused, never cut', (_name, file) => {
    expect(() => readTables(file, { maxRows: 20 })).toThrow(/20행까지/)
  })

  test.each([
    ['values', Buffer.from(`${'가,'.repeat(1200)}\n`)],
    ['a page', Buffer.from(`<table><tr>${'<td>가</td>'.repeat(1200)}</tr></table>`)],
  ])('more columns of %s than are allowed are refused', (_name, file) => {
    expect(() => readTables(file)).toThrow(/1,000/)
  })

  test('cells that span the whole sheet thousands of times are refused before they are spread', async () => {
    const page = `<table><tr><td rowspan=200000 colspan=900>가</td></tr></table>`
    expect(() => readTables(Buffer.from(page))).toThrow(WorkbookError)
    const merged = `<mergeCells>${'<mergeCell ref="A1:ZZ200000"/>'.repeat(40)}</mergeCells>`
    const sheet = `<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData>${merged}</worksheet>`
    const file = await foreignWorkbook('', '', { 'xl/worksheets/sheet1.xml': sheet })
    expect(() => readTables(file)).toThrow(WorkbookError)
  })
})
