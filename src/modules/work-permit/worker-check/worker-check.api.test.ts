import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMonths, dayOf } from '../../../core/shared/dates.ts'
import type { StampRow } from './stamp-score.rule.ts'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'

/** The gate for a company's workers, the month of the orders, and the masters of the permit. */
let portal: Portal
const clients: Record<string, Client> = {}
beforeAll(async () => {
  portal = await startPortal()
  for (const userId of ['saf01', 'rqst01', 'issuer01', 'vnd01a'])
    clients[userId] = await portal.signIn(userId)
})
afterAll(() => portal?.close())
const as = (userId: string): Client => clients[userId]!
const workerNo = async (name: string) =>
  (
    await portal.engine.database.one<{ no: number }>(
      'select "vendorWorkerNo" as no from "vendorWorker" where "vendorWorkerNm" = $1',
      [name],
    )
  ).no

test('who may be put on a work is told with every reason, by name only to who keeps workers up', async () => {
  const gate = async (userId: string, more = '') =>
    (await as(userId).get(`/api/saf/workergate?plantCd=1000&vendorCd=V00001${more}`)).body.data as {
      workerNm: string
      ok: boolean
      reasons: { message: string; fixUrl: string }[]
    }[]
  const rows = await gate('saf01')
  expect(rows.find(({ workerNm }) => workerNm === '김민수')).toMatchObject({ ok: true, reasons: [] })
  expect(rows.map(({ ok }) => ok)).toEqual(
    rows.map(({ ok }) => ok).toSorted((one, other) => Number(one) - Number(other)),
  )
  const electric = await gate('saf01', '&suppl=S2')
  expect(electric.find(({ workerNm }) => workerNm === '김민수')?.reasons).toEqual([
    {
      message: '정전·활선작업 특별교육 이수 기록이 없습니다.',
      fixUrl: `/vendor/enter/vendorWorkerDetail?no=${await workerNo('김민수')}`,
    },
  ])
  expect((await gate('issuer01')).map(({ workerNm }) => workerNm)).toContain('김**')
  const one = await as('saf01').get(`/api/saf/worker/${await workerNo('김민수')}/gate?plantCd=2000`)
  expect(one.body.data).toMatchObject({ ok: false, reasons: [{ message: '이 사업장의 출입증이 없습니다.' }] })
  expect((await as('saf01').get('/api/saf/worker/999999/gate?plantCd=1000')).status).toBe(404)
  expect((await as('saf01').get('/api/saf/workergate?plantCd=1000&suppl=S99')).status).toBe(400)
  expect((await as('saf01').get('/api/saf/workergate?plantCd=1000&workYmd=2026-02-30')).status).toBe(400)
  expect((await as('vnd01a').get('/api/saf/workergate?plantCd=1000')).status).toBe(403)
})

test('the month of the orders is counted by company', async () => {
  // On the first of a month no order of the demonstration begins in it.
  const month = addMonths(dayOf(portal.clock.now()), -1).slice(0, 7)
  const { data } = (await as('saf01').get(`/api/saf/wkodstatus?month=${month}&plantCd=1000`)).body as {
    data: {
      vendorNm: string
      orders: number
      waiting: number
      going: number
      done: number
      permits: number
    }[]
  }
  for (const row of data) expect(row.waiting + row.going + row.done).toBe(row.orders)
  const { count, vendors } = await portal.engine.database.one<{ count: number; vendors: number }>(
    `select count(*)::int as count, count(distinct coalesce("vendorCd", ''))::int as vendors from "workOrder" where "plantCd" = '1000' and "state" not in ('draft', 'cancelled') and to_char("planStartDt" at time zone 'Asia/Seoul', 'YYYY-MM') = $1`,
    [month],
  )
  expect(vendors).toBeGreaterThan(0)
  expect([data.length, data.reduce((sum, { orders }) => sum + orders, 0)]).toEqual([vendors, count])
  expect((await as('saf01').get('/api/saf/wkodstatus?month=2026-13')).status).toBe(400)
})

test('what was approved unread or ticked in one breath is counted by area, for the plant only', async () => {
  const month = dayOf(portal.clock.now()).slice(0, 7)
  const { permitNo, areaCd } = await portal.engine.database.one<{ permitNo: number; areaCd: string }>(
    `select "permitNo", "areaCd" from "workPermit" where "state" = 'approvalPending' limit 1`,
  )
  const scoreOf = async () =>
    ((await as('saf01').get(`/api/saf/stampscore?month=${month}&plantCd=1000`)).body.data as StampRow[]).find(
      (row) => row.areaCd === areaCd,
    )
  const before = (await scoreOf()) ?? { approvals: 0, fast: 0, checks: 0, quick: 0 }
  const sign = (userId: string) =>
    portal.engine.database.query(
      `insert into "permitSignature" ("permitNo", "signRoleCd", "signUserId", "signDt") values ($1, 'operationHead', $2, now())`,
      [permitNo, userId],
    )
  // Opened by the one, and signed five minutes later; by the other never.
  expect((await as('rqst01').get(`/api/saf/workpermit/${permitNo}/explain`)).status).toBe(200)
  await portal.engine.database.query(
    `update "permitOpen" set "openDt" = now() - interval '5 minutes' where "permitNo" = $1 and "userId" = 'rqst01'`,
    [permitNo],
  )
  await sign('rqst01')
  await sign('approver01')
  await portal.engine.database.query(
    `insert into "permitCheck" ("permitNo", "permitItemNo", "stageCd", "itemNm", "killYn", "photoYn", "sortOrder", "needYn", "confirmYn", "confirmUserId", "confirmDt")
     select $1, "permitItemNo", 'before', "itemNm", 'N', 'N', 1, 'Y', 'Y', 'issuer01', now() from "permitItem" order by 2 limit 3`,
    [permitNo],
  )
  expect(await scoreOf()).toMatchObject({
    approvals: before.approvals + 2,
    fast: before.fast + 1,
    checks: before.checks + 3,
    quick: before.quick + 2,
  })
  expect((await as('vnd01a').get(`/api/saf/stampscore?month=${month}`)).status).toBe(403)
})

test('a check item whose sentence changes is a new version; one that was used stays', async () => {
  const [used] = (await as('saf01').get('/api/saf/permititems?stageCd=before&limit=1')).body.data as {
    permitItemNo: number
    verNo: number
  }[]
  const url = `/api/saf/permititem/${used!.permitItemNo}`
  const itemNm = '작업내용과 위험요인을 작업자 전원에게 알리고 서명을 받았다.'
  // The English of the old sentence would say something else than is confirmed.
  const stale = await as('saf01').change(url, { itemNm })
  expect([stale.status, stale.body.fields]).toEqual([
    400,
    [{ path: 'itemNmEn', message: '한국어 문장이 바뀌었습니다. 번역도 고치거나 비워 주세요.' }],
  ])
  const changed = await as('saf01').change(url, {
    itemNm,
    itemNmEn: 'Everybody has been told the work and its hazards and has signed.',
    itemNmZh: null,
    itemNmEs: null,
  })
  expect(changed.body.data).toMatchObject({ verNo: used!.verNo + 1, effectYmd: dayOf(portal.clock.now()) })
  expect((await as('saf01').change(url, { sortOrder: 7 })).body.data.verNo).toBe(used!.verNo + 1)
  expect((await as('saf01').delete(url)).body.message).toBe(
    '작업허가에 쓰인 항목은 삭제할 수 없습니다. 미사용으로 바꿔 주세요.',
  )
  expect((await as('issuer01').change(url, { sortOrder: 8 })).status).toBe(422)
})

test('handled substances are kept by who may, with limits that mean something', async () => {
  const url = '/api/saf/handledmaterial'
  const body = { matNm: '시클로헥산', casNo: '110-82-7', lelPct: 1.3, toxLimitPpm: 200, useYn: 'Y' }
  expect((await as('rqst01').post(url, body)).status).toBe(403)
  expect((await as('vnd01a').post(url, body)).status).toBe(403)
  expect((await as('saf01').post(url, { ...body, lelPct: 0 })).body.fields[0].path).toBe('lelPct')
  expect((await as('saf01').post(url, body)).status).toBe(201)
  expect(
    (await as('vnd01a').get(`${url}s?matNm=${encodeURIComponent('톨루엔')}`)).body.data[0],
  ).toMatchObject({
    casNo: '108-88-3',
    toxLimitPpm: 50,
  })
})
