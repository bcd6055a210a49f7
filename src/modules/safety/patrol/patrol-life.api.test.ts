import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { photograph, send } from '../../../../test/patrol-life.ts'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'
import { addDays, addMinutes, momentOf } from '../../../core/shared/dates.ts'
import { asSystem, reading } from '../../../core/server/entity/context.ts'
import { hearOfFinding, readBackFindings } from './patrol-finding.server.ts'
import { patrolClock } from './patrol-work.server.ts'
import type { CompanyRounds, OwnInspection, RouteAnswer } from './patrol.rule.ts'

let portal: Portal
/** Leads rounds; decides; finds; of another plant; two companies. */
let lead: Client
let safety: Client
let employee: Client
let foreign: Client
let company: Client
let rival: Client
const [patrols, findings] = ['/api/saf/patrol', '/api/saf/patrolfinding']
const now = () => momentOf(portal.clock.now())
const one = <T extends object>(text: string, values: unknown[] = []) =>
  portal.engine.database.one<T>(text, values)

beforeAll(async () => {
  portal = await startPortal()
  lead = await portal.signIn('issuer01')
  safety = await portal.signIn('saf01')
  employee = await portal.signIn('emp01')
  foreign = await portal.signIn('saf21')
  company = await portal.signIn('vnd01a')
  rival = await portal.signIn('vnd02a')
})
afterAll(() => portal?.close())

const said = ({ status, body }: Answer) => [status, body.fields?.[0]?.path, body.fields?.[0]?.message]
const begin = async (by: Client, over: object = {}): Promise<number> => {
  const { status, body } = await by.post(patrols, {
    plantCd: '1000',
    patrolTypeCd: 'TWO',
    patrolDt: now(),
    ...over,
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data.patrolNo as number
}
const find = (by: Client, patrolNo: number, over: object = {}) =>
  by.post(findings, {
    patrolNo,
    findDt: now(),
    areaCd: 'YS-RX',
    vendorCd: 'V00001',
    treatCd: 'IMPR',
    hazardTypeCd: 'FALL',
    ...over,
  })
const found = async (by: Client, patrolNo: number, over: object = {}): Promise<number> => {
  const { status, body } = await find(by, patrolNo, over)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data.findNo as number
}
const complete = (by: Client, patrolNo: number) => by.put(`${patrols}/${patrolNo}/complete`)
const findingOf = async (by: Client, findNo: number) => (await by.get(`${findings}/${findNo}`)).body.data

describe('a round', () => {
  let patrolNo: number
  let improve: number
  let violate: number
  let good: number
  test('records where it came by, and is completed only when each finding has a picture', async () => {
    patrolNo = await begin(lead)
    expect((await complete(lead, patrolNo)).body.reasons[0].message).toBe(
      '순회한 구역을 한 곳 이상 기록해 주세요.',
    )
    improve = await found(lead, patrolNo)
    const { violStdNo } = await one<{ violStdNo: number }>(
      `select "violStdNo" from "violStd" where "violCd" = 'VIO02'`,
    )
    violate = await found(employee, patrolNo, { treatCd: 'VIOL', hazardTypeCd: null, violStdNo })
    good = await found(lead, patrolNo, { treatCd: 'GOOD', areaCd: 'YS-TK', vendorCd: 'V00002' })
    const { data } = (await lead.get(`${patrols}/${patrolNo}`)).body
    expect(data.areas.map(({ areaCd }: { areaCd: string }) => areaCd)).toEqual(['YS-RX', 'YS-TK'])
    expect(data.vendors.map(({ vendorCd }: { vendorCd: string }) => vendorCd)).toEqual(['V00001', 'V00002'])
    await photograph(portal, lead, improve)
    await photograph(portal, employee, violate)
    const refused = await complete(lead, patrolNo)
    expect([refused.status, refused.body.reasons[0].message]).toEqual([
      422,
      expect.stringContaining('지적사항 사진을 첨부해 주세요: PF-1000-'),
    ])
    const alone = await lead.put(`${findings}/${good}/tell`)
    expect([alone.status, alone.body.reasons[0].message]).toEqual([422, '지적사항 사진을 첨부해 주세요.'])
    expect((await findingOf(lead, improve)).state).toBe('found')
  })
  test('is read by no company until it is completed, and then each company reads what it was told', async () => {
    expect((await company.get(`${findings}/${improve}`)).status).toBe(404)
    await photograph(portal, lead, good)
    expect((await complete(employee, patrolNo)).status).toBe(403)
    expect((await complete(lead, patrolNo)).body.data).toMatchObject({
      state: 'completed',
      badCnt: 2,
      goodCnt: 1,
    })
    expect((await findingOf(company, improve)).toldVendorCd).toBe('V00001')
    expect((await rival.get(`${findings}/${improve}`)).status).toBe(404)
    const seen = (await rival.get(`${findings}s?limit=300`)).body.data as { toldVendorCd: string }[]
    expect(new Set(seen.map(({ toldVendorCd }) => toldVendorCd))).toEqual(new Set(['V00002']))
    expect((await company.get(`${patrols}/${patrolNo}`)).status).toBe(403)
    expect(said(await find(company, patrolNo)).slice(0, 2)).toEqual([400, 'patrolNo'])
    expect((await foreign.get(`${patrols}/${patrolNo}`)).status).toBe(403)
  })
  test('makes of its findings an improvement with the picture, and a violation for the safety people to judge', async () => {
    const { imprNo } = await findingOf(lead, improve)
    expect(
      await one(
        `select "sourceModuleCd", "sourceKey", "actVendorCd", (select count(*)::int from "attachFile" where "taskClassNm" = 'improvement' and "taskKey" = i."imprNo"::text) as "pictures" from "improvement" i where "imprNo" = $1`,
        [imprNo],
      ),
    ).toMatchObject({ sourceModuleCd: 'PTR', sourceKey: `safPatrolFinding ${improve}`, pictures: 1 })
    const { warnNo } = await findingOf(lead, violate)
    expect(
      await one('select "state", "vendorCd", "sourceKey" from "warnPoint" where "warnNo" = $1', [warnNo]),
    ).toEqual({ state: 'draft', vendorCd: 'V00001', sourceKey: `safPatrolFinding ${violate}` })
    expect(await findingOf(lead, good)).toMatchObject({ state: 'told', imprNo: null, warnNo: null })
  })
  test('is not changed afterwards, and its finding is mended when the improvement is closed', async () => {
    expect((await lead.change(`${patrols}/${patrolNo}`, { summaryCont: '나중에 씀' })).status).toBe(422)
    expect((await lead.change(`${findings}/${improve}`, { findCont: '나중에 씀' })).status).toBe(422)
    expect((await lead.delete(`${findings}/${improve}`)).status).toBe(422)
    expect(said(await find(lead, patrolNo))).toEqual([
      400,
      'patrolNo',
      '이미 완료한 순찰입니다. 새 순찰을 시작해 주세요.',
    ])
    const byHand = async (no: number) => (await lead.put(`${findings}/${no}/close`)).status
    expect([await byHand(improve), await byHand(good), await byHand(violate)]).toEqual([422, 422, 200])
    const hear = (eventCd: string) =>
      portal.engine.database.transaction((sql) =>
        hearOfFinding({ sourceKey: `safPatrolFinding ${improve}`, eventCd } as never, {
          ...reading(portal.engine, asSystem('test')),
          sql,
        }),
      )
    await hear('closed')
    expect((await findingOf(lead, improve)).state).toBe('closed')
    const told = await readBackFindings(reading(portal.engine, asSystem('test')))
    expect(told).toContainEqual({ sourceKey: `safPatrolFinding ${improve}`, reported: 1, closed: 1 })
    await hear('reopened')
    expect((await findingOf(lead, improve)).state).toBe('told')
  })
})

describe('bad input', () => {
  test('a moment to come, a tag, an area or a permit of another plant, and a treatment without what it needs are told at their field', async () => {
    const patrolNo = await begin(lead)
    const tomorrow = `${addDays(now().slice(0, 10), 1)}T09:00:00+09:00`
    const yesterday = `${addDays(now().slice(0, 10), -1)}T09:00:00+09:00`
    const tag = await one<{ no: number }>(
      `select "facilityNo" as no from "safFacility" where "plantCd" = '2000' limit 1`,
    )
    const ownTag = await one<{ no: number }>(
      `select "facilityNo" as no from "safFacility" where "plantCd" = '1000' limit 1`,
    )
    const at = async (over: object) => said(await find(safety, patrolNo, over)).slice(0, 2)
    expect(await at({ findDt: tomorrow })).toEqual([400, 'findDt'])
    expect(await at({ findDt: yesterday })).toEqual([400, 'findDt'])
    expect(await at({ facilityNo: tag.no })).toEqual([400, 'facilityNo'])
    expect(await at({ areaCd: 'US-RX' })).toEqual([400, 'areaCd'])
    expect(await at({ hazardTypeCd: null })).toEqual([400, 'hazardTypeCd'])
    expect(await at({ treatCd: 'VIOL', vendorCd: null })).toEqual([400, 'vendorCd'])
    expect(await at({ treatCd: 'VIOL' })).toEqual([400, 'violStdNo'])
    expect(await at({ treatCd: 'STOP' })).toEqual([400, 'permitNo'])
    expect(
      said(await safety.post(patrols, { plantCd: '1000', patrolTypeCd: 'TWO', patrolDt: tomorrow })),
    ).toEqual([400, 'patrolDt', '현재보다 늦은 일시는 입력할 수 없습니다.'])
    expect(
      (await foreign.post(patrols, { plantCd: '1000', patrolTypeCd: 'TWO', patrolDt: now() })).status,
    ).toBe(403)
    expect((await lead.post(`${patrols}/${patrolNo}/visit`, { areaCd: 'US-RX' })).status).toBe(400)
    expect(
      (
        await one<{ n: number }>('select count(*)::int as n from "safPatrolFinding" where "patrolNo" = $1', [
          patrolNo,
        ])
      ).n,
    ).toBe(0)
    const tagged = await found(safety, patrolNo, { facilityNo: ownTag.no })
    expect((await lead.delete(`${patrols}/${patrolNo}`)).status).toBe(422)
    expect((await employee.delete(`${findings}/${tagged}`)).status).toBe(422)
    expect((await safety.delete(`${findings}/${tagged}`)).status).toBe(200)
    expect((await lead.delete(`${patrols}/${patrolNo}`)).status).toBe(200)
  })
})

test('a stop by a patrol is the own act of the permit, whose work then waits for what was found', async () => {
  const running = await one<{ permitNo: number; vendorCd: string; areaCd: string }>(
    `select "permitNo", "vendorCd", "areaCd" from "workPermit" where "plantCd" = '1000' and "state" = 'working' and "vendorCd" is not null order by 1 limit 1`,
  )
  const patrolNo = await begin(employee)
  const { areaCd, permitNo } = running
  const stop = { areaCd, vendorCd: null, treatCd: 'STOP', hazardTypeCd: null, permitNo }
  expect(said(await find(employee, patrolNo, { ...stop, vendorCd: 'V00005' })).slice(0, 2)).toEqual([
    400,
    'permitNo',
  ])
  const findNo = await found(employee, patrolNo, stop)
  expect(await findingOf(employee, findNo)).toMatchObject({
    vendorCd: running.vendorCd,
    stopDt: expect.any(String),
  })
  expect(
    await one('select "state", "suspReasonCd" from "workPermit" where "permitNo" = $1', [permitNo]),
  ).toEqual({ state: 'suspended', suspReasonCd: 'UNSAFE' })
  expect(said(await find(employee, patrolNo, stop))).toEqual([
    400,
    'permitNo',
    '작업중인 허가가 아니어서 중지할 수 없습니다.',
  ])
  expect((await employee.delete(`${findings}/${findNo}`)).status).toBe(422)
})

describe('a joint inspection', () => {
  let patrolNo: number
  const members = [
    ['mgmt01', 'HOST_MGR'],
    ['vnd01a', 'CON_MGR'],
    ['emp01', 'HOST_WKR'],
    ['vnd01s', 'CON_WKR'],
  ].map(([memberUserId, memberKindCd]) => ({ memberUserId, memberKindCd }))
  test('is not completed while a kind of member is missing, nor with somebody of the wrong side', async () => {
    patrolNo = await begin(safety, {
      patrolTypeCd: 'QTR',
      areas: [{ areaCd: 'YS-RX' }],
      members: members.slice(0, 3),
    })
    const refused = await complete(safety, patrolNo)
    expect([refused.status, refused.body.reasons[0].message]).toEqual([
      422,
      '합동점검반 구성이 부족합니다: 수급인 근로자',
    ])
    const change = (given: object[]) => safety.change(`${patrols}/${patrolNo}`, { members: given })
    expect(said(await change([{ memberUserId: 'emp01', memberKindCd: 'CON_WKR' }])).slice(0, 2)).toEqual([
      400,
      'members.0.memberUserId',
    ])
    expect((await change([{ memberUserId: 'vnd01a', memberKindCd: 'HOST_MGR' }])).status).toBe(400)
    expect(said(await change([members[0]!, members[0]!])).slice(0, 2)).toEqual([400, 'members'])
    expect((await change(members)).status).toBe(200)
    const findNo = await found(safety, patrolNo, { vendorCd: 'V00002' })
    await photograph(portal, safety, findNo)
    expect((await company.put(`${patrols}/${patrolNo}/sign`)).status).toBe(409)
    expect((await complete(safety, patrolNo)).status).toBe(200)
  })
  test('is signed by each member for himself, and a company reads of it nothing about another', async () => {
    const mine = async (by: Client) =>
      ((await by.get('/api/saf/patrolsigns')).body.data as OwnInspection[]).find(
        (row) => row.patrolNo === patrolNo,
      )
    expect(await mine(company)).toMatchObject({ signDt: null, findings: [], areas: ['반응'] })
    expect(await mine(rival)).toBeUndefined()
    const work = (await company.get('/api/main/portlet/mywork')).body.data.items as {
      kind: string
      key: number
    }[]
    expect(work).toContainEqual(expect.objectContaining({ kind: 'patrol-sign', key: patrolNo }))
    expect((await rival.put(`${patrols}/${patrolNo}/sign`)).status).toBe(404)
    expect((await lead.put(`${patrols}/${patrolNo}/sign`)).status).toBe(403)
    expect((await company.put(`${patrols}/${patrolNo}/sign`)).status).toBe(200)
    expect((await company.put(`${patrols}/${patrolNo}/sign`)).status).toBe(409)
    expect((await mine(company))?.signDt).toEqual(expect.any(String))
  })
})

describe('the two days of each company', () => {
  const rounds = async (query: string) =>
    (await safety.get(`/api/saf/patrolrounds?${query}`)).body.data as {
      companies: CompanyRounds[]
      quarters: { quarter: string; held: number; missed: boolean }[]
    }
  test('the March of the demonstration has one gap, on the 5th and 6th', async () => {
    const { companies, quarters } = await rounds('from=2026-03-01&to=2026-03-31')
    expect(companies).toMatchObject([
      {
        vendorCd: 'V00003',
        workDays: ['02', '03', '04', '05', '06', '07'].map((day) => `2026-03-${day}`),
        visitDays: ['2026-03-02', '2026-03-04', '2026-03-07'],
        gaps: [{ from: '2026-03-05', to: '2026-03-06' }],
      },
    ])
    expect(quarters).toMatchObject([{ quarter: '2026-Q1', held: 0, missed: true }])
  })
  test('agrees with looking at each day, permit, passage and round by itself', async () => {
    const to = now().slice(0, 10)
    const from = addDays(to, -40)
    const { companies } = await rounds(`from=${from}&to=${to}`)
    const sql = portal.engine.database
    const holds = async (text: string, vendorCd: string, day: string) =>
      (await sql.maybe(text, [vendorCd, day, now()])) !== undefined
    const works = async (vendorCd: string, day: string) =>
      (await holds(
        `select 1 from "enterLog" where "vendorCd" = $1 and "plantCd" = '1000' and "okYn" = 'Y' and "vendorWorkerNo" is not null and to_char("enterDt" at time zone 'Asia/Seoul', 'YYYY-MM-DD') = $2 and $3::text is not null limit 1`,
        vendorCd,
        day,
      )) ||
      (await holds(
        `select 1 from "workPermit" where "vendorCd" = $1 and "plantCd" = '1000' and "realStartDt" is not null and to_char("realStartDt" at time zone 'Asia/Seoul', 'YYYY-MM-DD') <= $2
           and to_char(coalesce("realEndDt", least(coalesce("extEndDt", "endDt"), $3::timestamptz)) at time zone 'Asia/Seoul', 'YYYY-MM-DD') >= $2 limit 1`,
        vendorCd,
        day,
      ))
    const visits = (vendorCd: string, day: string) =>
      holds(
        `select 1 from "safPatrol" p join "safPatrolVendor" v using ("patrolNo") where v."vendorCd" = $1 and p."plantCd" = '1000' and p."patrolTypeCd" = 'TWO' and p."state" = 'completed'
           and to_char(p."patrolDt" at time zone 'Asia/Seoul', 'YYYY-MM-DD') = $2 and $3::text is not null limit 1`,
        vendorCd,
        day,
      )
    let gaps = 0
    for (const vendorCd of ['V00001', 'V00003']) {
      const told = companies.find((row) => row.vendorCd === vendorCd)!
      for (let day = from; day < to; day = addDays(day, 1)) {
        const before = addDays(day, -1)
        const both = (await works(vendorCd, before)) && (await works(vendorCd, day))
        const isGap = both && !(await visits(vendorCd, before)) && !(await visits(vendorCd, day))
        if (isGap) gaps += 1
        expect([vendorCd, day, told.gaps.some((gap) => gap.to === day)]).toEqual([vendorCd, day, isGap])
      }
    }
    expect(gaps).toBeGreaterThan(0)
  })
  test('a period that is turned round, too long or no period is refused, and another plant sees nothing of it', async () => {
    for (const query of ['from=2026-03-09&to=2026-03-01', 'from=2026-01-01&to=2026-12-31', 'from=x'])
      expect((await safety.get(`/api/saf/patrolrounds?${query}`)).status).toBe(400)
    const other = await foreign.get('/api/saf/patrolrounds?from=2026-03-01&to=2026-03-31')
    expect(other.body.data.companies).toEqual([])
    expect((await foreign.get('/api/saf/patrolroute?plantCd=1000')).status).toBe(403)
    expect((await safety.get('/api/saf/patrolrounds/excel')).status).toBe(200)
  })
  test('the route of today names the areas with a permit, and the clock tells of each gap once', async () => {
    const { data } = (await safety.get('/api/saf/patrolroute?plantCd=1000')).body as { data: RouteAnswer }
    expect(data.areas.length).toBe(8)
    expect(data.violations.length).toBeGreaterThan(10)
    const told = async () =>
      (await one<{ n: number }>(`select count(*)::int as n from "noti" where "eventCd" = 'VND_ROUND_DUE'`)).n
    await patrolClock(portal.engine)
    const first = await told()
    expect(first).toBeGreaterThan(0)
    await patrolClock(portal.engine)
    expect(await told()).toBe(first)
  })
})

describe('without a network', () => {
  test('a finding and its picture that come twice, a day and a half late, are there once', async () => {
    const patrolNo = await begin(lead)
    const body = {
      patrolNo,
      findDt: now(),
      areaCd: 'YS-DT',
      vendorCd: null,
      treatCd: 'IMPR',
      hazardTypeCd: 'TRIP',
    }
    const enteredDt = now()
    portal.clock.set(addMinutes(now(), 36 * 60))
    lead = await portal.signIn('issuer01')
    const first = await send(portal, lead, 'patrol-finding-key-01', findings, body, enteredDt)
    const again = await send(portal, lead, 'patrol-finding-key-01', findings, body, enteredDt)
    expect([first.status, again.status]).toEqual([201, 201])
    const findNo = first.body.data.findNo as number
    expect(again.body.data.findNo).toBe(findNo)
    await photograph(portal, lead, findNo, 'patrol-picture-key-01', enteredDt)
    await photograph(portal, lead, findNo, 'patrol-picture-key-01', enteredDt)
    expect(
      await one(
        `select (select count(*)::int from "safPatrolFinding" where "patrolNo" = $1) as findings, (select count(*)::int from "attachFile" where "taskClassNm" = 'safPatrolFinding' and "taskKey" = $2) as pictures`,
        [patrolNo, String(findNo)],
      ),
    ).toEqual({ findings: 1, pictures: 1 })
    const visit = { areaCd: 'YS-UT', vendorCds: ['V00003'] }
    const came = () =>
      send(portal, lead, 'patrol-visit-key-0001', `${patrols}/${patrolNo}/visit`, visit, enteredDt)
    expect([(await came()).status, (await came()).status]).toEqual([200, 200])
    const { data } = (await lead.get(`${patrols}/${patrolNo}`)).body
    expect(data.areas.map(({ areaCd }: { areaCd: string }) => areaCd)).toEqual(['YS-DT', 'YS-UT'])
  })
  test('a stop that waited too long stops nothing and says so', async () => {
    const { permitNo } = await one<{ permitNo: number }>(
      `select "permitNo" from "workPermit" where "plantCd" = '1000' and "state" = 'working' and "vendorCd" is not null order by 1 limit 1`,
    )
    const patrolNo = await begin(lead)
    const enteredDt = now()
    const body = { patrolNo, findDt: now(), areaCd: 'YS-RX', treatCd: 'STOP', permitNo }
    portal.clock.set(addMinutes(now(), 121))
    lead = await portal.signIn('issuer01')
    const late = await send(portal, lead, 'patrol-stop-key-00001', findings, body, enteredDt)
    expect([late.status, late.body.data.stopDt]).toEqual([201, null])
    expect(await one('select "state" from "workPermit" where "permitNo" = $1', [permitNo])).toEqual({
      state: 'working',
    })
  })
})
