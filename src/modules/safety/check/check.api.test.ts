import { pdfText } from '../../../core/server/pdf/pdf-text.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jpeg } from '../../../../test/file-samples.ts'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'
import { addDays, dayOf, momentOf } from '../../../core/shared/dates.ts'
import { enteredHeaders } from '../../../core/shared/session.ts'
import type { CheckView } from '../../../platform/check-form/check-answers.rule.ts'
import { hashOf } from '../../../platform/revision/revision.server.ts'
import type { RouteAnswer } from '../patrol/patrol.rule.ts'
import type { CheckRepeats, CheckRounds } from './check-overview.rule.ts'
import { checkClock, planningClock } from './check-work.server.ts'
import type { CheckResultRow } from './check-result.resource.ts'

const plans = '/api/saf/checkplan'
const results = '/api/saf/checkresult'
let portal: Portal
let safety: Client
let worker: Client
let head: Client
let today: string
const facility = new Map<string, number>()
const sheet = new Map<string, number>()
beforeAll(async () => {
  portal = await startPortal()
  safety = await portal.signIn('saf01')
  worker = await portal.signIn('emp01')
  head = await portal.signIn('issuer01')
  today = dayOf(portal.clock.now())
  const sql = portal.engine.database
  for (const { facilityCd, facilityNo } of await sql.query<{ facilityCd: string; facilityNo: number }>(
    'select "facilityCd", "facilityNo" from "safFacility"',
  ))
    facility.set(facilityCd, facilityNo)
  for (const { checkFormCd, checkFormNo } of await sql.query<{ checkFormCd: string; checkFormNo: number }>(
    `select "checkFormCd", "checkFormNo" from "checkForm" where "state" = 'fixed'`,
  ))
    sheet.set(checkFormCd, checkFormNo)
})
afterAll(() => portal?.close())

let count = 0
const planOf = (more: object = {}) => ({
  checkPlanNm: `반응기 1호 설비점검 ${(count += 1)}`,
  plantCd: '1000',
  deptCd: 'D111',
  checkTypeCd: 'FAC',
  facilityNo: facility.get('R-101'),
  checkFormNo: sheet.get('SAF-VESSEL'),
  cycleCd: 'W',
  everyCnt: 1,
  shiftCd: 'N',
  startYmd: today,
  chargeUserId: 'emp01',
  presenceYn: 'N',
  witnessYn: 'N',
  ...more,
})
const planned = async (more: object = {}): Promise<number> => {
  const made = await safety.post(plans, planOf(more))
  expect([made.status, made.body.fields ?? []]).toEqual([201, []])
  return made.body.data.checkPlanNo as number
}
const roundsIn = (checkPlanNo: number) =>
  portal.engine.database.query<CheckResultRow>(
    `select "checkResultNo", "state", "planYmd"::text as "planYmd", "dueYmd"::text as "dueYmd", "missYmd"::text as "missYmd" from "safCheckResult" where "checkPlanNo" = $1 order by "planYmd"`,
    [checkPlanNo],
  )
/** The first round of a new plan. */
async function begin(more: object = {}) {
  const checkPlanNo = await planned(more)
  const { checkResultNo } = (await roundsIn(checkPlanNo))[0]!
  const url = `${results}/${checkResultNo}`
  const view = (await worker.get(`${url}/check`)).body.data as CheckView
  const good = view.items.map(({ itemCd }) => ({ itemCd, answerCd: 'Y' }))
  const send = (answers: object[], { done = true, by = worker }: { done?: boolean; by?: Client } = {}) =>
    by.post(`${url}/check`, { answers, spentSec: 60, done })
  const row = async () => (await worker.get(url)).body.data as CheckResultRow
  return { checkPlanNo, checkResultNo, url, good, send, row }
}
const post = (url: string, payload: object, headers: Record<string, string>) =>
  portal.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'x-authorization': `Bearer ${worker.accessToken}`, ...headers },
  })
async function addPicture(checkResultNo: number): Promise<string> {
  const form = new FormData()
  const group = { taskClassNm: 'safCheckResult', taskFlag: 'image', taskKey: String(checkResultNo) }
  for (const [name, value] of Object.entries(group)) form.append(name, value)
  form.append('files', new File([Uint8Array.from(await jpeg(64, 48))], '점검.jpg'))
  const sent = await portal.app.inject({
    method: 'POST',
    url: '/api/attachfile/upload',
    headers: { 'x-authorization': `Bearer ${worker.accessToken}` },
    payload: form,
  })
  return String(sent.json<{ data: { fileNo: number }[] }>().data[0]!.fileNo)
}

test('a plan makes its rounds a year ahead, follows a change of it, and takes them away when it is stopped', async () => {
  const checkPlanNo = await planned()
  const rounds = await roundsIn(checkPlanNo)
  expect(rounds).toHaveLength(53)
  expect(rounds[0]).toMatchObject({ state: 'planned', dueYmd: today, missYmd: addDays(today, 7) })
  expect(await planningClock(portal.engine)).toBe(0)
  await safety.change(`${plans}/${checkPlanNo}`, { cycleCd: 'M' })
  expect(await roundsIn(checkPlanNo)).toHaveLength(13)
  await safety.put(`${plans}/${checkPlanNo}/stop`, { reason: '설비를 세워 두는 동안 점검하지 않음' })
  expect(await roundsIn(checkPlanNo)).toEqual([])
  expect((await safety.change(`${plans}/${checkPlanNo}`, { cycleCd: 'W' })).status).toBe(422)
  await safety.put(`${plans}/${checkPlanNo}/resume`, {})
  expect(await roundsIn(checkPlanNo)).toHaveLength(13)
})
test('a plan of none or two targets, a store, another plant, a sheet of another purpose or a reversed period is refused at its field', async () => {
  const refusalOf = async (more: object) => {
    const { status, body } = await safety.post(plans, planOf(more))
    return [status, ...(body.fields as { path: string }[]).map(({ path }) => path)]
  }
  expect(await refusalOf({ facilityNo: null })).toEqual([400, 'facilityNo'])
  expect(await refusalOf({ areaCd: 'YS-RX' })).toEqual([400, 'areaCd'])
  expect(await refusalOf({ facilityNo: facility.get('T-303') })).toEqual([400, 'facilityNo'])
  expect(await refusalOf({ facilityNo: facility.get('R-1101') })).toEqual([400, 'facilityNo'])
  expect(await refusalOf({ checkFormNo: sheet.get('SAF-COMPANYSELF') })).toEqual([400, 'checkFormNo'])
  expect(await refusalOf({ endYmd: addDays(today, -1) })).toEqual([400, 'endYmd'])
  expect(await refusalOf({ chargeUserId: 'emp21' })).toEqual([400, 'chargeUserId'])
  expect(await refusalOf({ chargeUserId: 'vnd01a' })).toEqual([400, 'chargeUserId'])
  // A supervisor plans for the own department; whoever only checks plans nothing.
  expect((await head.post(plans, planOf({ deptCd: 'D113' }))).status).toBe(403)
  expect((await head.post(plans, planOf())).status).toBe(201)
  expect((await worker.post(plans, planOf())).status).toBe(403)
})
test('a check is finished with every item and its pictures; what is bad becomes an improvement, and somebody else confirms', async () => {
  const { checkResultNo, url, good, send, row } = await begin()
  const [first, second, third] = good
  const missing = await send(good.slice(1))
  expect([missing.status, missing.body.fields[0].path]).toEqual([400, `answers.${first!.itemCd}`])
  expect((await send([{ itemCd: first!.itemCd, answerCd: '?' }])).status).toBe(400)
  const bad = { itemCd: first!.itemCd, answerCd: 'N', noteTxt: '이음부에서 스팀이 새고 있음' }
  const unpictured = await send([...good.slice(1), bad])
  expect(unpictured.body.fields[0].message).toBe('부적합 사진을 첨부해 주세요.')
  const [before, after] = [await addPicture(checkResultNo), await addPicture(checkResultNo)]
  // Put right on the spot: one picture says too little.
  const mended = { ...second, answerCd: 'N', noteTxt: '봉인이 풀려 있어 다시 채움', mendedYn: 'Y' }
  const half = await send([{ ...bad, fileNos: [before] }, { ...mended, fileNos: [before] }, ...good.slice(2)])
  expect(half.body.fields[0].message).toBe('현장 조치는 조치 전·후 사진 2장을 첨부해 주세요.')
  expect((await row()).state).toBe('planned')
  const done = await send([
    { ...bad, fileNos: [before] },
    { ...mended, fileNos: [before, after] },
    ...good.slice(2),
  ])
  expect([done.status, done.body.data.run]).toMatchObject([200, { score: 66.7, resultCd: 'F', badCnt: 2 }])
  expect(await row()).toMatchObject({ state: 'done', checkUserId: 'emp01', lateYn: 'N', badCnt: 2 })
  const improvements = await portal.engine.database.query(
    `select "sourceModuleCd", "gradeCd", "facilityNo" from "improvement" where "sourceKey" = $1`,
    [`safCheckResult ${checkResultNo}`],
  )
  expect(improvements).toEqual([{ sourceModuleCd: 'FAC', gradeCd: 'H', facilityNo: facility.get('R-101') }])
  expect((await send([{ ...third, answerCd: 'N' }])).status).toBe(422)
  expect((await worker.put(`${url}/confirm`, {})).status).toBe(403)
  expect((await head.put(`${url}/confirm`, {})).body.data).toMatchObject({
    state: 'confirmed',
    confirmUserId: 'issuer01',
  })
  const paper = await pdfText((await safety.get(`${url}/check/print`)).body as Buffer)
  expect(paper.join(' ')).toContain('조치 후 사진')
})
test('a check that wants presence and a witness is finished after both; a tag of elsewhere proves nothing', async () => {
  const { url, good, send, row } = await begin({ presenceYn: 'Y', witnessYn: 'Y' })
  expect((await send(good)).body.fields[0].path).toBe('codeTxt')
  const at = async (codeTxt: string) =>
    (await worker.post(`${url}/presence`, { codeTxt })).body.fields?.[0]?.message
  expect(await at('R-1101')).toBe('다른 사업장의 태그입니다.')
  expect(await at('CR-701')).toBe('점검 대상이 아닌 설비·구역의 태그입니다.')
  expect(await at('없는 코드')).toBe('등록되지 않은 코드입니다.')
  expect((await worker.post(`${url}/presence`, {})).status).toBe(400)
  const label = `https://portal.example/saf/facility/facilityDetail?no=`
  expect(await at(label + facility.get('CR-701'))).toBe('점검 대상이 아닌 설비·구역의 태그입니다.')
  expect(await at(label + facility.get('R-101'))).toBeUndefined()
  expect((await worker.post(`${url}/presence`, { codeTxt: ' r-101 ' })).status).toBe(200)
  expect((await send(good)).body.fields[0].path).toBe('witnessNm')
  await worker.post(`${url}/presence`, { witnessNm: '근로자대표 한이음' })
  expect((await send(good)).status).toBe(200)
  expect(await row()).toMatchObject({
    state: 'done',
    presenceUserId: 'emp01',
    witnessNm: '근로자대표 한이음',
  })
})
test('the route of a patrol tells the codes that prove presence as digests alone, and near misses for their area', async () => {
  const sql = portal.engine.database
  const route = async () => (await safety.get('/api/saf/patrolroute?plantCd=1000')).body.data as RouteAnswer
  const answer = await route()
  const { siteCode } = await sql.one<{ siteCode: string }>(
    `select "siteCode" from "permitArea" where "plantCd" = '1000' and "siteCode" is not null limit 1`,
  )
  expect(JSON.stringify(answer)).not.toContain(siteCode)
  expect(answer.areas.map(({ codeHash }) => codeHash)).toContain(hashOf(siteCode.toUpperCase()))
  expect(answer.machines.map(({ facilityCd }) => facilityCd)).toContain('R-101')
  const [{ areaCd, nears }] = answer.route as [RouteAnswer['route'][number]]
  const moved = await sql.query(
    `update "safEvent" set "areaCd" = $1 where "safEventNo" = (select min("safEventNo") from "safEvent"
       where "plantCd" = '1000' and "eventKindCd" = 'nearMiss' and "areaCd" is distinct from $1 and "occurDt" > now() - interval '60 days') returning 1`,
    [areaCd],
  )
  expect((await route()).route.find((each) => each.areaCd === areaCd)!.nears).toBe(nears + moved.length)
  expect(moved).toHaveLength(1)
})
test('a round is done by its people alone and not before its time, and the version of its sheet is the one fixed then', async () => {
  const { url, good, send } = await begin({ startYmd: addDays(today, 30) })
  expect((await send(good)).body.reasons[0].message).toContain('7일 전부터')
  const now = await begin()
  const stranger = await portal.signIn('emp02')
  expect((await stranger.get(now.url)).status).toBe(403)
  expect((await stranger.post(`${url}/presence`, { codeTxt: 'R-101' })).status).toBe(403)
  const sys = await portal.signIn('sys01')
  const { body } = await sys.post(`/api/manage/checkform/${sheet.get('SAF-VESSEL')}/copy`, {})
  await sys.put(`/api/manage/checkform/${body.data.checkFormNo}/fix`, {})
  const answered = await now.send(now.good)
  expect([answered.status, answered.body.data.form.verNo]).toEqual([200, 2])
  sheet.set('SAF-VESSEL', body.data.checkFormNo)
})
test('who has the leaf of safety sheets alone keeps those of safety checks and self-checks, and no others', async () => {
  await portal.engine.database.query(
    `update "authGrpMenu" set "writeYn" = 'N' where "menuId" in (select "menuId" from "menu" where "frontEndUrl" = 'manage/code/checkForm')`,
  )
  const keeper = await portal.signIn('saf02')
  const form = {
    checkFormCd: 'SAF-NEW',
    checkFormNm: '새 점검표',
    passScore: 90,
    condScore: 70,
    items: [{ itemCd: '1', itemTxt: '비상정지 작동', answerKindCd: 'OK' }],
  }
  const other = await keeper.post('/api/manage/checkform', { ...form, purposeCd: 'STORE' })
  expect([other.status, other.body.fields[0].path]).toEqual([400, 'purposeCd'])
  const own = await keeper.post('/api/manage/checkform', { ...form, purposeCd: 'SAFE' })
  expect(own.status).toBe(201)
  const fixed = await keeper.put(`/api/manage/checkform/${own.body.data.checkFormNo}/fix`, {})
  expect(fixed.body.data.state).toBe('fixed')
  const store = await portal.engine.database.one<{ checkFormNo: number }>(
    `select "checkFormNo" from "checkForm" where "purposeCd" = 'STORE' and "state" = 'fixed'`,
  )
  expect((await keeper.put(`/api/manage/checkform/${store.checkFormNo}/supersede`, {})).status).toBe(403)
})
test('an unknown result and a round of another company are not there', async () => {
  expect((await worker.get(`${results}/99999999`)).status).toBe(404)
  const company = await portal.signIn('vnd01a')
  const { url } = await begin()
  expect((await company.get(url)).status).toBe(404)
  expect((await company.get(`/api/saf/checkrepeats`)).status).toBe(403)
})
test('calendar and misses show stores beside checks, faults that come again are counted, and the week is printed', async () => {
  const of = async (name: string, more = '') =>
    (await safety.get(`/api/saf/${name}?from=${addDays(today, -20)}&to=${addDays(today, 20)}${more}`)).body
      .data
  const { rows } = (await of('checkrounds')) as CheckRounds
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['check', 'store']))
  expect(rows.some(({ targetNm }) => targetNm === '창고')).toBe(true)
  const { rows: ofFacilities } = (await of('checkrounds', '&facilityYn=Y')) as CheckRounds
  expect(ofFacilities.some(({ targetNm }) => targetNm === '창고')).toBe(false)
  expect(ofFacilities.some(({ kind }) => kind === 'store')).toBe(true)
  const { rows: misses } = (await of('checkmisses')) as CheckRounds
  expect(misses.filter(({ state }) => state === 'missed').map(({ targetNm }) => targetNm)).toContain(
    'K-401 질소 압축기',
  )
  expect((await of('checkrepeats')).rows[0]).toMatchObject({ targetNm: 'R-101 수지 반응기 1호', badCnt: 3 })
  // Another plant sees its own.
  const other = await portal.signIn('saf21')
  const theirs = (await other.get(`/api/saf/checkrepeats`)).body.data as CheckRepeats
  expect(theirs.rows).toEqual([])
  expect((await safety.get(`/api/saf/checkrounds?from=${today}&to=${addDays(today, -1)}`)).status).toBe(400)
  expect((await safety.get(`/api/saf/checkrounds?from=${today}&to=${addDays(today, 400)}`)).status).toBe(400)
  const print = (plantCd: string) =>
    safety.get(`/api/saf/checkregister/print?plantCd=${plantCd}&ymd=${addDays(today, -7)}`)
  expect([(await print('1000')).status, (await print('2000')).status]).toEqual([200, 403])
  // Labels of plans: those of another plant are none of the caller's.
  const planNo = await planned()
  const labels = (by: Client, keys: string) => by.get(`/api/saf/checkplanlabels?checkPlanNos=${keys}`)
  expect((await labels(safety, `${planNo},99999999`)).status).toBe(200)
  expect((await labels(safety, '99999999')).body.fields[0].path).toBe('checkPlanNos')
  expect((await labels(safety, 'x')).status).toBe(400)
  expect((await labels(other, String(planNo))).status).toBe(400)
})
test('an answer that waited is taken once, counts for the day on which it was given, and is too old after a week', async () => {
  const { url, good, row } = await begin({ startYmd: addDays(today, 1), cycleCd: 'D' })
  const body = { answers: good, spentSec: 60, done: true }
  portal.clock.set(new Date(`${addDays(today, 2)}T17:00:00+09:00`))
  // The sessions of two days ago have ended.
  worker = await portal.signIn('emp01')
  await checkClock(portal.engine)
  expect((await row()).state).toBe('missed')
  // The next round is due: today's answer comes too late, the one that was given in time does not.
  expect((await worker.post(`${url}/check`, body)).status).toBe(422)
  const headers = {
    'x-idempotency-key': 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
    [enteredHeaders.dt]: momentOf(new Date(`${addDays(today, 1)}T09:00:00+09:00`)),
    [enteredHeaders.by]: 'emp01',
  }
  const [sent, again] = [await post(`${url}/check`, body, headers), await post(`${url}/check`, body, headers)]
  expect([sent.statusCode, again.statusCode]).toEqual([200, 200])
  expect(await row()).toMatchObject({ state: 'done', lateYn: 'N' })
  expect((await row()).checkDt?.slice(0, 10)).toBe(addDays(today, 1))
  const old = await post(`${url}/check`, body, {
    ...headers,
    'x-idempotency-key': 'b1b2c3d4e5f60718293a4b5c6d7e8f90',
    [enteredHeaders.dt]: momentOf(new Date(`${addDays(today, -6)}T09:00:00+09:00`)),
  })
  expect([old.statusCode, old.json<{ reasons: { guard: string }[] }>().reasons[0]?.guard]).toEqual([
    422,
    'waitedTooLong',
  ])
})
