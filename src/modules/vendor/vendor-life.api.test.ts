import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../core/shared/dates.ts'
import {
  act,
  as,
  done,
  on,
  portal,
  said,
  sql,
  startVendorLife,
  today,
  type Body,
} from '../../../test/vendor-life.ts'
import { vendorClock } from './vendor-clock.server.ts'
/** Evaluations, violations and sanctions as their people do them, on one portal. */
beforeAll(async () => {
  await startVendorLife()
  // What happened to their people counts in the evaluations of these companies; here nothing has.
  await sql().query(`update "safEvent" set "state" = 'notAccident'`)
})
afterAll(() => portal?.close())

describe('an evaluation', () => {
  const path = '/api/vendor/eval'
  let url: string
  type Item = { vendorEvalItemNo: number; weight: number; itemNm: string }
  let items: Item[]
  const form = async (name: string) =>
    (
      await sql().one<{ no: number }>(
        'select "evalFormNo" as no from "evalForm" where "evalFormNm" like $1',
        [`${name}%`],
      )
    ).no
  const plan = async (over: Body = {}) => ({
    evalFormNo: await form('적격수급인 선정평가 (공사'),
    plantCd: '1000',
    vendorCd: 'V00001',
    periodTxt: '2027년',
    dueYmd: addDays(today, 14),
    evaluators: [{ evalUserId: 'saf01' }],
    ...over,
  })
  const score = async (
    userId: string,
    points: readonly (number | null)[],
    key: 'selfScore' | 'evalScore',
    more: Body = {},
  ) =>
    (await as(userId)).put(`${url}/scores`, {
      items: items.map(({ vendorEvalItemNo }, index) => ({
        vendorEvalItemNo,
        [key]: points[index] ?? null,
        ...more,
      })),
    })

  test('is planned by the safety people, once at a time, with the items of its form', async () => {
    expect(said(await (await as('issuer01')).post(path, await plan()))).toMatch(/^403/)
    expect(said(await (await as('vnd01a')).post(path, await plan()))).toContain(
      '평가는 안전담당만 계획하고 수정할 수 있습니다.',
    )
    const made = await (await as('saf01')).post(path, await plan())
    url = `${path}/${made.body.data.vendorEvalNo as number}`
    items =
      made.body.data.items.length > 0
        ? made.body.data.items
        : (await (await as('saf01')).get(url)).body.data.items
    expect(items.map(({ weight }) => weight)).toEqual([20, 25, 15, 10, 10, 20])
    expect(said(await (await as('saf01')).post(path, await plan()))).toContain(
      '409 이미 진행 중인 평가가 있습니다.',
    )
    expect(said(await (await as('saf01')).change(url, { vendorCd: 'V00002' }))).toContain(
      '업체는 바꿀 수 없습니다.',
    )
    const other = await sql().one<{ no: number }>(
      `select "contractNo" as no from "vendorContract" where "vendorCd" = 'V00003' limit 1`,
    )
    expect(said(await (await as('saf01')).change(url, { contractNo: other.no }))).toContain(
      '이 업체의 계약이 아닙니다.',
    )
    expect(said(await (await as('saf01')).change(url, { deadCnt: 1 }))).toContain(
      '사망은 재해건수에 포함하여 입력해 주세요.',
    )
    expect(said(await (await as('saf01')).change(url, { causeOpenYn: 'Y' }))).toContain(
      '사망재해가 있을 때만 선택합니다.',
    )
  })
  test('asks the company first: every item, with evidence for what must be', async () => {
    expect((await act('vnd01a', url, 'requestSelf')).status).toBe(403)
    await done('saf01', url, 'requestSelf')
    expect(said(await act('vnd01a', url, 'submitSelf'))).toContain('자가점수가 없는 항목이 6건 있습니다')
    expect(said(await score('vnd01a', [21, 20, 10, 8, 8, 20], 'selfScore'))).toContain(
      '안전보건체계: 배점 20점을 넘을 수 없습니다.',
    )
    expect(said(await score('vnd01s', [19, 20, 10, 8, 8, 20], 'selfScore'))).toMatch(/^403/)
    expect((await score('vnd01a', [19, 22, 14, 9, 9, 12], 'selfScore')).status).toBe(200)
    expect(said(await act('vnd01a', url, 'submitSelf'))).toContain(
      '필수항목은 증빙 설명이 필요합니다: 위험성평가·작업계획',
    )
    expect(
      (
        await score('vnd01a', [19, 22, 14, 9, 9, 12], 'selfScore', {
          evidTxt: '2026년 정기·수시 위험성평가서',
        })
      ).status,
    ).toBe(200)
    await done('vnd01a', url, 'submitSelf')
    expect((await act('vnd01a', url, 'notify')).body.message).toBe('평가자와 안전담당만 할 수 있습니다.')
    expect(said(await score('vnd01a', [20, 25, 15, 10, 10, 20], 'selfScore'))).toMatch(/^409/)
  })
  test('an evaluation is scored by two evaluators, and the company hears the result in time to object', async () => {
    expect(said(await act('saf01', url, 'notify'))).toContain('평가점수가 없는 항목이 6건 있습니다')
    expect((await score('saf01', [18, 21, 13, 9, 8, 12], 'evalScore', { naYn: 'N' })).status).toBe(200)
    expect(said(await act('saf01', url, 'notify'))).toContain(
      '계약전 적격수급인 평가는 평가자가 2명 이상이어야 합니다.',
    )
    await (await as('saf01')).change(url, { evaluators: [{ evalUserId: 'saf01' }, { evalUserId: 'hq01' }] })
    expect(said(await (await as('saf01')).change(url, { accidentCnt: 2 }))).toContain(
      'fixReason: 기록(재해 0건, 사망 0명)과 다르게 정정한 사유를 입력해 주세요.',
    )
    await (await as('saf01')).change(url, { accidentCnt: 2, fixReason: '업체가 낸 산업재해 확인서류' })
    expect(said(await act('saf01', url, 'notify'))).toContain('재해이력: 최근 3년 2건은 6점입니다.')
    await (await as('saf01')).change(url, { accidentCnt: 1 })
    const told = await done('saf01', url, 'notify')
    expect(told).toMatchObject({ score: 81, gradeCd: 'VGR02', passYn: 'Y', objectToYmd: addDays(today, 7) })
  })
  test('is objected to in time only, and decided by somebody who did not evaluate', async () => {
    expect((await act('vnd01s', url, 'object', { reason: '재해이력 점수를 다시 봐 주세요' })).status).toBe(
      403,
    )
    on(addDays(today, 8))
    expect(said(await act('vnd01a', url, 'object', { reason: '재해이력 점수를 다시 봐 주세요' }))).toContain(
      '이의 기간이 지났습니다.',
    )
    on(today, '10:00')
    await done('vnd01a', url, 'object', { reason: '재해이력 점수를 다시 봐 주세요' })
    expect((await act('saf01', url, 'decide', { reason: '증빙을 다시 확인하였습니다' })).body.message).toBe(
      'SHE관리자(본사)만 확정할 수 있습니다.',
    )
    expect((await act('hq01', url, 'decide', { reason: '증빙을 다시 확인하였습니다' })).body.message).toBe(
      '본인이 평가한 건의 이의는 심사할 수 없습니다.',
    )
    const number = Number(url.split('/').at(-1))
    await sql().query(`delete from "vendorEvalUser" where "vendorEvalNo" = $1 and "evalUserId" = 'hq01'`, [
      number,
    ])
    expect((await score('hq01', [18, 21, 13, 9, 8, 20], 'evalScore', { naYn: 'N' })).status).toBe(200)
    const decided = await done('hq01', url, 'decide', { reason: '최근 3년 재해 0건을 확인하였습니다' })
    expect(decided).toMatchObject({
      score: 89,
      gradeCd: 'VGR02',
      decideUserId: 'hq01',
      validToYmd: '2028-03-09',
    })
    expect(
      await sql().one(
        'select "gradeCd", "gradeYmd"::text as "gradeYmd" from "vendor" where "vendorCd" = $1',
        ['V00001'],
      ),
    ).toEqual({
      gradeCd: 'VGR02',
      gradeYmd: today,
    })
  })
  test('is confirmed by the clock when nobody objects, and writes no grade for process safety', async () => {
    // First let the clock finish records that the demonstration left open.
    await vendorClock(portal.engine)
    const notified = await sql().one<{ no: number }>(
      `update "vendorEval" set "objectToYmd" = $1, "state" = 'notified' where "evalTypeCd" = 'VEV04' and "vendorCd" = 'V00002' returning "vendorEvalNo" as no`,
      [today],
    )
    expect(await vendorClock(portal.engine)).toBe(0)
    on(addDays(today, 1))
    await vendorClock(portal.engine)
    const row = (await (await as('saf01')).get(`${path}/${notified.no}`)).body.data
    expect(row).toMatchObject({ state: 'confirmed' })
    expect(
      (
        await sql().one<{ gradeCd: string }>('select "gradeCd" from "vendor" where "vendorCd" = $1', [
          row.vendorCd,
        ])
      ).gradeCd,
    ).toBe('VGR03')
    on(today, '11:00')
  })
  test('goes by a form whose weights make 100 and which stays as it was once used', async () => {
    const items100 = [
      { grpNm: '가', itemNm: '첫째', weight: 60 },
      { grpNm: '가', itemNm: '둘째', weight: 40 },
    ]
    const body = {
      evalFormNm: '시험 평가표',
      evalTypeCd: 'VEV03',
      passScore: 70,
      highPassScore: 80,
      applyFromYmd: today,
      useYn: 'Y',
    }
    const forms = () => sql().one('select count(*)::int as "count" from "evalForm"')
    const before = await forms()
    const uneven = await (
      await as('saf01')
    ).post('/api/vendor/evalform', { ...body, items: items100.slice(1) })
    expect([uneven.status, uneven.body.fields]).toEqual([
      422,
      [{ path: 'items', message: '배점 합계가 100이어야 합니다.' }],
    ])
    expect(await forms()).toEqual(before)
    const made = await (await as('saf01')).post('/api/vendor/evalform', { ...body, items: items100 })
    expect(made.status).toBe(201)
    const used = await form('적격수급인 선정평가 (공사')
    expect(
      said(await (await as('saf01')).change(`/api/vendor/evalform/${used}`, { passScore: 10 })),
    ).toContain('평가에 쓰인 평가표는 수정할 수 없습니다.')
    const unused = `/api/vendor/evalform/${made.body.data.evalFormNo as number}`
    expect((await (await as('saf01')).change(unused, { useYn: 'N' })).status).toBe(200)
    expect(
      said(
        await (
          await as('saf01')
        ).post(path, await plan({ vendorCd: 'V00005', evalFormNo: made.body.data.evalFormNo })),
      ),
    ).toContain('사용하지 않는 평가표입니다.')
  })
  test('an evaluation of the half year shows what the records say and leaves the rest to the evaluators', async () => {
    const made = await (
      await as('saf01')
    ).post(
      path,
      await plan({
        vendorCd: 'V00003',
        evalFormNo: await form('정기(반기)'),
        periodTxt: '2027년 상반기',
        evalYear: '2027',
        halfCd: '1',
      }),
    )
    const { data } = (await (await as('saf01')).get(`${path}/${made.body.data.vendorEvalNo as number}/facts`))
      .body as {
      data: { itemNm: string; score: number; whyTxt: string }[]
    }
    // The company owes its monthly self-checks; no council of this half-year has met.
    expect(data.map(({ itemNm }) => itemNm)).toEqual([
      '자체점검',
      '교육이수',
      '작업허가 준수',
      '벌점지수',
      '개선이행',
      '사고',
    ])
    const trained = data.find(({ itemNm }) => itemNm === '교육이수')!
    const [, valid, all] = /유효 (\d+)\/(\d+)명/.exec(trained.whyTxt)!
    expect(trained.score).toBe(Math.round((1500 * Number(valid)) / Number(all)) / 100)
    // What the records propose is taken as it is, to two digits; nobody types a third.
    const own = `${path}/${made.body.data.vendorEvalNo as number}`
    await done('saf01', own, 'startReview')
    const trainedItem = (of: { data: { items: (Item & { evalScore: number | null })[] } }) =>
      of.data.items.find(({ itemNm }) => itemNm === '교육이수')!
    const { vendorEvalItemNo } = trainedItem(made.body)
    const scored = async (evalScore: number) =>
      (await as('saf01')).put(`${own}/scores`, { items: [{ vendorEvalItemNo, naYn: 'N', evalScore }] })
    expect((await scored(14.25)).status).toBe(200)
    expect(trainedItem((await (await as('saf01')).get(own)).body).evalScore).toBe(14.25)
    const third = await scored(14.255)
    expect([third.status, third.body.fields[0].path]).toEqual([400, 'evalScore'])
    expect(
      (await (await as('vnd01a')).get(`${path}/${made.body.data.vendorEvalNo as number}/facts`)).status,
    ).toBe(404)
  })
  test('an evaluation leaves out an item that does not apply, and may be cancelled with a reason', async () => {
    const made = await (
      await as('saf01')
    ).post(path, await plan({ vendorCd: 'V00002', evalFormNo: await form('작업완료') }))
    url = `${path}/${made.body.data.vendorEvalNo as number}`
    items = made.body.data.items
    await done('saf01', url, 'startReview')
    await (
      await as('saf01')
    ).put(`${url}/scores`, {
      items: items.map(({ vendorEvalItemNo, weight }, index) => ({
        vendorEvalItemNo,
        naYn: index === 1 ? 'Y' : 'N',
        evalScore: index === 1 ? null : weight / 2,
      })),
    })
    // With such a result a company loses its orders: the head of safety decides, too.
    expect(said(await act('saf01', url, 'notify'))).toContain(
      '부적격 또는 D등급 결과는 결재(결과 상신)를 받아 통보합니다.',
    )
    // The drafter's head heads safety as well (D24): meant twice, he approves.
    expect(await done('saf01', url, 'submitResult')).toMatchObject({ state: 'approving', score: 50 })
    const openStep = () =>
      sql().maybe<{ no: number; userId: string }>(
        `select r."apprRqstNo" as no, s."assignUserId" as "userId" from "apprRqst" r join "apprStep" s using ("apprRqstNo")
         where r."taskClassNm" = 'vendorEval' and r."apprBizKey" = $1 and r."apprBizCd" = 'ABZ05' and s."stepStatusCd" = 'ASS02' order by s."seq" limit 1`,
        [String(made.body.data.vendorEvalNo)],
      )
    for (let step = await openStep(); step; step = await openStep())
      expect(
        (await (await as(step.userId)).put(`/api/manage/appr/${step.no}/approve`, { agreeYn: 'Y' })).status,
      ).toBe(200)
    expect((await (await as('saf01')).get(url)).body.data).toMatchObject({
      state: 'notified',
      gradeCd: 'VGR05',
      passYn: 'N',
      objectToYmd: addDays(today, 7),
    })
    expect(await done('vnd02a', url, 'accept')).toMatchObject({ state: 'confirmed', decideUserId: 'vnd02a' })
    const second = await (
      await as('saf01')
    ).post(path, await plan({ vendorCd: 'V00002', evalFormNo: await form('작업완료') }))
    const cancelled = `${path}/${second.body.data.vendorEvalNo as number}`
    expect(said(await act('saf01', cancelled, 'cancel', { reason: '취소' }))).toMatch(/^400/)
    expect(
      await done('saf01', cancelled, 'cancel', { reason: '작업이 취소되어 평가하지 않습니다' }),
    ).toMatchObject({ state: 'cancelled' })
    expect(said(await (await as('saf01')).delete(cancelled))).toContain(
      '계획 상태의 평가만 삭제할 수 있습니다.',
    )
  })
})
