import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'
import { asSystem, inTransaction, type Context } from '../../../core/server/entity/context.ts'
import { addDays, dayOf } from '../../../core/shared/dates.ts'
import { createQrSigner } from '../../../platform/qr/qr-signer.ts'
import { checkTargets } from '../../vendor/enter/enter-facts.server.ts'
import { gateReasons } from '../../vendor/enter/gate-port.server.ts'
import { verdictsOf } from '../../work-permit/permit/worker-gate.server.ts'
import { recognisedMinutes } from './minutes.server.ts'
import { cancelResults, recordResults } from './result-record.server.ts'
import { educationClock } from './result-work.server.ts'

/** Courses, results, exemptions and the judge, by the people who do them; all tests share one portal. */
let portal: Portal
const clients: Record<string, Client> = {}
let today: string
let worker: number
let other: number
const as = (userId: string): Client => clients[userId]!
const one = <T extends object>(text: string, values: unknown[] = []) =>
  portal.engine.database.one<T>(text, values)
const run = (text: string, values: unknown[] = []) => portal.engine.database.query(text, values)
const fieldOf = ({ status, body }: Answer) => [status, body.fields?.[0]?.path, body.fields?.[0]?.message]
const reasonsOf = ({ status, body }: Answer) => [
  status,
  ...((body.reasons ?? []) as { message: string }[]).map(({ message }) => message),
]
const attach = (resource: string, key: number) =>
  run(
    `insert into "attachFile" ("taskClassNm", "taskKey", "taskFlag", "fileOrgNm", "fileSize", "fileExt", "contentType", "sha256", "sortOrder", "delYn", "createUserId", "updateUserId")
     values ($1, $2, '', 'proof.pdf', 3, 'pdf', 'application/pdf', repeat('a', 64), 1, 'N', 'saf01', 'saf01')`,
    [resource, String(key)],
  )
const asClock = <T>(work: (context: Context) => Promise<T>) =>
  inTransaction(portal.engine, asSystem('시험'), work)
const results = '/api/saf/education/result'
const reason = '증빙이 흐려 읽을 수 없습니다'
const confinedWork = { plantCd: '1000', permitTypeCd: 'G', supplCds: ['S1'] } as const
const verdict = async (day = today) =>
  asClock(async (context) =>
    ((await verdictsOf(context, [worker], { ...confinedWork, workYmd: day })).get(worker) ?? []).map(
      ({ message }) => String(message),
    ),
  )

beforeAll(async () => {
  portal = await startPortal()
  today = dayOf(portal.clock.now())
  for (const userId of ['hq01', 'saf01', 'saf02', 'hea01', 'emp01', 'issuer01', 'vnd01a', 'vnd02a'])
    clients[userId] = await portal.signIn(userId)
  const numberOf = async (name: string) =>
    (
      await one<{ no: number }>(
        `select "vendorWorkerNo" as "no" from "vendorWorker" where "vendorWorkerNm" = $1`,
        [name],
      )
    ).no
  worker = await numberOf('한상우')
  other = await numberOf('임태양')
})
afterAll(() => portal?.close())

describe('what a company sends in', () => {
  let no: number
  const sent = (more: object = {}) => ({
    vendorWorkerNo: worker,
    eduNm: '특별교육: 밀폐공간 작업(2일차)',
    eduTypeCd: 'SPC',
    specialWorkNo: '34',
    eduStartYmd: today,
    eduEndYmd: today,
    recogMin: 60,
    resultCd: 'completed',
    outOrgNm: '한국산업안전교육원',
    ...more,
  })
  test('somebody an hour short for a permit is told so, word for word', async () => {
    expect(await verdict()).toContain('특별교육 사전 4시간이 완료되지 않았습니다. (인정 3.0시간)')
  })
  test('is about its own workers, in the past, of a length that somebody learns', async () => {
    const send = (more: object) => as('vnd01a').post(results, sent(more))
    expect(fieldOf(await send({ vendorWorkerNo: other })).slice(0, 2)).toEqual([400, 'vendorWorkerNo'])
    expect(fieldOf(await send({ eduEndYmd: addDays(today, 1) }))).toEqual([
      400,
      'eduEndYmd',
      '이수일은 오늘 이후일 수 없습니다.',
    ])
    expect(fieldOf(await send({ recogMin: 0 }))).toEqual([
      422,
      'recogMin',
      '교육시간은 1~2,400분이어야 합니다.',
    ])
    expect(fieldOf(await send({ recogMin: 800 }))).toEqual([
      422,
      'recogMin',
      '하루 교육시간은 최대 12시간입니다.',
    ])
    expect(fieldOf(await send({ specialWorkNo: null }))[1]).toBe('specialWorkNo')
    expect(fieldOf(await send({ eduStartYmd: addDays(today, 1) }))[1]).toBe('eduEndYmd')
  })
  test('counts only once somebody of the plant has seen the proof', async () => {
    const made = await as('vnd01a').post(results, sent())
    expect([made.status, made.body.fields ?? []]).toEqual([201, []])
    no = made.body.data.eduResultNo as number
    expect(made.body.data).toMatchObject({ state: 'submitted', sourceCd: 'vendor', vendorCd: 'V00001' })
    expect(fieldOf(await as('vnd01a').post(results, sent()))).toEqual([
      422,
      'eduEndYmd',
      '교육시간이 중복됩니다.',
    ])
    expect((await as('vnd02a').get(`${results}/${no}`)).status).toBe(404)
    expect((await as('vnd01a').put(`${results}/${no}/verify`)).status).toBe(403)
    expect(reasonsOf(await as('saf01').put(`${results}/${no}/verify`))).toEqual([
      422,
      '증빙파일을 첨부해 주세요.',
    ])
    expect(await verdict()).toContain('특별교육 사전 4시간이 완료되지 않았습니다. (인정 3.0시간)')
    await attach('eduResult', no)
    expect((await as('saf01').put(`${results}/${no}/return`, { reason })).status).toBe(200)
    expect((await as('vnd01a').put(`${results}/${no}/submitAgain`)).status).toBe(200)
    expect((await as('saf01').put(`${results}/${no}/verify`)).status).toBe(200)
    expect((await verdict()).filter((each) => each.includes('특별교육'))).toEqual([])
    const shown = (await as('vnd01a').get(`/api/vendor/worker/${worker}`)).body.data.educations as {
      eduResultNo: number
    }[]
    expect(shown.some(({ eduResultNo }) => eduResultNo === no)).toBe(true)
  })
  test('cannot be written into the history of the worker', async () => {
    const url = `/api/vendor/worker/${worker}`
    const before = (await as('vnd01a').get(url)).body.data.educations as object[]
    await as('vnd01a').change(url, {
      educations: [{ eduTypeCd: 'VED11', eduNm: '특별교육', eduYmd: today, eduHour: 16 }],
    })
    expect((await as('vnd01a').get(url)).body.data.educations).toEqual(before)
  })
  test('taken back it holds work back again', async () => {
    expect((await as('saf01').put(`${results}/${no}/cancel`, { reason })).status).toBe(200)
    expect(await verdict()).toContain('특별교육 사전 4시간이 완료되지 않았습니다. (인정 3.0시간)')
  })
})

describe('the judge', () => {
  test('says the same before a permit, at entry and at the gate', async () => {
    const numbers = (
      await run(`select "vendorWorkerNo" as "no" from "vendorWorker" where "useYn" = 'Y' order by 1`)
    ).map((row) => Number((row as { no: number }).no))
    await asClock(async (context) => {
      const permit = await verdictsOf(context, numbers, { ...confinedWork, supplCds: [], workYmd: today })
      const entry = await checkTargets(
        context,
        {
          vendorCd: 'V00001',
          plantCd: '1000',
          enterTypeCd: 'VET04',
          contractNo: null,
          fromYmd: today,
          toYmd: today,
        },
        numbers.map((vendorWorkerNo) => ({ vendorWorkerNo })),
      )
      for (const number of numbers) {
        const educationOf = (found: readonly { message: unknown }[]) =>
          found.map(({ message }) => String(message)).filter((each) => each.startsWith('출입안전교육'))
        const atGate = educationOf(await gateReasons(context, number, '1000', today))
        expect(educationOf(permit.get(number) ?? [])).toEqual(atGate)
        const atEntry = entry.find(({ vendorWorkerNo }) => vendorWorkerNo === number)!.problems
        expect(atEntry.some(({ code, level }) => code === 'E08' && level === 'BLOCK')).toBe(atGate.length > 0)
      }
    })
  })
  test('answers whoever may see the person, and names what is lacking', async () => {
    const url = `/api/saf/education/eligibility?vendorWorkerNo=${worker}&workTypeCds=SPC34&ymd=${today}`
    const { status, body } = await as('saf01').get(url)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ ok: false, reasons: [{ code: 'SPC_PRE', lackMin: 60 }] })
    expect((await as('vnd01a').get(url)).status).toBe(403)
    const own = await as('saf01').get('/api/saf/education/eligibility?userId=gas01&workTypeCds=SPC34,SPC38')
    expect(own.body.data).toEqual({ ok: true, reasons: [] })
    expect((await as('saf01').get('/api/saf/education/eligibility?userId=emp21')).status).toBe(404)
    expect(fieldOf(await as('saf01').get(`${url}&workTypeCds=SPC34,XX`))[0]).toBe(400)
  })
})

describe('what came of a class', () => {
  test('is recorded with certificates and minutes, and taken back with them', async () => {
    const { no } = await one<{ no: number }>(
      `select "eduCourseNo" as "no" from "eduCourse" where "eduCourseNm" = '유해화학물질 종사자 교육'`,
    )
    const row = {
      eduCourseNo: no,
      eduTypeCd: 'HCM',
      eduStartYmd: today,
      eduEndYmd: today,
      recogMin: 120,
      sourceCd: 'internal',
    } as const
    const [done, failed] = await asClock((context) =>
      recordResults(context, [
        { ...row, person: { userId: 'emp01' }, resultCd: 'completed' },
        { ...row, person: { vendorWorkerNo: worker }, resultCd: 'notCompleted' },
      ]),
    )
    expect((await as('saf01').get(`${results}/${done}`)).body.data).toMatchObject({
      state: 'confirmed',
      userId: 'emp01',
      vndEduCd: 'VED05',
      deptCd: 'D111',
    })
    const certificates = await run('select "eduResultNo" from "eduCert" where "eduResultNo" = any($1)', [
      [done, failed],
    ])
    expect(certificates).toEqual([{ eduResultNo: done }])
    const year = { from: `${today.slice(0, 4)}-01-01`, to: today }
    const minutes = await asClock((context) => recognisedMinutes(context, [{ userId: 'emp01' }], year))
    expect(
      minutes
        .filter(({ courseNm }) => courseNm === '유해화학물질 종사자 교육')
        .map(({ eduTypeCd, rule }) => [eduTypeCd, rule]),
    ).toEqual([
      ['HCM', null],
      ['REG', '시행규칙 제27조제3항제1호'],
    ])
    // Where an exemption by another law was approved, the same education does not count once more.
    await asClock((context) =>
      recordResults(context, [{ ...row, person: { userId: 'env02' }, resultCd: 'completed' }]),
    )
    await run(
      `insert into "eduExempt" ("eduExemptCd", "scopeCd", "exemptTypeCd", "eduTypeCd", "userId", "applyYear", "applyHalfCd", "exemptMin", "evidenceTxt", "state", "createUserId", "updateUserId")
       values ('EX-T', 'person', 'E3', 'REG', 'env02', $1, 'Y', 120, 'x', 'approved', 'saf01', 'saf01')`,
      [today.slice(0, 4)],
    )
    const other = await asClock((context) => recognisedMinutes(context, [{ userId: 'env02' }], year))
    expect(
      other
        .filter(({ courseNm }) => courseNm === '유해화학물질 종사자 교육')
        .map(({ eduTypeCd }) => eduTypeCd),
    ).toEqual(['HCM'])
    await run(`update "eduResult" set "eduClassNo" = -1 where "eduResultNo" = any($1)`, [[done, failed]])
    expect(reasonsOf(await as('saf01').put(`${results}/${done}/cancel`, { reason }))[0]).toBe(422)
    expect(await asClock((context) => cancelResults(context, -1, reason))).toBe(2)
    expect(await one('select "state" from "eduCert" where "eduResultNo" = $1', [done])).toEqual({
      state: 'cancelled',
    })
  })
})

describe('a certificate', () => {
  const url = '/api/saf/education/cert'
  test('is printed, says copy the second time, and anybody may ask whether it holds good', async () => {
    const { no, cd } = await one<{ no: number; cd: string }>(
      `select "eduCertNo" as "no", "certCd" as "cd" from "eduCert" where "state" = 'valid' and "userId" = 'gas01' limit 1`,
    )
    expect((await as('saf01').get(`${url}/print?nos=${no}`)).status).toBe(200)
    expect((await as('saf01').get(`${url}/print?nos=${no},${no}`)).status).toBe(200)
    expect((await as('saf01').get(`${url}/${no}`)).body.data.printCnt).toBe(2)
    expect((await as('saf01').get(`${url}/print?nos=x`)).status).toBe(400)
    const signer = createQrSigner(portal.settings.tokenSecret, 'https://portal.example.com')
    const facts = {
      kind: 'C',
      recordNo: no,
      cd,
      holderNm: '가',
      fromDt: `${today}T00:00:00+09:00`,
      toDt: `${addDays(today, 9)}T00:00:00+09:00`,
      asOfDt: `${today}T00:00:00+09:00`,
    }
    const ask = (code: string) => portal.anonymous.post('/api/public/qr', { code })
    const good = await ask(signer.addressOf(facts))
    expect(good.status).toBe(200)
    expect(good.body.data.live).toMatchObject({ stateNm: '유효', good: true })
    expect(JSON.stringify(good.body)).not.toContain('가스측정자01')
    const code = signer.signed(facts)
    for (const altered of [
      `${code.slice(0, -2)}AA`,
      `A${code.slice(1)}`,
      signer.signed({ ...facts, kind: 'P' }),
      'x',
    ])
      expect((await ask(altered)).status).toBe(404)
    expect((await ask(signer.signed({ ...facts, recordNo: 999_999 }))).body.message).toBe(
      '확인할 수 없는 수료증입니다.',
    )
    await run(`update "eduCert" set "state" = 'cancelled' where "eduCertNo" = $1`, [no])
    expect((await ask(code)).body.data.live).toMatchObject({ stateNm: '취소', good: false })
    expect(reasonsOf(await as('saf01').get(`${url}/print?nos=${no}`))).toEqual([
      422,
      `취소된 수료증은 출력할 수 없습니다: ${cd}`,
    ])
  })
})

describe('an exemption', () => {
  const url = '/api/saf/education/exempt'
  const career = {
    scopeCd: 'person',
    exemptTypeCd: 'E51',
    eduTypeCd: 'NEW',
    userId: 'emp01',
    applyYear: '2026',
    applyHalfCd: 'Y',
    exemptPct: 50,
    careerFromYmd: '2025-03-01',
    careerToYmd: '2025-08-31',
    hireYmd: '2026-08-31',
    evidenceTxt: '경력증명서',
  }
  test('keeps within fifty per cent, six months and a year', async () => {
    const ask = async (more: object) => fieldOf(await as('saf01').post(url, { ...career, ...more }))
    expect(await ask({ exemptPct: 60 })).toEqual([422, 'exemptPct', '면제율은 50%를 초과할 수 없습니다.'])
    expect(await ask({ careerFromYmd: '2025-03-02' })).toEqual([
      422,
      'careerToYmd',
      '경력 증빙 기간이 6개월 미만입니다.',
    ])
    expect((await ask({ hireYmd: '2026-09-01' }))[1]).toBe('hireYmd')
    expect((await ask({ eduTypeCd: 'REG' }))[1]).toBe('eduTypeCd')
  })
  test('is approved by somebody else who saw the proof, that of a plant by head office', async () => {
    const made = await as('saf01').post(url, career)
    expect([made.status, made.body.fields ?? []]).toEqual([201, []])
    const no = made.body.data.eduExemptNo as number
    expect((await as('hea01').put(`${url}/${no}/approve`)).body.reasons?.[0]?.message).toBe(
      '증빙파일을 첨부해 주세요.',
    )
    await attach('eduExempt', no)
    expect(reasonsOf(await as('saf01').put(`${url}/${no}/approve`))).toEqual([
      422,
      '본인이 신청한 면제는 승인할 수 없습니다.',
    ])
    expect((await as('hea01').put(`${url}/${no}/approve`)).status).toBe(200)
    const plant = await as('saf01').post(url, {
      scopeCd: 'plant',
      exemptTypeCd: 'E1',
      eduTypeCd: 'REG',
      plantCd: '1000',
      // The demonstration has accidents in the two years before today; this year follows one without.
      applyYear: String(Number(today.slice(0, 4)) - 2),
      applyHalfCd: 'Y',
      exemptPct: 50,
      evidenceTxt: '산재 확인서',
    })
    const ofPlant = `${url}/${plant.body.data.eduExemptNo as number}`
    await attach('eduExempt', plant.body.data.eduExemptNo as number)
    expect((await as('hea01').put(`${ofPlant}/approve`)).status).toBe(403)
    expect((await as('hq01').put(`${ofPlant}/approve`)).status).toBe(200)
  })
})

describe('special education', () => {
  const url = '/api/saf/education/assign'
  test('follows from the first day of work and from what is learned', async () => {
    const made = await as('saf01').post(url, { userId: 'issuer01', specialWorkNo: '7', firstWorkYmd: today })
    expect([made.status, made.body.fields ?? []]).toEqual([201, []])
    expect(made.body.data).toMatchObject({ state: 'due', requiredMin: 960, preMin: 240 })
    expect(
      fieldOf(await as('saf01').post(url, { userId: 'issuer01', specialWorkNo: '7', firstWorkYmd: today })),
    ).toEqual([400, 'specialWorkNo', '이미 지정된 작업입니다.'])
    expect(
      (await as('issuer01').post(url, { userId: 'issuer01', specialWorkNo: '8', firstWorkYmd: today }))
        .status,
    ).toBe(403)
    const { no } = await one<{ no: number }>(
      `select "eduCourseNo" as "no" from "eduCourse" where "specialWorkNo" = '7'`,
    )
    const record = (recogMin: number, daysAgo: number) =>
      asClock((context) =>
        recordResults(context, [
          {
            person: { userId: 'issuer01' },
            eduCourseNo: no,
            eduTypeCd: 'SPC',
            specialWorkNo: '7',
            eduStartYmd: addDays(today, -daysAgo),
            eduEndYmd: addDays(today, -daysAgo),
            recogMin,
            resultCd: 'completed',
            sourceCd: 'internal',
          },
        ]),
      )
    const state = async () =>
      (await as('saf01').get(`${url}/${made.body.data.eduAssignNo as number}`)).body.data.state as string
    await record(240, 3)
    expect(await state()).toBe('preDone')
    await record(720, 2)
    expect(await state()).toBe('done')
  })
  test('that is late becomes an improvement of the department, once', async () => {
    await educationClock(portal.engine)
    await educationClock(portal.engine)
    const rows = await run(
      `select "deptCd" from "improvement" where "sourceModuleCd" = 'EDU' and "sourceKey" like 'eduAssign %'`,
    )
    expect(rows).toEqual([{ deptCd: 'D121' }])
  })
})
