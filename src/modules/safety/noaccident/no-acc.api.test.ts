import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../../../db/seed/seed.ts'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'
import { addDays, dayOf } from '../../../core/shared/dates.ts'
import { passwordSha } from '../../../platform/session/password.ts'
import { eventCalls } from '../event/event-life.test-kit.ts'
import { noAccClock } from './no-acc-propose.server.ts'
import type { AccidentFree, NoAccBoard } from './no-accident.rule.ts'

let portal: Portal
let safety: Client
let head: Client
let worker: Client
let elsewhere: Client
const { made, act, hurt, today, one } = eventCalls(
  () => portal,
  () => safety,
)
const [resets, sites, goals] = ['/api/mgt/noaccreset', '/api/mgt/noaccsite', '/api/mgt/noaccgoal']
const signature = { userPwdSHA: passwordSha(demoPassword) }
const reasonsOf = ({ body }: Answer): string[] =>
  ((body.reasons ?? []) as { message: string }[]).map(({ message }) => message)
const board = async (): Promise<NoAccBoard> =>
  ((await worker.get('/api/mgt/noaccidents')).body.data as NoAccBoard[]).find(
    ({ plantCd }) => plantCd === '1000',
  )!
const resetOf = (safEventNo: number) =>
  portal.engine.database.maybe<{ noAccResetNo: number; state: string; dayCnt: number; newStartYmd: string }>(
    'select "noAccResetNo", "state", "dayCnt"::int as "dayCnt", "newStartYmd"::text as "newStartYmd" from "noAccReset" where "safEventNo" = $1',
    [safEventNo],
  )
const judge = (no: number, judgeCd: string, by = safety) =>
  by.put(`${resets}/${no}/judge`, { judgeCd, judgeTxt: '업무 중 재해로 판정', ...signature })
let safEventNo: number
let personNo: number
let resetNo: number

beforeAll(async () => {
  portal = await startPortal()
  // Noon, so that an accident of an hour ago is one of today.
  portal.clock.set(new Date(`${addDays(dayOf(portal.clock.now()), 1)}T12:00:00+09:00`))
  safety = await portal.signIn('saf01')
  head = await portal.signIn('mgmt01')
  worker = await portal.signIn('emp01')
  elsewhere = await portal.signIn('saf21')
})
afterAll(() => portal?.close())

test('the board tells days, hours and what nobody has judged yet, to every employee of the plant', async () => {
  const { noAccSiteNo, days, startYmd, hours, proposed, missing } = await board()
  const { first } = await one<{ first: number }>('select ($1::date - $2::date) + 1 as "first"', [
    today(),
    startYmd,
  ])
  expect([days, proposed]).toEqual([first, 1])
  expect(hours).toBeGreaterThan(0)
  // Nobody has closed the hours of the month that runs.
  expect(missing).toContain(today().slice(0, 7))
  const { boards, dues } = (await safety.get('/api/main/portlet/accidentfree')).body.data as AccidentFree
  expect(boards.map(({ plantCd }) => plantCd)).toContain('1000')
  expect(dues.length).toBeGreaterThan(0)
  // Who does not read legal inspections gets the days alone.
  expect(((await worker.get('/api/main/portlet/accidentfree')).body.data as AccidentFree).dues).toEqual([])
  expect((await safety.get(`/api/mgt/noaccidents/print?noAccSiteNo=${noAccSiteNo}`)).status).toBe(200)
  expect((await safety.get('/api/mgt/noaccidents/print?noAccSiteNo=9999')).status).toBe(400)
})
test('an accident proposes the end once it is classified and somebody rests three days, not for two', async () => {
  safEventNo = await made(safety)
  const day = (n: number) => addDays(today(), n)
  const person = await hurt(safEventNo, { restFromYmd: day(1), restToYmd: day(2) })
  expect(person.status).toBe(201)
  personNo = person.body.data.safEventPersonNo as number
  expect((await act(safety, safEventNo, 'classify')).status).toBe(200)
  expect(await resetOf(safEventNo)).toBeUndefined()
  const rests = async (n: number) =>
    expect((await safety.change(`/api/saf/accident/person/${personNo}`, { restToYmd: day(n) })).status).toBe(
      200,
    )
  await rests(3)
  expect(await resetOf(safEventNo)).toMatchObject({ state: 'proposed', newStartYmd: day(1) })
  await rests(2)
  expect((await resetOf(safEventNo))!.state).toBe('dropped')
  await rests(3)
  const again = (await resetOf(safEventNo))!
  expect(again.state).toBe('proposed')
  resetNo = again.noAccResetNo
  expect((await board()).proposed).toBe(2)
})
test('two people sign it: safety staff judge, the head of the site confirms, nobody both', async () => {
  expect((await worker.put(`${resets}/${resetNo}/judge`, signature)).status).toBe(403)
  expect((await elsewhere.get(`${resets}/${resetNo}`)).status).toBe(403)
  const confirm = (by: Client) => by.put(`${resets}/${resetNo}/confirm`, signature)
  expect(reasonsOf(await confirm(head))).toEqual(['안전담당의 재해 판정 서명이 먼저 필요합니다.'])
  expect((await judge(resetNo, 'exempt')).status).toBe(200)
  expect(reasonsOf(await confirm(head))[0]).toContain("'예외 인정'(으)로 판정했습니다.")
  const exempt = await head.put(`${resets}/${resetNo}/exempt`, {
    reason: '위원회에서 예외로 의결',
    ...signature,
  })
  expect([exempt.status, reasonsOf(exempt)]).toEqual([
    422,
    ['중단 예외 인정은 위원회 의결 문서가 필요합니다.'],
  ])
  expect((await judge(resetNo, 'stop')).status).toBe(200)
  expect((await confirm(safety)).status).toBe(403)
  const before = await board()
  expect((await confirm(head)).body.data).toMatchObject({ state: 'confirmed', dayCnt: before.days - 1 })
  // The day of the accident counts for neither record.
  const after = await board()
  expect([after.startYmd, after.days, after.lastYmd]).toEqual([addDays(today(), 1), 0, today()])
  expect((await head.put(`${resets}/${resetNo}/confirm`, signature)).status).toBe(409)
})
test('an accident of before that is confirmed later never moves the first day back', async () => {
  const earlier = await one<{ no: number }>(
    `select "noAccResetNo" as "no" from "noAccReset" where "state" = 'proposed' and "plantCd" = '1000' order by 1 limit 1`,
  )
  await judge(earlier.no, 'stop')
  const done = await head.put(`${resets}/${earlier.no}/confirm`, signature)
  expect(done.body.data).toMatchObject({ state: 'confirmed', dayCnt: 0 })
  expect((await board()).startYmd).toBe(addDays(today(), 1))
})
test('the first day stays after a confirmed end, is never in the future, and safety staff alone set it', async () => {
  const { noAccSiteNo } = await board()
  const set = (by: Client, startYmd: string) => by.change(`${sites}/${noAccSiteNo}`, { startYmd })
  expect((await set(safety, '2020-01-01')).body.fields[0].message).toBe(
    '중단이 확정된 기록의 기산일은 바꿀 수 없습니다.',
  )
  expect((await set(safety, addDays(today(), 3))).body.fields[0].path).toBe('startYmd')
  expect((await set(worker, '2020-01-01')).status).toBe(403)
  expect((await set(head, '2020-01-01')).status).not.toBe(200)
})
test('a goal is noted on the day on which its hours are there, once, and confirmed', async () => {
  await portal.engine.database.query(
    `update "noAccSite" set "startYmd" = '2026-05-01', "goalQty" = 600000 where "plantCd" = '2000'`,
  )
  await portal.engine.database.query(`update "noAccSite" set "goalTypeCd" = 'hours' where "plantCd" = '2000'`)
  await portal.engine.database.query(
    `insert into "safWorkStat" ("statYm", "plantCd", "ownerCd", "workerQty", "workDays", "workHours", "estHours", "srcCd", "state", "createUserId", "updateUserId")
     values ('2026-05', '2000', 'employee', 1, 1, 1180000, 0, 'entered', 'closed', 'saf01', 'saf01'), ('2026-06', '2000', 'employee', 1, 1, 52000, 0, 'entered', 'closed', 'saf01', 'saf01')`,
  )
  await noAccClock(portal.engine)
  await noAccClock(portal.engine)
  const rows = await portal.engine.database.query<{ no: number; multiple: number; reachYmd: string }>(
    `select "noAccGoalNo" as "no", "multiple"::int as "multiple", "reachYmd"::text as "reachYmd" from "noAccGoal" where "plantCd" = '2000' order by 2`,
  )
  expect(rows.map(({ multiple, reachYmd }) => [multiple, reachYmd])).toEqual([
    [1, '2026-05-16'],
    [2, '2026-06-12'],
  ])
  const confirmed = await elsewhere.put(`${goals}/${rows[1]!.no}/confirm`)
  expect(confirmed.body.data).toMatchObject({ state: 'confirmed', confirmUserId: 'saf21' })
})
