import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '../../../core/shared/dates.ts'
import { seal } from '../../../core/server/entity/sealed.ts'
import { startPermitLife, type PermitLife } from '../../../../test/permit-life.ts'
import { createQrSigner } from '../../../platform/qr/qr-signer.ts'
import type { QrFacts } from '../../../platform/qr/qr-payload.rule.ts'

let life: PermitLife
let permitNo: number
let facts: QrFacts
const ask = (userId: string, code: string) => life.post(userId, '/api/common/qr', { code })
const signer = () => createQrSigner(life.portal.settings.tokenSecret, 'http://localhost:3000')
beforeAll(async () => {
  life = await startPermitLife()
  permitNo = await life.create('vnd03s', await life.plainWork())
  life.at('09:00')
  await life.force(permitNo, 'working')
  const { permitCd, startDt, endDt } = (await life.get('vnd03s', `/api/saf/workpermit/${permitNo}`)).body.data
  facts = {
    kind: 'P',
    recordNo: permitNo,
    cd: permitCd,
    holderNm: '별마루전기계장㈜',
    fromDt: startDt,
    toDt: endDt,
    asOfDt: `${life.day}T08:00:00+09:00`,
  }
})
afterAll(() => life.close())

test('whoever holds the paper hears what became of the permit, also of another vendor', async () => {
  expect((await ask('vnd01s', signer().addressOf(facts))).body.data.live).toMatchObject({
    stateNm: '작업중',
    good: true,
    notes: [],
  })
  await life.force(permitNo, 'suspended', { suspReasonCd: 'GAS' })
  expect((await ask('watch01', signer().signed(facts))).body.data.live).toMatchObject({
    good: false,
    notes: ['중지사유: 가스경보'],
  })
  await life.force(permitNo, 'working', { extEndDt: `${life.day}T18:00:00+09:00` })
  expect((await ask('watch01', signer().signed(facts))).body.data.live).toMatchObject({
    good: true,
    notes: [`종료시각이 바뀌었습니다: ${life.day} 18:00`],
  })
  await life.force(permitNo, 'expired')
  expect((await ask('watch01', signer().signed(facts))).body.data.live).toMatchObject({
    stateNm: '실효',
    good: false,
  })
})

test('the holder of a paper reads the answer in his language', async () => {
  await life.force(permitNo, 'suspended', { suspReasonCd: 'GAS' })
  await life.put('vnd02s', '/api/manage/userpref', { langCd: 'es' })
  const { live } = (await ask('vnd02s', signer().signed(facts))).body.data
  expect(live.notes).toContain('Motivo de la parada: Alarma de gas')
  expect(JSON.stringify(live)).not.toMatch(/\p{Script=Hangul}/u)
})

test('a genuine code of a kind that no module has any more is told as such, and is not good', async () => {
  const { status, body } = await ask('watch01', signer().signed({ ...facts, kind: 'Z' }))
  expect([status, body.data.live]).toMatchObject([
    200,
    { stateNm: '이 포털이 더는 쓰지 않는 종류의 QR입니다.', good: false },
  ])
})

test('a forged code is told as such, and nothing of the record', async () => {
  const other = createQrSigner('a-secret-that-is-not-the-portals-own', 'http://localhost:3000').signed(facts)
  for (const code of [other, 'B100001', `${signer().signed(facts)}A`]) {
    const { status, body } = await ask('issuer03', code)
    expect([status, body.errorCode, body.data]).toEqual([422, 'QR_FORGED', undefined])
  }
  expect(
    (await ask('issuer03', signer().signed({ ...facts, cd: 'P-0000-20200101-0001' }))).body.data.live.stateNm,
  ).toBe('기록이 삭제되었습니다.')
  expect((await life.portal.anonymous.post('/api/common/qr', { code: other })).status).toBe(401)
})

test('the badge of a worker answers with the refusals of gate and permit, the number and the areas of his pass', async () => {
  const workerNo = await life.workerNo('홍석진')
  const { database } = life.portal.engine
  const live = async () =>
    (await ask('watch01', signer().signed({ ...facts, kind: 'W', recordNo: workerNo, cd: 'W-1' }))).body.data
      .live
  const { passCd } = await database.one<{ passCd: string }>(
    `select "passCd" from "enterPass" where "vendorWorkerNo" = $1 and "state" = 'valid'`,
    [workerNo],
  )
  const answer = await live()
  expect(answer).toMatchObject({ stateNm: '출입 가능', good: true, notes: [] })
  expect(answer.rows).toContainEqual({ label: '출입증번호', value: passCd })
  expect(answer.rows.map(({ label }: { label: string }) => label)).toEqual([
    '출입증번호',
    '사업장',
    '출입구역',
    '유효기간',
  ])
  await database.query(`update "enterPass" set "state" = 'withdrawn' where "passCd" = $1`, [passCd])
  expect(await live()).toMatchObject({
    stateNm: '출입 불가',
    good: false,
    notes: ['출입증이 회수되었습니다.'],
  })
  await database.query(`update "enterPass" set "state" = 'valid' where "passCd" = $1`, [passCd])
  await database.query('update "vendorWorker" set "healthFitYn" = $2 where "vendorWorkerNo" = $1', [
    workerNo,
    seal({ table: 'vendorWorker', key: workerNo }, 'healthFitYn', 'N'),
  ])
  const unfit = await live()
  expect([unfit.good, unfit.notes.join()]).toEqual([false, expect.not.stringMatching(/건강|검진/)])
})

test('the badge of a withdrawn pass says so first, then from when the next pass opens the gate', async () => {
  const recordNo = await life.workerNo('고영찬')
  const { database } = life.portal.engine
  const { passCd: cd } = await database.one<{ passCd: string }>(
    `update "enterPass" set "state" = 'withdrawn' where "passNo" =
       (select max("passNo") from "enterPass" where "vendorWorkerNo" = $1 and "state" = 'valid' and "plantCd" = '1000') returning "passCd"`,
    [recordNo],
  )
  const from = addDays(life.day, 3)
  await database.query(
    `insert into "enterPass" ("passCd", "vendorWorkerNo", "vendorCd", "plantCd", "enterRqstNo", "fromYmd", "toYmd", "state", "createUserId", "updateUserId")
     select 'EP-NEXT', "vendorWorkerNo", "vendorCd", "plantCd", "enterRqstNo", $2::date, $2::date + 30, 'valid', 'test', 'test' from "enterPass" where "passCd" = $1`,
    [cd, from],
  )
  const { live } = (await ask('watch01', signer().signed({ ...facts, kind: 'W', recordNo, cd }))).body.data
  expect(live).toMatchObject({
    stateNm: '출입 불가',
    good: false,
    notes: ['출입증이 회수되었습니다.', `출입증이 ${from}부터 유효합니다.`],
  })
  expect(live.rows.slice(0, 2)).toEqual([
    { label: '출입증번호', value: cd },
    { label: '다음 출입증', value: 'EP-NEXT' },
  ])
  // Once the next pass opens the gate, the old badge says which one that is.
  await database.query(`update "enterPass" set "fromYmd" = $1 where "passCd" = 'EP-NEXT'`, [life.day])
  const later = (await ask('watch01', signer().signed({ ...facts, kind: 'W', recordNo, cd }))).body.data.live
  expect([later.good, later.notes]).toEqual([true, ['출입증이 회수되었습니다.', '지금 쓰는 출입증: EP-NEXT']])
})

test('the papers beside the permit are there where the law or the gate asks for them', async () => {
  const paper = async (name: string) => {
    const { status, body } = await life.get('issuer03', `/api/saf/workpermit/${permitNo}/paper/${name}`)
    return [status, body.reasons?.[0]?.message ?? body.subarray?.(0, 5).toString()]
  }
  expect(await paper('crew')).toEqual([200, '%PDF-'])
  expect(await paper('badges')).toEqual([200, '%PDF-'])
  expect(await paper('space')).toEqual([422, '밀폐공간 출입 허가가 아닙니다.'])
  expect(await paper('hot')).toEqual([422, '화기작업 허가가 아닙니다.'])
  expect((await paper('constructor'))[0]).toBe(404)
  const { permitNo: confined } = await life.portal.engine.database.one<{ permitNo: number }>(
    `select "permitNo" from "workPermit" where 'S1' = any("supplCds") and "state" = 'working' order by 1 limit 1`,
  )
  const posting = await life.get('issuer03', `/api/saf/workpermit/${confined}/paper/space`)
  expect([posting.status, posting.body.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  const day = await life.get('issuer03', `/api/saf/workpermitcrewlist?ymd=${life.day}`)
  expect([day.status, day.body.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  expect((await life.get('issuer03', '/api/saf/workpermitcrewlist?ymd=2026-13-40')).status).toBe(400)
  expect((await life.get('vnd01s', `/api/saf/workpermit/${permitNo}/paper/crew`)).status).toBe(404)
})

test('the paper carries the code', async () => {
  const pdf = await life.get('issuer03', `/api/saf/workpermit/${permitNo}/print`)
  expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-')
})
