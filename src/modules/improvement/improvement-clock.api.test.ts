import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  as,
  clock,
  create,
  done,
  finished,
  force,
  inProgress,
  path,
  plan,
  portal,
  savePlan,
  sql,
  startImprovements,
  stored,
  today,
} from '../../../test/improvement-life.ts'
import { addDays } from '../../core/shared/dates.ts'
import { sendOutbox } from './improvement/outbox.server.ts'
import { runBatch } from '../../platform/log/batch-run.ts'
import { improvementClock } from './improvement/improvement-clock.server.ts'
import { reconcileImprovements } from './reconcile/reconcile.server.ts'

beforeAll(startImprovements)
afterAll(() => portal?.close())

describe('the ladder', () => {
  test('each level reaches its people once, however often the clock looks', async () => {
    const imprNo = await inProgress({}, { grade: 'L' })
    // Nothing else is near its due day.
    await sql().query(
      `update "improvement" set "state" = 'closed' where "imprNo" <> $1 and "state" in ('received', 'assigned', 'inProgress')`,
      [imprNo],
    )
    // A Wednesday; its third day before is a Sunday, which waits for Monday.
    const due = '2027-04-14'
    await force(imprNo, 'inProgress', { dueDt: `${due}T23:59:00+09:00` })
    const told = () =>
      sql().query<{ userId: string }>(
        `select "userId" from "noti" where "eventCd" in ('IMPR_DUE', 'IMPR_OVERDUE') and "linkUrl" like $1 order by "notiNo"`,
        [`%no=${imprNo}`],
      )
    const heard: Record<string, string[]> = {}
    for (const days of [-8, -7, -3, -2, 0, 1, 3, 7, 10, 14, 17, 30, 33]) {
      const before = (await told()).length
      clock.set(`${addDays(due, days)}T09:00:00+09:00`)
      await improvementClock(portal.engine)
      await Promise.all([improvementClock(portal.engine), improvementClock(portal.engine)])
      const people = (await told()).slice(before).map(({ userId }) => userId)
      if (people.length > 0) heard[days] = people.toSorted()
    }
    expect(heard).toEqual({
      '-7': ['issuer01'],
      '-2': ['issuer01'],
      '0': ['issuer01'],
      // Doer and head of the department are one person here.
      '1': ['issuer01'],
      '7': ['emp01', 'fire01', 'rso01', 'saf01', 'saf02', 'safhead01'],
      '14': ['mgmt01'],
      '30': ['hq01', 'hq02'],
      // A Monday, and nobody has acknowledged it; the Saturdays before say nothing again.
      '33': ['hq01', 'hq02'],
    })
    const rows = await sql().query<{ levelCd: string }>(
      'select "levelCd" from "improvementEscalation" where "imprNo" = $1 order by "levelCd"::int',
      [imprNo],
    )
    expect(rows.map(({ levelCd }) => levelCd)).toEqual(['-2', '-1', '0', '1', '2', '3', '4'])
    const { escalations } = (await (await as('issuer01')).get(`${path}/${imprNo}`)).body.data as {
      escalations: { imprEscalationNo: number; levelCd: string }[]
    }
    const first = escalations.find(({ levelCd }) => levelCd === '1')!
    expect(
      (
        await (
          await as('emp01')
        ).put(`${path}/${imprNo}/acknowledge`, { imprEscalationNo: first.imprEscalationNo })
      ).status,
    ).toBe(404)
    expect(
      (
        await (
          await as('issuer01')
        ).put(`${path}/${imprNo}/acknowledge`, { imprEscalationNo: first.imprEscalationNo })
      ).status,
    ).toBe(200)
    clock.set(`${today}T09:00:00+09:00`)
  })
  test('a level that nobody has opened is repeated once a day until it is acknowledged, and the next level comes all the same', async () => {
    const imprNo = await inProgress({}, { grade: 'L' })
    const due = '2027-04-14'
    await force(imprNo, 'inProgress', { dueDt: `${due}T23:59:00+09:00` })
    const told = () =>
      sql().query<{ userId: string }>(
        `select "userId" from "noti" where "eventCd" = 'IMPR_OVERDUE' and "linkUrl" like $1 order by "notiNo"`,
        [`%no=${imprNo}`],
      )
    const heardOn = async (days: number) => {
      const before = (await told()).length
      clock.set(`${addDays(due, days)}T09:00:00+09:00`)
      await Promise.all([improvementClock(portal.engine), improvementClock(portal.engine)])
      await improvementClock(portal.engine)
      return (await told()).slice(before).map(({ userId }) => userId)
    }
    // Thursday, Friday, weekend, Monday.
    expect([await heardOn(1), await heardOn(2), await heardOn(3), await heardOn(5)]).toEqual([
      ['issuer01'],
      ['issuer01'],
      [],
      ['issuer01'],
    ])
    const level = () =>
      sql().one<{ imprEscalationNo: number; repeatCnt: number }>(
        `select "imprEscalationNo", "repeatCnt"::int as "repeatCnt" from "improvementEscalation" where "imprNo" = $1 and "levelCd" = '1'`,
        [imprNo],
      )
    const { imprEscalationNo, repeatCnt } = await level()
    expect(repeatCnt).toBe(2)
    expect(
      (await (await as('issuer01')).put(`${path}/${imprNo}/acknowledge`, { imprEscalationNo })).status,
    ).toBe(200)
    expect(await heardOn(6)).toEqual([])
    const second = await heardOn(7)
    expect(second).toContain('saf01')
    expect(second).not.toContain('issuer01')
    expect((await heardOn(8)).toSorted()).toEqual(second.toSorted())
    await force(imprNo, 'onHold')
    expect(await heardOn(9)).toEqual([])
    expect((await level()).repeatCnt).toBe(2)
    clock.set(`${today}T09:00:00+09:00`)
  })
  test('an urgent one climbs by hours, nights and weekends too', async () => {
    const imprNo = await inProgress({}, { grade: 'L' })
    // Due on a Saturday evening.
    const due = '2027-04-17T20:00:00+09:00'
    await force(imprNo, 'inProgress', { gradeCd: 'U', dueDt: due })
    const levels = async () =>
      (
        await sql().query<{ levelCd: string }>(
          'select "levelCd" from "improvementEscalation" where "imprNo" = $1 order by "levelCd"::int',
          [imprNo],
        )
      ).map(({ levelCd }) => levelCd)
    const climbed: Record<string, string[]> = {}
    for (const hours of [-1, 0, 3, 4, 23, 24, 71, 72]) {
      clock.set(new Date(Date.parse(due) + hours * 3_600_000 + 60_000).toISOString())
      await improvementClock(portal.engine)
      climbed[hours] = await levels()
    }
    expect(climbed).toEqual({
      '-1': [],
      '0': ['1'],
      '3': ['1'],
      '4': ['1', '2'],
      '23': ['1', '2'],
      '24': ['1', '2', '3'],
      '71': ['1', '2', '3'],
      '72': ['1', '2', '3', '4'],
    })
    clock.set(`${today}T09:00:00+09:00`)
  })
  test('on the first working day of a month the head office gets one notice of all late rows, and opens exactly those', async () => {
    const imprNo = await inProgress({}, { grade: 'M' })
    await force(imprNo, 'inProgress', { dueDt: '2027-03-20T23:59:00+09:00' })
    const heard = () =>
      sql().query<{ userId: string; body: string; linkUrl: string }>(
        `select "userId", "body", "linkUrl" from "noti" where "eventCd" = 'IMPR_MONTHLY' order by 1`,
      )
    clock.set('2027-04-01T07:59:00+09:00')
    await improvementClock(portal.engine)
    expect(await heard()).toEqual([])
    clock.set('2027-04-01T08:01:00+09:00')
    await improvementClock(portal.engine)
    await improvementClock(portal.engine)
    const told = await heard()
    expect(told.map(({ userId }) => userId)).toEqual(['hq01', 'hq02'])
    const listed = await (
      await as('hq01')
    ).get(`/api/impr/imprs?${new URL(told[0]!.linkUrl, 'http://x').searchParams.toString()}`)
    expect(listed.body.total).toBeGreaterThan(0)
    expect(told[0]!.body).toContain(`2027-03 말 기준 지연 ${String(listed.body.total)}건`)
    clock.set(`${today}T09:00:00+09:00`)
  })
  test('the end of a temporary measure is told once, unless something was done for good', async () => {
    const [imprNo, finishedNo] = [await inProgress(), await inProgress()]
    const temporary = plan({
      actionTypeCd: 'TEMP',
      ctrlLvlCd: '2',
      planYmd: today,
      endYmd: addDays(today, 5),
    })
    await savePlan('issuer01', imprNo, [temporary])
    await savePlan('issuer01', finishedNo, [temporary, finished()])
    const told = (no: number) =>
      sql().query<{ userId: string }>(
        `select "userId" from "noti" where "eventCd" = 'IMPR_TEMP_END' and "linkUrl" like $1`,
        [`%no=${no}`],
      )
    for (const days of [4, 5, 6]) {
      clock.set(`${addDays(today, days)}T09:00:00+09:00`)
      await improvementClock(portal.engine)
      expect((await told(imprNo)).map(({ userId }) => userId)).toEqual(days < 5 ? [] : ['issuer01'])
    }
    expect(await told(finishedNo)).toEqual([])
    clock.set(`${today}T09:00:00+09:00`)
  })
  test('the end of a rest is told once to who takes it up again, and waits for the coordinator', async () => {
    const imprNo = await inProgress({}, { grade: 'M' })
    const waits = async () =>
      (await (await as('saf01')).get('/api/main/portlet/mywork')).body.data.items as {
        kind: string
        key: number
        resource: string
      }[]
    await done('saf01', imprNo, 'hold', {
      holdToYmd: addDays(today, 5),
      tempMeasure: '출입을 막습니다.',
      reason: '자재를 기다립니다.',
    })
    const told = () =>
      sql().query<{ userId: string }>(
        `select "userId" from "noti" where "eventCd" = 'IMPR_HOLD_END' and "linkUrl" like $1 and "userId" in ('saf01', 'issuer01') order by 1`,
        [`%no=${imprNo}`],
      )
    for (const days of [4, 5, 6]) {
      clock.set(`${addDays(today, days)}T09:00:00+09:00`)
      await improvementClock(portal.engine)
      expect((await told()).map(({ userId }) => userId)).toEqual(days < 5 ? [] : ['issuer01', 'saf01'])
    }
    expect(
      (await waits())
        .filter(({ key, resource }) => key === imprNo && resource === 'improvement')
        .map(({ kind }) => kind),
    ).toEqual(['imprHeld'])
    await done('saf01', imprNo, 'release')
    clock.set(`${today}T09:00:00+09:00`)
  })
  test('the clock accepts an assignment that nobody accepted within a working day', async () => {
    const imprNo = await create()
    await force(imprNo, 'received', { gradeCd: 'M', dueDt: `${addDays(today, 30)}T23:59:00+09:00` })
    await done('saf01', imprNo, 'assign', { actOrgCd: 'D', actDeptCd: 'D111' })
    await improvementClock(portal.engine)
    expect((await stored(imprNo))['state']).toBe('assigned')
    clock.set(`${addDays(today, 1)}T09:30:00+09:00`)
    await improvementClock(portal.engine)
    // In the name of the head of the department, whose it is from now on.
    expect(await stored(imprNo)).toMatchObject({ state: 'inProgress', actUserId: 'issuer01' })
    clock.set(`${today}T09:00:00+09:00`)
  })
})

describe('reconciliation', () => {
  test('once a day the register is compared with its sources and with itself; planted differences stand on the page of the administrators and in the history of the batch', async () => {
    const run = () =>
      runBatch(portal.engine, { batchCd: 'IMPR_RECONCILE', records: 'work' }, () =>
        reconcileImprovements(portal.engine),
      )
    const last = async () =>
      (await (await as('hq01')).get('/api/impr/reconcile')).body.data as {
        baseYmd: string
        differences: { kind: string; rowKey: string }[]
      }
    const found = async () => (await last()).differences.map(({ kind, rowKey }) => `${kind} ${rowKey}`)
    await sendOutbox(portal.engine)
    clock.set('2027-03-10T01:00:00+09:00')
    await run()
    expect(await last()).toBeNull()
    clock.set('2027-03-10T03:00:00+09:00')
    await run()
    const before = new Set(await found())
    const { permitNo } = await sql().one<{ permitNo: number }>(
      `select "permitNo" from "workPermit" order by 1 limit 1`,
    )
    await sql().query(
      `insert into "permitEvent" ("permitNo", "eventCd", "eventDt", "reasonTxt", "createUserId") values ($1, 'improved', $2, '현장 확인', 'saf01')`,
      [permitNo, '2027-03-10T04:00:00+09:00'],
    )
    const wrong = await create()
    await force(wrong, 'closed')
    const { imprCd } = (await stored(wrong)) as { imprCd: string }
    // Once a day: what comes later waits for tomorrow.
    await run()
    expect((await last()).baseYmd).toBe('2027-03-10')
    clock.set('2027-03-11T03:00:00+09:00')
    await Promise.all([run(), run()])
    const planted = (await found()).filter((each) => !before.has(each))
    expect(planted).toEqual(expect.arrayContaining([`closed ${permitNo}`, `inner ${imprCd}`]))
    const batch = await sql().query<{ message: string; resultCd: string }>(
      `select "message", "resultCd" from "batchHist" where "batchCd" = 'IMPR_RECONCILE' order by 1`,
    )
    expect(batch).toHaveLength(2)
    expect(batch).toContainEqual({ message: `차이 ${(await found()).length}건`, resultCd: 'SUCCESS' })
    expect((await (await as('emp01')).get('/api/impr/reconcile')).status).toBe(403)
    clock.set(`${today}T09:00:00+09:00`)
  })
})
