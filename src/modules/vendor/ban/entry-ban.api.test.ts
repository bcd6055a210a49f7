import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayOf } from '../../../core/shared/dates.ts'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'

/** A worker and a company that do business with two plants, one of which bars them. */
let portal: Portal
let today: string
const clients: Record<string, Client> = {}
const as = (userId: string): Client => clients[userId]!
const sql = () => portal.engine.database
const url = '/api/vendor/entryban'
const vendorCd = 'V00001'
let vendorWorkerNo: number
let ban: string
beforeAll(async () => {
  portal = await startPortal()
  today = dayOf(portal.clock.now())
  for (const userId of ['saf01', 'saf31', 'hq01', 'emp31', 'vnd01a', 'vnd02a'])
    clients[userId] = await portal.signIn(userId)
  // The second plant of the company.
  await sql().query(
    `insert into "vendorPlant" ("vendorCd", "plantCd", "useYn", "createUserId", "updateUserId") values ($1, '3000', 'Y', 'test', 'test') on conflict do nothing`,
    [vendorCd],
  )
  vendorWorkerNo = (
    await sql().one<{ no: number }>(
      `select min(w."vendorWorkerNo") as no from "vendorWorker" w join "enterPass" p using ("vendorWorkerNo")
       where w."vendorCd" = $1 and w."entryStatCd" = 'approved' and p."state" = 'valid' and p."plantCd" = '1000' and $2::date between p."fromYmd" and p."toYmd"`,
      [vendorCd, today],
    )
  ).no
})
afterAll(() => portal?.close())
const said = ({ status, body }: Answer): string =>
  `${status} ${((body.fields ?? []) as { path: string }[]).map(({ path }) => path).join(' ')}`.trim()
const gate = async (plantCd: string): Promise<string> =>
  JSON.stringify(
    (await as('saf01').get(`/api/saf/worker/${vendorWorkerNo}/gate?plantCd=${plantCd}`)).body.data.reasons,
  )
const barred = '이 사업장에서 출입이 정지된 작업자입니다'
const companyBarred = '이 사업장에서 출입이 정지된 업체입니다'

test('a plant bars a worker from itself alone, and its gate says so at once', async () => {
  expect(await gate('1000')).not.toContain(barred)
  const body = { vendorCd, vendorWorkerNo, fromYmd: today, banReason: '안전대 미체결 두 번' }
  const made = await as('saf01').post(url, { ...body, plantCd: '1000' })
  expect(said(made)).toBe('201')
  ban = `${url}/${made.body.data.entryBanNo as number}`
  expect(await gate('1000')).toContain(barred)
  expect(await gate('3000')).not.toContain(barred)
})
test('the entry request of the barring plant names the ban, whatever the state of the worker is', async () => {
  const { contractNo } = await sql().one<{ contractNo: number }>(
    `select min("contractNo") as "contractNo" from "vendorContract" where "vendorCd" = $1 and "plantCd" = '1000' and "state" = 'active'`,
    [vendorCd],
  )
  const made = await as('vnd01a').post('/api/vendor/enterrqst', {
    plantCd: '1000',
    enterTypeCd: 'VET02',
    contractNo,
    fromYmd: today,
    toYmd: addDays(today, 5),
    purposeTxt: '열교환기 세관 인력 투입',
    lines: [{ vendorWorkerNo }],
  })
  expect(made.status).toBe(201)
  const checked = await as('vnd01a').get(
    `/api/vendor/enterrqst/${made.body.data.enterRqstNo as number}/check`,
  )
  expect(JSON.stringify(checked.body.data)).toContain(barred)
})
test('neither the other plant, the company nor who only reads bars, lifts or sees what is not theirs', async () => {
  const lift = { liftYmd: today, liftReason: '다른 사업장에서 해제' }
  expect((await as('saf31').get(ban)).status).toBe(403)
  expect((await as('saf31').put(ban, lift)).status).toBe(403)
  expect((await as('saf31').get(`${url}s?vendorCd=${vendorCd}`)).body.total).toBe(0)
  const body = { vendorCd, vendorWorkerNo, fromYmd: today, banReason: '다른 사업장의 정지' }
  expect((await as('saf31').post(url, { ...body, plantCd: '1000' })).status).toBe(403)
  // Its company reads the ban and cannot lift it; another company does not know it.
  expect((await as('vnd01a').get(ban)).body.data).toMatchObject({ vendorWorkerNo, plantCd: '1000' })
  expect(said(await as('vnd01a').change(ban, lift))).toMatch(/^4(03|22)/)
  expect((await as('vnd01a').post(url, { ...body, plantCd: '1000' })).status).toBe(403)
  expect((await as('vnd02a').get(ban)).status).toBe(404)
  expect((await as('emp31').post(url, { ...body, plantCd: '3000' })).status).toBe(403)
})
test('the other plant bars and lifts for itself without touching the first ban, head office lifts at each', async () => {
  const made = await as('saf31').post(url, {
    plantCd: '3000',
    vendorCd,
    vendorWorkerNo,
    fromYmd: today,
    banReason: '무단 게이트 통과',
  })
  const theirs = `${url}/${made.body.data.entryBanNo as number}`
  expect(await gate('3000')).toContain(barred)
  expect(said(await as('saf31').change(theirs, { liftYmd: today }))).toBe('400 liftReason')
  const lift = { liftYmd: today, liftReason: '재교육을 마침' }
  expect(said(await as('saf31').change(theirs, lift))).toBe('200')
  expect(await gate('3000')).not.toContain(barred)
  expect(await gate('1000')).toContain(barred)
  // What is lifted stays as evidence.
  expect((await as('saf31').change(theirs, { banReason: '사유를 고침' })).status).toBe(422)
  expect((await as('hq01').change(ban, { vendorWorkerNo: null })).body.fields[0].path).toBe('vendorWorkerNo')
  expect(said(await as('hq01').change(ban, lift))).toBe('200')
  expect(await gate('1000')).not.toContain(barred)
})
test('a barred company has no worker who comes in at that plant, and head office and the company are told', async () => {
  const made = await as('saf01').post(url, {
    plantCd: '1000',
    vendorCd,
    fromYmd: today,
    toYmd: addDays(today, 3),
    banReason: '안전보건 조치 미이행',
  })
  expect(made.status).toBe(201)
  expect(await gate('1000')).toContain(companyBarred)
  expect(await gate('3000')).not.toContain(companyBarred)
  const told = await sql().query<{ userId: string }>(
    `select distinct "userId" from "noti" where "eventCd" = 'VND_BAN' and "title" like '출입정지 ·%'`,
  )
  expect(told.map(({ userId }) => userId)).toEqual(expect.arrayContaining(['hq01', 'saf01', 'vnd01a']))
  // Over by itself after its last day.
  await sql().query(`update "entryBan" set "fromYmd" = $1, "toYmd" = $2 where "entryBanNo" = $3`, [
    addDays(today, -9),
    addDays(today, -1),
    made.body.data.entryBanNo,
  ])
  expect(await gate('1000')).not.toContain(companyBarred)
})
test('a worker of another company is not barred under this one', async () => {
  const { no } = await sql().one<{ no: number }>(
    `select min("vendorWorkerNo") as no from "vendorWorker" where "vendorCd" <> $1`,
    [vendorCd],
  )
  const body = { plantCd: '1000', vendorCd, vendorWorkerNo: no, fromYmd: today, banReason: '대상 착오 시험' }
  expect(said(await as('saf01').post(url, body))).toBe('400 vendorWorkerNo')
})
test('a plant alone does not bar a worker from all plants, head office does', async () => {
  const worker = `/api/vendor/worker/${vendorWorkerNo}`
  const all = { entryStatCd: 'suspended', banReason: '모든 사업장 정지' }
  await sql().query(`update "vendorPlant" set "useYn" = 'N' where "vendorCd" = $1 and "plantCd" = '3000'`, [
    vendorCd,
  ])
  expect(said(await as('saf01').change(worker, all))).toBe('400 entryStatCd')
  expect(said(await as('hq01').change(worker, all))).toBe('200')
})
