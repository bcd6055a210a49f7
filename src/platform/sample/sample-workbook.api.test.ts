import { Readable } from 'node:stream'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SampleOutline } from './sample-sheet.rule.ts'
import { startPortal, type Client, type Portal } from '../../../test/portal.ts'
import { readSheets } from '../../core/server/excel/workbook-reader.ts'
import { createDiskStore } from '../../core/server/files/file-store.ts'
import { spreadMerged } from '../../core/server/excel/merged-cells.ts'

let portal: Portal
let sys: Client
beforeAll(async () => {
  portal = await startPortal()
  sys = await portal.signIn('sys01')
})
afterAll(() => portal?.close())

async function look(
  content: Uint8Array,
  name: string,
  fields: Record<string, string> = { senderNm: '한빛안전' },
) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new Blob([new Uint8Array(content)]), name)
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/sample/workbook/outline',
    headers: { 'x-authorization': `Bearer ${sys.accessToken}` },
    payload: form,
  })
  return {
    status: answer.statusCode,
    body: answer.json<{ data: SampleOutline; fields: { path: string }[] }>(),
  }
}

test('a workbook of several sheets and merged cells comes back as it went', async () => {
  const file = (await sys.get('/api/sample/workbook')).body as Buffer
  const sheets = readSheets(file)
  expect(sheets).toHaveLength(2)
  const { status, body } = await look(file, '검토표.xlsx')
  expect(status).toBe(200)
  expect(body.data.sheets.map(({ name }) => name)).toEqual(sheets.map(({ name }) => name))
  expect(body.data.sheets[0]?.rows).toEqual(spreadMerged(sheets[0]!).slice(0, 12))
  expect(body.data.outline).toMatchObject({
    remembered: false,
    mapping: { nodeNm: 0, deviationNm: 1, causeTxt: 2 },
  })
})

test('what a sender calls his columns is remembered for the next file of that sender alone', async () => {
  const file = iconv.encode('구간,이탈,왜\r\nR-101,유량 없음,밸브 닫힘\r\n', 'cp949')
  const mapping = JSON.stringify({ nodeNm: 0, deviationNm: 1, causeTxt: 2 })
  const first = await look(file, '목록.csv', { senderNm: '대한기술' })
  expect(first.body.data.outline?.mapping).toEqual({ nodeNm: 0, deviationNm: 1 })
  expect((await look(file, '목록.csv', { senderNm: '대한기술', mapping })).status).toBe(200)
  const again = (await look(file, '목록.csv', { senderNm: '대한기술' })).body.data.outline
  expect(again).toMatchObject({ remembered: true, mapping: { nodeNm: 0, deviationNm: 1, causeTxt: 2 } })
  expect((await look(file, '목록.csv', { senderNm: '다른 곳' })).body.data.outline?.remembered ?? false).toBe(
    false,
  )
})

test('a file that is no table, or a call without a sender, is refused at its field', async () => {
  expect(await look(Buffer.from('글'), '글.csv')).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'file' }] },
  })
  expect(await look(Buffer.from('가,나\n'), '가.csv', {})).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'senderNm' }] },
  })
})

test('a frozen revision hands out its files after the record has given them up, and none that was not frozen', async () => {
  const { database } = portal.engine
  const store = await createDiskStore(portal.settings.fileDir)
  const { sampleDeviationNo: key } = await database.one<{ sampleDeviationNo: number }>(
    'select "sampleDeviationNo" from "sampleDeviation" order by 1 limit 1',
  )
  const url = `/api/sample/deviation/${key}/revisions`
  const hang = async (content: string) => {
    const { sha256 } = await store.put(Readable.from([Buffer.from(content)]))
    return database.one<{ fileNo: number }>(
      `insert into "attachFile" ("taskClassNm", "taskKey", "taskFlag", "fileOrgNm", "fileSize", "fileExt", "contentType", "sha256",
         "sortOrder", "createUserId", "createDt", "updateUserId", "updateDt")
       values ('sampleDeviation', $1, '', $2, $3, 'txt', 'text/plain', $4, 1, 'sys01', now(), 'sys01', now()) returning "fileNo"`,
      [String(key), `${content}.txt`, Buffer.byteLength(content), sha256],
    )
  }
  const frozen = await hang('도면')
  const { revisionNo } = (await sys.post(`/api/sample/deviation/${key}/freeze`, {})).body.data as {
    revisionNo: number
  }
  await database.query(`update "attachFile" set "delYn" = 'Y' where "fileNo" = $1`, [frozen.fileNo])
  const later = await hang('나중')
  const files = `${url}/${revisionNo}/files`
  expect((await sys.get(files)).body.data).toEqual([
    { fileNo: frozen.fileNo, fileOrgNm: '도면.txt', fileSize: Buffer.byteLength('도면') },
  ])
  const file = await sys.get(`${files}/${frozen.fileNo}`)
  expect([file.status, String(file.body)]).toEqual([200, '도면'])
  expect((await sys.get(`${files}/${later.fileNo}`)).status).toBe(404)
})
