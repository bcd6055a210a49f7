import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../../../db/seed/seed.ts'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'
import { asSystem, inTransaction } from '../../../core/server/entity/context.ts'
import { addDays, dayOf } from '../../../core/shared/dates.ts'
import { passwordSha } from '../../../platform/session/password.ts'
import { cancelResults, recordResults } from '../result/result-record.server.ts'
import { keepUpStatus, rebuildStatus } from './facts/snapshot.server.ts'
import type { HalfFacts } from './half/half-facts.rule.ts'
import type { ForecastAnswer, LegalAnswer, PortletAnswer, UserStatus } from './legal/legal-answers.rule.ts'
import { findMsdsNeeds } from './msds/msds-need.server.ts'
import type { OwnEducation } from './own/own-answers.rule.ts'

let portal: Portal
let safety: Client
let worker: Client
let head: Client
let company: Client
let elsewhere: Client
const status = '/api/saf/education/status'
const signature = { userPwdSHA: passwordSha(demoPassword) }
const today = () => dayOf(portal.clock.now())
const sql = () => portal.engine.database
const dataOf = <T>({ status: code, body }: Answer): T => {
  expect([code, code === 200 || code === 201 ? '' : body]).toEqual([expect.any(Number), ''])
  return body.data as T
}
const userRows = async (userId: string, day = today()) =>
  dataOf<UserStatus>(await safety.get(`${status}/user/${userId}?baseYmd=${day}`)).rows
/** Rows as they are kept, without what names the moment. */
const kept = () =>
  sql().query(
    `select "userId", "eduTypeCd", "periodKey", "plantCd", "deptCd", "closedYn", "requiredMin", "exemptMin", "recogMin", "lackMin", "dueYmd", "state" from "eduStatusSnap" where "baseYmd" = $1 order by 1, 2, 3`,
    [today()],
  )
/** A confirmed result of one's own plant, as a class would write it. */
const teach = (userId: string, eduTypeCd: string, recogMin: number, eduEndYmd: string, eduClassNo?: number) =>
  inTransaction(portal.engine, asSystem('test'), async (context) => {
    const { eduCourseNo } = await course(eduTypeCd)
    return recordResults(context, [
      {
        person: { userId },
        eduCourseNo,
        eduTypeCd,
        eduStartYmd: eduEndYmd,
        eduEndYmd,
        recogMin,
        resultCd: 'completed',
        sourceCd: 'internal',
        eduClassNo: eduClassNo ?? null,
      },
    ])
  })
const made = new Map<string, { eduCourseNo: number }>()
async function course(eduTypeCd: string): Promise<{ eduCourseNo: number }> {
  const before = made.get(eduTypeCd)
  if (before) return before
  const row = await sql().one<{ eduCourseNo: number }>(
    `insert into "eduCourse" ("eduCourseNm", "eduTypeCd", "plantCd", "targetClassCds", "methodCd", "stdMin", "minAttendPct", "passTypeCd", "certYn", "state", "createUserId", "updateUserId")
     values ($1, $2, '1000', '{FLD}', 'C', 120, 90, 'A', 'N', 'confirmed', 'saf01', 'saf01') returning "eduCourseNo"`,
    [`시험 과정 ${eduTypeCd}`, eduTypeCd],
  )
  made.set(eduTypeCd, row)
  return row
}
/** Each on a day of its own: nobody sits in two at a time. */
let classes = 0
const openClass = async (eduTypeCd: string, capacityQty: number, vendorOpenYn = 'N') => {
  const { eduCourseNo } = await course(eduTypeCd)
  classes += 1
  const day = addDays(today(), classes)
  return sql().one<{ eduClassNo: number }>(
    `insert into "eduClass" ("eduClassCd", "classNm", "plantCd", "eduCourseNo", "startDt", "endDt", "methodCd", "capacityQty", "seatQty", "vendorOpenYn", "state", "createUserId", "updateUserId")
     values ($1, $1, '1000', $2, ($3 || 'T13:00+09:00')::timestamptz, ($3 || 'T15:00+09:00')::timestamptz, 'C', $4, 0, $5, 'open', 'saf01', 'saf01') returning "eduClassNo"`,
    [`T-${eduTypeCd}-${capacityQty}-${vendorOpenYn}`, eduCourseNo, day, capacityQty, vendorOpenYn],
  )
}

beforeAll(async () => {
  portal = await startPortal()
  // In the middle of a half, so that its last day is still to come.
  const year = today().slice(0, 4)
  portal.clock.set(new Date(`${Number(year) + 1}-03-10T10:00:00+09:00`))
  safety = await portal.signIn('saf01')
  worker = await portal.signIn('gas01')
  head = await portal.signIn('mgmt01')
  company = await portal.signIn('vnd01a')
  elsewhere = await portal.signIn('saf21')
  // Somebody whose class of worker nobody has entered yet.
  await sql().query(`update "userAssign" set "workerClassCd" = null where "userId" = 'rso01'`)
  await rebuildStatus(portal.engine)
}, 120_000)
afterAll(() => portal.close())

describe('the status of legal hours', () => {
  test('follows a confirmed result in the same transaction, and a cancelled one back', async () => {
    const before = (await userRows('gas01')).find(({ eduTypeCd, closed }) => eduTypeCd === 'REG' && !closed)!
    expect(before).toMatchObject({ requiredMin: 720, state: 'inProgress' })
    const { eduClassNo } = await openClass('REG', 5)
    await teach('gas01', 'REG', 120, today(), eduClassNo)
    const after = (await userRows('gas01')).find(({ eduTypeCd, closed }) => eduTypeCd === 'REG' && !closed)!
    expect(after.lackMin).toBe(before.lackMin - 120)
    expect(after.evidence).toContainEqual(expect.objectContaining({ rule: 'direct', min: 120 }))
    const [row] = await sql().query<{ lackMin: number }>(
      `select "lackMin" from "eduStatusSnap" where "baseYmd" = $1 and "userId" = 'gas01' and "eduTypeCd" = 'REG' and "closedYn" = 'N'`,
      [today()],
    )
    expect(row!.lackMin).toBe(after.lackMin)
    await inTransaction(portal.engine, asSystem('test'), (context) =>
      cancelResults(context, eduClassNo, '시험에서 결과확정을 취소합니다'),
    )
    expect(await userRows('gas01')).toContainEqual(expect.objectContaining({ lackMin: before.lackMin }))
  })
  test('is the same whether changes kept it up or the night rebuilt it', async () => {
    await teach('watch01', 'REG', 90, today())
    await teach('emp02', 'HCM', 120, addDays(today(), -20))
    const moved = await safety.get('/api/manage/userassigns?userId=gas01&size=1')
    expect([200, 403]).toContain(moved.status)
    await inTransaction(portal.engine, asSystem('test'), async (context) => {
      await context.sql.query(
        `update "userLeave" set "toYmd" = $1 where "userId" = 'gas02' and "toYmd" is null`,
        [today()],
      )
      await context.sql.query(
        `insert into "auditLog" ("userId", "actCd", "tableNm", "rowKey", "dt") select 'saf01', 'ACT03', 'userLeave', "userLeaveNo"::text, $1 from "userLeave" where "userId" = 'gas02'`,
        [context.now],
      )
    })
    await keepUpStatus(portal.engine)
    const followed = await kept()
    await rebuildStatus(portal.engine)
    expect(await kept()).toEqual(followed)
  })
  test('of a past day is judged by what had begun then, and a day to come is refused', async () => {
    const past = addDays(today(), -5)
    const before = await userRows('watch02', past)
    await teach('watch02', 'REG', 120, today())
    expect(await userRows('watch02', past)).toEqual(before)
    const late = await safety.get(`${status}/legal?baseYmd=${addDays(today(), 1)}`)
    expect([late.status, late.body.fields?.[0]?.message]).toEqual([
      400,
      '기준일은 오늘까지의 날짜여야 합니다.',
    ])
  })
  test('counts departments by kinds, and says who is unknown', async () => {
    const answer = dataOf<LegalAnswer>(await safety.get(`${status}/legal?plantCd=1000`))
    const at = answer.columns.findIndex(({ eduTypeCd, closed }) => eduTypeCd === 'REG' && !closed)
    const { people, counts } = answer.total[at]!
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(people)
    expect(counts.unknown).toBeGreaterThan(0)
    const found = await safety.get(`${status}/people?plantCd=1000&eduTypeCd=REG&closed=N&state=unknown`)
    expect(dataOf<unknown[]>(found)).toHaveLength(counts.unknown)
  })
  test('is added up by the database as by the rules, for whoever asks', async () => {
    for (const [by, query] of [
      [safety, 'plantCd=1000'],
      [safety, 'plantCd=1000&deptCd=D110'],
      [head, ''],
      [elsewhere, 'plantCd=1000'],
    ] as const) {
      const answer = dataOf<LegalAnswer>(await by.get(`${status}/legal?${query}`))
      // The portlet adds up the rows of every person.
      const { kpis: _kpis, ...byRules } = dataOf<PortletAnswer>(
        await head.get(`/api/main/portlet/educationstatus?${query}`),
      )
      if (by !== elsewhere) expect(answer).toEqual(byRules)
      else expect([answer.people, answer.columns, answer.rows, answer.fines.sum]).toEqual([0, [], [], 0])
    }
  })
  test('is shown of the own plant only: others do not exist for a manager', async () => {
    expect((await elsewhere.get(`${status}/user/gas01`)).status).toBe(404)
    const { people } = dataOf<LegalAnswer>(await elsewhere.get(`${status}/legal?plantCd=1000`))
    expect(people).toBe(0)
    expect((await worker.get(`${status}/legal`)).status).toBe(403)
    expect((await company.get(`${status}/legal`)).status).toBe(403)
  })
  test('tells people who lack hours once a day, and nobody outside the scope', async () => {
    const told = await safety.post(`${status}/notify`, { userIds: ['gas01'] })
    expect(dataOf<{ told: number }>(told).told).toBe(1)
    expect(dataOf<{ told: number }>(await safety.post(`${status}/notify`, { userIds: ['gas01'] })).told).toBe(
      0,
    )
    const foreign = await safety.post(`${status}/notify`, { userIds: ['nobody'] })
    expect([foreign.status, foreign.body.fields?.[0]?.message]).toEqual([400, '대상자를 선택해 주세요.'])
  })
})

describe('the forecast', () => {
  test('names who will lack hours and gives the seats that close it', async () => {
    const { eduClassNo } = await openClass('REG', 2)
    const before = dataOf<ForecastAnswer>(await safety.get(`${status}/forecast?plantCd=1000`))
    expect(before.lacking.length).toBeGreaterThan(0)
    const seats = before.closing.seats.filter((each) => each.eduClassNo === eduClassNo)
    expect(seats[0]?.people.length).toBeLessThanOrEqual(2)
    const { given } = dataOf<{ given: number }>(await safety.post(`${status}/forecast/seats`, { seats }))
    expect(given).toBe(seats[0]?.people.length)
    const after = dataOf<ForecastAnswer>(await safety.get(`${status}/forecast?plantCd=1000`))
    const planned = after.lacking.find(({ person }) => person === seats[0]!.people[0])
    expect(planned?.plannedMin ?? 120).toBe(120)
    expect((await head.post(`${status}/forecast/seats`, { seats })).status).toBe(403)
  })
})

describe('the figures that management follows', () => {
  const figures = async (client: Client) =>
    dataOf<PortletAnswer>(await client.get('/api/main/portlet/educationstatus')).kpis
  test('count classes, people and special education of the year, of the caller’s plants alone', async () => {
    const before = await figures(head)
    const { eduClassNo } = await openClass('EMG', 9)
    const seat = (userId: string, state: string) =>
      sql().query(
        `insert into "eduTarget" ("eduClassNo", "plantCd", "userId", "targetNm", "selectReasonCd", "state", "createUserId", "updateUserId")
         values ($1, '1000', $2, $2, 'rule', $3, 'saf01', 'saf01')`,
        [eduClassNo, userId, state],
      )
    for (const [userId, state] of [
      ['emp01', 'completed'],
      ['gas01', 'notCompleted'],
      ['watch01', 'excluded'],
      ['watch02', 'waiting'],
    ] as const)
      await seat(userId, state)
    await sql().query(
      `update "eduClass" set "state" = 'closed', "startDt" = "startDt" - interval '30 days', "endDt" = "endDt" - interval '30 days' where "eduClassNo" = $1`,
      [eduClassNo],
    )
    await sql().query(
      `update "eduAssign" set "dueYmd" = $1, "doneYmd" = $2, "state" = 'done' where "eduAssignNo" = (select min("eduAssignNo") from "eduAssign" where "userId" = 'emp02')`,
      [addDays(today(), -2), addDays(today(), -1)],
    )
    const after = await figures(head)
    const [classes0, people0, special0] = before
    expect(after).toMatchObject([
      { kpi: 'completion', done: classes0!.done + 1, due: classes0!.due + 2, left: classes0!.left + 1 },
      { kpi: 'legal', due: people0!.due, left: people0!.left },
      // It was done a day too late.
      { kpi: 'special', done: special0!.done, due: special0!.due + 1 },
    ])
    const another = await figures(elsewhere)
    expect(another[0]).toMatchObject({ done: 0, due: 0, value: null })
    expect((await company.get('/api/main/portlet/educationstatus')).status).toBe(403)
  })
})

test('the matrix of all plants says whose department a row is, that of one plant does not', async () => {
  const office = await portal.signIn('hq01')
  const namesOf = async (by: Client, query = '') =>
    dataOf<LegalAnswer>(await by.get(`${status}/legal${query}`)).rows.map(({ deptNm }) => deptNm)
  const all = await namesOf(office)
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((name) => /^(여수|울산) /.test(name)).length).toBeGreaterThan(10)
  expect((await namesOf(office, '?plantCd=1000')).some((name) => name.startsWith('여수 '))).toBe(false)
})

describe('the half-yearly check (EDU-19)', () => {
  const half = '/api/saf/education/half'
  let no: number
  test('is frozen as it is made, and stays what it was', async () => {
    const year = today().slice(0, 4)
    const future = await safety.post(half, { halfYear: year, halfCd: '2', plantCd: '1000' })
    expect([future.status, future.body.fields?.[0]?.message]).toEqual([
      400,
      '아직 시작하지 않은 반기는 점검할 수 없습니다.',
    ])
    no = Number(
      dataOf<{ eduHalfNo: number }>(await safety.post(half, { halfYear: year, halfCd: '1', plantCd: '1000' }))
        .eduHalfNo,
    )
    const facts = dataOf<HalfFacts>(await safety.get(`${half}/${no}/facts`))
    expect(facts.breaches.length).toBeGreaterThan(0)
    expect(facts.kpis?.map(({ kpi, to }) => [kpi, to])).toEqual([
      ['completion', today()],
      ['legal', today()],
      ['special', today()],
    ])
    const lacking = facts.breaches.find(({ eduTypeCd }) => eduTypeCd === 'REG')!
    await teach('issuer03', 'REG', 600, today())
    expect(dataOf<HalfFacts>(await safety.get(`${half}/${no}/facts`)).breaches).toContainEqual(lacking)
    expect((await elsewhere.get(`${half}/${no}/facts`)).status).toBe(403)
    const changed = await safety.change(`${half}/${no}`, { halfCd: '2' })
    expect([changed.status, changed.body.message]).toEqual([422, '동결한 반기 점검은 고칠 수 없습니다.'])
  })
  test('is ordered by the head of the site and confirmed by somebody else, each with a signature', async () => {
    const order = { causeTxt: '교대조 편성으로 교육 불참', orderTxt: '6월 말까지 보충교육 실시' }
    expect((await safety.put(`${half}/${no}/order`, { ...order, ...signature })).status).toBe(403)
    const unsigned = await head.put(`${half}/${no}/order`, order)
    expect(unsigned.status).toBeGreaterThanOrEqual(400)
    expect((await head.put(`${half}/${no}/order`, { ...order, ...signature })).status).toBe(200)
    const finished = await safety.put(`${half}/${no}/finish`, {
      doneTxt: '보충교육 2회 실시 완료',
      ...signature,
    })
    expect([finished.status, finished.body.data?.state]).toEqual([200, 'finished'])
    const revisions = dataOf<{ revisionNo: number; pdfSha256: string | null }[]>(
      await safety.get(`${half}/${no}/revisions`),
    )
    expect(revisions).toHaveLength(3)
    expect(revisions.every(({ pdfSha256 }) => pdfSha256 !== null)).toBe(true)
    const proof = await safety.get(`${half}/${no}/revisions/${revisions[0]!.revisionNo}/verify`)
    expect(dataOf<{ intact: boolean }>(proof).intact).toBe(true)
  })
})

describe('MSDS education (EDU-14)', () => {
  test('is owed by people at the place of a product, planned by a class and finished by its results', async () => {
    const place = await sql().one<{ processNo: number; plantCd: string }>(
      `select "processNo", "plantCd" from "chmProductPlant" where "plantCd" = '1000' order by 1 limit 1`,
    )
    await sql().query(
      `update "userAssign" set "processNo" = $1, "fromYmd" = $2 where "userId" = 'gas01' and "assignKindCd" = 'UAK01'`,
      [place.processNo, addDays(today(), -3)],
    )
    await findMsdsNeeds(portal.engine)
    const needs = await sql().query<{ eduMsdsNeedNo: number }>(
      `select "eduMsdsNeedNo" from "eduMsdsNeed" where "userId" = 'gas01' and "state" = 'due'`,
    )
    expect(needs.length).toBeGreaterThan(0)
    expect(await findMsdsNeeds(portal.engine)).toBe(0)
    const needNos = needs.map(({ eduMsdsNeedNo }) => eduMsdsNeedNo)
    const { eduClassNo: regular } = await openClass('REG', 3)
    const wrong = await safety.post('/api/saf/education/msdsneedplan', { eduClassNo: regular, needNos })
    expect([wrong.status, wrong.body.fields?.[0]?.message]).toEqual([
      400,
      '모집·계획 중인 MSDS 교육차수를 선택해 주세요.',
    ])
    const { eduClassNo } = await openClass('MSD', 10)
    const planned = await safety.post('/api/saf/education/msdsneedplan', { eduClassNo, needNos })
    expect(dataOf<{ planned: number }>(planned).planned).toBe(needNos.length)
    await teach('gas01', 'MSD', 60, today(), eduClassNo)
    const states = () =>
      sql().query<{ state: string }>('select distinct "state" from "eduMsdsNeed" where "eduClassNo" = $1', [
        eduClassNo,
      ])
    expect(await states()).toEqual([{ state: 'done' }])
    await inTransaction(portal.engine, asSystem('test'), (context) =>
      cancelResults(context, eduClassNo, '시험에서 결과확정을 취소합니다'),
    )
    expect(await states()).toEqual([{ state: 'planned' }])
  })
})

describe('people’s own pages', () => {
  test('show the own hours, and give a seat of a class that teaches what is lacking', async () => {
    const own = dataOf<OwnEducation>(await worker.get('/api/saf/education/own'))
    expect(own.rows.some(({ eduTypeCd }) => eduTypeCd === 'REG')).toBe(true)
    const { eduClassNo } = await openClass('REG', 7)
    const applied = await worker.post('/api/saf/education/own/apply', { eduClassNo })
    expect(dataOf<{ seated: boolean }>(applied).seated).toBe(true)
    const again = await worker.post('/api/saf/education/own/apply', { eduClassNo })
    expect([again.status, again.body.fields?.[0]?.message]).toEqual([400, '신청할 수 없는 교육차수입니다.'])
    expect((await company.get('/api/saf/education/own')).status).toBe(403)
  })
  test('of a company show its own workers only; the worker of another company does not exist', async () => {
    const own = dataOf<{ workers: { vendorWorkerNo: number }[] }>(
      await company.get('/api/vendor/education/workers'),
    )
    expect(own.workers.length).toBeGreaterThan(0)
    const { eduClassNo } = await openClass('PTW', 20, 'Y')
    const foreign = await sql().one<{ vendorWorkerNo: number }>(
      `select "vendorWorkerNo" from "vendorWorker" where "vendorCd" <> (select "vendorCd" from "user" where "userId" = 'vnd01a') order by 1 limit 1`,
    )
    const apply = (vendorWorkerNos: number[]) =>
      company.post('/api/vendor/education/apply', { eduClassNo, vendorWorkerNos })
    expect((await apply([foreign.vendorWorkerNo])).status).toBe(404)
    dataOf(await apply([own.workers[0]!.vendorWorkerNo]))
    const { eduClassNo: closed } = await openClass('PTW', 20)
    const refused = await company.post('/api/vendor/education/apply', {
      eduClassNo: closed,
      vendorWorkerNos: [own.workers[0]!.vendorWorkerNo],
    })
    expect([refused.status, refused.body.fields?.[0]?.message]).toEqual([
      400,
      '신청할 수 없는 교육차수입니다.',
    ])
    expect((await safety.get('/api/vendor/education/workers')).status).toBe(403)
  })
})
