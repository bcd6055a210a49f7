import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../test/portal.ts'
import { keyHeader, versionHeader, type PreviewRow } from '../../core/server/excel-import.ts'
import { writeWorkbook } from '../../core/server/excel/workbook-writer.ts'
import { messages } from '../../core/shared/messages.ts'
import { codeItem } from '../code/code.resource.ts'

const path = codeItem.path
let portal: Portal
let sys: Client
let key: number
let group: string
beforeAll(async () => {
  portal = await startPortal()
  sys = await portal.signIn('sys01')
  const open = `select "codeGrpCd" from "codeGroup" where "editYn" = 'Y' and "lenLimit" is null order by 1 limit 1`
  group = (await portal.engine.database.one<{ codeGrpCd: string }>(open)).codeGrpCd
  const item = await sys.post(path, { codeGrpCd: group, code: 'A1', codeNm: '처음 이름', sortOrder: 1, useYn: 'Y' })
  expect(item.status).toBe(201)
  key = item.body.data[codeItem.key]
})
afterAll(() => portal?.close())

const stored = async () => (await sys.get(`${path}/${key}`)).body.data as { codeNm: string; updateDt: string }
const upload = async (codeNm: string, version: string) => {
  const names = codeItem.excel!.import
  const row: Record<string, string | number> = { codeGrpCd: group, code: 'A1', codeNm, sortOrder: 1, useYn: 'Y' }
  const out = new PassThrough()
  const chunks = out.toArray()
  await writeWorkbook(out, {
    name: codeItem.title,
    columns: [...names.map((name) => ({ header: codeItem.fields[name].label })), { header: keyHeader }, { header: versionHeader }],
    rows: [[...names.map((name) => row[name] ?? null), String(key), version]],
  })
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(Buffer.concat((await chunks) as Buffer[]))]), '양식.xlsx')
  const headers = { 'x-authorization': `Bearer ${sys.accessToken}` }
  const answer = await portal.app.inject({ method: 'POST', url: `${path}/excel`, headers, payload: form })
  return (answer.json() as { data: { previewNo: string; counts: Record<string, number>; rows: PreviewRow[] } }).data
}
const apply = (previewNo: string, more: object = {}) => sys.post(`${path}/excel/apply`, { previewNo, ...more })

/** admin R12: changed since download → 충돌. */
test('a row that somebody has changed since the download is a conflict: written over only on purpose', async () => {
  const { updateDt: version } = await stored()
  expect((await sys.change(`${path}/${key}`, { codeNm: '다른 사람의 이름' })).status).toBe(200)

  const first = await upload('파일의 이름', version)
  expect(first.counts).toEqual({ 신규: 0, 변경: 0, 동일: 0, 오류: 0, 충돌: 1 })
  const [row] = first.rows
  expect(row).toMatchObject({ status: '충돌', changes: { codeNm: ['다른 사람의 이름', '파일의 이름'] } })
  expect(row!.issues).toEqual([{ path: expect.any(String), message: `충돌: ${messages.stale}` }])

  expect((await apply(first.previewNo, { conflicts: 'all' })).status).toBe(400)
  expect((await apply(first.previewNo)).body.data).toEqual({ applied: 0, failed: 1 })
  expect((await stored()).codeNm).toBe('다른 사람의 이름')

  const again = await upload('파일의 이름', version)
  expect((await apply(again.previewNo, { conflicts: [again.rows[0]!.rowNo] })).body.data).toEqual({ applied: 1, failed: 0 })
  expect((await stored()).codeNm).toBe('파일의 이름')
})

test('a file that says what is stored by now is no conflict, one that un-ticks it neither writes nor fails', async () => {
  const { updateDt: version } = await stored()
  expect((await sys.change(`${path}/${key}`, { codeNm: '나중 이름' })).status).toBe(200)
  expect((await upload('나중 이름', version)).rows[0]!.status).toBe('동일')
  const other = await upload('또 다른 이름', version)
  const { rowNo } = other.rows[0]!
  expect((await apply(other.previewNo, { excluded: [rowNo], conflicts: [rowNo] })).body.data).toEqual({ applied: 0, failed: 0 })
  expect((await stored()).codeNm).toBe('나중 이름')
})
