import { afterAll, beforeAll, expect, test } from 'vitest'
import { readWorkbook } from '../../../core/server/excel/workbook-reader.ts'
import { makePerson } from '../../../../test/sample-row.ts'
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
  for (const list of [
    '/api/vendor/workers',
    '/api/vendor/equips',
    '/api/vendor/docs',
    '/api/vendor/users',
    '/api/vendor/chgrqsts',
  ]) {
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

test('a company without business at the plant is in no workbook, search, picker, reference or list of what expires', async () => {
  const { vendorNm } = await portal.engine.database.one<{ vendorNm: string }>(
    `select "vendorNm" from "vendor" where "vendorCd" = 'V00001'`,
  )
  const reason = encodeURIComponent('다른 사업장의 업체')
  for (const entity of ['worker', 'equip', 'doc']) {
    const url = `/api/vendor/${entity}/excel?downloadReason=${reason}`
    const cells = async (client: Client) => {
      const { status, body } = await client.get(url)
      return status === 200 ? readWorkbook(body as Buffer).flat() : [status]
    }
    expect([entity, await cells(here)]).toEqual([entity, expect.arrayContaining([vendorNm])])
    expect(await cells(elsewhere)).not.toContain(vendorNm)
  }
  for (const url of [
    `/api/search?q=${encodeURIComponent(vendorNm.slice(0, 3))}`,
    `/api/common/lookup/vendor?q=${encodeURIComponent(vendorNm.slice(0, 3))}`,
    '/api/common/lookup/vendorEquip?q=',
    '/api/vendor/expirestatus',
  ]) {
    expect([url, JSON.stringify((await here.get(url)).body)]).toEqual([url, expect.stringMatching(/\d/)])
    expect(JSON.stringify((await elsewhere.get(url)).body)).not.toMatch(new RegExp(`V00001|${vendorNm}`))
  }
  const ban = { plantCd: '3000', fromYmd: '2026-12-01', banReason: '거래가 없는 업체' }
  const named = await elsewhere.post('/api/vendor/entryban', { ...ban, vendorCd: 'V00001' })
  expect([named.status, named.body.fields[0].path]).toEqual([400, 'vendorCd'])
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

test('a plant begins business with a company of other plants by the number of its registration, then sees it', async () => {
  const { database: sql } = portal.engine
  const path = '/api/vendor/vendorplant/join'
  const { bizRegNo, vendorNm } = await sql.one<{ bizRegNo: string; vendorNm: string }>(
    `select "bizRegNo", "vendorNm" from "vendor" where "vendorCd" = 'V00002'`,
  )
  const keeper = await portal.signIn('saf31')
  expect(await total(keeper, '/api/vendor/vendors?vendorCd=V00002')).toBe(0)
  expect((await keeper.post(path, { bizRegNo: '1234567890' })).body.fields[0].path).toBe('bizRegNo')
  expect((await keeper.post(path, { bizRegNo: '2208162517' })).status).toBe(404)
  const joined = await keeper.post(path, { bizRegNo: bizRegNo.replace(/^(.{3})(.{2})/, '$1-$2-') })
  expect([joined.status, joined.body.data]).toEqual([200, expect.objectContaining({ vendorNm })])
  expect((await keeper.get('/api/vendor/vendor/V00002')).status).toBe(200)
  expect(await total(keeper, '/api/vendor/vendorplants?plantCd=3000')).toBeGreaterThan(0)
  expect(
    await sql.one(
      `select "userId" from "auditLog" where "tableNm" = 'vendorPlant' and "rowKey" = $1 order by "auditNo" desc limit 1`,
      [String(joined.body.data.vendorPlantNo)],
    ),
  ).toEqual({ userId: 'saf31' })
  // Head office hears which plant took which company in, because the number is no secret.
  expect(
    await sql.one(
      `select "title", "body" from "noti" where "eventCd" = 'VND_JOINED' and "userId" = 'hq01' order by "notiNo" desc limit 1`,
    ),
  ).toEqual({ title: `[거래사업장 추가] ${vendorNm}`, body: expect.stringContaining('안전담당31') })
  // Switched off, the company is out of sight again, and may be taken in again.
  await sql.query(`update "vendorPlant" set "useYn" = 'N' where "vendorCd" = 'V00002' and "plantCd" = '3000'`)
  expect((await keeper.get('/api/vendor/vendor/V00002')).status).toBe(403)
  expect((await keeper.post(path, { bizRegNo })).status).toBe(200)
})
test('a company is offered the plants that it does business with, and never the company as a whole', async () => {
  const company = await portal.signIn('vnd01a')
  const offered = (await company.get('/api/common/lookup/plant?q=')).body.data as { key: string }[]
  const rows = await portal.engine.database.query<{ key: string }>(
    `select "plantCd" as "key" from "vendorPlant" where "vendorCd" = 'V00001' and "useYn" = 'Y'`,
  )
  const keys = (plants: readonly { key: string }[]) => plants.map(({ key }) => key).toSorted()
  expect([keys(offered), rows.length > 0]).toEqual([keys(rows), true])
  expect(keys((await here.get('/api/common/lookup/plant?q=')).body.data)).toContain('0000')
})
test('neither a company nor who only reads the list makes a plant one of business', async () => {
  for (const userId of ['vnd01a', 'emp31'])
    expect(
      (await (await portal.signIn(userId)).post('/api/vendor/vendorplant/join', { bizRegNo: '2208162517' }))
        .status,
    ).toBe(403)
})

test('a plant bars neither a worker nor a company from the other plants that do business with it', async () => {
  const { database: sql } = portal.engine
  const { vendorWorkerNo } = await sql.one<{ vendorWorkerNo: number }>(
    `select min("vendorWorkerNo") as "vendorWorkerNo" from "vendorWorker" where "vendorCd" = 'V00002' and "entryStatCd" = 'approved'`,
  )
  const url = `/api/vendor/worker/${vendorWorkerNo}`
  const ban = { entryStatCd: 'suspended', banReason: '다른 사업장에서 정지' }
  // V00002 does business with 1000, and with 3000 since the test before.
  const there = await portal.signIn('saf31')
  for (const client of [there, here]) {
    const refused = await client.change(url, ban)
    expect([refused.status, refused.body.fields[0].path]).toEqual([400, 'entryStatCd'])
    const closed = await client.change('/api/vendor/vendor/V00002', { useYn: 'N' })
    expect([closed.status, closed.body.fields[0].path]).toEqual([400, 'useYn'])
  }
  // What is nobody's alone can still be kept up, and who answers for all plants may bar.
  expect((await here.change(url, { emergTel: '010-0000-9999' })).status).toBe(200)
  await makePerson(sql, 'everywhere', { access: true, write: true, everywhere: true })
  expect((await (await portal.signIn('everywhere')).change(url, ban)).status).toBe(200)
  await sql.query(`update "vendorPlant" set "useYn" = 'N' where "vendorCd" = 'V00002' and "plantCd" = '3000'`)
  expect((await here.change(url, { entryStatCd: 'approved', banReason: null })).status).toBe(200)
})
