import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  act,
  as,
  create,
  dayOf,
  done,
  finished,
  force,
  fresh,
  inProgress,
  path,
  portal,
  said,
  savePlan,
  sql,
  startImprovements,
  stored,
  today,
  upload,
  type Body,
} from '../../../test/improvement-life.ts'
import { inTransaction, reading } from '../../core/server/context.ts'
import { addDays } from '../../core/shared/dates.ts'
import { createImprovement, openCount } from './improvement/create-improvement.server.ts'
import type { ImprovementStats } from './improvement/improvement-answers.rule.ts'
import { refusals } from './improvement/improvement-guards.server.ts'
import { listenToImprovements, sendOutbox } from './improvement/outbox.server.ts'

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
  test('many requests at once: a row that is wrong is left out with its reasons, the others are asked for', async () => {
    const answer = await (await as('emp01')).post(`${path}/multi`, { rows: [fresh(), fresh({ problemDesc: '짧음' }), fresh()] })
    const { created, skipped } = answer.body.data as {
      created: { index: number; imprNo: number }[]
      skipped: { index: number; fields: { path: string }[] }[]
    }
    expect([created.map(({ index }) => index), skipped.map(({ index, fields }) => [index, fields.map((each) => each.path)])]).toEqual([
      [0, 2],
      [[1, ['problemDesc']]],
    ])
    for (const { imprNo } of created) expect((await stored(imprNo))['state']).toBe('requested')
    expect((await (await as('emp01')).post(`${path}/multi`, { rows: [] })).status).toBe(400)
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
    const book = await (await as('hq01')).get('/api/impr/stats/excel?year=2027')
    expect([book.status, (book.body as Buffer).subarray(0, 2).toString()]).toEqual([200, 'PK'])
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
  test('pictures before and after, never the same ones, where the source asks for them', async () => {
    await sql().query(`update "improvementRule" set "photoRqrdYn" = 'Y' where "sourceModuleCd" = 'SUG'`)
    const imprNo = await create()
    expect(said(await act('emp01', imprNo, 'request'))).toContain('조치 전 사진을 첨부해 주세요.')
    await upload('emp01', imprNo, 'image', 40)
    await done('emp01', imprNo, 'request')
    await force(imprNo, 'inProgress', { gradeCd: 'L', dueDt: `${addDays(today, 9)}T23:59:00+09:00`, actOrgCd: 'D', actDeptCd: 'D111' })
    await savePlan('issuer01', imprNo, [finished()])
    expect(said(await act('issuer01', imprNo, 'complete'))).toContain('조치 후 사진을 첨부해 주세요.')
    await upload('issuer01', imprNo, 'after', 40)
    expect(said(await act('issuer01', imprNo, 'complete'))).toContain('조치 전·후 사진이 같습니다.')
    await sql().query(
      `update "attachFile" set "delYn" = 'Y' where "taskClassNm" = 'improvement' and "taskKey" = $1 and "taskFlag" = 'after'`,
      [String(imprNo)],
    )
    await upload('issuer01', imprNo, 'after', 60, `${addDays(today, 1).replaceAll('-', ':')} 10:00:00`)
    expect(said(await act('issuer01', imprNo, 'complete'))).toContain('조치 후 사진의 촬영일시가 조치완료보다 늦습니다.')
    await sql().query(`update "attachFile" set "takenDt" = $2 where "taskClassNm" = 'improvement' and "taskKey" = $1 and "delYn" = 'N'`, [
      String(imprNo),
      `${today}T08:00:00+09:00`,
    ])
    const files = (flag: string) => `/api/attachfile/uploadfiles?taskClassNm=improvement&taskKey=${imprNo}&taskFlag=${flag}`
    const afterNo = async () =>
      ((await (await as('issuer01')).get(files('after'))).body.data as { fileNo: number }[]).map(({ fileNo }) => fileNo)
    // Until it is reported as done a picture that went wrong is taken back.
    await upload('issuer01', imprNo, 'after', 70, `${today.replaceAll('-', ':')} 08:00:00`)
    expect((await (await as('issuer01')).delete(`/api/attachfile/img/${(await afterNo()).at(-1)}`)).status).toBe(200)
    await done('issuer01', imprNo, 'complete')
    const [kept] = await afterNo()
    for (const state of ['done', 'verifying', 'effectPending', 'closing']) {
      await force(imprNo, state)
      for (const userId of ['issuer01', 'saf01']) {
        const client = await as(userId)
        expect(said(await client.delete(`/api/attachfile/img/${kept}`))).toBe(`422 ${refusals.evidenceStays}`)
        expect(said(await client.put(`/api/attachfile/uploadfiles/${kept}`, { pictureExplan: '다른 설명' }))).toBe(
          `422 ${refusals.evidenceStays}`,
        )
        const all = { taskClassNm: 'improvement', taskKey: String(imprNo), taskFlag: 'image' }
        expect(said(await client.post('/api/attachfile/deleteAll', all))).toBe(`422 ${refusals.evidenceStays}`)
      }
      await expect(upload('issuer01', imprNo, 'after', 90)).rejects.toMatchObject({
        actual: expect.stringContaining(refusals.evidenceCloses),
      })
    }
    expect(await afterNo()).toEqual([kept])
    // Who looks on the spot brings a picture of the visit.
    await force(imprNo, 'verifying')
    await upload('saf01', imprNo, 'visit', 80)
    await force(imprNo, 'done')
    const thumbs = (await (await as('emp01')).get(`${path}/thumbs?nos=${imprNo},999999`)).body.data as { before: string; after: string }[]
    expect(thumbs.map(({ before, after }) => [typeof before, typeof after])).toEqual([['string', 'string']])
    await sql().query(`update "improvementRule" set "photoRqrdYn" = 'N' where "sourceModuleCd" = 'SUG'`)
  })
})
