import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../test/portal.ts'
import { readWorkbook } from '../../core/server/excel/workbook-reader.ts'
import { writeWorkbook } from '../../core/server/excel/workbook-writer.ts'
import type { CheckForm } from './check-form.resource.ts'

let portal: Portal
let sys: Client
beforeAll(async () => {
  portal = await startPortal()
  sys = await portal.signIn('sys01')
})
afterAll(() => portal?.close())

const forklift = {
  checkFormCd: 'FORKLIFT',
  checkFormNm: '지게차 작업시작 전 점검',
  purposeCd: 'SAFE',
  passScore: 90,
  condScore: 70,
}
const items = [
  {
    itemCd: '1',
    itemTxt: '제동장치·조종장치 기능',
    answerKindCd: 'OK',
    criticalYn: 'Y',
    basisTxt: '안전보건규칙 별표 3',
  },
  { itemCd: '2', itemTxt: '타이어 공기압', answerKindCd: 'NUM', unit: 'bar', minVal: 8, maxVal: 9.5 },
  { itemCd: '3', itemTxt: '새는 곳', answerKindCd: 'SEL', choiceTxts: ['없음', '호스'], badTxts: ['호스'] },
]
const address = '/api/manage/checkform'
const formOf = async (checkFormNo: number): Promise<CheckForm> =>
  (await sys.get(`${address}/${checkFormNo}`)).body.data

test('a sheet is fixed once, the next version begins with its items, and fixing that one supersedes the first', async () => {
  const made = await sys.post(address, { ...forklift, items })
  expect([made.status, made.body.data.verNo, made.body.data.state]).toEqual([201, 1, 'draft'])
  const { checkFormNo } = made.body.data as CheckForm
  // A second draft of the code has nobody to supersede.
  const second = await sys.post(address, { ...forklift, items })
  expect([second.status, second.body.fields[0].path]).toEqual([400, 'checkFormCd'])
  expect((await sys.put(`${address}/${checkFormNo}/fix`, {})).body.data.state).toBe('fixed')
  expect((await sys.change(`${address}/${checkFormNo}`, { checkFormNm: '고침' })).status).toBe(422)
  const copied = await sys.post(`${address}/${checkFormNo}/copy`, {})
  const next = await formOf(copied.body.data.checkFormNo)
  expect([next.verNo, next.state, next.items.map(({ itemCd }) => itemCd)]).toEqual([
    2,
    'draft',
    ['1', '2', '3'],
  ])
  expect((await sys.post(`${address}/${checkFormNo}/copy`, {})).status).toBe(400)
  await sys.put(`${address}/${next.checkFormNo}/fix`, {})
  expect([(await formOf(checkFormNo)).state, (await formOf(next.checkFormNo)).state]).toEqual([
    'superseded',
    'fixed',
  ])
})
test('a sheet without items is not fixed, and what is wrong with an item is said at its cell', async () => {
  const made = await sys.post(address, { ...forklift, checkFormCd: 'EMPTY', items: [] })
  expect((await sys.put(`${address}/${made.body.data.checkFormNo}/fix`, {})).status).toBe(422)
  const wrong = await sys.post(address, {
    ...forklift,
    checkFormCd: 'WRONG',
    condScore: 95,
    items: [
      { ...items[1], minVal: 10 },
      { ...items[0], shownItemCd: '9', shownTxt: 'Y' },
    ],
  })
  expect(wrong.body.fields.map(({ path }: { path: string }) => path)).toEqual([
    'items.0.maxVal',
    'items.1.shownItemCd',
    'condScore',
  ])
})
test('the items that a workbook takes away come back unchanged, and a fixed sheet takes no more of them', async () => {
  const made = await sys.post(address, { ...forklift, checkFormCd: 'EXCEL', items })
  const { checkFormNo } = made.body.data as CheckForm
  const headers = { 'x-authorization': `Bearer ${sys.accessToken}` }
  const file = await portal.app.inject({
    method: 'GET',
    url: `${address}/${checkFormNo}/items/excel`,
    headers,
  })
  expect(file.statusCode).toBe(200)
  const bringBack = () => {
    const payload = new FormData()
    payload.append('file', new Blob([new Uint8Array(file.rawPayload)]), '항목.xlsx')
    const url = `${address}/${checkFormNo}/lines/items/excel`
    return portal.app.inject({ method: 'POST', url, headers, payload })
  }
  const { rows } = (await bringBack()).json<{ data: { rows: { status: string }[] } }>().data
  expect(rows.map(({ status }) => status)).toEqual(items.map(() => 'same'))
  const other = new FormData()
  const changed = await writtenWith(file.rawPayload, items[0]!.itemTxt, '다른 물음')
  other.append('file', new Blob([new Uint8Array(changed)]), '항목.xlsx')
  await sys.put(`${address}/${checkFormNo}/fix`, {})
  const late = await portal.app.inject({
    method: 'POST',
    url: `${address}/${checkFormNo}/lines/items/excel`,
    headers,
    payload: other,
  })
  expect(late.statusCode).toBe(422)
})
/** The workbook with one text in the place of another. */
async function writtenWith(file: Buffer, old: string, next: string): Promise<Buffer> {
  const [head, ...rows] = readWorkbook(file)
  const out = new PassThrough()
  const chunks = out.toArray()
  await writeWorkbook(out, {
    name: '항목',
    columns: head!.map((cell) => ({ header: String(cell).replace(' *', '') })),
    rows: rows.map((row) => row.map((cell) => (cell === old ? next : cell))),
  })
  return Buffer.concat((await chunks) as Buffer[])
}
