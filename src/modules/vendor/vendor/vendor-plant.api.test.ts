import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'

/** The rows of companies at plant 1000 that an employee of plant 3000 sees. */
let portal: Portal
let elsewhere: Client
let here: Client
beforeAll(async () => {
  portal = await startPortal()
  elsewhere = await portal.signIn('saf31')
  here = await portal.signIn('saf01')
})
afterAll(() => portal?.close())
const total = async (client: Client, url: string) => (await client.get(url)).body.total as number

test('a contract, order, permit, entry request or pass makes the company one of the plant', async () => {
  const rows = await portal.engine.database.query<{ plantCd: string }>(
    `select distinct "plantCd" from "vendorPlant" order by 1`,
  )
  expect(rows.map(({ plantCd }) => plantCd)).toContain('1000')
})

test('people, equipment and papers of companies without business at the plant are in no answer', async () => {
  for (const list of ['/api/vendor/workers', '/api/vendor/equips', '/api/vendor/docs']) {
    expect([list, await total(here, list)]).not.toEqual([list, 0])
    expect([list, await total(elsewhere, list)]).toEqual([list, 0])
  }
  const { body } = await here.get('/api/vendor/workers?limit=1')
  const { vendorWorkerNo } = body.data[0] as { vendorWorkerNo: number }
  expect((await here.get(`/api/vendor/worker/${vendorWorkerNo}`)).status).toBe(200)
  expect((await elsewhere.get(`/api/vendor/worker/${vendorWorkerNo}`)).status).toBe(403)
  const ban = { entryStatCd: 'suspended', banReason: '다른 사업장에서 정지' }
  expect((await elsewhere.put(`/api/vendor/worker/${vendorWorkerNo}`, ban)).status).toBe(403)
  expect((await elsewhere.get(`/api/vendor/worker/${vendorWorkerNo}/history`)).status).toBe(403)
  expect((await elsewhere.get('/api/common/lookup/vendorWorker?q=')).body.data ?? []).toEqual([])
})

test('a paper is not rejected from another plant', async () => {
  const { body } = await here.get('/api/vendor/docs?limit=1')
  const { vendorDocNo } = body.data[0] as { vendorDocNo: number }
  expect(
    (
      await elsewhere.put(`/api/vendor/doc/${vendorDocNo}/verify`, {
        okYn: 'N',
        rejectReason: '사유 없음 시험',
      })
    ).status,
  ).toBe(403)
})

test('a company is one of the plant once the plant has a row for it, and not when it is switched off', async () => {
  const { database: sql } = portal.engine
  await sql.query(
    `insert into "vendorPlant" ("vendorCd", "plantCd", "useYn", "createUserId", "updateUserId") values ('V00001', '3000', 'Y', 'test', 'test')`,
  )
  expect(await total(elsewhere, '/api/vendor/workers')).toBeGreaterThan(0)
  await sql.query(`update "vendorPlant" set "useYn" = 'N' where "plantCd" = '3000'`)
  expect(await total(elsewhere, '/api/vendor/workers')).toBe(0)
})
