import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  act,
  as,
  clock,
  create,
  dayOf,
  done,
  finished,
  force,
  fresh,
  inProgress,
  path,
  plan,
  portal,
  said,
  savePlan,
  sql,
  startImprovements,
  stored,
  today,
  type Body,
} from '../../../test/improvement-life.ts'
import { inTransaction, reading } from '../../core/server/context.ts'
import { addDays } from '../../core/shared/dates.ts'
import { createImprovement, openCount } from './improvement/create-improvement.server.ts'
import type { ImprovementStats } from './improvement/improvement-answers.rule.ts'
import { listenToImprovements, sendOutbox } from './improvement/outbox.server.ts'
import { improvementClock } from './improvement.server.ts'

beforeAll(startImprovements)
afterAll(() => portal?.close())

describe('sources', () => {
  const facts = {
    sourceModuleCd: 'CHM',
    sourceKey: 77,
    sourceSubKey: 'msds',
    imprNm: 'MSDS 누락',
    problemDesc: '소분실 용제의 MSDS가 게시되지 않았습니다.',
    plantCd: '1000',
    deptCd: 'D112',
    placeNm: '소분실 1',
    hazardTypeCd: 'DOC',
  }
  const asUser = async (userId: string) => {
    const person = await sql().one<{ userNm: string; deptCd: string }>('select "userNm", "deptCd" from "user" where "userId" = $1', [
      userId,
    ])
    return {
      sessionId: 's',
      userId,
      vendorCd: null,
      plantCd: '1000',
      language: 'kr' as const,
      plants: ['1000'],
      depts: null,
      menus: new Map(),
      authGrpNos: [],
      duties: [],
      ip: '',
      ...person,
    }
  }
  test('the same finding, twice and at once, makes one', async () => {
    const session = await asUser('env01')
    const answers = await Promise.all(
      [1, 2, 3].map(() => inTransaction(portal.engine, session, (context) => createImprovement(context, facts))),
    )
    expect(new Set(answers.map(({ imprNo }) => imprNo)).size).toBe(1)
    expect(answers.filter(({ repeatedYn }) => repeatedYn === 'N')).toHaveLength(1)
    const row = await stored(answers[0]!.imprNo)
    expect(row).toMatchObject({
      state: 'requested',
      sourceModuleCd: 'CHM',
      sourceKey: '77',
      sourceSubKey: 'msds',
      reqUserId: 'env01',
      gradeCd: 'M',
    })
    expect(await openCount(reading(portal.engine, session), 'CHM', 77)).toEqual({ open: 1, overdue: 0, unfinished: 1 })
    await force(answers[0]!.imprNo, 'closed')
    expect(await openCount(reading(portal.engine, session), 'CHM', 77)).toEqual({ open: 0, overdue: 0, unfinished: 0 })
  })
  test('an item of a permit that was not confirmed makes one, and an item of another permit none', async () => {
    const check = await sql().one<{ permitNo: number; permitCheckNo: number; other: number }>(
      `select c."permitNo", c."permitCheckNo", (select min(o."permitCheckNo") from "permitCheck" o where o."permitNo" <> c."permitNo") as "other"
       from "permitCheck" c join "workPermit" p using ("permitNo") where p."plantCd" = '1000' order by 2 desc limit 1`,
    )
    const ask = async (permitCheckNo: number) =>
      (await as('saf01')).put(`/api/saf/workpermit/${check.permitNo}/improvement`, {
        imprNm: '점검항목 미확인',
        problemDesc: '울타리와 표지가 설치되지 않았습니다.',
        hazardTypeCd: 'ETC',
        permitCheckNo,
      })
    expect(said(await ask(check.permitCheckNo))).toMatch(/^200/)
    expect(said(await ask(check.permitCheckNo))).toMatch(/^200/)
    expect(said(await ask(check.other))).toContain('이 허가의 점검항목이 아닙니다.')
    const rows = (await (await as('saf01')).get(`${path}/source?sourceModuleCd=PTW&sourceKey=${check.permitNo}`)).body.data as object[]
    expect(rows).toHaveLength(1)
  })
  test('an anonymous request keeps neither account nor address', async () => {
    const answer = await (await as('emp01')).post('/api/impr/anonymous', fresh())
    expect(answer.status).toBe(201)
    const { imprNo } = answer.body.data as { imprNo: number }
    const traces = await sql().one<{ row: string; trail: string; hist: string }>(
      `select (select to_json(i)::text from "improvement" i where "imprNo" = $1) as "row", (select json_agg(a)::text from "auditLog" a where "tableNm" = 'improvement' and "rowKey" = $1::text) as "trail",
         (select json_agg(h)::text from "comStateHist" h where "taskClassNm" = 'improvement' and "taskKey" = $1::text) as "hist"`,
      [imprNo],
    )
    for (const text of Object.values(traces)) expect(text).not.toMatch(/emp01|127\.0\.0\.1/)
    expect(await stored(imprNo)).toMatchObject({ anonYn: 'Y', reqUserId: null, createUserId: 'system', state: 'requested' })
  })
})

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
    expect((await (await as('emp01')).put(`${path}/${imprNo}/acknowledge`, { imprEscalationNo: first.imprEscalationNo })).status).toBe(404)
    expect((await (await as('issuer01')).put(`${path}/${imprNo}/acknowledge`, { imprEscalationNo: first.imprEscalationNo })).status).toBe(
      200,
    )
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
  test('the end of a temporary measure is told once, unless something was done for good', async () => {
    const [imprNo, finishedNo] = [await inProgress(), await inProgress()]
    const temporary = plan({ actionTypeCd: 'TEMP', ctrlLvlCd: '2', planYmd: today, endYmd: addDays(today, 5) })
    await savePlan('issuer01', imprNo, [temporary])
    await savePlan('issuer01', finishedNo, [temporary, finished()])
    const told = (no: number) =>
      sql().query<{ userId: string }>(`select "userId" from "noti" where "eventCd" = 'IMPR_TEMP_END' and "linkUrl" like $1`, [`%no=${no}`])
    for (const days of [4, 5, 6]) {
      clock.set(`${addDays(today, days)}T09:00:00+09:00`)
      await improvementClock(portal.engine)
      expect((await told(imprNo)).map(({ userId }) => userId)).toEqual(days < 5 ? [] : ['issuer01'])
    }
    expect(await told(finishedNo)).toEqual([])
    clock.set(`${today}T09:00:00+09:00`)
  })
  test('what nobody accepted within a working day is accepted by the clock', async () => {
    const imprNo = await create()
    await force(imprNo, 'received', { gradeCd: 'M', dueDt: `${addDays(today, 30)}T23:59:00+09:00` })
    await done('saf01', imprNo, 'assign', { actOrgCd: 'D', actDeptCd: 'D111' })
    await improvementClock(portal.engine)
    expect((await stored(imprNo))['state']).toBe('assigned')
    clock.set(`${addDays(today, 1)}T09:30:00+09:00`)
    await improvementClock(portal.engine)
    expect((await stored(imprNo))['state']).toBe('inProgress')
    clock.set(`${today}T09:00:00+09:00`)
  })
})

describe('beside the record', () => {
  test('a vendor sees only its own rows, no cost and nothing internal; another vendor gets 404', async () => {
    const imprNo = await inProgress({}, { vendor: true })
    await (await as('saf01')).put(`${path}/${imprNo}/comment`, { txt: '경고를 검토합니다.', innerYn: 'Y' })
    await (await as('saf01')).put(`${path}/${imprNo}/comment`, { txt: '사진을 올려 주세요.' })
    await (await as('saf01')).put(`${path}/${imprNo}/cost`, { budgetAmt: 500_000 })
    const own = (await (await as('vnd01s')).get(`${path}/${imprNo}/more`)).body.data as { comments: { txt: string }[]; cost: unknown }
    expect([own.comments.map(({ txt }) => txt), own.cost]).toEqual([['사진을 올려 주세요.'], null])
    for (const url of [`${path}/${imprNo}`, `${path}/${imprNo}/more`, `${path}/${imprNo}/print`])
      expect((await (await as('vnd02a')).get(url)).status, url).toBe(404)
    expect((await act('vnd02a', imprNo, 'complete')).status).toBe(404)
    // What is being thought of, the vendor reads before it comes.
    const warned = async () =>
      ((await (await as('vnd01s')).get(`${path}/${imprNo}/more`)).body.data as { warningProposed: boolean }).warningProposed
    expect(await warned()).toBe(false)
    await force(imprNo, 'inProgress', { reopenCnt: 2 })
    expect(await warned()).toBe(true)
    await force(imprNo, 'inProgress', { reopenCnt: 0 })
    expect((await (await as('vnd01s')).post(path, fresh())).status).toBe(403)
    expect((await (await as('vnd01s')).put(`${path}/${imprNo}/cost`, { costAmt: 1 })).status).toBe(403)
    await savePlan('vnd01s', imprNo, [finished()])
    await done('vnd01s', imprNo, 'complete')
    expect((await act('vnd01s', imprNo, 'startVerify')).status).toBe(403)
  })
  test('a matter that is solved spreads to other plants, once each; each plant answers', async () => {
    const imprNo = await create()
    const spread = async (targets: string[]) => (await as('saf01')).put(`${path}/${imprNo}/horizontal`, { targets })
    expect(said(await spread(['2000']))).toContain('효과확인대기 또는 종결된')
    await force(imprNo, 'closed', { closeDt: `${today}T08:00:00+09:00` })
    expect(said(await spread([]))).toContain('대상 사업장을 선택해 주세요.')
    expect(said(await spread(['2000', '3000']))).toMatch(/^200/)
    expect(said(await spread(['2000', '3000']))).toMatch(/^200/)
    const children = await sql().query<{ imprNo: number; plantCd: string; gradeCd: string; dueDt: string }>(
      'select "imprNo", "plantCd", "gradeCd", "dueDt" from "improvement" where "parentImprNo" = $1 order by 2',
      [imprNo],
    )
    expect(children.map(({ plantCd, gradeCd, dueDt }) => [plantCd, gradeCd, dayOf(dueDt)])).toEqual([
      ['2000', 'M', addDays(today, 30)],
      ['3000', 'M', addDays(today, 30)],
    ])
    await done('saf21', children[0]!.imprNo, 'receive', { gradeCd: 'M' })
    await done('saf31', children[1]!.imprNo, 'answerNotApplicable', { reason: '대산공장에는 같은 계단이 없습니다.' })
    const { children: replies } = (await (await as('saf01')).get(`${path}/${imprNo}/more`)).body.data as {
      children: { replyCd: string; replyReason: string | null }[]
    }
    expect(replies.map(({ replyCd, replyReason }) => [replyCd, replyReason])).toEqual([
      ['Y', null],
      ['N', '대산공장에는 같은 계단이 없습니다.'],
    ])
  })
  test('fifty rows with one reason: fifty lines in the trail, all or none', async () => {
    const imprNos: number[] = []
    for (let count = 0; count < 50; count += 1) imprNos.push(await create())
    await sql().query(
      `update "improvement" set "state" = 'inProgress', "gradeCd" = 'M', "actOrgCd" = 'D', "actDeptCd" = 'D111' where "imprNo" = any($1)`,
      [imprNos],
    )
    const bulk = async (body: Body, userId = 'saf01') => (await as(userId)).put(`${path}/bulk`, { imprNos, ...body })
    expect(said(await bulk({ actUserId: 'gas01' }))).toContain('사유를 5자 이상')
    expect((await bulk({ actUserId: 'gas01', reason: '담당자가 바뀌었습니다.' }, 'issuer01')).status).toBe(403)
    await force(imprNos[49]!, 'closed')
    expect((await bulk({ actUserId: 'gas01', reason: '담당자가 바뀌었습니다.' })).status).toBe(422)
    expect((await stored(imprNos[0]!))['actUserId']).toBeNull()
    await force(imprNos[49]!, 'inProgress')
    expect((await bulk({ actUserId: 'gas01', reason: '담당자가 바뀌었습니다.' })).body.data).toEqual({ changed: 50 })
    const trail = await sql().query(
      `select 1 from "auditLog" where "tableNm" = 'improvement' and "rowKey" = any($1) and "userId" = 'saf01' and "diff" -> 'changeReason' ->> 1 = '담당자가 바뀌었습니다.'`,
      [imprNos.map(String)],
    )
    expect(trail).toHaveLength(50)
  })
  test('similar past ones, the figures, the papers', async () => {
    const similar = (await (await as('saf01')).get(`${path}/similar?q=${encodeURIComponent('난간 볼트가 빠졌음')}`)).body.data as {
      imprNm: string
    }[]
    expect(similar[0]?.imprNm).toBe('탱크야드 난간 볼트 탈락')
    const stats = (await (await as('hq01')).get('/api/impr/stats?year=2026')).body.data as ImprovementStats
    expect(stats.counts.total).toBeGreaterThan(10)
    expect([stats.repeatRate, stats.repeatedYearRate].every((rate) => rate !== null && rate > 0)).toBe(true)
    // However it is divided, it is the same money.
    for (const parts of [stats.cost.halves, stats.cost.plants, stats.cost.levels])
      expect(parts.reduce((total, { costAmt }) => total + costAmt, 0)).toBe(stats.cost.costAmt)
    const imprNo = await create()
    const paper = await (await as('saf01')).get(`${path}/${imprNo}/print`)
    expect([paper.status, (paper.body as Buffer).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  })
  test('what a source could not be told is told again', async () => {
    const heard: string[] = []
    let broken = true
    listenToImprovements('LAW', async ({ eventCd }) => {
      if (broken) throw new Error('out of reach')
      heard.push(eventCd)
    })
    await sendOutbox(portal.engine)
    const session = {
      ...(await portal.engine.database.one<{ userId: string; userNm: string; deptCd: string }>(
        `select "userId", "userNm", "deptCd" from "user" where "userId" = 'saf01'`,
      )),
      sessionId: 's',
      vendorCd: null,
      plantCd: '1000',
      language: 'kr' as const,
      plants: ['1000'],
      depts: null,
      menus: new Map(),
      authGrpNos: [],
      duties: [],
      ip: '',
    }
    await inTransaction(portal.engine, session, (context) =>
      createImprovement(context, {
        sourceModuleCd: 'LAW',
        sourceKey: 1,
        imprNm: '법규 미준수',
        problemDesc: '신고 기한을 넘긴 항목이 있습니다.',
        plantCd: '1000',
        deptCd: 'D131',
        placeNm: '안전팀',
        hazardTypeCd: 'DOC',
      }),
    )
    await sendOutbox(portal.engine)
    const failed = (await (await as('hq01')).get('/api/impr/outbox')).body.data as { eventNo: number; errorTxt: string; tryCnt: number }[]
    expect(failed).toMatchObject([{ errorTxt: 'Error: out of reach', tryCnt: 1 }])
    broken = false
    expect((await (await as('hq01')).put(`/api/impr/outbox/${failed[0]!.eventNo}/retry`)).status).toBe(200)
    await sendOutbox(portal.engine)
    expect(heard).toEqual(['created'])
  })
})

describe('half-year review', () => {
  test('frozen, reviewed by the head of the site, approved by the head office, then it stays', async () => {
    const hq = await as('hq01')
    const halves = '/api/impr/half'
    const created = await hq.post(halves, { halfYear: '2026', halfCd: '2', plantCd: '1000' })
    expect(said(created)).toMatch(/^201/)
    const key = created.body.data.imprHalfNo as number
    const before = (await hq.get(`${halves}/${key}/snapshot`)).body.data as { total: number }
    expect(before.total).toBeGreaterThan(5)
    expect((await hq.post(halves, { halfYear: '2026', halfCd: '2', plantCd: '1000' })).status).toBe(409)
    expect(said(await hq.post(halves, { halfYear: '2027', halfCd: '2', plantCd: '1000' }))).toContain(
      '끝나지 않은 반기는 마감할 수 없습니다.',
    )
    const review = { reviewTxt: '지연된 개선의 예산을 우선 배정합니다.' }
    expect((await (await as('saf01')).put(`${halves}/${key}/review`, review)).status).toBe(403)
    expect((await (await as('mgmt01')).put(`${halves}/${key}/review`, review)).status).toBe(200)
    expect((await (await as('saf01')).put(`${halves}/${key}/approve`)).status).toBe(403)
    expect((await hq.put(`${halves}/${key}/approve`)).status).toBe(200)
    expect(said(await hq.change(`${halves}/${key}`, { halfCd: '1' }))).toContain('이미 확정된 반기입니다.')
    await sql().query(`update "improvement" set "state" = 'cancelled' where "plantCd" = '1000' and "reqDt" < '2027-01-01'`)
    expect((await hq.get(`${halves}/${key}/snapshot`)).body.data).toEqual(before)
    expect(((await hq.get(`${halves}/${key}/print`)).body as Buffer).subarray(0, 5).toString()).toBe('%PDF-')
  })
})
