import * as fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { dateToSerial, maxCellText, serialToDate, serialToDateTime } from './cell.ts'
import type { CellValue } from './cell.ts'
import { sheetName } from './package-parts.ts'
import { fileOf, partOf, readBySecondReader, tableOf } from './test-files.ts'
import { readWorkbook } from './workbook-reader.ts'
import { writeWorkbook } from './workbook-writer.ts'

const today = new Date().toISOString().slice(0, 10)

describe('values come back as they were written', () => {
  const values: CellValue[] = [
    '한글 가각힣 ㄱㅏ',
    '이모지 😀👨‍👩‍👧 끝',
    '  앞뒤 공백  ',
    '줄1\n줄2\n\n줄4',
    '<b>&amp; "따옴표" \'작은\' ]]>',
    '0012',
    '=SUM(A1:A9)',
    '+82-10-1234-5678',
    '@사용자',
    '-1',
    'TRUE',
    0,
    -1,
    1234567.891,
    -0.000_001,
    9_007_199_254_740_991,
    1e21,
    true,
    false,
  ]
  const columns = [{ header: '값' }, { header: '다음' }]
  const rows = values.map((value, index) => [value, index])

  test('our own reader reads every value back as it was written', async () => {
    expect(readWorkbook(await tableOf(columns, rows))).toEqual([['값', '다음'], ...rows])
  })

  test('a second, independent reader reads every value back, cell for cell', async () => {
    expect(await readBySecondReader(await tableOf(columns, rows))).toEqual([['값', '다음'], ...rows])
  })

  test('carriage returns, control characters and texts that look like their escapes come back unchanged', async () => {
    const odd = [
      'a\r\nb',
      '\u0001\u001f\ufffe',
      '_x0041_',
      '_x0041_x0042_',
      '_xABCD\u0001',
      '__x000D_',
      '\ttab',
    ]
    expect(
      readWorkbook(
        await tableOf(
          [{ header: '값' }],
          odd.map((text) => [text]),
        ),
      ).slice(1),
    ).toEqual(odd.map((text) => [text]))
  })

  test('any table of texts, numbers and booleans comes back unchanged', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.string({ unit: fc.constantFrom('_', 'x', '0', 'A', '\r', '\u0001', '가', ' ', '&'), minLength: 1 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
      fc.boolean(),
      fc.constant(null),
    )
    const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(table, async (cells) => {
        const file = await tableOf(
          [{ header: 'a' }, { header: 'b' }, { header: 'c' }],
          [...cells, ['끝', '끝', '끝']],
        )
        const read = readWorkbook(file).slice(1, -1)
        expect(read.map((row) => [row[0] ?? null, row[1] ?? null, row[2] ?? null])).toEqual(cells)
      }),
    )
  })

  test('a text Excel could not hold is cut visibly and never inside an emoji', async () => {
    const [, [fitting, cut, emoji] = []] = readWorkbook(
      await tableOf(
        [{ header: 'a' }, { header: 'b' }, { header: 'c' }],
        [['가'.repeat(maxCellText), '가'.repeat(maxCellText + 1), `a${'😀'.repeat(maxCellText)}`]],
      ),
    )
    expect(fitting).toBe('가'.repeat(maxCellText))
    expect(cut).toHaveLength(maxCellText)
    expect(cut).toMatch(/가… \[\.\.\.\]$/)
    expect(emoji).toMatch(/😀… \[\.\.\.\]$/u)
  })
})

describe('column formats', () => {
  test('dates are real dates without a shift', async () => {
    const days = ['1900-03-01', '1999-12-31', '2024-02-29', today]
    const file = await tableOf(
      [
        { header: '일', format: 'date' },
        { header: '일시', format: 'datetime' },
      ],
      days.map((day) => [day, `${day} 23:59`]),
    )
    const rows = readWorkbook(file).slice(1)
    expect(rows.map(([date]) => serialToDate(Number(date)))).toEqual(days)
    expect(rows.map(([, moment]) => serialToDateTime(Number(moment)))).toEqual(
      days.map((day) => `${day} 23:59`),
    )
    const seenByOther = (await readBySecondReader(file)).slice(1)
    expect(seenByOther.map(([date]) => (date as Date).toISOString().slice(0, 10))).toEqual(days)
    expect(seenByOther.map(([, moment]) => (moment as Date).toISOString().slice(0, 16))).toEqual(
      days.map((day) => `${day}T23:59`),
    )
  })

  test('numbers of a database are numbers, unless Excel would change them', async () => {
    const columns = [
      { header: '정수', format: 'integer' as const },
      { header: '소수', format: 'decimal' as const, decimals: 3 },
    ]
    const file = await tableOf(columns, [
      ['1234', '-12.500'],
      ['12345678901234567890', '없음'],
      ['007', Number.NaN],
    ])
    expect(readWorkbook(file).slice(1)).toEqual([[1234, -12.5], ['12345678901234567890', '없음'], ['007']])
    const { sheets } = await readXlsx(file, { readStyles: true })
    expect(sheets[0]?.cells?.get('1,0')?.style).toMatchObject({
      numFmt: '#,##0',
      alignment: { horizontal: 'right' },
    })
    expect(sheets[0]?.cells?.get('1,1')?.style).toMatchObject({ numFmt: '#,##0.000' })
  })

  test('a text column keeps zeros and everything else as text', async () => {
    const rows = readWorkbook(await tableOf([{ header: '번호', format: 'text' }], [['0012'], [12], [true]]))
    expect(rows.slice(1)).toEqual([['0012'], ['12'], ['true']])
  })

  test('no cell is ever a formula', async () => {
    const texts = ['=1+1', '=cmd|"/c calc"!A0', '+1', '-1', '@SUM(1)', '\t=1', '\r=1']
    const file = await tableOf(
      [{ header: '=1', group: '=2' }],
      texts.map((text) => [text]),
    )
    expect(partOf(file, 'xl/worksheets/sheet1.xml')).not.toMatch(/<f[ >]/)
    expect(readWorkbook(file).slice(2)).toEqual(texts.map((text) => [text]))
    const { sheets } = await readXlsx(file, { readStyles: true })
    expect(texts.map((_, index) => sheets[0]?.cells?.get(`${index + 2},0`)?.style?.numFmt)).toEqual(
      texts.map(() => '@'),
    )
  })
})

describe('heading', () => {
  const columns = [
    { header: '키', hidden: true, locked: true },
    { header: '시작', group: '기간', required: true },
    { header: '종료', group: '기간' },
    { header: '금액', group: '비용' },
    { header: '비고' },
  ]
  const guide = ['', '필수', 'YYYY-MM-DD', '정수', '최대 100자']
  const sheet = { name: '허가', title: '작업허가', columns, guide, rows: [['k', 'a', 'b', 1, 'c']] }

  test('title, two header lines and guide stand above the data', async () => {
    expect(readWorkbook(await fileOf(sheet))).toEqual([
      ['작업허가'],
      ['키', '기간', null, '비용', '비고'],
      [null, '시작 *', '종료', '금액'],
      [null, '필수', 'YYYY-MM-DD', '정수', '최대 100자'],
      ['k', 'a', 'b', 1, 'c'],
    ])
  })

  test('groups are merged across, other headers down; the heading is frozen, the filter stands right above the data', async () => {
    const read = (await readXlsx(await fileOf(sheet), { readStyles: true })).sheets[0]
    const merges = read?.merges?.map(({ startRow, startCol, endRow, endCol }) => [
      startRow,
      startCol,
      endRow,
      endCol,
    ])
    expect(merges).toEqual([
      [0, 0, 0, 4],
      [1, 0, 2, 0],
      [1, 1, 1, 2],
      [1, 4, 2, 4],
    ])
    expect(read?.freezePane?.rows).toBe(4)
    expect(read?.autoFilter?.range).toBe('A4:E5')
    expect(read?.columns?.[0]?.hidden).toBe(true)
    expect(read?.cells?.get('2,1')?.style?.font).toMatchObject({
      name: 'Malgun Gothic',
      bold: true,
      color: { rgb: 'C00000' },
    })
    expect(read?.cells?.get('3,1')?.style?.font).toMatchObject({ italic: true, color: { rgb: '7F7F7F' } })
  })

  test('Excel refuses typing into a locked column', async () => {
    const read = (await readXlsx(await fileOf(sheet))).sheets[0]
    expect(read?.dataValidations).toMatchObject([{ type: 'custom', formula1: 'FALSE', range: 'A5:A1048576' }])
  })

  test.each([
    ['작업/허가:[1]', '작업 허가  1'],
    ["'따옴표'", '따옴표'],
    ['가'.repeat(40), '가'.repeat(31)],
    ['_codes', 'Sheet1'],
    ['  ', 'Sheet1'],
  ])('sheet name %j becomes %j', (wanted, name) => expect(sheetName(wanted)).toBe(name))
})

test('a drop-down longer than 255 characters lists every option', async () => {
  const options = Array.from({ length: 300 }, (_, index) => `공종 <${index + 1}> & 기타`)
  const columns = [{ header: '이름' }, { header: '공종', options }, { header: '여부', options: ['Y', 'N'] }]
  const { sheets } = await readXlsx(await tableOf(columns, [['가', options[299] ?? '', 'Y']]))
  expect(sheets[0]?.dataValidations).toMatchObject([
    { type: 'list', formula1: "'_codes'!$A$1:$A$300", range: 'B2:B1048576' },
    { type: 'list', formula1: "'_codes'!$B$1:$B$2", range: 'C2:C1048576' },
  ])
  expect(sheets[1]).toMatchObject({ name: '_codes', hidden: true })
  expect(sheets[1]?.rows.map(([option]) => option)).toEqual(options)
})

test('a cell with an error is red and carries the reason as a note', async () => {
  const reason = '필수 항목입니다.\n<값>을 입력하세요 & 다시 올려 주세요.'
  const wrong = Array.from({ length: 1500 }, (_, index) => [
    { value: null, error: `${index}: ${reason}` },
    '정상',
  ])
  const file = await tableOf(
    [{ header: '이름' }, { header: '비고' }],
    [[{ value: '2026-13-01', error: reason }, 'b'], ...wrong],
  )
  const read = (await readXlsx(file, { readStyles: true })).sheets[0]
  expect(read?.cells?.get('1,0')).toMatchObject({ value: '2026-13-01', comment: { text: reason } })
  expect(read?.cells?.get('1,0')?.style?.fill).toMatchObject({ fgColor: { rgb: 'FFC7CE' } })
  expect(read?.cells?.get('1501,0')?.comment?.text).toBe(`1499: ${reason}`)
  expect(read?.cells?.get('1,1')?.comment).toBeUndefined()
  const drawing = partOf(file, 'xl/drawings/vmlDrawing1.vml')
  expect(drawing.match(/<v:shape /g)).toHaveLength(1501)
  expect(drawing).toContain('<o:idmap v:ext="edit" data="1,2"/>')
})

describe('streaming', () => {
  test('says how many rows were written, none included', async () => {
    async function* rows() {
      yield ['a']
      yield ['b']
    }
    expect(
      await writeWorkbook(new PassThrough().resume(), {
        name: 'a',
        columns: [{ header: 'a' }],
        rows: rows(),
      }),
    ).toBe(2)
    expect(readWorkbook(await tableOf([{ header: 'a' }], []))).toEqual([['a']])
  })

  test('a failing source fails the file', async () => {
    async function* rows(): AsyncGenerator<string[]> {
      yield ['a']
      throw new Error('연결이 끊겼습니다.')
    }
    const writing = writeWorkbook(new PassThrough().resume(), {
      name: 'a',
      columns: [{ header: 'a' }],
      rows: rows(),
    })
    await expect(writing).rejects.toThrow('연결이 끊겼습니다.')
  })

  test('a cancelled download frees the source', async () => {
    const out = new PassThrough().resume()
    let isClosed = false
    async function* rows() {
      try {
        for (let row = 0; ; row++) {
          if (row === 5000) out.destroy()
          yield ['가'.repeat(100), row]
        }
      } finally {
        isClosed = true
      }
    }
    await expect(
      writeWorkbook(out, { name: 'a', columns: [{ header: 'a' }, { header: 'b' }], rows: rows() }),
    ).rejects.toThrow()
    await expect.poll(() => isClosed).toBe(true)
  })

  test('50,000 × 20 cells pass through without piling up', { timeout: 60_000 }, async () => {
    const columns = Array.from({ length: 20 }, (_, index) => ({ header: `열 ${index}` }))
    let peak = 0
    function* rows() {
      for (let row = 0; row < 50_000; row++) {
        if (row % 1000 === 0) peak = Math.max(peak, process.memoryUsage().heapUsed)
        yield columns.map((_, index) => (index % 2 === 0 ? `협력업체 작업허가 ${row}-${index}` : row * index))
      }
    }
    const idle = process.memoryUsage().heapUsed
    expect(await writeWorkbook(new PassThrough().resume(), { name: '목록', columns, rows: rows() })).toBe(
      50_000,
    )
    expect(peak - idle).toBeLessThan(200_000_000)
  })
})

test('a serial number given for a date column stays that day', async () => {
  const serial = dateToSerial('2026-11-20') ?? 0
  expect(readWorkbook(await tableOf([{ header: '일', format: 'date' }], [[serial]]))[1]).toEqual([serial])
})
