import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'
import { addDays, dayOf } from '../../../core/shared/dates.ts'

/** Mixed work that is assessed jointly, and what the plant demands of a company's own assessment. */
let portal: Portal
let saf: Client
let pair: { one: number; other: number; first: string; second: string }
const sql = () => portal.engine.database
const pairs = '/api/rsa/jointpairs'
interface Named {
  permitNo: number
}
/** Somebody who speaks for a company. */
const managerOf = async (vendorCd: string): Promise<Client> =>
  portal.signIn(
    (
      await sql().one<{ userId: string }>(
        `select u."userId" from "user" u join "userAuthGrp" g using ("userId") where u."vendorCd" = $1 and g."authGrpNo" = 10 order by 1 limit 1`,
        [vendorCd],
      )
    ).userId,
  )
beforeAll(async () => {
  portal = await startPortal()
  saf = await portal.signIn('saf01')
  pair = await sql().one(
    `select p."permitNo" as "one", o."permitNo" as "other", p."vendorCd" as "first", o."vendorCd" as "second" from "workPermit" p, "workPermit" o
     where p."plantCd" = '1000' and o."plantCd" = '1000' and p."vendorCd" < o."vendorCd" and p."state" in ('approved', 'working') and o."state" in ('approved', 'working')
       and exists (select 1 from "user" u join "userAuthGrp" g using ("userId") where u."vendorCd" = p."vendorCd" and g."authGrpNo" = 10)
       and exists (select 1 from "user" u join "userAuthGrp" g using ("userId") where u."vendorCd" = o."vendorCd" and g."authGrpNo" = 10) order by 1, 2 limit 1`,
  )
  await sql().query(
    `insert into "permitAdjust" ("permitNo", "adjustCd", "levelCd", "otherPermitNo", "planTxt", "adjustUserId", "adjustDt") values ($1, 'watch', 'conditional', $2, '감시인을 함께 둔다', 'saf01', now())`,
    [pair.one, pair.other],
  )
})
afterAll(() => portal?.close())

const asked = () => ({ permitNo: pair.other, otherPermitNo: pair.one })
const offered = async () =>
  (
    (await saf.get(pairs)).body.data as {
      one: { permitNo: number }
      other: { permitNo: number }
      rsaTargetNo: number | null
    }[]
  ).find(({ one, other }) => one.permitNo === pair.one && other.permitNo === pair.other)

test('the demonstration has a crane over a tank that another company opens, agreed and confirmed, and offers the pair', async () => {
  const { data } = (await saf.get(pairs)).body
  expect(
    data.find(
      ({ one, other }: { one: Named; other: Named }) =>
        one.permitNo !== pair.one || other.permitNo !== pair.other,
    ),
  ).toMatchObject({
    one: { permitNm: '일반·개방 T-410 세척조 맨홀', vendorCd: 'V00001' },
    other: { permitNm: '일반·양중 E-410 다발 인양(50 t 크레인)', vendorCd: 'V00004' },
    rsaTargetNo: null,
  })
  // The agreement holds for both: nothing else speaks against their going on side by side.
  for (const { permitNo } of await sql().query<{ permitNo: number }>(
    `select "permitNo" from "workPermit" where "permitNm" ~ '(E-410 다발|T-410 세척조)'`,
  )) {
    const { conflicts } = (await saf.get(`/api/saf/simops?permitNo=${permitNo}`)).body.data
    expect(conflicts).toMatchObject([
      { levelCd: 'conditional', resolved: true, adjust: { adjustCd: 'watcher' } },
    ])
  }
})

test('a bound pair of two companies becomes one joint assessment with people of both', async () => {
  expect((await offered())?.rsaTargetNo).toBeNull()
  const none = await saf.post(pairs, { permitNo: pair.one, otherPermitNo: pair.one })
  expect([none.status, none.body.message]).toEqual([404, '조정한 동시작업 쌍이 아닙니다.'])
  expect((await (await portal.signIn('issuer01')).post(pairs, asked())).status).toBe(403)
  const made = await saf.post(pairs, asked())
  expect([made.status, made.body.fields ?? made.body.message]).toEqual([200, undefined])
  const { rsaTargetNo } = made.body.data
  expect((await offered())?.rsaTargetNo).toBe(rsaTargetNo)
  const target = (await saf.get(`/api/rsa/target/${rsaTargetNo}`)).body.data
  expect([target.rsaTypeCd, target.vendorCd, target.jointVendorCds]).toEqual([
    'J',
    null,
    [pair.first, pair.second],
  ])
  const companies = await sql().query<{ vendorCd: string }>(
    `select distinct w."vendorCd" from "rsaTeam" m join "vendorWorker" w using ("vendorWorkerNo") where m."rsaTargetNo" = $1 order by 1`,
    [rsaTargetNo],
  )
  expect(companies.map(({ vendorCd }) => vendorCd)).toEqual([pair.first, pair.second])
  const taking = (await saf.get(`/api/rsa/target/${rsaTargetNo}/companies`)).body.data
  expect(taking).toEqual(
    await sql().query('select "vendorNm" from "vendor" where "vendorCd" = any($1) order by 1', [
      [pair.first, pair.second],
    ]),
  )
  const again = await saf.post(pairs, asked())
  expect([again.status, again.body.message]).toEqual([409, '이 동시작업의 합동 평가가 이미 있습니다.'])
})

test('both companies hear of it and read its rows, a third one and their other texts stay closed', async () => {
  const rsaTargetNo = (await offered())!.rsaTargetNo!
  await sql().query(
    `insert into "rsaHazard" ("rsaTargetNo", "sortOrder", "stepNo", "stepTxt", "hazardKindCd", "hazardTxt", "controlTxt", "plantCd", "deptCd", "createUserId", "updateUserId")
     select "rsaTargetNo", 1, 1, '용접', 'chemical', '불티가 아래 도장 작업의 증기에 붙음', '불티받이', "plantCd", "deptCd", 'saf01', 'saf01' from "rsaTarget" where "rsaTargetNo" = $1`,
    [rsaTargetNo],
  )
  const told = await sql().query<{ vendorCd: string }>(
    `select distinct u."vendorCd" from "noti" n join "user" u using ("userId") where n."eventCd" = 'RSA_JOINT_MADE' order by 1`,
  )
  expect(told.map(({ vendorCd }) => vendorCd)).toEqual([pair.first, pair.second])
  for (const vendorCd of [pair.first, pair.second]) {
    const company = await managerOf(vendorCd)
    const { data } = (await company.get('/api/rsa/jointtargets')).body
    expect(data).toHaveLength(1)
    expect(data[0].rows).toMatchObject([
      { stepTxt: '용접', hazardTxt: '불티가 아래 도장 작업의 증기에 붙음' },
    ])
    // The record itself, its team and its papers are the plant's.
    expect((await company.get(`/api/rsa/target/${rsaTargetNo}/companies`)).status).toBe(404)
    expect((await company.get(`/api/rsa/target/${rsaTargetNo}`)).status).toBe(404)
    expect((await company.get(pairs)).status).toBe(403)
  }
  const { third } = await sql().one<{ third: string }>(
    `select u."vendorCd" as "third" from "user" u join "userAuthGrp" g using ("userId") where g."authGrpNo" = 10 and u."vendorCd" not in ($1, $2) order by 1 limit 1`,
    [pair.first, pair.second],
  )
  expect((await (await managerOf(third)).get('/api/rsa/jointtargets')).body.data).toEqual([])
})

test('the plant demands a measure of a company while it reviews, and not later or of its own', async () => {
  const day = dayOf(portal.clock.now())
  const { no, rowNo } = await sql().one<{ no: number; rowNo: number }>(
    `select t."rsaTargetNo" as "no", h."rsaHazardNo" as "rowNo" from "rsaTarget" t join "rsaHazard" h using ("rsaTargetNo") where t."rsaTypeCd" = 'J' and h."acceptYn" = 'N' order by 1, 2 limit 1`,
  )
  const demand = {
    rowEntity: 'rsaHazard',
    rowNo,
    hierCd: '2',
    measureTxt: '국소배기를 더하세요',
    dueYmd: addDays(day, 5),
  }
  const put = (by: Client, over: object = {}) =>
    by.put(`/api/rsa/target/${no}/demand`, { ...demand, ...over })
  const own = await put(saf)
  expect([own.status, own.body.message]).toEqual([409, '검토요청한 수급인 평가에만 요구할 수 있습니다.'])
  await sql().query(`update "rsaTarget" set "vendorCd" = $2, "state" = 'review' where "rsaTargetNo" = $1`, [
    no,
    pair.first,
  ])
  await sql().query(`update "rsaHazard" set "vendorCd" = $2 where "rsaTargetNo" = $1`, [no, pair.first])
  const late = await put(saf, { dueYmd: '2099-01-01' })
  expect([late.status, late.body.fields[0].path]).toEqual([400, 'measures.0.dueYmd'])
  expect((await put(saf, { rowNo: 0 })).status).toBe(404)
  expect((await put(await managerOf(pair.first))).status).toBe(403)
  expect((await put(await managerOf(pair.second))).status).toBe(404)
  const done = await put(saf)
  expect([done.status, done.body.message]).toEqual([200, undefined])
  const measure = await sql().one<{ owner: string; state: string }>(
    `select "ownerVendorCd" as "owner", "state" from "rsaMeasure" where "rsaTargetNo" = $1 order by "rsaMeasureNo" desc limit 1`,
    [no],
  )
  expect(measure).toEqual({ owner: pair.first, state: 'planned' })
  // The page of the target names the company, and the grade as the matrix calls it.
  const { vendorNm } = await sql().one<{ vendorNm: string }>(
    `select "vendorNm" from "vendor" where "vendorCd" = $1`,
    [pair.first],
  )
  const listed = (await saf.get(`/api/rsa/target/${no}/measures`)).body.data as { measureTxt: string }[]
  expect(listed.find(({ measureTxt }) => measureTxt === demand.measureTxt)).toMatchObject({
    ownerNm: vendorNm,
    worstGradeNm: expect.stringMatching(/[가-힣]/),
  })
  const named = (await saf.get(`/api/rsa/measures?rsaTargetNo=${no}`)).body.data as Record<string, unknown>[]
  expect(named.map((row) => row['ownerVendorNm'])).toContain(vendorNm)
  const told = await sql().query<{ linkUrl: string }>(
    `select distinct "linkUrl" from "noti" where "eventCd" = 'RSA_TARGET_DEMAND'`,
  )
  expect(told).toEqual([{ linkUrl: `/rsa/result/targetDetail?no=${no}` }])
})
