import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../../../db/seed/seed.ts'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'
import { signDocument } from '../../../../test/sign-document.ts'
import { addDays, addMinutes } from '../../../core/shared/dates.ts'
import { passwordSha } from '../../../platform/session/password.ts'
import { linkStories } from './event-link.test-kit.ts'
import { eventCalls, fields, paths, waitStories } from './event-life.test-kit.ts'
import { eventClock } from './event-work.server.ts'
import { lessonStories } from './event-lesson.test-kit.ts'
import { measureStories } from './event-measure.test-kit.ts'
import { restStories } from './event-rest.test-kit.ts'
import { statStories } from './stat/stat.test-kit.ts'

let portal: Portal
/** Reports; decides near misses of the department; safety manager; head of the site; of another department; a company. */
let member: Client
let head: Client
let safety: Client
let site: Client
let other: Client
let company: Client
const { events, persons, notes, reports } = paths
const signature = { userPwdSHA: passwordSha(demoPassword) }

beforeAll(async () => {
  portal = await startPortal()
  member = await portal.signIn('emp01')
  head = await portal.signIn('issuer01')
  safety = await portal.signIn('saf01')
  site = await portal.signIn('mgmt01')
  other = await portal.signIn('emp21')
  company = await portal.signIn('vnd01a')
})
afterAll(() => portal?.close())

const { now, today, one, facts, report, made, act, hurt, handIn, waits } = eventCalls(
  () => portal,
  () => safety,
)

describe('a report', () => {
  test('is refused at its field where its times cannot be, and nothing is written', async () => {
    const count = () => one<{ n: number }>('select count(*)::int as n from "safEvent"')
    const before = await count()
    expect(fields(await report(member, { occurDt: addMinutes(now(), 5) }))).toEqual([400, 'occurDt'])
    expect(fields(await report(member, { knowDt: addMinutes(now(), 5) }))).toEqual([400, 'knowDt'])
    const reversed = await report(member, { knowDt: addMinutes(now(), -61) })
    expect(fields(reversed)).toEqual([400, 'knowDt'])
    expect(reversed.body.fields[0].message).toBe('인지일시는 발생일시보다 빠를 수 없습니다.')
    expect(fields(await report(member, { placeNm: '' }))).toEqual([400, 'placeNm'])
    expect(fields(await report(member, { areaCd: 'NOWHERE' }))).toEqual([400, 'areaCd'])
    expect(fields(await report(member, { saaYn: 'Y' }))).toEqual([400, 'saaYn'])
    expect(fields(await report(member, { freqBef: 6 }))).toEqual([400, 'freqBef'])
    expect(await count()).toEqual(before)
  })
  test('freezes the moment, tells safety staff, and is changed by its reporter until it is classified', async () => {
    const no = await made(member)
    expect(await waits(safety, 'event-classify')).toContain(no)
    const { body } = await head.get(`${events}/${no}/moment`)
    expect(body.data).toMatchObject({ permits: expect.any(Array), inside: expect.any(Array) })
    expect(body.data.stock.length).toBeGreaterThan(0)
    const frozen = await one<{ n: number }>(
      'select count(*)::int as n from "safEventMoment" where "safEventNo" = $1',
      [no],
    )
    expect(frozen.n).toBe(1)
    const { data } = (await member.get(`${events}/${no}`)).body
    expect((await member.change(`${events}/${no}`, { ...data, agentNm: '원심분리기 덮개' })).status).toBe(200)
    expect(fields(await member.change(`${events}/${no}`, { ...data, eventKindCd: 'nearMiss' }))).toEqual([
      400,
      'eventKindCd',
    ])
    expect((await other.get(`${events}/${no}`)).status).toBe(403)
    expect((await act(member, no, 'classify')).status).toBe(403)
    expect((await member.delete(`${events}/${no}`)).status).not.toBe(200)
  })
})

describe('people of an accident', () => {
  test('are read by safety, health and the head of the site alone', async () => {
    const no = await made(member)
    const { body } = await hurt(no, { diagnosisTxt: '우측 제2수지 골절' })
    const key = body.data.safEventPersonNo as number
    expect((await site.get(`${persons}/${key}`)).status).toBe(200)
    expect((await member.get(`${persons}/${key}`)).status).toBe(403)
    expect((await company.get(`${persons}/${key}`)).status).not.toBe(200)
    const kept = await one<{ text: string }>(
      'select "diagnosisTxt" as text from "safEventPerson" where "safEventPersonNo" = $1',
      [key],
    )
    expect(kept.text).toMatch(/^s2:/)
    const note = {
      safEventNo: no,
      noteTypeCd: 'statement',
      noteDt: now(),
      speakerNm: '부서원01',
      noteTxt: '덮개가 갑자기 내려왔다.',
    }
    expect((await safety.post(notes, note)).status).toBe(201)
    expect(fields(await safety.post(notes, { ...note, noteDt: addMinutes(now(), 9) }))).toEqual([
      400,
      'noteDt',
    ])
    expect((await member.get(`${notes}s`)).status).toBe(403)
  })
  test('have days and grades that can be, each refused at its field', async () => {
    const no = await made(member, {
      occurDt: addMinutes(now(), -60 * 24 * 10),
      knowDt: addMinutes(now(), -60 * 24 * 10),
    })
    const day = addDays(today(), -10)
    expect(fields(await hurt(no, { restFromYmd: addDays(day, -1) }))).toEqual([400, 'restFromYmd'])
    expect(fields(await hurt(no, { restFromYmd: day, restToYmd: addDays(day, -1) }))[0]).toBe(400)
    expect(fields(await hurt(no, { restFromYmd: addDays(day, 3), restToYmd: addDays(day, 2) }))).toEqual([
      400,
      'restToYmd',
    ])
    expect(fields(await hurt(no, { disGradeLvl: 15 }))).toEqual([400, 'disGradeLvl'])
    expect(fields(await hurt(no, { disGradeLvl: 0 }))).toEqual([400, 'disGradeLvl'])
    expect(fields(await hurt(no, { deathYmd: addDays(today(), 1) }))).toEqual([400, 'deathYmd'])
    expect(fields(await hurt(no, { personTypeCd: 'other' }))[0]).toBe(400)
    const rested = await hurt(no, { restFromYmd: addDays(day, 1), restToYmd: addDays(day, 3) })
    expect(rested.body.data).toMatchObject({ restDays: 3, plantCd: '1000' })
    expect((await hurt(no, { disGradeLvl: 14, restFromYmd: addDays(day, 1) })).body.data.lossDays).toBe(50)
  })
})

describe('an accident', () => {
  let no: number
  test('is classified when everything is known, and its flags make the reports with their days', async () => {
    no = await made(member)
    const early = await act(safety, no, 'classify')
    expect([early.status, early.body.message]).toEqual([422, expect.stringContaining('재해자')])
    await hurt(no, { treatMonths: 3 })
    expect((await safety.get(`${events}/${no}/judgement`)).body.data.auto).toMatchObject({
      saaYn: 'N',
      f30Yn: 'Y',
    })
    await hurt(no, { userId: 'gas01', treatMonths: 4 })
    const { body } = await act(safety, no, 'classify')
    expect(body.data).toMatchObject({
      state: 'classified',
      saaYn: 'Y',
      sapaYn: 'N',
      f30Yn: 'Y',
      severityCd: 'MAJ',
    })
    const judged = (await safety.get(`${events}/${no}/judgement`)).body.data
    expect(judged.mayDecide).toBe(true)
    expect(judged.reasons[0]).toContain('규칙 제3조제2호')
    expect(judged.clocks.map((clock: { rptTypeCd: string }) => clock.rptTypeCd)).toEqual(['IMM', 'F30'])
    expect(judged.clocks.every(({ report: made }: { report: object | null }) => made !== null)).toBe(true)
  })
  test('keeps what was judged otherwise beside the rule, with a reason', async () => {
    expect((await act(head, no, 'decide', { psmYn: 'Y', reason: '공정사고로 본다' })).status).toBe(403)
    expect(fields(await act(safety, no, 'decide', { psmYn: 'Y' }))).toEqual([400, 'reason'])
    expect(fields(await act(safety, no, 'decide', { psmYn: 'maybe' }))).toEqual([400, 'psmYn'])
    const decided = await act(safety, no, 'decide', { psmYn: 'Y', reason: '공정안전 대상 설비로 확인' })
    expect(decided.body.data).toMatchObject({ psmYn: 'Y', flagCds: ['psmYn'] })
    const withdrawn = await act(safety, no, 'decide', {})
    expect(withdrawn.body.data).toMatchObject({ psmYn: 'N', flagCds: [] })
  })
  test('is investigated by a team, and its causes stand when root and whys are there', async () => {
    expect((await act(safety, no, 'investigate')).status).toBe(422)
    const { data } = (await safety.get(`${events}/${no}`)).body
    const members = [
      { memberUserId: 'saf01', memberRoleCd: 'safety' },
      { memberUserId: 'emp01', memberRoleCd: 'representative' },
    ]
    await safety.change(`${events}/${no}`, { ...data, leadUserId: 'saf01', members })
    expect((await act(safety, no, 'investigate')).body.data.state).toBe('investigating')
    const none = await act(safety, no, 'fixCauses')
    expect([none.status, none.body.message]).toEqual([422, expect.stringContaining('근본 원인')])
    const now1 = (await safety.get(`${events}/${no}`)).body.data
    const causes = [
      { branchTxt: '1', causeLvlCd: 'D', m4Cd: 'machine', causeTxt: '덮개 인터록 없음' },
      {
        branchTxt: '1.1',
        upBranchTxt: '1',
        causeLvlCd: 'R',
        m4Cd: 'management',
        causeTxt: '설비 도입 검토 절차 없음',
      },
    ]
    expect(
      fields(
        await safety.change(`${events}/${no}`, { ...now1, causes: [{ ...causes[1], upBranchTxt: '9' }] }),
      ),
    ).toEqual([400, 'causes'])
    const whys = [1, 2, 3].map((whySeq) => ({
      branchTxt: '1.1',
      whySeq,
      answerTxt: whySeq === 3 ? '작업자의 부주의' : '검토하지 않았다',
      evidenceTxt: '도입 기록',
    }))
    const preventions = [
      { branchTxt: '1.1', preventTxt: '덮개 인터록을 설치하고 검토 절차를 만든다', controlCd: 'engineering' },
    ]
    expect((await safety.change(`${events}/${no}`, { ...now1, causes, whys, preventions })).status).toBe(200)
    expect((await safety.get(`${events}/${no}/judgement`)).body.data.careless).toEqual(['1.1'])
    expect((await act(safety, no, 'fixCauses')).body.data.state).toBe('causesFixed')
  })
  test('has its measures approved once each has an improvement', async () => {
    expect((await act(safety, no, 'submitMeasures', { approval: {} })).status).toBe(422)
    const { data } = (await safety.get(`${events}/${no}`)).body
    const improvement = {
      imprNm: '덮개 인터록 설치',
      problemDesc: '원심분리기 덮개에 인터록이 없습니다.',
      hazardTypeCd: 'CAUGHT',
    }
    expect(
      fields(await act(safety, no, 'improvement', { ...improvement, safEventPreventNo: 1_000_000 })),
    ).toEqual([400, 'safEventPreventNo'])
    const { safEventPreventNo } = data.preventions[0]
    const asked = await act(safety, no, 'improvement', { ...improvement, safEventPreventNo })
    expect(asked.body.data.preventions[0].imprNo).toEqual(expect.any(Number))
    const submitted = await act(safety, no, 'submitMeasures', { approval: {} })
    expect(submitted.status, JSON.stringify(submitted.body)).toBe(200)
    expect(submitted.body.data.state).toBe('measuresPending')
    expect((await act(safety, no, 'fixMeasures')).status).not.toBe(200)
    await signDocument(portal, 'safEvent', no)
    safety = await portal.signIn('saf01')
    site = await portal.signIn('mgmt01')
    expect((await safety.get(`${events}/${no}`)).body.data.state).toBe('measuresFixed')
    expect(await waits(site, 'event-close')).toContain(no)
  })
  test('is closed by the head of the site with the own password, when nothing is open any more', async () => {
    expect((await act(safety, no, 'close', signature)).status).toBe(403)
    const open = await act(site, no, 'close', signature)
    expect(open.body.reasons?.map(({ guard }: { guard: string }) => guard) ?? open.body.message).toBeTruthy()
    expect([409, 422]).toContain(open.status)
    const rows = (await safety.get(`${reports}s?safEventNo=${no}`)).body.data as {
      safEventReportNo: number
      rptTypeCd: string
    }[]
    for (const { safEventReportNo, rptTypeCd } of rows) await handIn(safEventReportNo, rptTypeCd)
    await portal.engine.database.query(
      `update "improvement" set "state" = 'closed' where "sourceModuleCd" = 'ACC' and "sourceKey" = $1`,
      [String(no)],
    )
    expect((await act(site, no, 'close')).status).not.toBe(200)
    const closed = await act(site, no, 'close', signature)
    expect(closed.status, JSON.stringify(closed.body)).toBe(200)
    expect(closed.body.data).toMatchObject({ state: 'closed', closeDt: expect.any(String) })
    const changed = { ...closed.body.data, agentNm: '덮개' }
    expect((await safety.change(`${events}/${no}`, changed)).status).not.toBe(200)
    expect((await hurt(no)).status).toBe(400)
    expect((await act(safety, no, 'reopen', { reason: '휴업이 연장됨을 확인' })).body.data.state).toBe(
      'investigating',
    )
  })
})
test('the papers of an accident are PDFs, and the form with its people is for who may read them', async () => {
  const no = await made(member)
  await hurt(no, { treatMonths: 1, restFromYmd: today(), restToYmd: today() })
  const isPdf = ({ status, body }: Answer) => [status, String(body).startsWith('%PDF')]
  for (const paper of ['print', 'momentprint'])
    expect(isPdf(await safety.get(`${events}/${no}/${paper}`))).toEqual([200, true])
  expect(isPdf(await safety.get(`${events}/${no}/form30`))).toEqual([200, true])
  expect((await member.get(`${events}/${no}/form30`)).status).toBe(403)
})

describe('what hurt somebody', () => {
  test('is dismissed or made a near miss by the head of the site alone', async () => {
    const no = await made(member)
    await hurt(no)
    const reason = { reason: '재확인 결과 업무와 무관함' }
    expect((await act(safety, no, 'dismiss', reason)).status).toBe(403)
    const near = { eventKindCd: 'nearMiss', ...reason }
    expect((await act(safety, no, 'reclassify', near)).status).toBe(403)
    const moved = await act(site, no, 'reclassify', near)
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    const before = moved.body.data.safEventCd as string
    expect(moved.body.data).toMatchObject({ eventKindCd: 'nearMiss', state: 'reported' })
    const back = await act(safety, no, 'reclassify', {
      eventKindCd: 'accident',
      reason: '진단서를 확인하였음',
    })
    expect(back.body.data).toMatchObject({ eventKindCd: 'accident', safEventCd: before })
    expect((await act(site, no, 'dismiss', reason)).body.data.state).toBe('notAccident')
  })
  test('a release is classified with its substance and amount only', async () => {
    const no = await made(member, { accidentTypeCds: ['LEK'], injuredYn: 'N', occurTypeCd: 'chemical' })
    expect((await safety.get(`${events}/${no}/judgement`)).body.data.auto.chemYn).toBe('Y')
    expect((await act(safety, no, 'classify')).status).toBe(422)
    const { prodNo } = await one<{ prodNo: number }>('select "prodNo" from "chmProduct" order by 1 limit 1')
    const { data } = (await safety.get(`${events}/${no}`)).body
    await safety.change(`${events}/${no}`, { ...data, prodNo, releaseQty: 6, releaseUnitCd: 'kg' })
    expect((await act(safety, no, 'classify')).body.data.chemYn).toBe('Y')
    expect(await waits(safety, 'event-report')).not.toEqual([])
    expect(await eventClock(portal.engine)).toBeGreaterThanOrEqual(0)
  })
  test('the works of an area stand still in one act, and not without an area', async () => {
    const no = await made(member)
    expect(fields(await act(member, no, 'stopwork'))).toEqual([400, 'areaCd'])
    const { areaCd } = await one<{ areaCd: string }>(
      `select "areaCd" from "workPermit" where "state" = 'working' and "plantCd" = '1000' limit 1`,
    )
    const inArea = await made(member, { areaCd })
    expect((await act(safety, inArea, 'stopwork')).body.data.stopDt).toEqual(expect.any(String))
    const left = await one<{ n: number }>(
      `select count(*)::int as n from "workPermit" where "areaCd" = $1 and "state" in ('working', 'extensionRequested')`,
      [areaCd],
    )
    expect(left.n).toBe(0)
  })
})

describe('a near miss', () => {
  const near = { eventKindCd: 'nearMiss', accidentTypeCds: null, injuredYn: null }
  test('has a grade by frequency and severity, and the third at a place is a grade higher', async () => {
    const at = { ...near, placeNm: '충전장 3번 게이트', occurTypeCd: 'trip', freqBef: 2, sevBef: 4 }
    const grades = []
    for (let n = 0; n < 3; n += 1) {
      const { body } = await report(safety, at)
      grades.push(body.data.nearGradeCd)
    }
    expect(grades).toEqual(['middle', 'middle', 'high'])
  })
  test('is accepted when it is judged, and a high one is done with an improvement only', async () => {
    const no = await made(member, near)
    expect(await waits(head, 'event-accept')).toContain(no)
    expect((await act(member, no, 'accept')).status).toBe(403)
    expect((await act(head, no, 'accept')).status).toBe(422)
    expect((await act(safety, no, 'classify')).status).toBe(403)
    const { data } = (await head.get(`${events}/${no}`)).body
    await head.change(`${events}/${no}`, { ...data, freqBef: 4, sevBef: 4 })
    expect((await act(head, no, 'accept')).body.data).toMatchObject({ state: 'accepted', riskScore: 16 })
    const refused = await act(head, no, 'finish')
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('개선요청')])
    expect((await hurt(no)).status).toBe(400)
  })
  test('without a name keeps neither account nor address, and no accident is reported so', async () => {
    const given = {
      eventKindCd: 'nearMiss',
      safEventNm: '이름 없는 신고',
      occurDt: addMinutes(now(), -30),
      placeNm: '정비창고',
      summaryTxt: '선반이 기울어져 있습니다.',
    }
    const path = '/api/saf/accident/anonymous'
    const { status, body } = await member.post(path, given)
    expect([status, body.data.safEventCd]).toEqual([201, expect.stringMatching(/^SE-/)])
    const row = await one<{ createUserId: string; reportUserId: string | null; anonYn: string }>(
      'select "createUserId", "reportUserId", "anonYn" from "safEvent" where "safEventCd" = $1',
      [body.data.safEventCd],
    )
    expect(row).toEqual({ createUserId: 'system', reportUserId: null, anonYn: 'Y' })
    const trail = await one<{ n: number }>(
      `select count(*)::int as n from "auditLog" a where a."tableNm" = 'safEvent' and a."userId" = 'emp01' and a."rowKey" = (select "safEventNo"::text from "safEvent" where "safEventCd" = $1)`,
      [body.data.safEventCd],
    )
    expect(trail.n).toBe(0)
    expect(fields(await member.post(path, { ...given, eventKindCd: 'accident' }))).toEqual([
      400,
      'eventKindCd',
    ])
    expect(fields(await member.post(path, { ...given, placeNm: '' }))).toEqual([400, 'placeNm'])
  })
  test('is like a past one while it is typed', async () => {
    const { body } = await member.get(`${events}/similar?q=${encodeURIComponent('펌프실 통로 기름')}`)
    expect(body.data[0]).toMatchObject({ placeNm: '합성동 1층 펌프실 통로' })
    expect((await member.get(`${events}/similar?q=abc`)).body.data).toEqual([])
  })
})

test('a company reports its own, reads nothing that the plant found out, and no other company’s number', async () => {
  const { status, body } = await company.post(events, {
    ...facts({ deptCd: undefined }),
    safEventNm: '도장 작업 중 베임',
  })
  expect([status, body.data?.vendorCd], JSON.stringify(body)).toEqual([201, expect.any(String)])
  const no = body.data.safEventNo as number
  const { query } = portal.engine.database
  await query(`update "safEvent" set "saaYn" = 'Y', "damageAmt" = 1000 where "safEventNo" = $1`, [no])
  await query(
    `insert into "safEventCause" ("safEventNo", "branchTxt", "causeLvlCd", "m4Cd", "causeTxt") values ($1, '1', 'D', 'man', '내부 원인')`,
    [no],
  )
  expect((await safety.get(`${events}/${no}`)).body.data).toMatchObject({
    saaYn: 'Y',
    causes: [{ branchTxt: '1' }],
  })
  const answered = JSON.stringify((await company.get(`${events}/${no}`)).body)
  expect(answered).not.toContain('내부 원인')
  expect(answered).not.toContain('"saaYn":"Y"')
  expect((await company.get(`${events}/${no}/judgement`)).status).toBe(403)
  const foreign = await made(member)
  expect((await company.get(`${events}/${foreign}`)).status).toBe(404)
  expect((await company.put(`${events}/${foreign}/classify`)).status).toBe(404)
  expect((await company.post(events, { ...facts(), vendorCd: 'V99999' })).status).not.toBe(201)
})

for (const stories of [measureStories, restStories, statStories, lessonStories, linkStories, waitStories])
  stories(
    () => portal,
    () => safety,
    () => member,
  )
