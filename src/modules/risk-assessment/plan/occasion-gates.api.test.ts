import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStoreLife, type StoreLife } from '../../../../test/chemical-store.ts'
import type { Client } from '../../../../test/portal.ts'
import { eventCalls } from '../../safety/event/event-life.test-kit.ts'
import { planClock } from './plan-clock.server.ts'

/** What asks for an occasional assessment, and what waits for it: machines, products, works after an accident. */
let life: StoreLife
let saf: Client
let writer: Client
const sql = () => life.portal.engine.database
const one = <T extends object>(text: string, binds: unknown[] = []) => sql().one<T>(text, binds)
const said = ({ reasons = [] }: { reasons?: { message: string }[] }) => reasons.map(({ message }) => message)
const events = eventCalls(
  () => life.portal,
  () => saf,
)

beforeAll(async () => {
  life = await startStoreLife()
  ;[saf, writer] = (await Promise.all(['saf01', 'hq01'].map((userId) => life.portal.signIn(userId)))) as [
    Client,
    Client,
  ]
})
afterAll(() => life?.close())

const occasionOf = (sourceCd: string, sourceKey: string) =>
  sql().maybe<{ rsaOccasionNo: number; state: string; triggerCd: string; text: string; days: number }>(
    `select "rsaOccasionNo", "state", "triggerCd", "occasionTxt" as "text", ("dueYmd" - "foundYmd")::int as "days" from "rsaOccasion" where "sourceCd" = $1 and "sourceKey" = $2`,
    [sourceCd, sourceKey],
  )
/** Takes a reason into an occasional plan whose only target is confirmed. */
async function assess(rsaOccasionNo: number): Promise<number> {
  const { no } = await one<{ no: number }>(
    `select "rsaPlanNo" as "no" from "rsaPlan" where "rsaPlanNm" = '수시평가: 지게차 충돌 재해'`,
  )
  const taken = await saf.put(`/api/rsa/plan/${no}/occasions`, { rsaOccasionNos: [rsaOccasionNo] })
  expect([taken.status, taken.body.message]).toEqual([200, undefined])
  return no
}
const targetsOf = (rsaPlanNo: number, state: string) =>
  sql().query(`update "rsaTarget" set "state" = $2 where "rsaPlanNo" = $1`, [rsaPlanNo, state])

test('a new machine is not put into operation before its occasional assessment is confirmed', async () => {
  const made = await writer.post('/api/baseinfo/facility', {
    facilityCd: 'P-9301',
    facilityNm: '신규 이송 펌프',
    safFacilityTypeCd: 'F2010',
    plantCd: '1000',
    deptCd: 'D112',
    critCd: 'FCR03',
    facilityStatusCd: 'FST02',
    fromYmd: '2026-11-20',
  })
  expect([made.status, made.body.fields]).toEqual([201, undefined])
  const key = made.body.data.facilityNo as number
  const path = `/api/baseinfo/facility/${key}`
  const start = async () =>
    writer.change(path, { ...(await writer.get(path)).body.data, facilityStatusCd: 'FST01' })
  const early = await start()
  expect([early.status, early.body.fields]).toEqual([
    422,
    [
      {
        path: 'facilityStatusCd',
        message:
          '새로 들어온 P-9301 신규 이송 펌프: 수시 위험성평가를 확정한 뒤 시작할 수 있습니다. 사유는 1시간 안에 자동 등록됩니다. (지침 제13조제2항)',
      },
    ],
  ])
  await planClock(life.portal.engine)
  const found = await occasionOf('facility', String(key))
  expect(found).toMatchObject({ state: 'open', triggerCd: '2', text: '신규 설비: P-9301 신규 이송 펌프' })
  const undone = '수시 위험성평가가 끝나지 않았습니다: 신규 설비: P-9301 신규 이송 펌프 (지침 제13조제2항)'
  const refused = await start()
  expect([refused.status, said(refused.body)]).toEqual([422, [undone]])
  expect(refused.body.reasons[0].fixUrl).toContain(String(found!.rsaOccasionNo))
  const rsaPlanNo = await assess(found!.rsaOccasionNo)
  expect(said((await start()).body)).toEqual([undone])
  await targetsOf(rsaPlanNo, 'confirmed')
  expect((await start()).status).toBe(200)
  await targetsOf(rsaPlanNo, 'waiting')
})

test('a plant receives a new product for the first time only after its assessment, and later ones freely', async () => {
  const prodNo = await life.prodNo('RM-1001')
  const storeNo = await life.newStore()
  // As if it had come to the plant today and nothing had been received before.
  const { plantNo } = await one<{ plantNo: number }>(
    `update "chmProductPlant" set "createDt" = now(), "createUserId" = 'env02' where "plantCd" = '1000' and "prodNo" = $1 returning "prodNo" as "plantNo"`,
    [prodNo],
  )
  expect(plantNo).toBe(prodNo)
  const receive = (lotNo: string) => life.receive(storeNo, prodNo, 10, { lotNo })
  // It is known here: what was received before asks for nothing.
  expect((await receive('G-0')).status).toBe(201)
  const other = await one<{ prodNo: number; nm: string }>(
    `select x."prodNo", p."prodNm" as "nm" from "chmProductPlant" x join "chmProduct" p using ("prodNo") where x."plantCd" = '1000' and p."stateCd" = (select "stateCd" from "chmProduct" where "prodNo" = $1)
       and not exists (select 1 from "chmInOut" i where i."prodNo" = x."prodNo" and i."plantCd" = '1000') limit 1`,
    [prodNo],
  )
  await sql().query(
    `update "chmProductPlant" set "createDt" = now(), "createUserId" = 'env02' where "plantCd" = '1000' and "prodNo" = $1`,
    [other.prodNo],
  )
  const first = () => life.receive(storeNo, other.prodNo, 1, { lotNo: 'G-1', unitCd: 'kg' })
  const codes = (body: { reasons?: { guard: string; message: string }[] }) =>
    (body.reasons ?? []).filter(({ guard }) => guard === 'RSA_OPEN').map(({ message }) => message)
  const early = await first()
  expect([early.status, codes(early.body).length]).toEqual([422, 1])
  expect(codes(early.body)[0]).toContain(`새로 들어온 ${other.nm}`)
  await planClock(life.portal.engine)
  const found = await occasionOf('product', `1000 ${other.prodNo}`)
  expect(found).toMatchObject({ state: 'open', triggerCd: '2' })
  expect(codes((await first()).body)).toEqual([
    `수시 위험성평가가 끝나지 않았습니다: 신규 화학자재: ${other.nm} (지침 제13조제2항)`,
  ])
  const dropped = await saf.put(`/api/rsa/occasion/${found!.rsaOccasionNo}/cancel`, {
    reason: '같은 성분의 제품을 이미 평가함',
  })
  expect(dropped.status).toBe(200)
  expect(codes((await first()).body)).toEqual([])
})

test('a work that an accident stopped goes on only after the accident is judged and assessed', async () => {
  const permit = await one<{ permitNo: number; areaCd: string; issuer: string }>(
    `select "permitNo", "areaCd", "issuerUserId" as "issuer" from "workPermit" where "state" = 'working' and "plantCd" = '1000' order by 1 limit 1`,
  )
  const no = await events.made(saf, { areaCd: permit.areaCd, permitNo: permit.permitNo })
  const stopped = await saf.put(`/api/saf/accident/event/${no}/stopwork`, {})
  expect([stopped.status, stopped.body.message]).toEqual([200, undefined])
  const issuer = await life.portal.signIn(permit.issuer)
  const resume = () =>
    issuer.put(`/api/saf/workpermit/${permit.permitNo}/resume`, { reason: '원인을 없애고 확인함' })
  const waits = async () => {
    const { body } = await issuer.get(`/api/saf/workpermit/${permit.permitNo}`)
    expect(body.data.state).toBe('suspended')
    const { reasons } = body.allowed.find(({ action }: { action: string }) => action === 'resume')
    return (reasons as { guard: string; message: string }[])
      .filter(({ guard }) => guard === 'riskAssessment')
      .map(({ message }) => message)
  }
  expect(await waits()).toEqual([
    '사고가 아직 분류되지 않아 작업을 재개할 수 없습니다: 원심분리기 덮개에 손 끼임 (지침 제13조제2항제5호)',
  ])
  const refused = await resume()
  expect([refused.status, said(refused.body).some((message) => message.includes('분류되지 않아'))]).toEqual([
    422,
    true,
  ])
  const today = events.today()
  expect((await events.hurt(no, { restFromYmd: today, expRestDays: 10 })).status).toBe(201)
  expect((await events.act(saf, no, 'classify')).status).toBe(200)
  const found = await occasionOf('accident', String(no))
  expect(found).toMatchObject({ state: 'open', triggerCd: '5', days: 14 })
  expect(await waits()).toEqual([
    expect.stringMatching(
      /^수시 위험성평가가 끝나지 않았습니다: 사고: SE-1000-.*손 끼임 \(지침 제13조제2항\)$/,
    ),
  ])
  // The same event, judged again, makes one reason.
  expect((await events.hurt(no, { userId: 'emp02', restFromYmd: today, expRestDays: 5 })).status).toBe(201)
  const { n } = await one<{ n: number }>(
    `select count(*)::int as "n" from "rsaOccasion" where "sourceCd" = 'accident' and "sourceKey" = $1`,
    [String(no)],
  )
  expect(n).toBe(1)
  const rsaPlanNo = await assess(found!.rsaOccasionNo)
  await targetsOf(rsaPlanNo, 'shared')
  expect(await waits()).toEqual([])
})

test('a near miss that is accepted is a reason of its own, and an accident with first aid is none', async () => {
  const near = await events.made(saf, {
    eventKindCd: 'nearMiss',
    accidentTypeCds: null,
    injuredYn: null,
    freqBef: 2,
    sevBef: 2,
  })
  expect(await occasionOf('nearMiss', String(near))).toBeUndefined()
  expect((await events.act(saf, near, 'accept')).status).toBe(200)
  expect(await occasionOf('nearMiss', String(near))).toMatchObject({ triggerCd: '7', days: 30 })
  const light = await events.made(saf)
  expect((await events.hurt(light, { treatCd: 'firstAid' })).status).toBe(201)
  expect((await events.act(saf, light, 'classify')).status).toBe(200)
  expect(await occasionOf('accident', String(light))).toBeUndefined()
})

test('an urgent order without a JSA is irregular maintenance that the clock finds once', async () => {
  const order = await one<{ wkodNo: number; wkodCd: string }>(
    `update "workOrder" set "urgencyCd" = 'URGENT', "jsaNo" = null, "createDt" = now(), "createUserId" = 'issuer01'
     where "wkodNo" = (select "wkodNo" from "workOrder" where "plantCd" = '1000' and "state" = 'inProgress' order by 1 limit 1) returning "wkodNo", "wkodCd"`,
  )
  await planClock(life.portal.engine)
  const found = await occasionOf('order', String(order.wkodNo))
  expect(found).toMatchObject({ triggerCd: '3', state: 'open' })
  expect(found!.text).toContain(`비정기 정비·보수: ${order.wkodCd}`)
  await planClock(life.portal.engine)
  const { n } = await one<{ n: number }>(
    `select count(*)::int as "n" from "rsaOccasion" where "sourceCd" = 'order' and "sourceKey" = $1`,
    [String(order.wkodNo)],
  )
  expect(n).toBe(1)
})
