import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  as,
  clock,
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
  today,
} from '../../../test/improvement-life.ts'
import { makePerson } from '../../../test/sample-row.ts'
import { addDays } from '../../core/shared/dates.ts'
import { inTransaction, reading } from '../../core/server/entity/context.ts'
import { createImprovement, openCount } from './improvement/create-improvement.server.ts'
import { listenToImprovements, sendOutbox } from './improvement/outbox.server.ts'

beforeAll(startImprovements)
afterAll(() => portal?.close())

/** A session of an employee without menus. */
const person = async (userId: string) => {
  const person = await sql().one<{ userNm: string; deptCd: string }>(
    'select "userNm", "deptCd" from "user" where "userId" = $1',
    [userId],
  )
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
  test('the same finding, sent twice and at once, makes one improvement', async () => {
    const session = await person('env01')
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        inTransaction(portal.engine, session, (context) => createImprovement(context, facts)),
      ),
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
    expect(await openCount(reading(portal.engine, session), 'CHM', 77)).toEqual({
      open: 1,
      overdue: 0,
      unfinished: 1,
    })
    await force(answers[0]!.imprNo, 'closed')
    expect(await openCount(reading(portal.engine, session), 'CHM', 77)).toEqual({
      open: 0,
      overdue: 0,
      unfinished: 0,
    })
  })
  test('IMP-01 a source judges on its own scale, by the ratios in force; what is urgent is told at once, by SMS too', async () => {
    const session = await person('emp01')
    const judged = async (score: number) => {
      const { imprNo } = await inTransaction(portal.engine, session, (context) =>
        createImprovement(context, {
          ...facts,
          placeNm: `소분실 KRAS ${score}`,
          sourceKey: `kras ${score}`,
          score: { scaleNm: 'KRAS 3×3', score, max: 9 },
        }),
      )
      return stored(imprNo)
    }
    await sql().query(
      `insert into "sysParam" ("paramCd", "plantCd", "val", "fromYmd", "confirmNeededYn", "createUserId", "updateUserId") values ('IMP.mediumRatio', '1000', '0.5', $1, 'N', 'sys01', 'sys01')`,
      [today],
    )
    await sql().query(`update "user" set "phoneNo" = null where "userId" = 'env02'`)
    expect(await judged(4)).toMatchObject({ gradeCd: 'L', scaleNm: 'KRAS 3×3 4/9', riskBef: null })
    expect(await judged(6)).toMatchObject({ gradeCd: 'H' })
    const urgent = await judged(9)
    expect(urgent).toMatchObject({ gradeCd: 'U', state: 'requested' })
    await sql().query(`delete from "sysParam" where "paramCd" = 'IMP.mediumRatio' and "plantCd" = '1000'`)
    const told = await sql().query<{ channelCd: string; userId: string }>(
      `select "channelCd", "userId" from "mailQueue" where "eventCd" = 'IMPR_URGENT' and "linkUrl" like $1 order by 1, 2`,
      [`%no=${String(urgent['imprNo'])}`],
    )
    expect(told).toEqual([
      { channelCd: 'NCH02', userId: 'env01' },
      { channelCd: 'NCH02', userId: 'env02' },
      { channelCd: 'NCH03', userId: 'env01' },
    ])
  })
  test('an item of a permit that was not confirmed makes one improvement, and an item of another permit makes none', async () => {
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
    const rows = (
      await (await as('saf01')).get(`${path}/source?sourceModuleCd=PTW&sourceKey=${check.permitNo}`)
    ).body.data as object[]
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
    expect(await stored(imprNo)).toMatchObject({
      anonYn: 'Y',
      reqUserId: null,
      createUserId: 'system',
      state: 'requested',
    })
  })
  test('a merged matter stays open for its source until its main row is closed, and then the source hears of it', async () => {
    const heard: string[] = []
    listenToImprovements('EXT', async ({ sourceKey, eventCd }) => void heard.push(`${sourceKey} ${eventCd}`))
    const session = await person('saf01')
    const from = (sourceKey: string) =>
      inTransaction(portal.engine, session, (context) =>
        createImprovement(context, { ...fresh(), sourceModuleCd: 'EXT', sourceKey } as never),
      )
    const [one, other, main] = [
      (await from('one')).imprNo,
      (await from('other')).imprNo,
      (await from('main')).imprNo,
    ]
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
    await done('saf01', main, 'passAndClose', {
      freqAft: 1,
      sevAft: 1,
      commentTxt: '난간을 흔들어 보고 고정을 확인하였습니다.',
    })
    expect(await count()).toEqual({ open: 0, overdue: 0, unfinished: 0 })
    await sendOutbox(portal.engine)
    expect(heard.filter((each) => each.endsWith('closed')).toSorted()).toEqual([
      'main closed',
      'one closed',
      'other closed',
    ])
  })
  test('a message that could not reach its source is sent again', async () => {
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
    const failed = (await (await as('hq01')).get('/api/impr/outbox')).body.data as {
      eventNo: number
      errorTxt: string
      tryCnt: number
    }[]
    expect(failed).toMatchObject([{ errorTxt: 'out of reach', tryCnt: 1 }])
    // Nobody of another plant reads or repeats it.
    await makePerson(portal.engine.database, 'local', { access: true, write: true, everywhere: false })
    const retry = `/api/impr/outbox/${failed[0]!.eventNo}/retry`
    const ofPlant = (plantCd: string) =>
      portal.engine.database.query(
        `update "improvement" set "plantCd" = $1 where "imprNm" = '법규 미준수' and "sourceModuleCd" = 'LAW'`,
        [plantCd],
      )
    await ofPlant('2000')
    const local = await as('local')
    expect((await local.get('/api/impr/outbox')).body.data).toEqual([])
    expect((await local.put(retry)).status).toBe(404)
    await ofPlant('1000')
    broken = false
    expect((await (await as('hq01')).put(`/api/impr/outbox/${failed[0]!.eventNo}/retry`)).status).toBe(200)
    await sendOutbox(portal.engine)
    expect(heard).toEqual(['created'])
  })
})

describe('a link for people without an account', () => {
  const link = {
    linkNm: '정기보수 출입구',
    plantCd: '1000',
    deptCd: 'D121',
    vendorCd: 'V00001',
    placeNm: '정비동',
    useYn: 'Y',
  }
  const finding = {
    problemDesc: '비계 발판 고정핀이 두 개 빠져 있습니다.',
    placeNm: '정비동 2층',
    hazardTypeCd: 'FALL',
    reporterNm: '정비 2조',
  }
  const opened = async (over: object = {}) => {
    const answer = await (
      await as('hq01')
    ).post('/api/impr/link', { ...link, fromYmd: today, toYmd: addDays(today, 30), ...over })
    expect(said(answer)).toMatch(/^201/)
    const { imprLinkNo } = answer.body.data as { imprLinkNo: number }
    const { url, qrSvg } = (await (await as('hq01')).get(`/api/impr/link/${imprLinkNo}/address`)).body
      .data as Record<string, string>
    expect(qrSvg).toContain('<svg')
    return { imprLinkNo, token: url!.split('/improve/')[1]! }
  }
  const page = (token: string) => portal.anonymous.get(`/api/public/improvementlink/${token}?langCd=en`)
  const send = (token: string, body: object = finding) =>
    portal.anonymous.post(`/api/public/improvementlink/${token}`, body)

  test('a link of the public form asks for an improvement and reads its progress and nothing else; the portal keeps no address of the telephone', async () => {
    const { token } = await opened()
    expect((await page(token)).body.data).toMatchObject({
      plantNm: 'Yeosu',
      placeNm: '정비동',
      hazards: expect.arrayContaining([{ code: 'FALL', name: 'Fall from height' }]),
    })
    expect((await send(token, { ...finding, problemDesc: '짧음' })).status).toBe(400)
    const sent = await send(token)
    expect(sent.status).toBe(201)
    const { imprCd, receipt } = sent.body.data as { imprCd: string; receipt: string }
    const row = await sql().one<Record<string, unknown>>('select * from "improvement" where "imprCd" = $1', [
      imprCd,
    ])
    expect(row).toMatchObject({
      state: 'requested',
      plantCd: '1000',
      deptCd: 'D121',
      reqVendorCd: 'V00001',
      reqUserId: null,
      createUserId: 'system',
      imprNm: finding.problemDesc,
    })
    expect(row['reqContent']).toContain('정비 2조')
    const trail = await sql().query<{ ip: string | null }>(
      `select "ip" from "auditLog" where "tableNm" = 'improvement' and "rowKey" = $1`,
      [String(row['imprNo'])],
    )
    expect(trail.every(({ ip }) => !ip?.includes('127.0.0.1'))).toBe(true)
    const progress = async () =>
      (await portal.anonymous.get(`/api/public/improvementreceipt/${receipt}`)).body.data
    const untouched = { words: [], photoCnt: 0, open: true, satisScore: null }
    expect(await progress()).toEqual({ imprCd, step: 'asked', ...untouched })
    await force(row['imprNo'] as number, 'verifying')
    expect(await progress()).toEqual({ imprCd, step: 'checking', ...untouched })
    // The reporter adds a word, which the plant reads; what the plant says is not told here. At the end he
    // says once how satisfied he is.
    const answer = (body: object, to = receipt) =>
      portal.anonymous.post(`/api/public/improvementreceipt/${to}`, body)
    expect((await answer({ satisScore: 6 })).status).toBe(400)
    await (
      await as('saf01')
    ).put(`${path}/${String(row['imprNo'])}/comment`, { txt: '고정핀을 찾고 있습니다.' })
    expect((await answer({ txt: '반대쪽에도 두 개 빠졌습니다.' })).body.data).toMatchObject({
      words: [{ txt: '반대쪽에도 두 개 빠졌습니다.' }],
    })
    const { comments } = (await (await as('saf01')).get(`${path}/${String(row['imprNo'])}/more`)).body
      .data as {
      comments: { txt: string }[]
    }
    expect(comments.map(({ txt }) => txt)).toEqual([
      '고정핀을 찾고 있습니다.',
      '반대쪽에도 두 개 빠졌습니다.',
    ])
    await force(row['imprNo'] as number, 'closed', { closeDt: `${today}T08:00:00+09:00` })
    expect((await answer({ satisScore: 4 })).body.data).toMatchObject({ step: 'closed', satisScore: 4 })
    expect((await answer({ satisScore: 1 })).status).toBe(422)
    expect(
      (await answer({ txt: '고맙습니다.' }, `${receipt.slice(0, -1)}${receipt.endsWith('A') ? 'B' : 'A'}`))
        .status,
    ).toBe(404)
    await sql().query(
      `insert into "improvementComment" ("imprNo", "userId", "txt", "createDt") select $1, 'system', '덧붙임', now() from generate_series(1, 9)`,
      [row['imprNo']],
    )
    expect((await answer({ txt: '하나 더 있습니다.' })).status).toBe(409)
    // A receipt opens its own request only, and none that came another way.
    const [number, signature] = receipt.split('.')
    expect(
      (
        await portal.anonymous.get(
          `/api/public/improvementreceipt/${(Number.parseInt(number!, 36) - 1).toString(36)}.${signature}`,
        )
      ).status,
    ).toBe(404)
    expect((await portal.anonymous.get(`/api/public/improvementreceipt/${token}`)).status).toBe(404)
  })
  test('is opened by who sets the rules, for a time; forged, ended, taken back or given another day it opens nothing', async () => {
    const times = { fromYmd: today, toYmd: addDays(today, 91) }
    expect((await (await as('saf01')).post('/api/impr/link', { ...link, ...times })).status).toBe(403)
    expect(said(await (await as('hq01')).post('/api/impr/link', { ...link, ...times }))).toContain(
      '90일 안에서',
    )
    expect(
      said(
        await (await as('hq01')).post('/api/impr/link', { ...link, ...times, toYmd: today, deptCd: 'D211' }),
      ),
    ).toContain('선택한 사업장의 부서가 아닙니다.')
    const { imprLinkNo, token } = await opened()
    expect((await page(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404)
    expect((await (await as('saf01')).get(`/api/impr/link/${imprLinkNo}/address`)).status).toBe(403)
    const change = async (over: object) => (await as('hq01')).change(`/api/impr/link/${imprLinkNo}`, over)
    expect((await change({ toYmd: addDays(today, 31) })).status).toBe(200)
    expect((await send(token)).status).toBe(404)
    expect((await change({ toYmd: addDays(today, 30) })).status).toBe(200)
    expect((await send(token)).status).toBe(201)
    expect((await change({ useYn: 'N' })).status).toBe(200)
    expect([(await page(token)).status, (await send(token)).status]).toEqual([404, 404])
    expect((await change({ useYn: 'Y' })).status).toBe(200)
    await sql().query(
      `insert into "improvement" ("imprNm", "imprTypeCd", "problemDesc", "plantCd", "deptCd", "placeNm", "hazardTypeCd", "gradeCd", "reqDt", "state", "imprLinkNo", "createUserId", "updateUserId")
       select '현장 요청', 'S', '현장에서 나온 지적입니다.', '1000', 'D121', '정비동 ' || n, 'ETC', 'M', $2::timestamptz, 'requested', $1, 'system', 'system' from generate_series(1, 49) n`,
      [imprLinkNo, `${today}T09:30:00+09:00`],
    )
    expect((await send(token)).status).toBe(429)
    clock.set(`${addDays(today, 31)}T09:00:00+09:00`)
    expect((await page(token)).status).toBe(404)
    clock.set(`${today}T09:00:00+09:00`)
  })
})
