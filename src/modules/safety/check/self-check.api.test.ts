import { afterAll, beforeAll, expect, test } from 'vitest'
import { jpeg } from '../../../../test/file-samples.ts'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'
import { asSystem, inTransaction } from '../../../core/server/entity/context.ts'
import { addDays, addMonths, dayOf } from '../../../core/shared/dates.ts'
import { firstDay, lastDay } from '../../../core/shared/periods.ts'
import type { CheckView } from '../../../platform/check-form/check-answers.rule.ts'
import { checkClock } from './check-work.server.ts'
import type { CheckResultRow } from './check-result.resource.ts'
import { companySelfCheckFigures } from './self-check-figures.server.ts'
import type { CompanySelfCheckFigures } from './self-check.rule.ts'

const results = '/api/saf/checkresult'
const company = 'V00002'
let portal: Portal
let safety: Client
let manager: Client
let today: string
let checkFormNo: number
let planNo: number
beforeAll(async () => {
  portal = await startPortal()
  safety = await portal.signIn('saf01')
  manager = await portal.signIn('vnd02a')
  today = dayOf(portal.clock.now())
  ;({ checkFormNo } = await portal.engine.database.one<{ checkFormNo: number }>(
    `select "checkFormNo" from "checkForm" where "checkFormCd" = 'SAF-COMPANYSELF' and "state" = 'fixed'`,
  ))
  const made = await safety.post('/api/saf/checkplan', plan())
  expect([made.status, made.body.fields ?? []]).toEqual([201, []])
  planNo = made.body.data.checkPlanNo as number
})
afterAll(() => portal?.close())

const plan = (more: object = {}) => ({
  checkPlanNm: '빛여울도장 월 자체점검',
  plantCd: '1000',
  deptCd: 'D121',
  checkTypeCd: 'SLF',
  vendorCd: company,
  checkFormNo,
  cycleCd: 'M',
  everyCnt: 1,
  shiftCd: 'N',
  startYmd: lastDay(today.slice(0, 7)),
  chargeUserId: 'vnd02a',
  presenceYn: 'N',
  witnessYn: 'N',
  ...more,
})
const roundOf = async (index: number) => {
  const rows = await portal.engine.database.query<{ checkResultNo: number }>(
    'select "checkResultNo" from "safCheckResult" where "checkPlanNo" = $1 order by "planYmd"',
    [planNo],
  )
  return `${results}/${rows[index]!.checkResultNo}`
}
const keyOf = (url: string): number => Number(url.split('/').at(-1))
const row = async (url: string, by = manager) => (await by.get(url)).body.data as CheckResultRow
const answers = async (url: string, part = '') => {
  const view = (await safety.get(`${url}/${part}check`)).body.data as CheckView
  return view.items.map(({ itemCd }) => ({ itemCd, answerCd: 'Y' }))
}
const send = (url: string, given: object[], by = manager, done = true, part = '') =>
  by.post(`${url}/${part}check`, { answers: given, spentSec: 90, done })
let taken = 0
/** A picture that nobody has sent before. */
async function addPicture(checkResultNo: number, by = manager): Promise<string> {
  const form = new FormData()
  const group = { taskClassNm: 'safCheckResult', taskFlag: 'image', taskKey: String(checkResultNo) }
  for (const [name, value] of Object.entries(group)) form.append(name, value)
  form.append('files', new File([Uint8Array.from(await jpeg(64 + (taken += 1), 48))], '자체점검.jpg'))
  const sent = await portal.app.inject({
    method: 'POST',
    url: '/api/attachfile/upload',
    headers: { 'x-authorization': `Bearer ${by.accessToken}` },
    payload: form,
  })
  return sent.statusCode === 200
    ? String(sent.json<{ data: { fileNo: number }[] }>().data[0]!.fileNo)
    : `refused ${sent.statusCode} ${sent.body}`
}
const improvementsOf = (url: string) =>
  portal.engine.database.query<{ sourceModuleCd: string }>(
    `select "sourceModuleCd" from "improvement" where "sourceKey" = $1 order by "imprNo"`,
    [`safCheckResult ${keyOf(url)}`],
  )

test('the check of another company is not there, and that of another month or without proof of what is bad is not taken', async () => {
  const [now, next] = [await roundOf(0), await roundOf(1)]
  const stranger = await portal.signIn('vnd01a')
  for (const address of [now, `${now}/check`, `${now}/hostcheck`])
    expect((await stranger.get(address)).status).toBe(404)
  const good = await answers(now)
  expect((await send(now, good, stranger)).status).toBe(404)
  expect((await stranger.put(`${now}/confirm`, {})).status).toBe(404)
  const listed = (await stranger.get(`${results}s?vendorCd=${company}`)).body
  expect(listed.data).toEqual([])
  // The month after: not before its first day.
  const early = await send(next, good)
  const first = firstDay(addMonths(today, 1).slice(0, 7))
  expect([early.status, early.body.reasons[0].message]).toEqual([
    422,
    `${first.slice(0, 7)} 자체점검은 ${first}부터 작성할 수 있습니다.`,
  ])
  // The host does not write it in the company's place.
  const host = await send(now, good, safety)
  expect([host.status, host.body.reasons[0].message]).toEqual([
    422,
    '자체점검은 해당 협력업체만 작성할 수 있습니다.',
  ])
  const [one, ...others] = good
  const bad = { ...one, answerCd: 'N', noteTxt: '신규 작업자 1명 교육 이수증 없음' }
  const unproved = await send(now, [bad, ...others])
  expect([unproved.status, unproved.body.fields]).toEqual([
    400,
    [{ path: `answers.${one!.itemCd}`, message: '미흡 항목의 내용과 사진을 등록하세요.' }],
  ])
  const wordless = { ...bad, noteTxt: '', fileNos: [await addPicture(keyOf(now))] }
  expect((await send(now, [wordless, ...others])).body.fields[0].message).toBe(
    '미흡 항목의 내용과 사진을 등록하세요.',
  )
  expect(await row(now)).toMatchObject({ state: 'planned', startDt: null, score: null })
  expect(await improvementsOf(now)).toEqual([])
})
test('a month is written, submitted, sampled by the host, sent back, submitted again and confirmed; both scores stand side by side', async () => {
  const url = await roundOf(0)
  const good = await answers(url)
  expect((await send(url, good.slice(0, 2), manager, false)).status).toBe(200)
  expect(await row(url)).toMatchObject({ state: 'planned', startDt: expect.any(String) })
  const work = async (by: Client) =>
    ((await by.get('/api/main/portlet/mywork')).body.data.items as { kind: string; key: number }[]).filter(
      ({ key }) => key === keyOf(url),
    )
  // A sample is taken of what is submitted.
  expect((await send(url, good, safety, true, 'host')).status).toBe(422)
  const fileNo = await addPicture(keyOf(url))
  const bad = { ...good[0], answerCd: 'N', noteTxt: '신규 작업자 1명 교육 이수증 없음', fileNos: [fileNo] }
  const submitted = await send(url, [bad, ...good.slice(1)])
  expect([submitted.status, submitted.body.data.run]).toMatchObject([200, { score: 87.5, badCnt: 1 }])
  expect(await row(url)).toMatchObject({ state: 'done', lateYn: 'N', checkUserId: 'vnd02a' })
  expect(await improvementsOf(url)).toMatchObject([{ sourceModuleCd: 'VEN' }])
  expect((await work(safety)).map(({ kind }) => kind)).toEqual(['saf-check-confirm'])
  // What is submitted stays as it is, its pictures too.
  expect((await send(url, good)).status).toBe(422)
  expect(await addPicture(keyOf(url))).toContain('제출한 자체점검의 사진은 바꿀 수 없습니다.')

  // The host looks himself at two items more than the company saw.
  const ownPicture = await addPicture(keyOf(url), safety)
  expect(ownPicture).not.toContain('refused')
  const faults = good.slice(0, 2).map((each) => ({
    ...each,
    answerCd: 'N',
    noteTxt: '현장에서 보호구 미착용 2명 확인',
    fileNos: [ownPicture],
  }))
  const begun = await send(url, [faults[0]!], safety, false, 'host')
  expect([begun.status, begun.body.fields ?? []]).toEqual([200, []])
  const open = await safety.put(`${url}/confirm`, {})
  expect([open.status, open.body.reasons[0].message]).toEqual([422, '진행 중인 표본점검을 먼저 끝내 주세요.'])
  const sampled = await send(url, [...faults, ...good.slice(2)], safety, true, 'host')
  expect([sampled.status, sampled.body.data.run]).toMatchObject([200, { score: 75, badCnt: 2 }])
  expect(await row(url)).toMatchObject({ score: 87.5, hostScore: 75, hostBadCnt: 2, hostUserId: 'saf01' })
  expect(await improvementsOf(url)).toHaveLength(3)
  expect((await manager.get(`${url}/hostcheck`)).body.data.answers).toHaveLength(good.length)

  // Nobody of the company judges it, and sending back says why.
  expect((await manager.put(`${url}/confirm`, {})).status).toBe(403)
  expect((await manager.put(`${url}/sendBack`, { reason: '다시 작성하려고 합니다.' })).status).toBe(403)
  expect((await safety.put(`${url}/sendBack`, { reason: '짧음' })).status).toBe(400)
  const back = await safety.put(`${url}/sendBack`, { reason: '보호구 항목의 판정이 현장과 다릅니다.' })
  expect([back.status, back.body.data.state]).toEqual([200, 'sentBack'])
  expect((await work(manager)).map(({ kind }) => kind)).toEqual(['saf-self-check'])
  const told = await portal.engine.database.query(
    `select "userId" from "noti" where "eventCd" = 'SAF_SELF_SENTBACK' order by 1`,
  )
  expect(told).toEqual([{ userId: 'vnd02a' }])
  const again = await send(url, [
    {
      ...good[1],
      answerCd: 'N',
      noteTxt: '보호구 미착용 2명, 현장에서 착용',
      fileNos: [await addPicture(keyOf(url))],
    },
  ])
  expect([again.status, again.body.data.run]).toMatchObject([200, { score: 75, badCnt: 2 }])
  const confirmed = await safety.put(`${url}/confirm`, {})
  expect(confirmed.body.data).toMatchObject({ state: 'confirmed', score: 75, hostScore: 75, lateYn: 'N' })
  expect((await manager.get(`${url}/check/print`)).status).toBe(200)
  expect((await safety.get(`${url}/hostcheck/print`)).status).toBe(200)
})
test('the figures of a company count what was asked, in time, late, missing and confirmed, and are limited to who reads them', async () => {
  const period = { from: firstDay(today.slice(0, 7)), to: lastDay(today.slice(0, 7)) }
  const of = async (by: Client, vendorCd = company) => {
    const { status, body } = await by.get(`/api/saf/selfcheckfigures?from=${period.from}&to=${period.to}`)
    return status === 200
      ? (body.data as CompanySelfCheckFigures[]).find((each) => each.vendorCd === vendorCd)
      : status
  }
  expect(await of(safety)).toMatchObject({
    plantCd: '1000',
    asked: 1,
    inTime: 1,
    late: 0,
    missing: 0,
    confirmed: 1,
    score: 75,
    hostScore: 75,
    samples: 1,
  })
  expect(await of(await portal.signIn('saf21'))).toBeUndefined()
  expect(await of(manager)).toBe(403)
  const year = { from: addMonths(today, -8), to: today }
  const all = await inTransaction(portal.engine, asSystem('figures of a test'), (context) =>
    companySelfCheckFigures(context, { ...year, vendorCd: 'V00003' }),
  )
  expect(all).toHaveLength(1)
  const { asked, inTime, late, missing, confirmed } = all[0]!
  expect([late, inTime + late + missing, confirmed]).toEqual([1, asked, expect.any(Number)])
  expect(missing).toBeGreaterThanOrEqual(1)
  const joint = await inTransaction(portal.engine, asSystem('figures of a test'), (context) =>
    companySelfCheckFigures(context, { ...year, vendorCd: 'V00001' }),
  )
  // Two joint inspections of the demonstration; its site manager has not signed the second.
  expect(joint[0]).toMatchObject({ jointHeld: 2, jointSigned: 1 })
  expect(
    (await safety.get('/api/saf/selfcheckfigures?from=2026-02-01&to=2026-01-01')).body.fields[0].path,
  ).toBe('to')
  expect((await safety.get('/api/saf/selfcheckfigures?from=x&to=2026-01-01')).body.fields[0].path).toBe(
    'from',
  )
})
test('a company reads on its page what patrols told it and the inspections it signs, and nothing of the others', async () => {
  const stranger = await portal.signIn('vnd01a')
  const told = (await stranger.get('/api/saf/patrolfindings')).body.data as {
    findNo: number
    toldVendorCd: string
  }[]
  expect(new Set(told.map(({ toldVendorCd }) => toldVendorCd))).toEqual(new Set(['V00001']))
  expect((await manager.get(`/api/saf/patrolfinding/${told[0]!.findNo}`)).status).toBe(404)
  expect((await stranger.put(`/api/saf/patrolfinding/${told[0]!.findNo}/close`, {})).status).toBe(403)
  expect((await stranger.get('/api/saf/patrolsigns')).body.data).toHaveLength(2)
  expect((await manager.get('/api/saf/patrolsigns')).body.data).toEqual([])
})
test('each resident company gets a monthly plan once, with its manager in charge; an employee cannot be in charge of one', async () => {
  const sql = portal.engine.database
  await sql.query(`update "safCheckPlan" set "state" = 'stopped' where "checkTypeCd" = 'SLF'`)
  const body = { plantCd: '1000', checkFormNo, startYmd: addDays(today, 1) }
  expect((await manager.post('/api/saf/selfcheckplans', body)).status).toBe(403)
  const { plantCd: _, ...noPlant } = body
  expect((await safety.post('/api/saf/selfcheckplans', noPlant)).body.fields[0].path).toBe('plantCd')
  const residents = await sql.query<{ vendorCd: string }>(
    `select v."vendorCd" from "vendor" v join "vendorPlant" p using ("vendorCd") where v."residentYn" = 'Y' and p."plantCd" = '1000' and p."useYn" = 'Y'`,
  )
  await sql.query(
    `update "safCheckPlan" set "checkPlanNm" = "checkPlanNm" || ' (종료)' where "checkTypeCd" = 'SLF'`,
  )
  const made = await safety.post('/api/saf/selfcheckplans', body)
  expect([made.status, made.body.data]).toEqual([200, { made: residents.length, without: [] }])
  expect((await safety.post('/api/saf/selfcheckplans', body)).body.data.made).toBe(0)
  const refused = await safety.post(
    '/api/saf/checkplan',
    plan({ chargeUserId: 'emp02', checkPlanNm: '다른 계획' }),
  )
  expect([refused.status, refused.body.fields[0].path]).toEqual([400, 'chargeUserId'])
})
test('a month that nobody submitted is missed once the next is due: its managers and the safety people hear of it', async () => {
  const url = await roundOf(1)
  portal.clock.set(new Date(`${lastDay(addMonths(today, 2).slice(0, 7))}T09:00:00+09:00`))
  safety = await portal.signIn('saf01')
  manager = await portal.signIn('vnd02a')
  await checkClock(portal.engine)
  expect(await row(url)).toMatchObject({ state: 'missed' })
  const told = await portal.engine.database.query<{ userId: string }>(
    `select distinct "userId" from "noti" where "eventCd" = 'SAF_CHECK_MISSED' and "linkUrl" like $1`,
    [`%${keyOf(url)}`],
  )
  expect(told.map(({ userId }) => userId)).toEqual(expect.arrayContaining(['vnd02a', 'saf01']))
  const late = await send(url, await answers(url))
  expect([late.status, late.body.reasons[0].message]).toEqual([
    422,
    '제출 기간이 지난 자체점검입니다. 다음 점검을 작성해 주세요.',
  ])
})
