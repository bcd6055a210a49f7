import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foreignWorkbook, partOf } from '../src/core/server/excel/test-files.ts'
import { printFigures } from './figures.ts'
import { startPortal, type Client, type Portal } from './portal.ts'
import { everything } from './share.ts'

/** Small files that grow when they are opened, and texts that a reader's program would run. */
let portal: Portal
let clerk: Client
beforeAll(async () => {
  portal = await startPortal()
  clerk = await portal.signIn('saf01')
})
afterAll(() => portal?.close())

const send = async (url: string, fields: Record<string, string>, name: string, bytes: Buffer) => {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const { statusCode, body } = await portal.app.inject({
    method: 'POST',
    url,
    headers: { 'x-authorization': `Bearer ${clerk.accessToken}` },
    payload: form,
  })
  return { statusCode, body }
}
const megabyte = 1024 * 1024
const inMemory = () => Math.round(process.memoryUsage().rss / megabyte)

describe('a workbook that grows when it is opened', () => {
  const header = '<row r="1"><c t="inlineStr"><is><t>성명</t></is></c></row>'
  const bombs: [name: string, make: () => Promise<Buffer>][] = [
    [
      'one long text that every row names',
      () =>
        foreignWorkbook(
          header + '<row><c t="s"><v>0</v></c></row>'.repeat(20_000),
          `<si><t>${'가'.repeat(30_000)}</t></si>`,
        ),
    ],
    ['a cell in the millionth column', () => foreignWorkbook('<row r="1"><c r="BDWGN1"><v>1</v></c></row>')],
    [
      'a million columns without a name',
      () => foreignWorkbook(`<row r="1">${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`),
    ],
    ['a row far below', () => foreignWorkbook('<row r="99999999"><c><v>1</v></c></row>')],
  ]
  // Packing it takes longer than refusing it: in the long run only.
  if (everything)
    bombs.push([
      'shared strings of 310 MB',
      () => foreignWorkbook(header, `<si><t>${'x'.repeat(310_000_000)}</t></si>`),
    ])
  test.each(bombs)('%s is refused with a sentence at its field', { timeout: 60_000 }, async (name, make) => {
    const file = await make()
    const before = inMemory()
    const { statusCode, body } = await send('/api/vendor/worker/excel', {}, '작업자.xlsx', file)
    printFigures({ workbook: name, sentKb: Math.round(file.length / 1024), grownMb: inMemory() - before })
    expect([statusCode, (JSON.parse(body) as { fields: { path: string }[] }).fields[0]?.path]).toEqual([
      400,
      'file',
    ])
  })
  test('entities that grow tenfold nine times, and one that names a file of the server, stay what they are', async () => {
    const entities = Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
    ).join('')
    const sheet = (text: string) =>
      foreignWorkbook('', '', {
        'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e0 "하"><!ENTITY file SYSTEM "file:///etc/hostname">${entities}]><worksheet><sheetData><row><c t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`,
      })
    for (const entity of ['&e9;', '&file;']) {
      const { statusCode, body } = await send(
        '/api/vendor/worker/excel',
        {},
        '작업자.xlsx',
        await sheet(entity),
      )
      expect([entity, statusCode]).toEqual([entity, 400])
      expect(body).not.toContain('하하')
    }
  })
  test(
    'half a million cells whose places are written without quotes are read in seconds and hold up nobody',
    { timeout: 60_000 },
    async () => {
      const row = `<row>${'<c r=A1 s=1><v>1</v></c>'.repeat(100)}</row>`
      const file = await foreignWorkbook(row.repeat(5_000))
      const { statusCode } = await send('/api/vendor/worker/excel', {}, '작업자.xlsx', file)
      expect(statusCode).toBe(400)
    },
  )
})

/** A picture of one colour, black and white, as large as it says, or only its head. */
function pictureOf(pixels: number, isWhole: boolean): Buffer {
  const part = (name: string, data: Buffer) => {
    const all = Buffer.concat([Buffer.from(name), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(all))
    return Buffer.concat([length, all, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(pixels, 0)
  head.writeUInt32BE(pixels, 4)
  head[8] = 1
  const lines = isWhole ? deflateSync(Buffer.alloc((1 + Math.ceil(pixels / 8)) * pixels)) : Buffer.alloc(20)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    part('IHDR', head),
    part('IDAT', lines),
    part('IEND', Buffer.alloc(0)),
  ])
}
describe('a picture that grows when it is opened', () => {
  const upload = (name: string, bytes: Buffer) =>
    send(
      '/api/attachfile/upload',
      { taskClassNm: 'notice', taskFlag: 'document', tempTaskKey: `bomb-of-${name}` },
      name,
      bytes,
    )
  test('of 900 million points is not drawn, whole or only said to be, and nothing grows', async () => {
    for (const isWhole of [true, false]) {
      const file = pictureOf(30_000, isWhole)
      const before = inMemory()
      const { statusCode, body } = await upload(`bomb-${isWhole}.png`, file)
      const grown = inMemory() - before
      printFigures({ picture: '30000x30000', sentKb: Math.round(file.length / 1024), grownMb: grown })
      // Kept as a file like any other, without a preview.
      expect([statusCode, body]).toEqual([200, expect.stringContaining('bomb')])
      expect(grown).toBeLessThan(200)
    }
  })
  test('ten of 49 million points at once are drawn or refused, and the portal goes on answering', async () => {
    const file = pictureOf(7_000, true)
    const sent = await Promise.all(Array.from({ length: 10 }, (_, at) => upload(`large-${at}.png`, file)))
    // Six forms of one person at a time.
    expect(new Set(sent.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]))
    expect((await clerk.get('/api/auth/valid')).status).toBe(200)
  })
})

describe('a text that a spreadsheet would run', () => {
  const texts = [
    `=HYPERLINK("http://other.example","누르기")`,
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1+1',
    '=cmd|"/c calc"!A1',
  ]
  test('is text in a download, in the template and in the workbook of errors, never a formula', async () => {
    for (const [at, text] of texts.entries())
      await portal.engine.database.query(
        `insert into "position" ("positionCd", "positionNm", "rankNo", "useYn", "createUserId", "updateUserId") values ($1, $2, 90, 'Y', 'test', 'test')`,
        [`HX${at}`, text],
      )
    const system = await portal.signIn('sys01')
    const download = await system.get('/api/manage/position/excel')
    expect(download.status).toBe(200)
    const sheet = partOf(download.body as Buffer, 'xl/worksheets/sheet1.xml')
    for (const said of ['HYPERLINK', '@SUM(A1)', 'cmd|']) expect(sheet).toContain(said)
    // The pickers of a template hold names that people have given.
    const template = (await system.get('/api/manage/user/excel/template')).body as Buffer
    const lists = partOf(template, 'xl/worksheets/sheet2.xml')
    for (const each of [sheet, lists, partOf(template, 'xl/worksheets/sheet1.xml')]) {
      expect(each).not.toMatch(/<f[\s>]/)
      const formulas = [...each.matchAll(/<formula1>(.*?)<\/formula1>/g)].map(([, formula]) => formula)
      for (const formula of formulas) expect(formula).toMatch(/^(FALSE|'_codes'!\$[A-Z]+\$1:\$[A-Z]+\$\d+)$/)
    }
  })
})
