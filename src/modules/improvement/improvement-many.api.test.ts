import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  act,
  as,
  clock,
  create,
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
import { addDays } from '../../core/shared/dates.ts'
import type { ImprovementStats } from './improvement/improvement-answers.rule.ts'
import { refusals } from './improvement/improvement-refusals.texts.ts'

beforeAll(startImprovements)
afterAll(() => portal?.close())

describe('beside the record', () => {
  test('fifty rows with one reason leave fifty lines in the trail, or none of them is changed', async () => {
    const imprNos: number[] = []
    for (let count = 0; count < 50; count += 1) imprNos.push(await create())
    await sql().query(
      `update "improvement" set "state" = 'inProgress', "gradeCd" = 'M', "actOrgCd" = 'D', "actDeptCd" = 'D111' where "imprNo" = any($1)`,
      [imprNos],
    )
    const bulk = async (body: Body, userId = 'saf01') =>
      (await as(userId)).put(`${path}/bulk`, { imprNos, ...body })
    expect(said(await bulk({ actUserId: 'gas01' }))).toContain('사유를 5자 이상')
    expect((await bulk({ actUserId: 'gas01', reason: '담당자가 바뀌었습니다.' }, 'issuer01')).status).toBe(
      403,
    )
    await force(imprNos[49]!, 'closed')
    expect((await bulk({ actUserId: 'gas01', reason: '담당자가 바뀌었습니다.' })).status).toBe(422)
    expect((await stored(imprNos[0]!))['actUserId']).toBeNull()
    await force(imprNos[49]!, 'inProgress')
    expect((await bulk({ actUserId: 'gas01', reason: '담당자가 바뀌었습니다.' })).body.data).toEqual({
      changed: 50,
    })
    const trail = await sql().query(
      `select 1 from "auditLog" where "tableNm" = 'improvement' and "rowKey" = any($1) and "userId" = 'saf01' and "diff" -> 'changeReason' ->> 1 = '담당자가 바뀌었습니다.'`,
      [imprNos.map(String)],
    )
    expect(trail).toHaveLength(50)
  })
  test('many requests at once: a row that is wrong is left out with its reasons, the others are asked for', async () => {
    const answer = await (
      await as('emp01')
    ).post(`${path}/multi`, { rows: [fresh(), fresh({ problemDesc: '짧음' }), fresh()] })
    const { created, skipped } = answer.body.data as {
      created: { index: number; imprNo: number }[]
      skipped: { index: number; fields: { path: string }[] }[]
    }
    expect([
      created.map(({ index }) => index),
      skipped.map(({ index, fields }) => [index, fields.map((each) => each.path)]),
    ]).toEqual([[0, 2], [[1, ['problemDesc']]]])
    for (const { imprNo } of created) expect((await stored(imprNo))['state']).toBe('requested')
    expect((await (await as('emp01')).post(`${path}/multi`, { rows: [] })).status).toBe(400)
  })
  test('a matter described in nearly the same words at the same place within 12 months is a repeat, whichever kind was chosen', async () => {
    const aisle = { placeNm: '출하동 통로', imprNm: '출하동 통로 적치', hazardTypeCd: 'HOUSE' }
    const first = await create(aisle)
    // A draft is nobody's finding yet.
    await done('emp01', first, 'request')
    clock.set(`${addDays(today, 1)}T09:00:00+09:00`)
    const alike = await create({ ...aisle, imprNm: '출하동 통로 적치물', hazardTypeCd: 'TRIP' })
    const other = await create({ ...aisle, imprNm: '비상조명 점등 불량', hazardTypeCd: 'ELECTRIC' })
    const elsewhere = await create({ ...aisle, placeNm: '원료창고 통로', hazardTypeCd: 'TRIP' })
    const { body } = await (
      await as('saf01')
    ).get(`${path}/thumbs?nos=${[first, alike, other, elsewhere].join(',')}`)
    const badges = new Map(
      (body.data as { imprNo: number; repeated: boolean }[]).map(({ imprNo, repeated }) => [
        imprNo,
        repeated,
      ]),
    )
    expect([first, alike, other, elsewhere].map((imprNo) => badges.get(imprNo))).toEqual([
      false,
      true,
      false,
      false,
    ])
    clock.set(`${today}T09:00:00+09:00`)
  })
  test('the counts of the first page equal the lists behind them, for each reader', async () => {
    await force(await inProgress(), 'inProgress', {
      dueDt: `${addDays(today, -9)}T18:00:00+09:00`,
      gradeCd: 'M',
    })
    await inProgress({}, { vendor: true })
    const lists = [
      'state=requested',
      'state=assigned,inProgress&actUserId=issuer01',
      'state=inProgress&reopenCnt.from=1',
      `state=requested,received,assigned,inProgress&dueDt.to=${addDays(today, -1)}&gradeCd=H,M,L`,
      `state=inProgress&dueDt.from=${addDays(today, -13)}&dueDt.to=${addDays(today, -7)}&plantCd=1000`,
      `state=effectPending&effectYmd.to=${today}`,
      '',
    ]
    const asked = lists.map((list) => `of=${encodeURIComponent(list)}`).join('&')
    for (const userId of ['saf01', 'issuer01', 'vnd01s', 'vnd02a']) {
      const client = await as(userId)
      const totals = []
      for (const list of lists)
        totals.push((await client.get(`${path}s?limit=20&${list}`)).body.total as number)
      expect((await client.get(`${path}/counts?${asked}`)).body.data, userId).toEqual(totals)
      if (userId === 'saf01') expect(Math.min(totals[3]!, totals[6]!)).toBeGreaterThan(0)
    }
    const safety = await as('saf01')
    expect((await safety.get(`${path}/counts`)).body.data).toEqual([])
    expect((await safety.get(`${path}/counts?of=plantCd%3D9999`)).body.data).toEqual([0])
    expect(
      (await safety.get(`${path}/counts?${Array.from({ length: 31 }, () => 'of=').join('&')}`)).status,
    ).toBe(400)
    expect((await safety.get(`${path}/counts?of=q%3D%EA%B0%80`)).status).toBe(400)
  })
  test('the portal finds similar past matters, calculates the figures and prints the papers', async () => {
    const similar = (
      await (await as('saf01')).get(`${path}/similar?q=${encodeURIComponent('난간 볼트가 빠졌음')}`)
    ).body.data as {
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
  test('a source that asks for pictures gets one before and one after, never the same one', async () => {
    await sql().query(`update "improvementRule" set "photoRqrdYn" = 'Y' where "sourceModuleCd" = 'SUG'`)
    const imprNo = await create()
    expect(said(await act('emp01', imprNo, 'request'))).toContain('조치 전 사진을 첨부해 주세요.')
    await upload('emp01', imprNo, 'image', 40)
    await done('emp01', imprNo, 'request')
    await force(imprNo, 'inProgress', {
      gradeCd: 'L',
      dueDt: `${addDays(today, 9)}T23:59:00+09:00`,
      actOrgCd: 'D',
      actDeptCd: 'D111',
    })
    await savePlan('issuer01', imprNo, [finished()])
    expect(said(await act('issuer01', imprNo, 'complete'))).toContain('조치 후 사진을 첨부해 주세요.')
    // Somebody else's picture is not taken a second time; one person's own is seen when it is reported.
    await expect(upload('issuer01', imprNo, 'after', 40)).rejects.toThrow('FILE_REF')
    await upload('emp01', imprNo, 'after', 40)
    expect(said(await act('issuer01', imprNo, 'complete'))).toContain('조치 전·후 사진이 같습니다.')
    await sql().query(
      `update "attachFile" set "delYn" = 'Y' where "taskClassNm" = 'improvement' and "taskKey" = $1 and "taskFlag" = 'after'`,
      [String(imprNo)],
    )
    await upload('issuer01', imprNo, 'after', 60, `${addDays(today, 1).replaceAll('-', ':')} 10:00:00`)
    expect(said(await act('issuer01', imprNo, 'complete'))).toContain(
      '조치 후 사진의 촬영일시가 조치완료보다 늦습니다.',
    )
    await sql().query(
      `update "attachFile" set "takenDt" = $2 where "taskClassNm" = 'improvement' and "taskKey" = $1 and "delYn" = 'N'`,
      [String(imprNo), `${today}T08:00:00+09:00`],
    )
    const files = (flag: string) =>
      `/api/attachfile/uploadfiles?taskClassNm=improvement&taskKey=${imprNo}&taskFlag=${flag}`
    const afterNo = async () =>
      ((await (await as('issuer01')).get(files('after'))).body.data as { fileNo: number }[]).map(
        ({ fileNo }) => fileNo,
      )
    // Until it is reported as done a picture that went wrong is taken back.
    await upload('issuer01', imprNo, 'after', 70, `${today.replaceAll('-', ':')} 08:00:00`)
    expect(
      (await (await as('issuer01')).delete(`/api/attachfile/img/${(await afterNo()).at(-1)}`)).status,
    ).toBe(200)
    await done('issuer01', imprNo, 'complete')
    const [kept] = await afterNo()
    for (const state of ['done', 'verifying', 'effectPending', 'closing']) {
      await force(imprNo, state)
      for (const userId of ['issuer01', 'saf01']) {
        const client = await as(userId)
        expect(said(await client.delete(`/api/attachfile/img/${kept}`))).toBe(
          `422 ${String(refusals.evidenceStays())}`,
        )
        expect(
          said(await client.put(`/api/attachfile/uploadfiles/${kept}`, { pictureExplan: '다른 설명' })),
        ).toBe(`422 ${String(refusals.evidenceStays())}`)
        const all = { taskClassNm: 'improvement', taskKey: String(imprNo), taskFlag: 'image' }
        expect(said(await client.post('/api/attachfile/deleteAll', all))).toBe(
          `422 ${String(refusals.evidenceStays())}`,
        )
      }
      await expect(upload('issuer01', imprNo, 'after', 90)).rejects.toMatchObject({
        actual: expect.stringContaining(String(refusals.evidenceCloses())),
      })
    }
    expect(await afterNo()).toEqual([kept])
    // A check on site needs a picture of the visit.
    await force(imprNo, 'verifying')
    await upload('saf01', imprNo, 'visit', 80)
    await force(imprNo, 'done')
    const thumbs = (await (await as('emp01')).get(`${path}/thumbs?nos=${imprNo},999999`)).body.data as {
      before: string
      after: string
    }[]
    expect(thumbs.map(({ before, after }) => [typeof before, typeof after])).toEqual([['string', 'string']])
    await sql().query(`update "improvementRule" set "photoRqrdYn" = 'N' where "sourceModuleCd" = 'SUG'`)
  })
})
