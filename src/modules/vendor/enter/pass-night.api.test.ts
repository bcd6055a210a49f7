import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '../../../core/shared/dates.ts'
import { asSystem, inTransaction } from '../../../core/server/entity/context.ts'
import { seal } from '../../../core/server/entity/sealed.ts'
import { startPortal, type Portal } from '../../../../test/portal.ts'
import { fallingPasses, nightOfPasses } from './pass-night.server.ts'

/** The nightly check of passes, what waits on either side, and the first page of a company. */
let portal: Portal
let today: string
beforeAll(async () => {
  portal = await startPortal()
  today = (await inTransaction(portal.engine, asSystem('시험'), async (context) => context)).today
  await sql().query(`update "enterPass" set "state" = 'expired' where "state" = 'valid'`)
})
afterAll(() => portal?.close())
const sql = () => portal.engine.database
const falling = () => inTransaction(portal.engine, asSystem('시험'), (context) => fallingPasses(context, 7))

interface Ends {
  training?: number
  licence?: number | null
  visa?: number
  hours?: number
}
/** A worker of V00001 with a pass of two months, whose things end on these days counted from today. */
async function worker(name: string, ends: Ends) {
  const { no } = await sql().one<{ no: number }>(
    `insert into "vendorWorker" ("vendorCd", "vendorWorkerNm", "birthYmd", "jobTypeCds", "entryStatCd", "visaToYmd", "healthFitYn", "healthNextYmd", "privAgreeYmd", "sensAgreeYmd", "useYn", "createUserId", "updateUserId")
     values ('V00001', $1, '1980-01-01', array['VJB03'], 'approved', $2::date, 'Y', $3::date, '2026-01-01', '2026-01-01', 'Y', 'test', 'test') returning "vendorWorkerNo" as no`,
    [name, ends.visa === undefined ? null : addDays(today, ends.visa), addDays(today, 200)],
  )
  await sql().query('update "vendorWorker" set "healthFitYn" = $2 where "vendorWorkerNo" = $1', [
    no,
    seal({ table: 'vendorWorker', key: no }, 'healthFitYn', 'Y'),
  ])
  await sql().query(
    `insert into "vendorWorkerEdu" ("vendorWorkerNo", "eduTypeCd", "eduNm", "eduYmd", "eduHour", "validToYmd")
     values ($1, 'VED01', '출입안전', '2026-01-01', 2, $2), ($1, 'VED02', '채용 시 교육', '2026-01-01', $3, null), ($1, 'VED18', '특별교육', '2026-01-01', $4, null)`,
    // All of the special education would stand for that at hiring (시행규칙 제26조제1항).
    [no, addDays(today, ends.training ?? 100), ends.hours ?? 8, ends.hours ?? 16],
  )
  // Who has learned what is judged by results, of which the history is a picture.
  await sql().query('select "adoptVendorEducations"()')
  if (ends.licence !== null)
    await sql().query(
      `insert into "vendorWorkerQual" ("vendorWorkerNo", "qualTypeCd", "qualNm", "validToYmd") values ($1, 'VQL01', '용접', $2)`,
      [no, addDays(today, ends.licence ?? 100)],
    )
  const { passNo } = await sql().one<{ passNo: number }>(
    `insert into "enterPass" ("passCd", "plantCd", "vendorCd", "vendorWorkerNo", "enterRqstNo", "fromYmd", "toYmd", "state", "createUserId", "updateUserId")
     select $1, '1000', 'V00001', $2, (select min("enterRqstNo") from "enterRqst" where "vendorCd" = 'V00001' and "enterTypeCd" = 'VET02'), $3, $4, 'valid', 'test', 'test' returning "passNo"`,
    [`EP-${name}`, no, addDays(today, -10), addDays(today, 60)],
  )
  return passNo
}

test('a pass that has lost a thing or never had it is stopped in the night, one that loses it soon is told before', async () => {
  await sql().query(`update "vendorDoc" set "validToYmd" = null where "vendorCd" = 'V00001'`)
  await sql().query(
    `update "vendorContract" set "state" = 'active', "toYmd" = $1 where "vendorCd" = 'V00001'`,
    [addDays(today, 200)],
  )
  const fine = await worker('온전', {})
  const over = await worker('만료', { training: -1 })
  const soon = await worker('임박', { licence: 5, training: 30 })
  const visa = await worker('체류', { visa: 7 })
  const never = await worker('무면허', { licence: null })
  const untaught = await worker('미이수', { hours: 2 })
  const gone = await worker('체류만료', { visa: -1 })
  expect((await falling()).map(({ passNo, thing, toYmd }) => [passNo, thing, toYmd])).toEqual([
    [soon, 'licence', addDays(today, 5)],
    [visa, 'person', addDays(today, 7)],
  ])
  await nightOfPasses(portal.engine)
  const states = await sql().query<{ passNo: number; state: string; stopReason: string | null }>(
    'select "passNo", "state", "stopReason" from "enterPass" where "passNo" = any($1::bigint[]) order by 1',
    [[fine, over, soon, visa, never, untaught, gone]],
  )
  expect(states.map(({ state }) => state)).toEqual([
    'valid',
    'stopped',
    'valid',
    'valid',
    'stopped',
    'stopped',
    'stopped',
  ])
  expect(states[1]!.stopReason).toContain(addDays(today, -1))
  expect(states[4]!.stopReason).toContain('등록되지 않았습니다')
  expect(states[5]!.stopReason).toContain('채용 시 교육')
  expect(states[6]!.stopReason).not.toContain('체류')
  const told = await sql().query<{ userId: string; title: string }>(
    `select distinct "userId", "title" from "noti" where "eventCd" = 'VND_PASS_FALL' order by 1, 2`,
  )
  // A week before: to both sides, and what is the person's own matter without its name.
  expect(told.map(({ userId }) => userId)).toEqual(expect.arrayContaining(['saf01', 'vnd01a']))
  expect(told.some(({ title }) => title.includes('EP-체류'))).toBe(true)
  expect(told.every(({ title }) => !title.includes('체류자격'))).toBe(true)
  const again = await sql().one<{ n: number }>(
    `select count(*)::int as n from "noti" where "eventCd" = 'VND_PASS_FALL'`,
  )
  await nightOfPasses(portal.engine)
  expect(await sql().one(`select count(*)::int as n from "noti" where "eventCd" = 'VND_PASS_FALL'`)).toEqual(
    again,
  )
})

test('a paper that a company never had stops no pass and is told once, with the number of its passes', async () => {
  const { no } = await sql().one<{ no: number }>(
    `select min("vendorDocNo")::int as no from "vendorDoc" where "vendorCd" = 'V00001' and "docTypeCd" = 'VDC03'`,
  )
  await sql().query(`update "vendorDoc" set "verifyStatusCd" = 'VVF03' where "vendorDocNo" = $1`, [no])
  await nightOfPasses(portal.engine)
  await nightOfPasses(portal.engine)
  const told = await sql().query<{ body: string }>(
    `select "body" from "noti" where "eventCd" = 'VND_PASS_FALL' and "userId" = 'vnd01a' and "body" like '%새 출입신청은%'`,
  )
  expect(told).toHaveLength(1)
  expect(told[0]!.body).toContain('출입증 3장')
  await sql().query(`update "vendorDoc" set "verifyStatusCd" = 'VVF02' where "vendorDocNo" = $1`, [no])
})

test('a paper of the company that ends soon is told for all of its passes, one that has ended stops none', async () => {
  await sql().query(
    `update "vendorDoc" set "verifyStatusCd" = 'VVF02', "validToYmd" = $1 where "vendorCd" = 'V00001' and "docTypeCd" = 'VDC02'`,
    [addDays(today, 3)],
  )
  const found = await falling()
  expect([found.length, new Set(found.map(({ thing }) => thing))]).toEqual([3, new Set(['paper'])])
  await sql().query(
    `update "vendorDoc" set "validToYmd" = $1 where "vendorCd" = 'V00001' and "docTypeCd" = 'VDC02'`,
    [addDays(today, -1)],
  )
  expect((await falling()).map(({ thing }) => thing)).toEqual(['licence', 'person'])
})

test('what waits about companies stands in the work of either side, and of nobody else', async () => {
  const kindsOf = async (userId: string) => {
    const { body } = await (await portal.signIn(userId)).get('/api/main/portlet/mywork')
    return new Set((body.data.items as { kind: string }[]).map(({ kind }) => kind))
  }
  const plant = await kindsOf('saf01')
  expect([...plant]).toEqual(expect.arrayContaining(['vendor-change', 'vendor-pending']))
  const elsewhere = await kindsOf('saf31')
  expect(elsewhere.has('vendor-change')).toBe(false)
  await sql().query(
    `update "vendorDoc" set "verifyStatusCd" = 'VVF03' where "vendorDocNo" = (select min("vendorDocNo") from "vendorDoc" where "vendorCd" = 'V00002')`,
  )
  expect((await kindsOf('vnd02a')).has('vendor-returned')).toBe(true)
  expect((await kindsOf('vnd03a')).has('vendor-returned')).toBe(false)
})

test('the first page of a company counts its own things, and an employee has none', async () => {
  const company = await portal.signIn('vnd02a')
  const { body } = await company.get('/api/vendor/dashboard')
  expect(body.data).toMatchObject({
    entries: expect.any(Object),
    expiring: expect.any(Number),
    gradeNm: expect.any(String),
    points: expect.arrayContaining([expect.objectContaining({ sum: expect.any(Number) })]),
  })
  // Plants and grades are named in the language of the reader.
  await company.put('/api/manage/userpref', { langCd: 'en' })
  const { points, gradeNm } = (await company.get('/api/vendor/dashboard')).body.data
  expect(points.map(({ plantNm }: { plantNm: string }) => plantNm)).toContain('Yeosu')
  expect(gradeNm).not.toMatch(/[가-힣]/u)
  expect((await (await portal.signIn('saf01')).get('/api/vendor/dashboard')).status).toBe(403)
})

test('notices that a company has to confirm are counted on its first page as among its own work, those for all too', async () => {
  const manager = await portal.signIn('vnd01a')
  const count = async () => (await manager.get('/api/vendor/dashboard')).body.data.mustRead as number
  const waiting = async () =>
    (
      (await manager.get('/api/main/portlet/mywork')).body.data.items as { kind: string; key: number }[]
    ).filter(({ kind }) => kind === 'noticeMustRead')
  const [first] = await waiting()
  expect([(await waiting()).length > 0, await count()]).toEqual([true, (await waiting()).length])
  const before = await count()
  const answer = await manager.put(`/api/manage/notice/${first!.key}/read`, { confirmYn: 'Y' })
  expect([answer.status, await count()]).toEqual([200, before - 1])
})

test('the same person with another company is a warning without its name', async () => {
  const { no, vendorCd } = await sql().one<{ no: number; vendorCd: string }>(
    `select "vendorWorkerNo" as no, "vendorCd" from "vendorWorker" where "vendorCd" = 'V00001' order by 1 limit 1`,
  )
  const client = await portal.signIn('vnd01a')
  const url = `/api/vendor/worker/${no}/elsewhere`
  expect([vendorCd, (await client.get(url)).body]).toEqual(['V00001', { data: { elsewhere: false } }])
  await sql().query(
    `insert into "vendorWorker" ("vendorCd", "vendorWorkerNm", "birthYmd", "phoneNo", "jobTypeCds", "entryStatCd", "healthFitYn", "privAgreeYmd", "useYn", "createUserId", "updateUserId")
     select 'V00002', "vendorWorkerNm", "birthYmd", "phoneNo", "jobTypeCds", "entryStatCd", "healthFitYn", "privAgreeYmd", 'Y', 'test', 'test' from "vendorWorker" where "vendorWorkerNo" = $1`,
    [no],
  )
  expect((await client.get(url)).body).toEqual({ data: { elsewhere: true } })
  expect((await (await portal.signIn('vnd02a')).get(url)).status).toBe(404)
})

test('objections to grades, corrections and totals wait for whom they are for, and for nobody else', async () => {
  const kindsOf = async (userId: string) => {
    const { body } = await (await portal.signIn(userId)).get('/api/main/portlet/mywork')
    return new Map(
      (body.data.items as { kind: string; key: number; url?: string }[]).map((item) => [item.kind, item]),
    )
  }
  await sql().query(
    `update "vendorEval" set "state" = 'objected' where "vendorEvalNo" = (select min("vendorEvalNo") from "vendorEval" where "vendorCd" = 'V00002')`,
  )
  await sql().query(
    `update "vendorAccStat" set "state" = 'asked' where "vendorAccStatNo" = (select max("vendorAccStatNo") from "vendorAccStat" where "vendorCd" = 'V00002')`,
  )
  await sql().query(
    `update "warnPoint" set "state" = 'acted' where "warnNo" = (select min("warnNo") from "warnPoint" where "vendorCd" = 'V00002')`,
  )
  await sql().query(
    `update "council" set "state" = 'shared' where "councilNo" = (select max("councilNo") from "councilAttend" where "vendorCd" = 'V00002')`,
  )
  await sql().query(
    `update "councilAttend" set "attendYn" = 'Y', "signDt" = null, "attendUserId" = 'vnd02a' where "vendorCd" = 'V00002' and "councilNo" = (select max("councilNo") from "councilAttend" where "vendorCd" = 'V00002')`,
  )
  const [company, other, safety] = [await kindsOf('vnd02a'), await kindsOf('vnd03a'), await kindsOf('saf01')]
  expect(company.has('vendor-total')).toBe(true)
  expect(company.get('vendor-minutes')?.url).toBe('/vendor/portal/vendorInfo?part=council')
  expect([...other.values()].some(({ key }) => key === company.get('vendor-total')?.key)).toBe(false)
  expect([safety.has('vendor-corrected'), safety.has('vendor-gradeObjection')]).toEqual([true, false])
  const headOffice = await sql().one<{ userId: string }>(
    `select g."userId" from "userAuthGrp" g join "user" u using ("userId") where g."authGrpNo" = 2 and g."settingYn" = 'Y' and u."vendorCd" is null order by 1 limit 1`,
  )
  expect((await kindsOf(headOffice.userId)).has('vendor-gradeObjection')).toBe(true)
})
