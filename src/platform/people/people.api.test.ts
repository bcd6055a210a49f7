import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startPortal, type Answer, type Client, type Portal } from '../../../test/portal.ts'
import { TestClock } from '../../core/server/runtime/clock.ts'
import { csvText } from '../../core/shared/csv.ts'
import { readFeeds } from '../feed/feed.server.ts'
import { hrFeeds } from '../feed/hr-feeds.server.ts'
import { accountPlaceClock } from './account-place.server.ts'
import { peopleRefusals } from './people.texts.ts'
import { assignKinds } from './user-assign.resource.ts'

const today = '2026-11-20'
const noon = (day: string) => new Date(`${day}T12:00:00+09:00`)
const clock = new TestClock(`${today}T12:00:00+09:00`)
const folder = mkdtempSync(path.join(tmpdir(), 'people-'))
let portal: Portal
/** Writes accounts; looks after people without that right; reads at one plant each. */
let sys: Client, officer: Client, yeosu: Client, ulsan: Client
beforeAll(async () => {
  portal = await startPortal({ clock })
  ;[sys, officer, yeosu, ulsan] = (await Promise.all(
    ['sys01', 'hq01', 'saf01', 'saf21'].map((userId) => portal.signIn(userId)),
  )) as [Client, Client, Client, Client]
})
afterAll(async () => {
  await portal?.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await portal.engine.database.query('delete from "userAssign"')
  await portal.engine.database.query('delete from "userLeave"')
  await portal.engine.database.query(
    `update "user" set "plantCd" = '1000', "deptCd" = 'D111' where "userId" = 'emp01'`,
  )
})

const assign = '/api/manage/userassign'
const leave = '/api/manage/userleave'
const main = {
  userId: 'emp01',
  assignKindCd: assignKinds.main,
  plantCd: '1000',
  deptCd: 'D111',
  shiftCd: 'SHG01',
  workerClassCd: 'FLD',
  fromYmd: '2026-01-01',
}
const refusedAt = ({ status, body }: Answer) => ({ status, fields: body.fields })
const at = (fieldName: string, message: unknown) => ({
  status: 400,
  fields: [{ path: fieldName, message: String(message) }],
})
const save = async (who: Client, url: string, row: object) => {
  const answer = await who.post(url, row)
  expect(answer.body, JSON.stringify(answer.body)).toHaveProperty('data')
  return answer.body.data
}
const periods = () =>
  portal.engine.database.query(
    `select "deptCd", "fromYmd", "toYmd", "shiftCd" from "userAssign" where "userId" = 'emp01' order by "fromYmd"`,
  )
const account = async () => (await sys.get('/api/manage/user/emp01')).body.data

describe('assignments', () => {
  test('a new assignment ends the open one before it on the day before, with its trail', async () => {
    const first = await save(officer, assign, main)
    await save(officer, assign, { ...main, shiftCd: 'SHG02', fromYmd: '2026-11-01' })
    expect(await periods()).toEqual([
      { deptCd: 'D111', fromYmd: '2026-01-01', toYmd: '2026-10-31', shiftCd: 'SHG01' },
      { deptCd: 'D111', fromYmd: '2026-11-01', toYmd: null, shiftCd: 'SHG02' },
    ])
    const trail = await portal.engine.database.one<{ diff: Record<string, unknown> }>(
      `select "diff" from "auditLog" where "tableNm" = 'userAssign' and "rowKey" = $1 order by "auditNo" desc limit 1`,
      [String(first.userAssignNo)],
    )
    expect(trail.diff).toEqual({ toYmd: [null, '2026-10-31'] })
  })

  test('an overlap is refused at the day that has to change, and by the database too', async () => {
    await save(officer, assign, { ...main, fromYmd: '2026-05-01', toYmd: '2026-05-31' })
    const clash = peopleRefusals.assigned({ from: '2026-05-01', to: '2026-05-31' })
    expect(refusedAt(await officer.post(assign, { ...main, fromYmd: '2026-05-31' }))).toEqual(
      at('fromYmd', clash),
    )
    expect(refusedAt(await officer.post(assign, { ...main, fromYmd: '2026-04-01' }))).toEqual(
      at('toYmd', clash),
    )
    // Another kind on the same days is no overlap.
    await save(officer, assign, { ...main, assignKindCd: assignKinds.beside, fromYmd: '2026-05-10' })
    await expect(
      portal.engine.database.query(
        `insert into "userAssign" ("userId", "assignKindCd", "plantCd", "deptCd", "fromYmd", "createUserId", "updateUserId")
         values ('emp01', $1, '1000', 'D111', '2026-05-20', 'test', 'test')`,
        [assignKinds.main],
      ),
    ).rejects.toThrow('userAssignOneADay')
  })

  test('a changed row ends no other one', async () => {
    await save(officer, assign, main)
    const beside = await save(officer, assign, {
      ...main,
      assignKindCd: assignKinds.beside,
      fromYmd: '2026-06-01',
    })
    expect(
      refusedAt(await officer.change(`${assign}/${beside.userAssignNo}`, { assignKindCd: assignKinds.main })),
    ).toEqual(at('fromYmd', peopleRefusals.assigned({ from: '2026-01-01', to: peopleRefusals.noEnd() })))
  })

  test('department, process and person have to fit', async () => {
    expect(refusedAt(await officer.post(assign, { ...main, deptCd: 'D211' }))).toEqual(
      at('deptCd', peopleRefusals.otherPlant()),
    )
    const { processNo } = await portal.engine.database.one<{ processNo: number }>(
      `select "processNo" from "process" where "processCd" = 'YS-TK'`,
    )
    expect((await officer.post(assign, { ...main, processNo })).body.fields[0].path).toBe('processNo')
    expect(refusedAt(await officer.post(assign, { ...main, userId: 'vnd01a' }))).toEqual(
      at('userId', peopleRefusals.employeesOnly()),
    )
    expect((await officer.post(assign, { ...main, toYmd: '2025-12-31' })).body.fields[0].path).toBe('toYmd')
  })
})

describe('assignment and account', () => {
  test('only who may write accounts moves somebody to another department; the account goes along today', async () => {
    await save(officer, assign, main)
    const next = { ...main, deptCd: 'D121', fromYmd: today }
    expect(refusedAt(await officer.post(assign, next))).toEqual(at('deptCd', peopleRefusals.accountsOnly()))
    // What is over moves nobody.
    await save(officer, assign, { ...main, deptCd: 'D121', fromYmd: '2025-01-01', toYmd: '2025-12-31' })
    expect(await account()).toMatchObject({ deptCd: 'D111' })
    await save(sys, assign, next)
    expect(await account()).toMatchObject({ plantCd: '1000', deptCd: 'D121' })
  })

  test('an assignment that begins later moves the account on its day, once', async () => {
    await save(sys, assign, main)
    await save(sys, assign, { ...main, plantCd: '2000', deptCd: 'D211', fromYmd: '2026-11-23' })
    expect(await accountPlaceClock(portal.engine)).toBe(0)
    expect(await account()).toMatchObject({ plantCd: '1000', deptCd: 'D111' })
    clock.set(noon('2026-11-23'))
    try {
      expect(await accountPlaceClock(portal.engine)).toBe(1)
      expect(await accountPlaceClock(portal.engine)).toBe(0)
      const [moved] = await portal.engine.database.query(
        `select "plantCd", "deptCd" from "user" where "userId" = 'emp01'`,
      )
      expect(moved).toEqual({ plantCd: '2000', deptCd: 'D211' })
    } finally {
      clock.set(noon(today))
    }
  })

  test('an account that its form moves takes the assignment along from today; the process is not known there', async () => {
    const { processNo } = await portal.engine.database.one<{ processNo: number }>(
      `select "processNo" from "process" where "processCd" = 'YS-RX'`,
    )
    await save(sys, assign, { ...main, processNo })
    expect((await sys.change('/api/manage/user/emp01', { deptCd: 'D112' })).status).toBe(200)
    expect(
      await portal.engine.database.query(
        `select "deptCd", "processNo", "shiftCd", "fromYmd", "toYmd" from "userAssign" where "userId" = 'emp01' order by "fromYmd"`,
      ),
    ).toEqual([
      { deptCd: 'D111', processNo, shiftCd: 'SHG01', fromYmd: '2026-01-01', toYmd: '2026-11-19' },
      { deptCd: 'D112', processNo: null, shiftCd: 'SHG01', fromYmd: today, toYmd: null },
    ])
    // The second move of a day writes no assignment of no day.
    expect((await sys.change('/api/manage/user/emp01', { deptCd: 'D113' })).status).toBe(200)
    expect((await periods()).at(-1)).toMatchObject({ deptCd: 'D113', fromYmd: today, toYmd: null })
    expect(await account()).toMatchObject({ deptCd: 'D113' })
  })

  test('an account without an assignment moves alone', async () => {
    expect((await sys.change('/api/manage/user/emp01', { deptCd: 'D112' })).status).toBe(200)
    expect(await periods()).toEqual([])
  })
})

describe('leaves', () => {
  test('the place is that of the first day, two leaves do not overlap', async () => {
    await save(sys, assign, { ...main, deptCd: 'D112', fromYmd: '2025-01-01', toYmd: '2026-03-31' })
    const row = await save(officer, leave, {
      userId: 'emp01',
      leaveKindCd: 'ULK02',
      fromYmd: '2026-03-30',
      toYmd: '2026-04-10',
      remark: '허리 치료',
    })
    expect(row).toMatchObject({ plantCd: '1000', deptCd: 'D112' })
    expect(
      refusedAt(await officer.post(leave, { userId: 'emp01', leaveKindCd: 'ULK01', fromYmd: '2026-04-10' })),
    ).toEqual(at('fromYmd', peopleRefusals.away({ from: '2026-03-30', to: '2026-04-10' })))
  })

  test('who may not write leaves sees the days and not why; another plant sees nothing', async () => {
    const { userLeaveNo } = await save(officer, leave, {
      userId: 'emp01',
      leaveKindCd: 'ULK02',
      fromYmd: today,
      remark: '허리 치료',
    })
    const seen = async (who: Client) => (await who.get('/api/manage/userleaves')).body.data
    expect(await seen(officer)).toMatchObject([{ leaveKindCd: 'ULK02', remark: '허리 치료' }])
    const [row] = await seen(yeosu)
    expect(row).toMatchObject({ userId: 'emp01', fromYmd: today, leaveKindCd: null, leaveKindNm: null })
    expect(row.remark).toBe('허****')
    expect(await seen(ulsan)).toEqual([])
    expect((await ulsan.get(`${leave}/${userLeaveNo}`)).status).toBe(403)
    expect((await yeosu.post(leave, { userId: 'emp01', leaveKindCd: 'ULK01', fromYmd: today })).status).toBe(
      403,
    )
  })
})

describe('people on a day', () => {
  const on = async (who: Client, query: string) =>
    (await who.get(`/api/manage/userassignsinforce?${query}`)).body.data as Record<string, unknown>[]
  const emp01On = async (day: string) =>
    (await on(officer, `day=${day}&words=emp01`)).map((row) => ({
      atWork: row['atWork'],
      shift: (row['assignment'] as { shiftNm: string } | undefined)?.shiftNm,
      leave: row['leave'],
    }))

  test('the answer of a day tells shift and leave of that day, and what nobody has written down', async () => {
    await save(officer, assign, main)
    await save(officer, assign, { ...main, shiftCd: 'SHG02', fromYmd: '2026-11-01' })
    await save(officer, leave, {
      userId: 'emp01',
      leaveKindCd: 'ULK01',
      fromYmd: '2026-11-05',
      toYmd: '2026-11-06',
    })
    expect(await emp01On('2025-12-31')).toEqual([{ atWork: 'unknown', shift: undefined, leave: undefined }])
    expect(await emp01On('2026-10-31')).toEqual([{ atWork: 'yes', shift: 'A조', leave: undefined }])
    expect(await emp01On('2026-11-06')).toEqual([
      { atWork: 'no', shift: 'B조', leave: { fromYmd: '2026-11-05', toYmd: '2026-11-06' } },
    ])
    expect(await emp01On('2026-11-07')).toMatchObject([{ atWork: 'yes' }])
    expect((await officer.get('/api/manage/userassignsinforce?day=2026-02-30')).body.fields[0].path).toBe(
      'day',
    )
  })

  test('who is limited to a plant sees those who stood there on the day, and that is written down', async () => {
    await save(sys, assign, {
      ...main,
      plantCd: '2000',
      deptCd: 'D211',
      fromYmd: '2025-01-01',
      toYmd: '2025-06-30',
    })
    const seen = async (who: Client, day: string) =>
      (await on(who, `day=${day}`)).some(({ userId }) => userId === 'emp01')
    expect([await seen(ulsan, '2025-06-30'), await seen(yeosu, '2025-06-30')]).toEqual([true, false])
    expect([await seen(ulsan, '2025-07-01'), await seen(yeosu, '2025-07-01')]).toEqual([false, true])
    const logged = await portal.engine.database.query(
      `select 1 from "personalLog" where "userId" = 'saf21' and "tableNm" = 'user'`,
    )
    expect(logged.length).toBeGreaterThan(0)
  })
})

test('the personnel system brings assignments and leaves in files; wrong rows change nothing', async () => {
  const leaveFile = (file: string, rows: string[][]) => writeFileSync(path.join(folder, file), csvText(rows))
  const header = ['사용자', '배치구분', '사업장', '부서', '교대조', '시작일', '종료일']
  leaveFile('assignments.csv', [
    header,
    ['emp01', '본배치', '1000', 'D111', 'A조', '2026-01-01', ''],
    ['emp01', '본배치', '1000', 'D121', '상주(주간)', '2026-11-10', ''],
    ['vnd01a', '본배치', '1000', 'D111', 'A조', '2026-01-01', ''],
  ])
  leaveFile('leaves.csv', [
    ['사용자', '휴가구분', '시작일', '종료일'],
    ['emp01', '연차휴가', '2026-11-18', '2026-11-19'],
    ['emp01', '연차휴가', '2026-11-19', ''],
  ])
  expect(await readFeeds(portal.engine, folder, hrFeeds)).toBe(3)
  expect(await periods()).toEqual([
    { deptCd: 'D111', fromYmd: '2026-01-01', toYmd: '2026-11-09', shiftCd: 'SHG01' },
    { deptCd: 'D121', fromYmd: '2026-11-10', toYmd: null, shiftCd: 'SHG00' },
  ])
  expect(await account()).toMatchObject({ deptCd: 'D121' })
  expect(
    await portal.engine.database.query(`select "fromYmd", "toYmd" from "userLeave" where "userId" = 'emp01'`),
  ).toEqual([{ fromYmd: '2026-11-18', toYmd: '2026-11-19' }])
})
