import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { serialToDate } from './cell.ts'
import { foreignWorkbook, zipOf } from './test-files.ts'
import { readWorkbook } from './workbook-reader.ts'
import { xmlHeader } from './xml-text.ts'

async function rowsOf(sheetData: string, sharedStrings = '', replaced: Record<string, string> = {}) {
  return readWorkbook(await foreignWorkbook(sheetData, sharedStrings, replaced))
}

describe('cells as other programs write them', () => {
  test('the reader understands shared strings, rich text and phonetic hints', async () => {
    const strings =
      '<si><t>가나다</t></si><si><t xml:space="preserve"> 앞 공백</t></si><si/>' +
      '<si><r><rPr><b/></rPr><t>굵은</t></r><r><t xml:space="preserve"> 글</t></r></si>' +
      '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/></si>' +
      '<si><t>a_x000D_&#10;b &lt;&#xAC00;&gt; &quot;&amp;&quot;</t></si><si><t><![CDATA[<a>&amp;]]></t></si>'
    const cells = [0, 1, 2, 3, 4, 5, 6].map((index) => `<c t="s"><v>${index}</v></c>`).join('')
    expect(await rowsOf(`<row>${cells}</row>`, strings)).toEqual([
      ['가나다', ' 앞 공백', null, '굵은 글', '東京', 'a\r\nb <가> "&"', '<a>&amp;'],
    ])
  })

  test('the reader understands inline strings, numbers, booleans, errors, formulas and ISO dates', async () => {
    const cells =
      '<c t="inlineStr"><is><r><t>인</t></r><r><t>라인</t></r></is></c><c><v>-1.5E3</v></c><c t="b"><v>1</v></c><c t="b"><v>0</v></c>' +
      '<c t="e"><v>#N/A</v></c><c t="str"><f>A1&amp;"x"</f><v>결과</v></c><c><f>1+1</f><v>2</v></c><c t="d"><v>2026-11-20T00:00:00</v></c>' +
      '<c t="n"><v></v></c><c s="1"/><c t="str"><f>B1</f></c><c t="inlineStr"><is/></c><c><v>9</v></c>'
    expect(await rowsOf(`<row>${cells}</row>`)).toEqual([
      ['인라인', -1500, true, false, null, '결과', 2, 46_346, null, null, null, null, 9],
    ])
  })

  test('the reader keeps gaps, and drops cells that are only formatted and rows behind the data', async () => {
    const rows =
      '<row r="2"><c r="B2"><v>1</v></c><c r="D2"><v>2</v></c><c r="E2" s="3"/></row><row r="3"/>' +
      '<row r="5"><c r="AA5"><v>3</v></c></row><row r="1048576" ht="20"><c r="A1048576" s="1"/></row>'
    expect(await rowsOf(rows)).toEqual([
      [],
      [null, 1, null, 2],
      [],
      [],
      [...Array.from({ length: 26 }, () => null), 3],
    ])
  })

  test('the reader accepts namespace prefixes, single quotes, comments, other attribute orders and line breaks in tags', async () => {
    const sheet =
      `${xmlHeader}<!-- <x:row> --><x:worksheet xmlns:x="m"><x:sheetData>\n <x:row spans='1:2' r = '1' note="a>b">\n` +
      "  <x:c t='inlineStr'\n r='A1'><x:is><x:t xml:space='preserve'> 값<!-- x --> </x:t></x:is></x:c><x:c r=\"B1\"><x:v>7</x:v></x:c>" +
      '</x:row></x:sheetData><x:mergeCells/></x:worksheet>'
    expect(await rowsOf('', '', { 'xl/worksheets/sheet1.xml': sheet })).toEqual([[' 값 ', 7]])
  })

  test('the reader accepts UTF-8 with a byte order mark', async () => {
    const sheet = `\ufeff${xmlHeader}<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>`
    expect(await rowsOf('', '', { 'xl/worksheets/sheet1.xml': sheet })).toEqual([[1]])
  })

  test('an empty sheet has no rows', async () => {
    expect(await rowsOf('')).toEqual([])
    expect(
      await rowsOf('', '', { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>' }),
    ).toEqual([])
  })
})

test('the first visible sheet is found along absolute paths, past hidden sheets and charts', async () => {
  const relation = (id: string, kind: string, target: string) =>
    `<p:Relationship Target="${target}" Type="http://x/${kind}" Id="${id}"/>`
  const file = await zipOf({
    '_rels/.rels': `<p:Relationships>${relation('a', 'officeDocument', '/office/book.xml')}</p:Relationships>`,
    'office/book.xml':
      '<workbook><sheets><sheet name="숨김" state="hidden" rel:id="r1"/><sheet name="a" state="veryHidden" rel:id="r1"/>' +
      '<sheet name="차트" rel:id="r2"/><sheet name="보임" state="visible" rel:id="r3"/></sheets></workbook>',
    'office/_rels/book.xml.rels':
      `<p:Relationships>${relation('r1', 'worksheet', 'hidden.xml')}${relation('r2', 'chartsheet', 'chart.xml')}` +
      `${relation('r3', 'worksheet', '/Office/Sheets/Data.xml')}</p:Relationships>`,
    'office/sheets/data.xml': '<worksheet><sheetData><row><c><v>42</v></c></row></sheetData></worksheet>',
  })
  expect(readWorkbook(file)).toEqual([[42]])
})

test('a file of the second reader is read cell for cell', async () => {
  const rows = Array.from({ length: 200 }, (_, row) => [
    `협력업체 ${row} 😀`,
    row - 100.25,
    row % 2 === 0,
    null,
    `  <${row}>\n&amp; `,
    '0012',
  ])
  const file = Buffer.from(await writeXlsx({ sheets: [{ name: '목록', rows }] }))
  expect(readWorkbook(file)).toEqual(rows)
})

test('a date of the second reader is the same day', async () => {
  const file = Buffer.from(
    await writeXlsx({
      sheets: [{ name: 'a', rows: [[new Date('2026-11-20T00:00:00Z')], [new Date('1900-03-01T00:00:00Z')]] }],
    }),
  )
  expect(readWorkbook(file).map(([serial]) => serialToDate(Number(serial)))).toEqual([
    '2026-11-20',
    '1900-03-01',
  ])
})

test('merged cells carry their value in the first cell only', async () => {
  const merges = [{ startRow: 0, startCol: 0, endRow: 1, endCol: 1 }]
  const file = Buffer.from(
    await writeXlsx({
      sheets: [
        {
          name: 'a',
          merges,
          rows: [
            ['합침', null, 1],
            [null, null, 2],
          ],
        },
      ],
    }),
  )
  expect(readWorkbook(file)).toEqual([
    ['합침', null, 1],
    [null, null, 2],
  ])
})

describe('refuses in Korean', () => {
  const notWorkbook = /^엑셀\(\.xlsx\) 파일이 아닙니다\./
  const older = Buffer.from('d0cf11e0a1b11ae1', 'hex')

  test.each([
    ['an empty file', Buffer.alloc(0), /^빈 파일/],
    ['a text', Buffer.from('이름,값\n가,1'), notWorkbook],
    ['an .xls', Buffer.concat([older, Buffer.alloc(512)]), notWorkbook],
    [
      'an encrypted workbook',
      Buffer.concat([older, Buffer.alloc(512), Buffer.from('EncryptedPackage', 'utf16le')]),
      /DRM/,
    ],
    ['a broken archive', Buffer.from('PK\u0003\u0004 and nothing more'), /손상되어/],
  ])('%s', (_, file, message) => expect(() => readWorkbook(file)).toThrow(message))

  test('an archive without a workbook is refused', async () => {
    expect(() => readWorkbook(Buffer.from([]))).toThrow(/^빈 파일/)
    const other = await zipOf({ 'word/document.xml': '<a/>' })
    expect(() => readWorkbook(other)).toThrow(notWorkbook)
  })

  test('a workbook with hidden sheets only is refused', async () => {
    const workbook = '<workbook><sheets><sheet name="a" state="hidden" r:id="rId1"/></sheets></workbook>'
    await expect(rowsOf('', '', { 'xl/workbook.xml': workbook })).rejects.toThrow(/보이는 시트가 없습니다/)
  })

  test('a workbook with the other date system is refused, because every date would be four years off', async () => {
    const workbook =
      '<workbook><workbookPr date1904="1"/><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>'
    await expect(rowsOf('', '', { 'xl/workbook.xml': workbook })).rejects.toThrow(/1904/)
  })

  test('a workbook with too many rows, columns or bytes is refused', async () => {
    const file = await foreignWorkbook('<row r="4"><c><v>1</v></c></row>')
    expect(readWorkbook(file, { maxRows: 4 })).toHaveLength(4)
    expect(() => readWorkbook(file, { maxRows: 3 })).toThrow(/3행까지/)
    await expect(rowsOf('<row r="200001"><c><v>1</v></c></row>')).rejects.toThrow(/200,000행까지/)
    await expect(rowsOf('<row r="x"><c><v>1</v></c></row>')).rejects.toThrow(/행까지/)
    await expect(rowsOf('<row><c r="XFD1"><v>1</v></c></row>')).rejects.toThrow(/열이 너무 많습니다/)
    expect(() => readWorkbook(file, { maxUnpackedBytes: 100 })).toThrow(/너무 커서/)
  })

  test('a small file that would unpack to very many cells or characters is refused', async () => {
    const farRight = '<row><c r="ALK1"><v>1</v></c></row>'.repeat(20_100)
    await expect(rowsOf(farRight)).rejects.toThrow(/너무 커서/)
    const sameText = '<row><c t="s"><v>0</v></c></row>'.repeat(7000)
    await expect(rowsOf(sameText, `<si><t>${'가'.repeat(30_000)}</t></si>`)).rejects.toThrow(/너무 커서/)
  })
})
