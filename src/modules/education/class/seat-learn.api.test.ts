import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../core/shared/dates.ts'
import { passwordSha, hashPassword } from '../../../platform/session/password.ts'
import type { ExamWithJudgement, TakeAnswer } from '../exam/my-exam.rule.ts'
import type { Paper } from '../exam/paper.rule.ts'
import { attendRefusals, classNotes } from './attend-refusals.texts.ts'
import {
  act,
  as,
  at,
  classNo,
  closeStory,
  create,
  goOnWith,
  one,
  openStory,
  portal,
  reasonsOf,
  run,
  said,
  setClock,
  today,
  tokenOn,
  url,
} from './class.test-kit.ts'

const [phone, otherPhone] = ['cccccccccccccccc', 'dddddddddddddddd']
const pin = '246802'
const confined = '34'
interface Seat {
  worker: number
  target: number
  token: string
}
const seats: Seat[] = []
const [first, second] = [() => seats[0]!, () => seats[1]!]
let examNo: number
let shown: number
let lesson: number
let hidden: number

const place = ({ token }: Seat, rest: string, device = phone) =>
  `/api/public/eduseat/${token}/${rest}?deviceHash=${device}`
const exams = async (seat: Seat, device = phone) =>
  (await portal.anonymous.get(place(seat, 'myexams', device))).body.data as ExamWithJudgement[]
const begin = (seat: Seat, device = phone) =>
  portal.anonymous.post(place(seat, `myexam/${examNo}/begin`, device), { langCd: 'zh' })
const rightAnswers = async (takeNo: number) =>
  Object.fromEntries(
    (
      await one<{ paper: Paper }>('select "paper" from "eduExamPaper" where "takeNo" = $1', [takeNo])
    ).paper.map(({ typeCd, key }, index) => [String(index), typeCd === 'M' ? key : key.slice(0, 1)]),
  )
const linkFor = async (target: number): Promise<string> => {
  const made = await as('saf01').post(`${url()}/link`, { eduTargetNo: target })
  return String(made.body.data.url).split('/attend/')[1]!
}
const eligible = async (worker: number) =>
  (
    await as('saf01').get(
      `/api/saf/education/eligibility?vendorWorkerNo=${worker}&workTypeCds=SPC${confined}&ymd=${addDays(today, 1)}`,
    )
  ).body.data as { ok: boolean; reasons: { code: string; msg: string }[] }

const material = async (name: string, kind: string, courseNo: number, open: 'Y' | 'N') =>
  (
    await one<{ no: number }>(
      `insert into "eduMaterial" ("materialNm", "materialTypeCd", "plantCd", "langCd", "eduTypeCd", "eduCourseNo", "runMin", "openVendorYn", "scormTxt", "launchTxt", "state", "createUserId", "updateUserId")
       values ($1, $2, '1000', 'kr', 'SPC', $3, 1, $4, $5, $6, 'posted', 'saf01', 'saf01') returning "materialNo" as "no"`,
      [name, kind, courseNo, open, kind === 'scorm' ? '1.2' : null, kind === 'scorm' ? 'start.html' : null],
    )
  ).no

beforeAll(async () => {
  await openStory()
  const { no: courseNo } = await one<{ no: number }>(
    `insert into "eduCourse" ("eduCourseCd", "eduCourseNm", "eduTypeCd", "specialWorkNo", "plantCd", "targetClassCds", "methodCd", "stdMin", "minAttendPct", "passTypeCd", "state", "createUserId", "updateUserId")
     values ('EC-T-9', '밀폐공간 특별교육(시험)', 'SPC', $1, '0000', '{FLD}', 'C', 240, 90, 'B', 'confirmed', 'system', 'system') returning "eduCourseNo" as "no"`,
    [confined],
  )
  shown = await material('밀폐공간 작업 안내', 'document', courseNo, 'Y')
  hidden = await material('사내 설비 도면', 'document', courseNo, 'N')
  lesson = await material('밀폐공간 강의', 'scorm', courseNo, 'Y')
  for (const difficultyCd of ['H', 'M', 'L'])
    await as('saf01').post('/api/saf/education/question', {
      eduTypeCd: 'SPC',
      questionTypeCd: 'S',
      difficultyCd,
      pointQty: 5,
      questionTxt: `밀폐공간 문제 ${difficultyCd}`,
      choiceTxt: '예\n아니오',
      answerTxt: '1',
      useYn: 'Y',
    })
  const made = await as('saf01').post('/api/saf/education/exam', {
    examNm: '밀폐공간 평가',
    plantCd: '1000',
    eduTypeCd: 'SPC',
    eduCourseNo: courseNo,
    pickCd: 'draw',
    questionQty: 3,
    highPct: 33,
    midPct: 34,
    lowPct: 33,
    timeLimitMin: 20,
    passScore: 60,
    maxTryCnt: 2,
    waitMin: 10,
    relearnYn: 'N',
    shuffleYn: 'Y',
    openAnswerCd: 'ended',
    selfYn: 'N',
  })
  examNo = made.body.data.examNo as number
  expect((await as('saf01').put(`/api/saf/education/exam/${examNo}/open`)).status).toBe(200)
  const planned = await create({ eduCourseNo: courseNo, classNm: '밀폐공간 특별교육', breaks: [] })
  goOnWith(planned.body.data.eduClassNo as number)
  const workers = await run(
    `select w."vendorWorkerNo" as "no" from "vendorWorker" w where not exists (select 1 from "eduResult" r where r."vendorWorkerNo" = w."vendorWorkerNo" and r."eduTypeCd" = 'SPC')
       and not exists (select 1 from "eduTarget" t where t."vendorWorkerNo" = w."vendorWorkerNo")
     order by 1 limit 2`,
  )
  const numbers = (workers as unknown as { no: number }[]).map(({ no }) => no)
  expect(numbers).toHaveLength(2)
  const added = await as('saf01').post(`${url()}/targets`, { vendorWorkerNos: numbers })
  expect([added.status, added.body.fields]).toEqual([201, undefined])
  expect(added.body.data).toMatchObject({ insertCnt: 2, skipped: [] })
  expect(reasonsOf(await act('saf01', 'open'))).toEqual([])
  await setClock(at('12:55'))
  expect(reasonsOf(await act('issuer01', 'start'))).toEqual([])
  for (const worker of numbers) {
    const { target } = await one<{ target: number }>(
      'select "eduTargetNo" as "target" from "eduTarget" where "eduClassNo" = $1 and "vendorWorkerNo" = $2',
      [classNo, worker],
    )
    seats.push({ worker, target, token: await linkFor(target) })
    await run(
      `insert into "workerPin" ("vendorWorkerNo", "pinHash", "pinChgDt", "createUserId") values ($1, $2, now(), 'saf01')
       on conflict ("vendorWorkerNo") do update set "pinHash" = excluded."pinHash"`,
      [worker, await hashPassword(passwordSha(pin))],
    )
  }
})
afterAll(closeStory)

describe('a worker without an account', () => {
  test('is not let into confined spaces before he is taught', async () => {
    const { ok, reasons } = await eligible(first().worker)
    expect([ok, reasons.map(({ msg }) => msg)]).toEqual([false, ['밀폐공간 특별교육 이수 기록이 없습니다.']])
  })
  test('enters by his link, on one telephone', async () => {
    const code = await tokenOn('IN')
    const seat = `/api/public/eduseat/${first().token}`
    // Until somebody acts, the link shows its seat on any device: it may be sent on to the right telephone.
    for (const look of [seat, place(first(), '').replace('/?', '?'), `${seat}?deviceHash=${otherPhone}`])
      expect((await portal.anonymous.get(look)).status).toBe(200)
    expect((await portal.anonymous.post(seat, { token: code, deviceHash: phone })).status).toBe(200)
    expect((await exams(first())).map((exam) => [exam.examNo, exam.judged])).toEqual([
      [examNo, { may: true, tryCnt: 1 }],
    ])
    expect(said(await portal.anonymous.get(place(first(), 'myexams', otherPhone)))).toEqual([
      409,
      '이 링크는 처음 사용한 기기에서만 열립니다. 기기를 바꾸려면 강사에게 새 링크를 요청해 주세요.',
    ])
    expect((await portal.anonymous.get(`/api/public/eduseat/${first().token}/myexams`)).status).toBe(400)
    expect((await portal.anonymous.get(`${seat}?deviceHash=${phone}`)).body.data.targetNm).toBeTruthy()
    for (const [language, at] of [
      ['ko', 'kr'],
      ['zh', 'zh'],
      ['en', 'en'],
      ['es', 'es'],
    ] as const) {
      const ask = (query: string) =>
        portal.app.inject({ url: `${seat}${query}`, headers: { 'accept-language': language } })
      const [other, none] = [await ask(`?deviceHash=${otherPhone}`), await ask('')]
      const refusal = attendRefusals.boundDevice().in(at)
      expect([other.statusCode, other.json().message]).toEqual([409, refusal])
      expect([none.statusCode, none.json().fields[0].message]).toEqual([400, refusal])
    }
    expect((await portal.anonymous.get(place({ ...first(), token: 'a.b' }, 'myexams'))).status).toBe(404)
  })
  test('reads what his class teaches from, and nothing else', async () => {
    const { data } = (await portal.anonymous.get(place(first(), 'ownmaterials'))).body as {
      data: { materialNo: number }[]
    }
    expect(new Set(data.map(({ materialNo }) => materialNo))).toEqual(new Set([shown, lesson]))
    const opened = await portal.anonymous.post(place(first(), `view/${shown}/open`), {
      windowKey: 'window-of-seat',
    })
    expect([opened.status, opened.body.data.runSec]).toEqual([200, 60])
    portal.clock.set(new Date(portal.clock.now().getTime() + 30_000))
    const beat = await portal.anonymous.post(place(first(), `view/${shown}/beat`), {
      from: 0,
      to: 30,
      idleSec: 0,
      windowKey: 'window-of-seat',
    })
    expect(beat.body.data).toMatchObject({ counted: true, progressPct: 50 })
    const elsewhere = await one<{ no: number }>(
      `select "materialNo" as "no" from "eduMaterial" where "state" = 'posted' and "eduCourseNo" is distinct from (select "eduCourseNo" from "eduMaterial" where "materialNo" = $1) limit 1`,
      [shown],
    )
    for (const no of [hidden, elsewhere.no])
      for (const path of [`view/${no}/open`, `view/${no}/lesson`])
        expect(
          (await portal.anonymous.post(place(first(), path), { windowKey: 'window-of-seat' })).status,
          path,
        ).toBe(404)
    expect((await portal.anonymous.get(place(first(), `view/${hidden}/file`))).status).toBe(404)
  })
  test('gets an address for a lesson that names nobody and ends with his link', async () => {
    await portal.anonymous.post(place(second(), `view/${lesson}/open`), { windowKey: 'window-of-lesson' })
    const ask = (windowKey: string) =>
      portal.anonymous.post(place(second(), `view/${lesson}/lesson`), { windowKey })
    expect((await ask('another-window')).status).toBe(409)
    const { address } = (await ask('window-of-lesson')).body.data as { address: string }
    const [, pass = ''] = /^\/api\/scorm\/([\w-]{32})\/start\.html$/.exec(address) ?? []
    const kept = await run('select * from "eduContentPass"')
    expect(JSON.stringify(kept)).not.toContain(pass)
    expect(JSON.stringify(kept)).toContain(createHash('sha256').update(pass).digest('hex'))
    const script = await portal.app.inject(`/api/scorm/${pass}/__portal/start.js`)
    expect([script.statusCode, script.body.includes('Scorm12API')]).toEqual([200, true])
    expect((await portal.app.inject(`/api/scorm/${pass.slice(0, -1)}_/__portal/start.js`)).statusCode).toBe(
      404,
    )
    portal.clock.set(new Date(portal.clock.now().getTime() + 1000))
    seats[1] = { ...second(), token: await linkFor(second().target) }
    expect((await portal.app.inject(`/api/scorm/${pass}/__portal/start.js`)).statusCode).toBe(404)
  })
  test('sits the exam of his class in his language; nobody else’s try is there for him', async () => {
    const begun = await begin(first())
    expect([begun.status, begun.body.data?.langCd]).toEqual([200, 'zh'])
    expect(JSON.stringify(begun.body)).not.toMatch(/"key"|"explain"|"answerTxt"/)
    const { takeNo } = begun.body.data as TakeAnswer
    const path = `mytake/${takeNo}`
    expect(said(await begin(first()))).toEqual([409, '이미 응시 중입니다. 이어서 응시해 주세요.'])
    expect((await portal.anonymous.get(place(second(), path))).status).toBe(404)
    for (const [seat, device] of [
      [second(), phone],
      [first(), otherPhone],
    ] as const)
      for (const way of ['save', 'submit'])
        expect([404, 409]).toContain(
          (await portal.anonymous.put(place(seat, `${path}/${way}`, device), { answers: {}, saveSeq: 1 }))
            .status,
        )
    const saved = await portal.anonymous.put(place(first(), `${path}/save`), {
      answers: {},
      saveSeq: 1,
      leaveCnt: 1,
    })
    expect(saved.body.data).toEqual({ saveSeq: 1 })
    const ended = await portal.anonymous.put(place(first(), `${path}/submit`), {
      answers: await rightAnswers(takeNo),
      saveSeq: 2,
      leaveCnt: 1,
    })
    expect([ended.status, ended.body.fields]).toEqual([200, undefined])
    expect(ended.body.data).toMatchObject({ state: 'passed', score: 100, leaveCnt: 1 })
    expect((await portal.anonymous.get(place(first(), `${path}/picture/1`))).status).toBe(404)
    const [exam] = await exams(first())
    expect(exam!.judged).toMatchObject({ may: false, why: 'passed' })
  })
  test('who has no telephone proves himself with his own number at the device of the instructor', async () => {
    const sit = (userId: string, more: object) =>
      as(userId).post(`${url()}/sit`, { eduTargetNo: second().target, ...more })
    expect((await sit('emp01', { pinPwd: pin })).status).toBe(403)
    expect((await sit('issuer01', {})).status).toBe(400)
    const wrong = await sit('issuer01', { pinPwd: '000000' })
    expect([wrong.status, wrong.body.fields?.[0]?.path]).toEqual([400, 'pinPwd'])
    const open = await sit('issuer01', { pinPwd: pin })
    const [, token = '', device = ''] =
      /^\/attend\/([\w.-]+)#([0-9a-f]{32})$/.exec(String(open.body.data?.address)) ?? []
    expect((await exams({ ...second() }, phone)) ?? 'ended').toBe('ended')
    seats[1] = { ...second(), token }
    const begun = await begin(second(), device)
    expect(begun.status).toBe(200)
    expect((await begin(second(), phone)).status).toBe(409)
    portal.clock.set(new Date(portal.clock.now().getTime() + 25 * 60_000))
    const late = await portal.anonymous.put(
      place(second(), `mytake/${(begun.body.data as TakeAnswer).takeNo}/submit`, device),
      { answers: {}, saveSeq: 1 },
    )
    expect([late.status, reasonsOf(late)]).toEqual([422, ['응시 시간이 종료되었습니다.']])
  })
  test('may be named on a permit once his class is closed; who failed may not', async () => {
    await setClock(at('17:00'))
    const out = await portal.app.inject({
      method: 'POST',
      url: `/api/public/eduseat/${first().token}`,
      headers: { 'accept-language': 'es' },
      payload: { token: await tokenOn('OUT'), deviceHash: phone },
    })
    // Who has no account is answered in the language of his page.
    expect([out.statusCode, out.json().data.msg]).toEqual([200, classNotes.left().in('es')])
    const early = await act('issuer01', 'confirmAttend', { logDesc: '교재에 따라 교육을 실시하였습니다.' })
    expect(reasonsOf(early)).toContain('출결이 확정되지 않은 수강자 1명이 있습니다.')
    await act('issuer01', 'decide', {
      eduTargetNo: second().target,
      decision: 'miss',
      reason: '시험 뒤 현장으로 돌아가 참석하지 못함',
    })
    await run(
      `insert into "attachFile" ("taskClassNm", "taskKey", "taskFlag", "fileOrgNm", "fileExt", "contentType", "fileSize", "sortOrder", "sha256", "createUserId", "updateUserId")
       values ('eduClass', $1, 'image', 'p.png', 'png', 'image/png', 1, 1, repeat('a', 64), 'issuer01', 'issuer01')`,
      [String(classNo)],
    )
    const confirmed = await act('issuer01', 'confirmAttend', {
      logDesc: '교재에 따라 교육을 실시하였습니다.',
    })
    expect([confirmed.status, reasonsOf(confirmed)]).toEqual([200, []])
    const closed = await act('saf01', 'close')
    expect([closed.status, reasonsOf(closed)]).toEqual([200, []])
    expect((await eligible(first().worker)).reasons.filter(({ code }) => code === 'SPC_PRE')).toEqual([])
    expect((await eligible(second().worker)).ok).toBe(false)
    const projected = await run(
      `select "eduTypeCd" from "vendorWorkerEdu" where "vendorWorkerNo" = $1 and "eduTypeCd" = 'VED11'`,
      [first().worker],
    )
    expect(projected).toHaveLength(1)
  })
})
