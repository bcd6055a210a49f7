import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts'
import { testPlatform, type TestPlatform } from '../../../test/platform.ts'
import { asSystem, inTransaction } from '../../core/server/entity/context.ts'
import { accountClock } from './account-clock.server.ts'
import { escalate, headsOf, type DueItem } from './escalation.server.ts'

let stored: TestDatabase
let platform: TestPlatform
beforeAll(async () => {
  stored = await cloneDatabase()
  platform = await testPlatform(stored.url, { now: '2026-11-10T09:00:00+09:00' })
})
afterAll(async () => {
  await platform.close()
  await stored.drop()
})
beforeEach(async () => {
  await platform.engine.database.query('delete from "noti"')
  await platform.engine.database.query('delete from "mailQueue"')
  await platform.engine.database.query('delete from "notiOnce"')
  await platform.engine.database.query(
    `update "notiEvent" set "escalateRule" = '{D-7,D-1,D+1,D+3:head}' where "eventCd" = 'APPR_DUE'`,
  )
})

const run = (items: readonly DueItem[]) =>
  inTransaction(platform.engine, asSystem('시험'), (context) => escalate(context, 'APPR_DUE', items))
const told = async (eventCd: string) =>
  (
    await platform.engine.database.query<{ userId: string; day: string; title: string }>(
      `select "userId", "createDt"::date::text as "day", "title" from "noti" where "eventCd" = $1 order by "notiNo"`,
      [eventCd],
    )
  ).map(({ userId, day, title }) => `${day} ${userId} ${title}`)
/** Every day of a stretch, three times a day, as a clock's job would. */
async function live(from: string, days: number, job: () => Promise<unknown>): Promise<void> {
  for (let day = 0; day < days; day++)
    for (const hour of [0, 9, 23]) {
      platform.clock.set(new Date(Date.parse(`${from}T00:30:00+09:00`) + (day * 24 + hour) * 3_600_000))
      await job()
    }
}
const items: DueItem[] = [
  {
    subject: 'apprStep 7',
    dueYmd: '2026-11-25',
    to: ['issuer01'],
    variables: { title: '배관 공사', userNm: '관리감독자01' },
  },
]
const ladder = [
  '2026-11-18 issuer01 [결재 지연 D-7] 배관 공사',
  '2026-11-24 issuer01 [결재 지연 D-1] 배관 공사',
  '2026-11-26 issuer01 [결재 지연 D+1] 배관 공사',
  '2026-11-28 approver01 [결재 지연 D+3] 배관 공사',
]

test('each rung is told once over many days, the last one to the head', async () => {
  await live('2026-11-15', 20, () => run(items))
  expect(await told('APPR_DUE')).toEqual(ladder)
})

test('a process that starts anew tells nothing twice, and two at the same time neither', async () => {
  await live('2026-11-15', 10, () => run(items))
  const other = await testPlatform(stored.url)
  other.clock.set('2026-11-24T12:00:00+09:00')
  const again = () =>
    inTransaction(other.engine, asSystem('시험'), (context) => escalate(context, 'APPR_DUE', items))
  expect(await again()).toBe(0)
  platform.clock.set('2026-11-28T12:00:00+09:00')
  other.clock.set('2026-11-28T12:00:00+09:00')
  const both = await Promise.all([run(items), again()])
  expect(both[0] + both[1]).toBe(2)
  await other.close()
  expect(await told('APPR_DUE')).toEqual([
    ...ladder.slice(0, 2),
    '2026-11-28 issuer01 [결재 지연 D+3] 배관 공사',
    '2026-11-28 approver01 [결재 지연 D+3] 배관 공사',
  ])
})

test('an item with a new due day begins anew', async () => {
  await live('2026-11-18', 1, () => run(items))
  await live('2026-11-25', 1, () => run([{ ...items[0]!, dueYmd: '2026-12-02' }]))
  expect(await told('APPR_DUE')).toEqual([ladder[0], '2026-11-25 issuer01 [결재 지연 D-7] 배관 공사'])
})

test('the head of a head is the next one above', async () => {
  await platform.engine.database.query(
    `update "dept" set "headUserId" = case when "deptCd" = 'D100' then 'mgmt01' end where "deptCd" in ('D100', 'D111')`,
  )
  const heads = await headsOf(platform.engine.database, ['emp01', 'approver01', 'mgmt01', 'vnd01a'])
  expect(Object.fromEntries(heads)).toEqual({ emp01: 'approver01', approver01: 'mgmt01' })
})

test('an owner of an old password is told 14, 7 and 1 days before it expires, never after, and no more once it is changed', async () => {
  const { database } = platform.engine
  await database.query(`update "user" set "pwdChgDt" = '2026-11-01T00:00:00+09:00', "lastLoginDt" = null`)
  await database.query(
    `update "user" set "pwdChgDt" = '2026-06-04T10:00:00+09:00' where "userId" in ('emp01', 'emp21')`,
  )
  // Due 180 days later: 2026-12-01.
  await live('2026-11-15', 4, () => accountClock(platform.engine))
  await database.query(`update "user" set "pwdChgDt" = '2026-11-19T10:00:00+09:00' where "userId" = 'emp21'`)
  await live('2026-11-19', 20, () => accountClock(platform.engine))
  expect(await told('PW_EXPIRE')).toEqual([
    '2026-11-17 emp01 비밀번호를 2026-12-01까지 변경해 주세요 (D-14)',
    '2026-11-17 emp21 비밀번호를 2026-12-01까지 변경해 주세요 (D-14)',
    '2026-11-24 emp01 비밀번호를 2026-12-01까지 변경해 주세요 (D-7)',
    '2026-11-30 emp01 비밀번호를 2026-12-01까지 변경해 주세요 (D-1)',
  ])
})

test('the owner of an account that was unused for 83 days is told that it becomes dormant', async () => {
  await platform.engine.database.query(
    `update "user" set "pwdChgDt" = '2026-11-01T00:00:00+09:00', "lastLoginDt" = '2026-11-01T00:00:00+09:00'`,
  )
  await platform.engine.database.query(
    `update "user" set "lastLoginDt" = '2026-09-01T10:00:00+09:00' where "userId" = 'emp01'`,
  )
  await live('2026-11-21', 5, () => accountClock(platform.engine))
  expect(await told('ACC_DORMANT')).toEqual(['2026-11-23 emp01 2026-11-30에 계정이 휴면으로 바뀝니다'])
})
