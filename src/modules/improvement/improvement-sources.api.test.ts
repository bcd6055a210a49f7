import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  as,
  done,
  finished,
  force,
  fresh,
  path,
  portal,
  said,
  savePlan,
  sql,
  startImprovements,
  stored,
} from '../../../test/improvement-life.ts'
import { inTransaction, reading } from '../../core/server/context.ts'
import { createImprovement, openCount } from './improvement/create-improvement.server.ts'
import { listenToImprovements, sendOutbox } from './improvement/outbox.server.ts'

beforeAll(startImprovements)
afterAll(() => portal?.close())

/** A session of an employee without menus. */
const person = async (userId: string) => {
  const person = await sql().one<{ userNm: string; deptCd: string }>('select "userNm", "deptCd" from "user" where "userId" = $1', [userId])
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
  test('the same finding, twice and at once, makes one', async () => {
    const session = await person('env01')
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
  test('what was merged stands open for its source until its main row is closed, which the source hears', async () => {
    const heard: string[] = []
    listenToImprovements('EXT', async ({ sourceKey, eventCd }) => void heard.push(`${sourceKey} ${eventCd}`))
    const session = await person('saf01')
    const from = (sourceKey: string) =>
      inTransaction(portal.engine, session, (context) =>
        createImprovement(context, { ...fresh(), sourceModuleCd: 'EXT', sourceKey } as never),
      )
    const [one, other, main] = [(await from('one')).imprNo, (await from('other')).imprNo, (await from('main')).imprNo]
    await done('saf01', one, 'merge', { mergeToNo: other })
    await done('saf01', other, 'merge', { mergeToNo: main })
    expect((await stored(one))['mergeToNo']).toBe(main)
    const count = () => openCount(reading(portal.engine, session), 'EXT', 'one')
    expect(await count()).toEqual({ open: 1, overdue: 0, unfinished: 1 })
    await done('saf01', main, 'receive', { gradeCd: 'L', gradeReason: '현장 확인 결과에 따름' })
    await done('saf01', main, 'assign', { actOrgCd: 'D', actDeptCd: 'D111' })
    await done('issuer01', main, 'accept')
    await savePlan('issuer01', main, [finished()])
    await done('issuer01', main, 'complete')
    await done('saf01', main, 'startVerify')
    await done('saf01', main, 'passAndClose', { freqAft: 1, sevAft: 1 })
    expect(await count()).toEqual({ open: 0, overdue: 0, unfinished: 0 })
    await sendOutbox(portal.engine)
    expect(heard.filter((each) => each.endsWith('closed')).toSorted()).toEqual(['main closed', 'one closed', 'other closed'])
  })
  test('what a source could not be told is told again', async () => {
    const heard: string[] = []
    let broken = true
    listenToImprovements('LAW', async ({ eventCd }) => {
      if (broken) throw new Error('out of reach')
      heard.push(eventCd)
    })
    await sendOutbox(portal.engine)
    const session = await person('saf01')
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
