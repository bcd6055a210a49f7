import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../../../db/seed/seed.ts'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'
import { addDays, addMonths } from '../../../core/shared/dates.ts'
import { passwordSha } from '../../../platform/session/password.ts'
import { emergencyMarks, type EmergencyPiece } from './emergency-equipment.rule.ts'
import { facilityClock } from './facility-clock.server.ts'
import type { FacilityDue, FacilityDueAnswer } from './facility-due.rule.ts'

let portal: Portal
let safety: Client
/** Of another plant, and an employee who keeps no machines. */
let elsewhere: Client
let supervisor: Client
let today: string
const [laws, inspections, stops, rules] = [
  '/api/saf/facilitylaw',
  '/api/saf/facilityinsp',
  '/api/saf/facilitystop',
  '/api/saf/lawrule',
]
const signature = { userPwdSHA: passwordSha(demoPassword) }

beforeAll(async () => {
  portal = await startPortal()
  safety = await portal.signIn('saf01')
  elsewhere = await portal.signIn('saf21')
  supervisor = await portal.signIn('issuer01')
  today = (await answer()).today
})
afterAll(() => portal?.close())

const one = <T extends object>(text: string, values: unknown[] = []) =>
  portal.engine.database.one<T>(text, values)
const answer = async (by = safety): Promise<FacilityDueAnswer> =>
  (await by.get('/api/saf/facilitydue')).body.data
const dueOf = async (facilityCd: string): Promise<FacilityDue> =>
  (await answer()).dues.find((due) => due.facilityCd === facilityCd)!
const attach = (resource: string, key: number) =>
  portal.engine.database.query(
    `insert into "attachFile" ("taskClassNm", "taskKey", "taskFlag", "fileOrgNm", "fileSize", "fileExt", "contentType", "sha256", "sortOrder", "delYn", "createUserId", "updateUserId")
     values ($1, $2, '', '합격증.pdf', 1, 'pdf', 'application/pdf', repeat('a', 64), 1, 'N', 'saf01', 'saf01')`,
    [resource, String(key)],
  )
const planned = async (facilityLawNo: number): Promise<number> =>
  (await safety.post(inspections, { facilityLawNo, planYmd: today })).body.data.facilityInspNo

describe('what is due', () => {
  test('each mark of the demonstration is shown, the most urgent first, with its window', async () => {
    const { dues, unjudged, visits } = await answer()
    const marks = dues.map(({ mark }) => mark)
    expect([...new Set(marks)]).toEqual(['over', 'late', 'unknown', 'window', 'apply', 'later'])
    const vessel = dues.find(({ facilityCd }) => facilityCd === 'D-201')!
    expect(vessel.window).toEqual({
      from: addDays(vessel.dueYmd!, -30),
      to: addDays(vessel.dueYmd!, 30),
      applyBy: addDays(vessel.dueYmd!, -30),
    })
    expect(unjudged).toMatchObject([{ facilityCd: 'CR-703', lawInspCd: 'SAF', lacks: 'ratedTon' }])
    expect(visits[0]!.fits.length).toBeGreaterThan(0)
  })
  test('an inspection without a due day waits in the list of work, like one that is due', async () => {
    const { facilityLawNo, mark } = await dueOf('B-501')
    const work = (await safety.get('/api/main/portlet/mywork')).body.data.items as {
      kind: string
      key: number
    }[]
    expect(mark).toBe('unknown')
    expect(work).toContainEqual(expect.objectContaining({ kind: 'facility-inspection', key: facilityLawNo }))
  })
  test('people of another plant see none of it', async () => {
    const { dues } = await answer(elsewhere)
    expect(dues.every(({ plantCd }) => plantCd !== '1000')).toBe(true)
    const { facilityLawNo } = await dueOf('D-201')
    expect((await elsewhere.get(`${laws}/${facilityLawNo}`)).status).toBe(403)
    expect((await elsewhere.post(inspections, { facilityLawNo, planYmd: today })).status).toBeGreaterThan(399)
  })
  test('a rated load that is entered is judged: under 2 t is no obligation, 2 t is one', async () => {
    const { facilityNo } = await one<{ facilityNo: number }>(
      `select "facilityNo" from "safFacility" where "facilityCd" = 'CR-703'`,
    )
    const weigh = async (ratedTon: number) => {
      expect((await safety.change(`/api/baseinfo/facility/${facilityNo}`, { ratedTon })).status).toBe(200)
      return (await safety.post('/api/saf/facilitydue/derive')).body.data
    }
    expect(await weigh(1.9)).toEqual({ made: 0, moved: 0 })
    expect((await answer()).unjudged).toEqual([])
    expect(await weigh(2)).toEqual({ made: 1, moved: 0 })
    // Installed 2022-09-07: the first inspection after three years.
    expect((await dueOf('CR-703')).dueYmd).toBe('2025-09-07')
  })
  test('an installation day that is corrected moves a due day by hand, and the clock never moves one', async () => {
    const before = await dueOf('CR-703')
    await safety.change(`/api/baseinfo/facility/${before.facilityNo}`, { installYmd: '2023-09-07' })
    await facilityClock(portal.engine)
    expect((await dueOf('CR-703')).dueYmd).toBe('2025-09-07')
    expect((await safety.post('/api/saf/facilitydue/derive')).body.data).toEqual({ made: 0, moved: 1 })
    expect((await dueOf('CR-703')).dueYmd).toBe('2026-09-07')
  })
  test('only who keeps machines judges anew, plans and changes rules', async () => {
    const { facilityLawNo } = await dueOf('LEV-702')
    expect((await supervisor.post('/api/saf/facilitydue/derive')).status).toBe(403)
    expect((await supervisor.post(inspections, { facilityLawNo, planYmd: today })).status).toBe(403)
    const { lawRuleNo } = await one<{ lawRuleNo: number }>(
      'select "lawRuleNo" from "safLawRule" order by 1 limit 1',
    )
    expect((await supervisor.change(`${rules}/${lawRuleNo}`, { cycleMonths: 60 })).status).toBe(422)
  })
})

describe('an inspection', () => {
  test('is not passed without its certificate, in the future, or before the installation', async () => {
    const { facilityLawNo } = await dueOf('LEV-702')
    const no = await planned(facilityLawNo)
    const pass = (inspYmd: string) => safety.put(`${inspections}/${no}/pass`, { inspYmd, certNo: 'A-1' })
    const without = await pass(today)
    expect([without.status, without.body.message]).toEqual([
      422,
      '합격: 합격증(성적서)을 먼저 첨부해 주세요.',
    ])
    await attach('safFacilityInsp', no)
    const future = await pass(addDays(today, 1))
    expect([future.status, future.body.fields?.[0]?.path]).toEqual([400, 'inspYmd'])
    const early = await pass('2001-01-01')
    expect(early.body.fields?.[0]?.message).toBe('검사일은 설치일 이후여야 합니다.')
    expect(
      (await safety.put(`${inspections}/${no}/cancel`, { reason: '검사기관 사정으로 일정 변경' })).status,
    ).toBe(200)
  })
  test('one at a time: a second plan for the same obligation names the first', async () => {
    const { facilityLawNo, openInspCd } = await dueOf('D-201')
    const { status, body } = await safety.post(inspections, { facilityLawNo, planYmd: today })
    expect([status, body.fields[0].path]).toEqual([400, 'facilityLawNo'])
    expect(body.fields[0].message).toContain(openInspCd)
  })
  test('passed inside the window keeps the due day, and outside of it counts from the day of passing', async () => {
    const inside = await dueOf('LEV-702')
    const no = await planned(inside.facilityLawNo)
    await attach('safFacilityInsp', no)
    expect(
      (await safety.put(`${inspections}/${no}/pass`, { inspYmd: today, certNo: 'K-1' })).body.data,
    ).toMatchObject({
      state: 'passed',
      lateYn: 'N',
    })
    const after = await one<{ dueYmd: string; lastYmd: string }>(
      'select "dueYmd"::text, "lastYmd"::text from "safFacilityLaw" where "facilityLawNo" = $1',
      [inside.facilityLawNo],
    )
    expect(after).toEqual({ dueYmd: addMonths(inside.baseYmd!, inside.dueMonths! + 24), lastYmd: today })
  })
  test('failed stops the machine in the same moment, and only a later pass lifts the stop', async () => {
    const due = await dueOf('D-201')
    const failed = await safety.put(`${inspections}/${due.openInspNo}/fail`, {
      inspYmd: today,
      defectTxt: '안전밸브 작동압력 초과',
    })
    // What was found is an improvement of the department of the machine, beside those of its checks.
    expect(
      await one(
        `select "sourceModuleCd", "facilityNo", "legalYn" from "improvement" where "sourceKey" = $1`,
        [`safFacilityInsp ${due.openInspNo}`],
      ),
    ).toEqual({ sourceModuleCd: 'FAC', facilityNo: due.facilityNo, legalYn: 'Y' })
    expect(failed.body.data).toMatchObject({ state: 'failed', imprDoneYn: 'N' })
    const { facilityStopNo } = await one<{ facilityStopNo: number }>(
      `select "facilityStopNo" from "safFacilityStop" where "facilityInspNo" = $1 and "state" = 'stopped'`,
      [due.openInspNo],
    )
    const release = () =>
      safety.put(`${stops}/${facilityStopNo}/release`, {
        reason: '재검사에서 합격하여 해제합니다',
        ...signature,
      })
    expect((await release()).status).toBe(422)
    const life = (await safety.get(`/api/saf/facilitylife/${due.facilityNo}`)).body.data
    expect(life.stops).toMatchObject([{ key: facilityStopNo, state: 'stopped' }])
    expect(life.improvements.length).toBeGreaterThan(0)
    const again = await planned(due.facilityLawNo)
    await attach('safFacilityInsp', again)
    await safety.put(`${inspections}/${again}/pass`, { inspYmd: today, certNo: 'K-2' })
    expect((await release()).body.data).toMatchObject({ state: 'released', releaseUserId: 'saf01' })
  })
  test('whose rule has no cycle asks for the end of its certificate', async () => {
    const boiler = await dueOf('B-501')
    expect(boiler).toMatchObject({ dueYmd: null, mark: 'unknown', lawInspCd: 'ENE' })
    const no = await planned(boiler.facilityLawNo)
    await attach('safFacilityInsp', no)
    const body = { inspYmd: today, certNo: 'E-1' }
    const without = await safety.put(`${inspections}/${no}/pass`, body)
    expect([without.status, without.body.fields[0].path]).toEqual([400, 'validToYmd'])
    const validToYmd = addDays(today, 300)
    await safety.put(`${inspections}/${no}/pass`, { ...body, validToYmd })
    expect((await dueOf('B-501')).dueYmd).toBe(validToYmd)
  })
})

describe('a due day', () => {
  test('is changed with a reason and a paper, and both days stay visible', async () => {
    const { facilityLawNo, dueYmd } = await dueOf('V-402')
    const body = { dueYmd: addDays(today, 20), reason: '검사기관 협의에 따른 조정' }
    const without = await safety.put(`${laws}/${facilityLawNo}/changeDue`, body)
    expect([without.status, without.body.message]).toEqual([
      422,
      '기한 변경: 근거 자료를 먼저 첨부해 주세요.',
    ])
    await attach('safFacilityLaw', facilityLawNo)
    expect((await safety.put(`${laws}/${facilityLawNo}/changeDue`, { dueYmd: body.dueYmd })).status).toBe(400)
    expect((await safety.put(`${laws}/${facilityLawNo}/changeDue`, body)).body.data).toMatchObject({
      dueYmd: body.dueYmd,
      derivedYmd: dueYmd,
    })
    expect((await supervisor.put(`${laws}/${facilityLawNo}/changeDue`, body)).status).toBe(403)
  })
  test('an exemption rests on another inspection, and a programme on a rule that has its cycle', async () => {
    const { facilityLawNo } = await dueOf('V-402')
    const reason = '고압가스 안전관리법 검사로 갈음'
    const same = await safety.put(`${laws}/${facilityLawNo}/exempt`, {
      exemptLawCd: 'SAF',
      dueYmd: addDays(today, 90),
      reason,
    })
    expect([same.status, same.body.fields[0].path]).toEqual([400, 'exemptLawCd'])
    const past = await safety.put(`${laws}/${facilityLawNo}/selfProgram`, { selfToYmd: today, reason })
    expect([past.status, past.body.fields[0].path]).toEqual([400, 'selfToYmd'])
    expect(
      (await safety.put(`${laws}/${facilityLawNo}/selfProgram`, { selfToYmd: addDays(today, 700), reason }))
        .body.data,
    ).toMatchObject({ selfYn: 'Y' })
  })
})

describe('the clock', () => {
  test('stops a machine whose window has ended once, and reminds its keepers', async () => {
    await facilityClock(portal.engine)
    const standing = () =>
      one<{ n: number }>(
        `select count(*)::int as n from "safFacilityStop" s join "safFacility" f using ("facilityNo") where f."facilityCd" = 'CR-703' and s."state" = 'stopped'`,
      )
    expect((await standing()).n).toBe(1)
    expect(await facilityClock(portal.engine)).toBe(0)
    expect((await standing()).n).toBe(1)
    const work = (await safety.get('/api/main/portlet/mywork')).body.data.items as { kind: string }[]
    expect(work.filter(({ kind }) => kind === 'facility-stop').length).toBeGreaterThan(0)
    expect(work.filter(({ kind }) => kind === 'facility-inspection').length).toBeGreaterThan(0)
  })
  test('a person stops a machine for a hazard, and never in the name of an inspection', async () => {
    const { facilityNo } = await dueOf('CR-703')
    const stop = (stopReasonCd: string) =>
      safety.post(stops, { facilityNo, stopReasonCd, stopTxt: '훅 해지장치 파손' })
    const forged = await stop('overdue')
    expect([forged.status, forged.body.fields[0].path]).toEqual([400, 'stopReasonCd'])
    const { body, status } = await stop('hazard')
    expect(status).toBe(201)
    const url = `${stops}/${body.data.facilityStopNo}`
    expect(
      (await safety.put(`${url}/release`, { reason: '훅과 해지장치를 새것으로 교체함' })).status,
    ).toBeGreaterThan(399)
    expect(
      (await safety.put(`${url}/release`, { reason: '훅과 해지장치를 새것으로 교체함', ...signature })).body
        .data.state,
    ).toBe('released')
  })
})

describe('a work at a stopped machine', () => {
  test('is told of the stop on the order, also to its company, and is not held back by it', async () => {
    const order = await one<{ wkodNo: number; facilityNo: number }>(
      `select "wkodNo", "facilityNo" from "workOrder" where "facilityNo" is not null and "vendorCd" = 'V00001' order by 1 limit 1`,
    )
    const { facilityNo } = order
    const stop = await safety.post(stops, {
      facilityNo,
      stopReasonCd: 'hazard',
      stopTxt: '안전밸브 누설 확인',
    })
    expect(stop.status).toBe(201)
    const company = await portal.signIn('vnd01s')
    for (const reader of [safety, company]) {
      const { data } = (await reader.get(`/api/saf/wkod/${order.wkodNo}/machine`)).body
      expect(data.stops).toMatchObject([{ reason: '안전밸브 누설 확인' }])
    }
    const foreign = await portal.signIn('vnd02a')
    expect((await foreign.get(`/api/saf/wkod/${order.wkodNo}/machine`)).status).toBeGreaterThan(399)
  })
})

describe('a visit and its papers', () => {
  test('many inspections are planned for one day, or none of them', async () => {
    const { visits, dues } = await answer()
    const { day, fits } = visits[0]!
    const taken = dues.find(({ openInspNo }) => openInspNo !== null)
    const count = () => one<{ n: number }>('select count(*)::int as n from "safFacilityInsp"')
    const before = await count()
    if (taken) {
      const facilityLawNos = [...fits, taken.facilityLawNo]
      expect((await safety.post('/api/saf/facilitydue/plan', { planYmd: day, facilityLawNos })).status).toBe(
        400,
      )
      expect(await count()).toEqual(before)
    }
    const past = await safety.post('/api/saf/facilitydue/plan', {
      planYmd: addDays(today, -1),
      facilityLawNos: fits,
    })
    expect([past.status, past.body.fields[0].path]).toEqual([400, 'planYmd'])
    const { body } = await safety.post('/api/saf/facilitydue/plan', {
      planYmd: day,
      orgNm: '한국산업안전보건공단',
      facilityLawNos: fits,
    })
    expect(body.data).toEqual({ planned: fits.length })
    expect((await count()).n).toBe(before.n + fits.length)
  })
  test('labels, application and stop tag are printed as PDF, and foreign machines are not on a label', async () => {
    const isPdf = (body: unknown) => (body as Buffer).subarray(0, 5).toString() === '%PDF-'
    const { facilityInspNo } = await one<{ facilityInspNo: number }>(
      'select min("facilityInspNo") as "facilityInspNo" from "safFacilityInsp" where "plantCd" = $1',
      ['1000'],
    )
    const { facilityStopNo, facilityNo } = await one<{ facilityStopNo: number; facilityNo: number }>(
      'select "facilityStopNo", "facilityNo" from "safFacilityStop" where "plantCd" = $1 order by 1 limit 1',
      ['1000'],
    )
    const labels = `/api/saf/facilitylife/labels?facilityNos=${facilityNo}`
    for (const url of [
      `${inspections}/${facilityInspNo}/application`,
      `${stops}/${facilityStopNo}/tag`,
      labels,
    ])
      expect([url, isPdf((await safety.get(url)).body)]).toEqual([url, true])
    expect((await elsewhere.get(labels)).status).toBe(400)
    expect((await safety.get('/api/saf/facilitylife/labels?facilityNos=')).status).toBe(400)
  })
})

test('emergency equipment stands on the picture by its last check, and what was never checked is not good', async () => {
  const ask = async (by: Client, plantCd = '1000') =>
    (await by.get(`/api/saf/facilityemergency?plantCd=${plantCd}`)).body.data as EmergencyPiece[]
  const pieces = await ask(safety)
  const markOf = (tag: string) => pieces.find(({ facilityCd }) => facilityCd === tag)?.mark
  expect([markOf('FE-101'), markOf('SH-101'), markOf('FE-301'), markOf('SK-301')]).toEqual([
    'good',
    'bad',
    'overdue',
    'unknown',
  ])
  expect(pieces.map(({ mark }) => emergencyMarks.indexOf(mark))).toEqual(
    pieces.map(({ mark }) => emergencyMarks.indexOf(mark)).toSorted((one, other) => one - other),
  )
  expect(pieces.find(({ facilityCd }) => facilityCd === 'RG-401')).toMatchObject({
    mapX: null,
    mark: 'unknown',
  })
  expect(pieces.some(({ facilityCd }) => facilityCd === 'R-101')).toBe(false)
  const { facilityNo } = pieces.find(({ facilityCd }) => facilityCd === 'FE-101')!
  const stopped = await safety.post(stops, {
    facilityNo,
    stopReasonCd: 'hazard',
    stopTxt: '지시압력이 빨간 눈금에 있음',
  })
  expect(stopped.status, JSON.stringify(stopped.body)).toBe(201)
  expect((await ask(safety))[0]).toMatchObject({ facilityCd: 'FE-101', mark: 'stopped' })
  expect(await ask(elsewhere)).toEqual([])
  expect((await (await portal.signIn('vnd01a')).get('/api/saf/facilityemergency?plantCd=1000')).status).toBe(
    403,
  )
})
