import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeWorkbook } from '../src/core/server/excel/workbook-writer.ts'
import { startPortal, type Client, type Portal } from './portal.ts'

/** Files and workbooks of people who mean harm: what they hold up, where they land, what they open. */
let portal: Portal
const clients: Record<string, Client> = {}
const as = (userId: string): Client => clients[userId]!
const sql = () => portal.engine.database
beforeAll(async () => {
  portal = await startPortal()
  for (const userId of ['saf01', 'saf31', 'emp31', 'vnd01a', 'vnd01s', 'vnd02a'])
    clients[userId] = await portal.signIn(userId)
})
afterAll(() => portal?.close())

type Cell = string | number
async function workbook(
  headers: readonly string[],
  rows: readonly Cell[][],
  name = '작업자',
): Promise<Buffer> {
  const out = new PassThrough()
  const whole = buffer(out)
  await writeWorkbook(out, { name, columns: headers.map((header) => ({ header })), rows })
  return whole
}
const send = (client: Client, url: string, bytes: Buffer, name = '양식.xlsx') => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  return portal.app.inject({
    method: 'POST',
    url,
    headers: { 'x-authorization': `Bearer ${client.accessToken}` },
    payload: form,
  })
}
const workerHeaders = [
  '업체',
  '성명',
  '생년월일',
  '휴대전화',
  '직종',
  '고용형태',
  '출입상태',
  '취업 가능',
  '개인정보 동의일',
  '사용',
]
const workers = (vendorNm: string, count: number, name = '시험작업자') =>
  Array.from({ length: count }, (_, at) => [
    vendorNm,
    `${name}${String.fromCodePoint(0xac00 + at)}`,
    '1990-01-01',
    '010-0000-0001',
    'VJB02',
    'VHT02',
    'expired',
    'Y',
    '2026-01-01',
    'Y',
  ])
const nameOf = async (vendorCd: string) =>
  (await sql().one<{ vendorNm: string }>('select "vendorNm" from "vendor" where "vendorCd" = $1', [vendorCd]))
    .vendorNm

describe('what one person may hold up', () => {
  test('uploads of two companies at once leave connections to everybody else', async () => {
    const [one, other] = [
      await workbook(workerHeaders, workers(await nameOf('V00001'), 150)),
      await workbook(workerHeaders, workers(await nameOf('V00002'), 150)),
    ]
    let most = 0
    const watch = setInterval(() => {
      most = Math.max(most, sql().connections().waiting)
    }, 5)
    const sent = await Promise.all(
      [
        [as('vnd01a'), one],
        [as('vnd01s'), one],
        [as('vnd02a'), other],
      ].flatMap(([client, bytes]) =>
        Array.from({ length: 6 }, () => send(client as Client, '/api/vendor/worker/excel', bytes as Buffer)),
      ),
    )
    clearInterval(watch)
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array<number>(18).fill(200))
    expect(sent[0]!.json<{ data: { counts: object } }>().data.counts).toMatchObject({ new: 150, wrong: 0 })
    console.log(JSON.stringify({ uploadsAtOnce: sent.length, waitedForConnection: most }))
    // Nobody had to wait for a connection.
    expect(most).toBe(0)
  })
  test('many writes of one person into a row that somebody holds leave connections to everybody else', async () => {
    const { no } = await sql().one<{ no: number }>(
      `select min("vendorWorkerNo") as no from "vendorWorker" where "vendorCd" = 'V00001'`,
    )
    const url = `/api/vendor/worker/${no}`
    const { updateDt } = (await as('vnd01a').get(url)).body.data as { updateDt: string }
    await sql().transaction(async (held) => {
      await held.query('select 1 from "vendorWorker" where "vendorWorkerNo" = $1 for update', [no])
      const writes = Array.from({ length: 30 }, () =>
        as('vnd01a').put(url, { updateDt, phoneNo: '010-0000-0002' }),
      )
      const waits = async () =>
        (
          await sql().one<{ count: number }>(
            `select count(*)::int as count from pg_stat_activity where "datname" = current_database() and "wait_event_type" = 'Lock'`,
          )
        ).count
      await expect.poll(waits, { timeout: 10_000 }).toBeGreaterThan(5)
      expect((await as('saf01').get('/api/vendor/workers?limit=5')).status).toBe(200)
      // It was answered while those before it still wait.
      expect(await waits()).toBeGreaterThan(5)
      await held.query('rollback')
      const statuses = (await Promise.all(writes)).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([200, 409]))
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      await held.query('begin')
    })
  })
})
