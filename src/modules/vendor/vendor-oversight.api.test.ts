import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ZipReader } from '../../core/server/excel/zip-reader.ts'
import { asSystem, inTransaction } from '../../core/server/entity/context.ts'
import { addDays, dayOf } from '../../core/shared/dates.ts'
import type { RevisionProof, RevisionRow } from '../../platform/revision/revision.rule.ts'
import { addFile } from '../../../test/add-file.ts'
import { jpeg } from '../../../test/file-samples.ts'
import { startPortal, type Client, type Portal } from '../../../test/portal.ts'
import { byPassword, signDocument } from '../../../test/sign-document.ts'
import { said } from '../../../test/vendor-life.ts'
import type { HalfItems } from './check/half-items.rule.ts'
import { tellOfDueEvaluations } from './eval/eval-plans.server.ts'
import { halfOfDay } from './eval/forecast.rule.ts'
import type { GradeDetail, GradeRow } from './eval/vendor-grade.rule.ts'
import type { AccidentTotals } from './report/accident-total.rule.ts'
import { vendorClock } from './vendor-clock.server.ts'
import type { WarnStat, WorkerHistory } from './warn/warn-stat.rule.ts'

/** Violations with their retraining, grades, the half-year review and accident totals, on one portal. */
let portal: Portal
let today: string
let clients = new Map<string, Client>()
beforeAll(async () => {
  portal = await startPortal()
  today = dayOf(portal.clock.now())
})
afterAll(() => portal?.close())
const as = async (userId: string): Promise<Client> => {
  const client = clients.get(userId) ?? (await portal.signIn(userId))
  clients.set(userId, client)
  return client
}
const sql = () => portal.engine.database
const numberOf = async (text: string, ...values: unknown[]): Promise<number> =>
  (await sql().one<{ no: number }>(text, values)).no
const post = async (userId: string, url: string, body: object = {}) => (await as(userId)).post(url, body)
const done = async (userId: string, url: string, action: string, body: object = {}) => {
  const answer = await (await as(userId)).put(`${url}/${action}`, body)
  expect(`${action} ${said(answer)}`).toMatch(new RegExp(`^${action} 200`))
  return answer.body.data as Record<string, unknown>
}
const attach = async (userId: string, taskClassNm: string, taskKey: number, taskFlag: string) =>
  addFile(
    portal,
    await as(userId),
    { taskClassNm, taskKey, taskFlag },
    { name: '증빙.jpg', content: await jpeg() },
  )
const system = <T>(work: Parameters<typeof inTransaction<T>>[2]) =>
  inTransaction(portal.engine, asSystem('시험'), work)

describe('from a warning to the open gate', () => {
  let worker: { no: number; name: string; vendorCd: string; passNo: number; passCd: string }
  let manager: string
  let sanctionNo: number
  const gate = async () => {
    portal.clock.set(new Date(portal.clock.now().getTime() + 5000))
    const answer = await post('saf01', '/api/vendor/entergate', {
      given: worker.passCd,
      gateCd: 'GT01',
      inoutCd: 'IN',
    })
    return answer.body.data as { ok: boolean; reasons: { message: string }[] }
  }
  test('a warning that stands after the objection proposes the retraining that names its education', async () => {
    worker = await sql().one(
      `select v."vendorWorkerNo" as "no", v."vendorWorkerNm" as "name", v."vendorCd", p."passNo", p."passCd" from "workPermit" t join "permitWorker" w using ("permitNo")
         join "vendorWorker" v using ("vendorWorkerNo") join "enterPass" p on p."vendorWorkerNo" = v."vendorWorkerNo" and p."state" = 'valid' and p."plantCd" = '1000'
       where t."state" = 'approved' and t."plantCd" = '1000' and not exists (select 1 from "warnPoint" x where x."vendorWorkerNo" = v."vendorWorkerNo") order by 1 limit 1`,
    )
    manager = `vnd0${worker.vendorCd.at(-1)}a`
    expect(await gate()).toMatchObject({ ok: true, reasons: [] })
    const made = await post('issuer01', '/api/vendor/warn', {
      violStdNo: await numberOf(`select "violStdNo" as no from "violStd" where "violCd" = 'VIO02'`),
      plantCd: '1000',
      vendorCd: worker.vendorCd,
      vendorWorkerNo: worker.no,
      occurDt: portal.clock.now().toISOString(),
      placeNm: '반응동 3층',
      cont: '안전대를 걸지 않고 난간을 넘어감',
    })
    expect(said(made)).toMatch(/^201/)
    const warnNo = made.body.data.warnNo as number
    const url = `/api/vendor/warn/${warnNo}`
    await attach('issuer01', 'warnPoint', warnNo, 'image')
    await done('saf01', url, 'notify')
    await done(manager, url, 'object', { reason: '안전대를 걸고 있었습니다. 사진을 봐 주세요.' })
    await done('saf02', url, 'uphold', { reason: '사진에서 고리가 풀려 있음을 확인함' })
    sanctionNo = await numberOf(
      'select "sanctionNo" as no from "sanction" where "vendorWorkerNo" = $1',
      worker.no,
    )
    expect((await (await as('saf01')).get(`/api/vendor/sanction/${sanctionNo}`)).body.data).toMatchObject({
      sanctionTypeCd: 'VSC01',
      basisPoint: 3,
      eduTypeCd: 'VED07',
      eduHour: 4,
      toYmd: addDays(today, 13),
      state: 'proposed',
    })
  })
  test('the company sees its sanction once it is in force, and nobody else does', async () => {
    const url = `/api/vendor/sanction/${sanctionNo}`
    expect((await (await as(manager)).get(url)).status).toBe(404)
    await done('saf01', url, 'submit')
    await signDocument(portal, 'sanction', sanctionNo, byPassword)
    clients = new Map()
    expect((await (await as(manager)).get(url)).body.data).toMatchObject({
      state: 'active',
      eduTypeCd: 'VED07',
    })
    const other = worker.vendorCd === 'V00002' ? 'vnd01a' : 'vnd02a'
    expect((await (await as(other)).get(url)).status).toBe(404)
    expect(
      said(
        await post('saf01', '/api/vendor/sanction', {
          plantCd: '1000',
          vendorCd: worker.vendorCd,
          vendorWorkerNo: worker.no,
          sanctionTypeCd: 'VSC01',
          fromYmd: today,
          cont: '교육을 다시 받습니다',
        }),
      ),
    ).toContain('eduTypeCd: 재교육은 이수할 교육을 지정해 주세요.')
  })
  test('retraining that is not done on its last day stops the pass, another course or too few hours do not end it', async () => {
    const state = async () =>
      (await (await as('saf01')).get(`/api/vendor/sanction/${sanctionNo}`)).body.data.state as string
    let taught = 0
    /** The company hands in what its worker learned, and the plant has seen the proof. */
    const learn = async (vndEduCd: string, hours: number) => {
      const made = await post(manager, '/api/saf/education/result', {
        vendorWorkerNo: worker.no,
        eduNm: `추락 예방 ${(taught += 1)}`,
        eduTypeCd: 'ETC',
        vndEduCd,
        eduStartYmd: today,
        eduEndYmd: today,
        recogMin: hours * 60,
        resultCd: 'completed',
        outOrgNm: '여수 안전교육원',
      })
      expect(said(made)).toMatch(/^201/)
      const no = made.body.data.eduResultNo as number
      await attach(manager, 'eduResult', no, 'evidence')
      await done('saf01', `/api/saf/education/result/${no}`, 'verify')
      await vendorClock(portal.engine)
    }
    await sql().query('update "sanction" set "toYmd" = $2 where "sanctionNo" = $1', [sanctionNo, today])
    await vendorClock(portal.engine)
    const refused = await gate()
    expect(refused.ok).toBe(false)
    expect(refused.reasons[0]!.message).toMatch(/재교육 미이수에 따른 출입증 정지 VS-\S+ \(재교육\)/)
    await learn('VED06', 4)
    expect(await state()).toBe('active')
    await learn('VED07', 2)
    expect(await state()).toBe('active')
    await learn('VED07', 2)
    expect(await state()).toBe('ended')
    expect(await gate()).toMatchObject({ ok: true, reasons: [] })
  })
  test('the figures show where the company and the person stand, why, and one history', async () => {
    const stat = (await (await as('saf01')).get('/api/vendor/warnstat')).body.data as WarnStat
    const company = stat.companies.find(({ vendorCd }) => vendorCd === worker.vendorCd)!
    expect(company.standing.sum + company.standing.left!).toBe(company.standing.nextFrom)
    expect(stat.months.reduce((sum, { points }) => sum + points, 0)).toBe(
      stat.vendors.reduce((sum, { points }) => sum + points, 0),
    )
    const person = stat.people.find(({ vendorWorkerNo }) => vendorWorkerNo === worker.no)!
    expect(person.standing).toMatchObject({ sum: 3, reached: 'VSC01', nextFrom: 5, left: 2 })
    const history = (await (await as('saf01')).get(`/api/vendor/warnstat/worker/${worker.no}`)).body
      .data as WorkerHistory
    expect(new Set(history.lines.map(({ kind }) => kind))).toEqual(
      new Set(['violation', 'sanction', 'education']),
    )
    const own = (await (await as(manager)).get('/api/vendor/warnstat')).body.data as WarnStat
    expect(new Set(own.companies.map(({ vendorCd }) => vendorCd))).toEqual(new Set([worker.vendorCd]))
    const foreign = await numberOf(
      'select "vendorWorkerNo" as no from "vendorWorker" where "vendorCd" <> $1 order by 1 limit 1',
      worker.vendorCd,
    )
    expect((await (await as(manager)).get(`/api/vendor/warnstat/worker/${foreign}`)).status).toBe(404)
  })
})

describe('grades', () => {
  test('evaluations of all companies are planned in one act, and what is there already is named', async () => {
    const half = halfOfDay(today)
    const plan = {
      evalFormNo: await numberOf(`select "evalFormNo" as no from "evalForm" where "evalTypeCd" = 'VEV02'`),
      plantCd: '1000',
      periodTxt: '정기',
      ...half,
      dueYmd: addDays(today, 7),
      evaluators: ['saf01'],
    }
    const all = (over: object, userId = 'saf01') =>
      post(userId, '/api/vendor/evalplans', { ...plan, ...over })
    expect(said(await all({ evaluators: [] }))).toContain('평가자를 한 명 이상 지정해 주세요.')
    expect(said(await all({ halfCd: null }))).toContain('halfCd: 정기(반기) 평가는')
    expect(said(await all({ evalYear: String(Number(half.evalYear) + 1) }))).toContain(
      '아직 시작하지 않은 반기',
    )
    expect((await all({}, 'issuer01')).status).toBe(403)
    expect((await all({}, 'vnd01a')).status).toBe(403)
    const { made, skipped } = (await all({})).body.data
    expect([made.length > 1, skipped.length > 0]).toEqual([true, true])
    expect((await all({})).body.data.made).toEqual([])
    expect(await system((context) => tellOfDueEvaluations(context))).toBeGreaterThan(0)
    expect(await system((context) => tellOfDueEvaluations(context))).toBe(0)
  })
  test('companies are ranked by their latest half-year, with the course, for employees only', async () => {
    const rows = (await (await as('saf01')).get('/api/vendor/grades?plantCd=1000')).body.data
      .rows as GradeRow[]
    const places = rows.flatMap(({ rank }) => rank ?? [])
    expect(places.length).toBeGreaterThan(3)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(rows[0]).toMatchObject({ rank: 1, gradeNm: 'S' })
    expect(rows.some(({ course }) => course.length > 1)).toBe(true)
    expect((await (await as('vnd01a')).get('/api/vendor/grades')).status).toBe(403)
    expect((await (await as('vnd01a')).get('/api/vendor/grades/V00001')).status).toBe(200)
    expect((await (await as('vnd01a')).get('/api/vendor/grades/V00002')).status).toBe(404)
  })
  test('what was forecast for the improvements that are open is the score once they are put right', async () => {
    const detail = async () =>
      (await (await as('saf01')).get('/api/vendor/grades/V00001?plantCd=1000')).body.data as GradeDetail
    const chosen = await sql().query<{ no: number }>(
      'select "imprNo" as no from "improvement" order by 1 limit 2',
    )
    const nos = chosen.map(({ no }) => no)
    await sql().query(
      `update "improvement" set "actVendorCd" = 'V00001', "plantCd" = '1000', "state" = 'inProgress', "doneDt" = null, "dueDt" = $2 where "imprNo" = any($1)`,
      [nos, `${addDays(today, 3)}T23:59:00+09:00`],
    )
    const before = await detail()
    const open = before.whatIfs.find(({ kind }) => kind === 'improvements')!
    expect(open).toMatchObject({ before: before.score })
    expect(open.count).toBeGreaterThanOrEqual(2)
    expect(before.facts.find(({ itemNm }) => itemNm === '개선이행')!.evidence.length).toBeGreaterThanOrEqual(
      2,
    )
    await sql().query(
      `update "improvement" set "doneDt" = $1 where "actVendorCd" = 'V00001' and "plantCd" = '1000' and "doneDt" is null and "dueDt" >= $1`,
      [portal.clock.now().toISOString()],
    )
    expect((await detail()).score).toBe(open.after)
  })
  test('a process safety evaluation below 80 opens one improvement plan of thirty days', async () => {
    const no = await numberOf(
      `update "vendorEval" set "state" = 'notified', "score" = 72, "objectToYmd" = $1 where "evalTypeCd" = 'VEV04' and "vendorCd" = 'V00001' returning "vendorEvalNo" as no`,
      addDays(today, 3),
    )
    await done('vnd01a', `/api/vendor/eval/${no}`, 'accept')
    const plans = await sql().query<{ due: string; vendor: string }>(
      `select "sourceDueYmd"::text as "due", "proposeVendorCd" as "vendor" from "improvement" where "sourceModuleCd" = 'VEN' and "sourceKey" = $1`,
      [`eval ${no}`],
    )
    expect(plans).toHaveLength(1)
    expect(plans[0]).toEqual({ due: addDays(dayOf(portal.clock.now()), 30), vendor: 'V00001' })
  })
})

describe('the half-year review of contracting', () => {
  const path = '/api/vendor/half'
  let key: number
  test('is counted from the records with the gaps by name, and frozen once for a plant', async () => {
    const { evalYear: halfYear, halfCd } = halfOfDay(today)
    const saf01 = await as('saf01')
    const now = (await saf01.get('/api/vendor/halfnow?plantCd=1000')).body.data as HalfItems
    const selection = now.items.find(({ code }) => code === 'selection')!
    expect(selection.rows.filter(({ ok }) => ok)).toHaveLength(selection.done)
    expect(selection.owed).toBe(now.items.find(({ code }) => code === 'contract')!.owed)
    const half = { halfYear, halfCd, plantCd: '1000' }
    expect((await post('issuer01', path, half)).status).toBe(403)
    expect(said(await saf01.post(path, { ...half, halfYear: String(Number(halfYear) + 1) }))).toContain(
      '아직 시작하지 않은 반기는 점검할 수 없습니다.',
    )
    const made = await saf01.post(path, half)
    expect(said(made)).toMatch(/^201/)
    key = made.body.data.vendorHalfNo as number
    expect((await saf01.post(path, half)).status).toBe(409)
    const frozen = (await saf01.get(`${path}/${key}/items`)).body.data as HalfItems
    await sql().query(`update "vendorContract" set "safetyAmt" = null where "plantCd" = '1000'`)
    expect((await saf01.get(`${path}/${key}/items`)).body.data).toEqual(frozen)
    const after = (await saf01.get('/api/vendor/halfnow?plantCd=1000')).body.data as HalfItems
    expect(after.items.find(({ code }) => code === 'cost')).toMatchObject({ done: 0 })
  })
  test('is reviewed, approved by the head of the plant, and its revisions prove themselves', async () => {
    await done('saf01', `${path}/${key}`, 'review', {
      reviewTxt: '관리비용이 없는 계약을 다음 달까지 보완합니다.',
      approval: { cont: '점검하였습니다.' },
    })
    const step = await sql().one<{ no: number; userId: string; title: string }>(
      `select r."apprRqstNo" as "no", r."title", s."assignUserId" as "userId" from "apprRqst" r join "apprStep" s using ("apprRqstNo")
       where r."taskClassNm" = 'vendorHalf' and r."apprBizCd" = 'ABZ24' and s."stepStatusCd" = 'ASS02' order by s."seq" limit 1`,
    )
    expect(step.title).toMatch(/^반기 도급점검 \d{4}년 [상하]반기$/)
    expect(said(await (await as(step.userId)).put(`/api/manage/appr/${step.no}/approve`, {}))).toMatch(/^200/)
    const saf01 = await as('saf01')
    expect((await saf01.get(`${path}/${key}`)).body.data).toMatchObject({ state: 'approved' })
    const rows = (await saf01.get(`${path}/${key}/revisions`)).body.data as RevisionRow[]
    expect(rows.map(({ rev }) => rev)).toEqual([2, 1, 1])
    const proof = (await saf01.get(`${path}/${key}/revisions/${rows[0]!.revisionNo}/verify`)).body
      .data as RevisionProof
    expect(proof.intact).toBe(true)
  })
  test('its binder unpacks, and every file has the hash of the manifest', async () => {
    const saf01 = await as('saf01')
    const asked = await saf01.post(`${path}/${key}/binder`, {})
    expect(asked.status).toBe(202)
    const jobUrl = `/api/manage/exceljobs/mine/${asked.body.data.jobNo as number}`
    await vi.waitFor(async () => {
      expect((await saf01.get(jobUrl)).body.data.statusCd).toBe('DONE')
    }, 60_000)
    const zip = new ZipReader((await saf01.get(`${jobUrl}/file`)).body as Buffer)
    const lines = zip.read('SHA256SUMS')!.toString().trim().split('\n')
    expect(lines.length).toBeGreaterThan(4)
    for (const line of lines) {
      const content = zip.read(line.slice(66))!
      expect(createHash('sha256').update(content).digest('hex')).toBe(line.slice(0, 64))
    }
    expect(zip.read('1_점검보고서.pdf')!.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await post('vnd01a', `${path}/${key}/binder`, {})).status).toBe(403)
  })
})

describe('accident totals', () => {
  const path = '/api/vendor/accstat'
  const accYear = () => today.slice(0, 4)
  const rowOf = async (vendorCd: string) =>
    `${path}/${await numberOf('select max("vendorAccStatNo") as no from "vendorAccStat" where "vendorCd" = $1', vendorCd)}`
  test('are asked of every company that worked in a year that is over, once', async () => {
    const ask = (userId = 'saf01', over: object = {}) =>
      post(userId, '/api/vendor/accstatask', { accYear: accYear(), plantCd: '1000', ...over })
    expect(said(await ask())).toContain('accYear: 끝나지 않은 연도의 재해현황은 요청할 수 없습니다.')
    portal.clock.set(`${Number(accYear()) + 1}-03-02T09:00:00+09:00`)
    clients = new Map()
    expect((await ask('vnd01a')).status).toBe(403)
    expect(said(await ask('saf01', { plantCd: '' }))).toContain('plantCd: 연도와 사업장을 선택해 주세요.')
    const { made } = (await ask()).body.data as { made: number }
    expect(made).toBeGreaterThan(2)
    expect((await ask()).body.data).toEqual({ made: 0, counted: made, answered: 0 })
  })
  test('a company confirms its own or objects in time with evidence, and sees nobody else’s', async () => {
    const [first, second] = [await rowOf('V00001'), await rowOf('V00002')]
    expect((await (await as('vnd01a')).get(second)).status).toBe(404)
    expect((await (await as('vnd01a')).get(first)).body.data).toMatchObject({
      dueYmd: `${Number(accYear()) + 1}-03-16`,
    })
    await done('vnd01a', first, 'submit')
    await done('saf01', first, 'confirm')
    const objection = {
      ownWorkerQty: 85,
      ownInjuredCnt: 1,
      ownDeadCnt: 0,
      reason: '파견 인원 1명이 다쳤습니다',
    }
    const object = async (over: object = {}) =>
      (await as('vnd02a')).put(`${second}/object`, { ...objection, ...over })
    expect(said(await object())).toContain('이의 증빙을 첨부해 주세요.')
    await attach('vnd02a', 'vendorAccStat', Number(second.split('/').at(-1)), '')
    expect(said(await object({ ownDeadCnt: 2 }))).toContain('ownDeadCnt: 사고사망자는 재해자수에 포함하여')
    portal.clock.set(`${Number(accYear()) + 1}-03-17T09:00:00+09:00`)
    clients = new Map()
    expect(said(await object())).toContain('확인기한이 지나 이의를 제기할 수 없습니다.')
    portal.clock.set(`${Number(accYear()) + 1}-03-16T09:00:00+09:00`)
    clients = new Map()
    expect(said(await object())).toMatch(/^200/)
    expect((await (await as('vnd02a')).put(`${second}/admit`, { reason: '스스로 인정합니다' })).status).toBe(
      403,
    )
    expect(await done('saf01', second, 'admit', { reason: '출입기록으로 확인하였습니다' })).toMatchObject({
      state: 'confirmed',
      workerQty: 85,
      injuredCnt: 1,
    })
    expect(
      said(
        await (
          await as('saf01')
        ).put(`${await rowOf('V00003')}/confirmSilent`, { reason: '기한이 지나도록 답이 없습니다' }),
      ),
    ).toContain('확인기한이 지나지 않아')
  })
  test('the survey has the rates, says what is open, and comes as a workbook and a paper', async () => {
    const query = `accYear=${accYear()}&plantCd=1000`
    const saf01 = await as('saf01')
    const totals = (await saf01.get(`/api/vendor/accstattotal?${query}`)).body.data as AccidentTotals
    expect(totals.companies.find(({ vendorCd }) => vendorCd === 'V00002')).toMatchObject({ injuryRate: 1.18 })
    expect(totals.open).toBe(totals.companies.length - 2)
    expect([totals.askYmd.slice(5), totals.giveYmd.slice(5)]).toEqual(['03-15', '04-30'])
    expect(totals.published === null).toBe(totals.own === null)
    expect((await saf01.get(`/api/vendor/accstattotal/excel?${query}`)).status).toBe(200)
    const paper = await saf01.get(`/api/vendor/accstattotal/print?${query}`)
    expect((paper.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-')
    expect((await (await as('vnd01a')).get(`/api/vendor/accstattotal?${query}`)).status).toBe(403)
  })
})
