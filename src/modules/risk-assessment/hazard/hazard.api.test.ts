import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addDays, momentOf } from '../../../core/shared/dates.ts'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'
import type { SheetFacts } from './sheet-facts.server.ts'

let portal: Portal
/** Leads the assessment; of another plant; two companies. */
let leader: Client
let foreign: Client
let company: Client
let rival: Client
let kras: number
let jsa: number
const [targets, hazards] = ['/api/rsa/target', '/api/rsa/hazard']
const one = <T extends object>(text: string, values: unknown[] = []) =>
  portal.engine.database.one<T>(text, values)
const matrixNo = async (matrixCd: string): Promise<number> =>
  (
    await one<{ no: number }>(
      `select "rsaMatrixNo" as "no" from "rsaMatrix" where "matrixCd" = $1 and "state" = 'inForce'`,
      [matrixCd],
    )
  ).no
const said = ({ status, body }: Answer) => [status, body.fields?.[0]?.path, body.fields?.[0]?.message]

beforeAll(async () => {
  portal = await startPortal()
  leader = await portal.signIn('issuer01')
  foreign = await portal.signIn('saf21')
  company = await portal.signIn('vnd01a')
  rival = await portal.signIn('vnd02a')
  const demo = await portal.engine.database.query<{ rsaTargetNo: number; rsaTypeCd: string }>(
    `select "rsaTargetNo", "rsaTypeCd" from "rsaTarget" where "rsaTargetNo" in (select "rsaTargetNo" from "rsaHazard") order by 1`,
  )
  kras = demo.find(({ rsaTypeCd }) => rsaTypeCd === 'K')!.rsaTargetNo
  jsa = demo.find(({ rsaTypeCd }) => rsaTypeCd === 'J')!.rsaTargetNo
})
afterAll(() => portal?.close())

const row = (over: object = {}) => ({
  rsaTargetNo: kras,
  sortOrder: 100,
  stepTxt: '톨루엔 투입',
  hazardKindCd: 'chemical',
  hazardTxt: '정전기로 인한 화재·폭발이 일어남',
  occurTypeCd: 'fire',
  controlTxt: '접지, 질소 퍼지',
  freq: 4,
  sev: 4,
  ...over,
})
const made = async (by: Client, over: object = {}) => {
  const { status, body } = await by.post(hazards, row(over))
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data as Record<string, unknown> & { rsaHazardNo: number; updateDt: string }
}

test('the demonstration has the twelve scores of the design', async () => {
  const rows = await portal.engine.database.query<{ score: number }>(
    'select "score"::float8 as "score" from "rsaHazard" where "rsaTargetNo" = $1 order by 1 desc',
    [kras],
  )
  expect(rows.map(({ score }) => score)).toEqual([20, 16, 15, 12, 10, 9, 8, 6, 5, 4, 3, 2])
})

test('the server scores a row, whatever score is sent, and makes the record of its measure', async () => {
  const { rsaHazardNo, ...data } = await made(leader, {
    measureTxt: '본딩 인터록 설치',
    hierCd: '2',
    dueYmd: addDays(momentOf(portal.clock.now()).slice(0, 10), 3),
    expFreq: 2,
    expSev: 4,
  })
  expect(data).toMatchObject({ score: 16, gradeCd: '6', acceptYn: 'N', expScore: 8, expGradeCd: '3' })
  const stored = (await leader.get(`${hazards}/${rsaHazardNo}`)).body.data
  const measure = await one<{ measureTxt: string; state: string }>(
    'select "measureTxt", "state" from "rsaMeasure" where "rsaMeasureNo" = $1',
    [stored.rsaMeasureNo],
  )
  expect(measure).toEqual({ measureTxt: '본딩 인터록 설치', state: 'planned' })
  const changed = await leader.put(`${hazards}/${rsaHazardNo}`, {
    measureTxt: '본딩 인터록과 경보 설치',
    updateDt: stored.updateDt,
  })
  expect(changed.status).toBe(200)
  expect(
    await one('select "measureTxt" from "rsaMeasure" where "rsaMeasureNo" = $1', [stored.rsaMeasureNo]),
  ).toEqual({ measureTxt: '본딩 인터록과 경보 설치' })
  const taken = await leader.put(`${hazards}/${rsaHazardNo}`, {
    measureTxt: null,
    hierCd: null,
    dueYmd: null,
    expFreq: null,
    expSev: null,
    updateDt: changed.body.data.updateDt,
  })
  expect([taken.status, taken.body.data?.rsaMeasureNo]).toEqual([200, null])
  expect(said(await leader.post(hazards, row({ score: 1 })))[0]).toBe(400)
  expect((await leader.delete(`${hazards}/${rsaHazardNo}`)).status).toBe(200)
})

test('a level beyond the matrix, a lone one and a due day beyond the grade are refused at their field', async () => {
  expect(said(await leader.post(hazards, row({ freq: 6 })))).toEqual([
    400,
    'freq',
    '빈도는 1~5 사이여야 합니다.',
  ])
  expect(said(await leader.post(hazards, row({ sev: null })))).toEqual([
    400,
    'sev',
    '빈도와 강도를 함께 입력하세요.',
  ])
  expect(
    said(await leader.post(hazards, row({ measureTxt: '인터록 설치', hierCd: '2', dueYmd: '2099-01-01' }))),
  ).toEqual([400, 'dueYmd', '등급 6의 조치기한은 7일 이내여야 합니다.'])
  expect(said(await leader.post(hazards, row({ controlTxt: null })))[1]).toBe('controlTxt')
})

test('a row belongs to the method of its target and never moves to another', async () => {
  const answer = await leader.post('/api/rsa/checkanswer', {
    rsaTargetNo: kras,
    sortOrder: 1,
    itemTxt: '방호덮개가 있는가',
  })
  expect(said(answer)[1]).toBe('rsaTargetNo')
  const { rsaHazardNo, updateDt } = await made(leader, { freq: null, sev: null })
  expect(said(await leader.put(`${hazards}/${rsaHazardNo}`, { rsaTargetNo: jsa, updateDt }))[1]).toBe(
    'rsaTargetNo',
  )
  await leader.delete(`${hazards}/${rsaHazardNo}`)
})

test('rows of a confirmed target are closed, and those of others are not found', async () => {
  const { no } = await one<{ no: number }>(
    'select min("rsaHazardNo") as "no" from "rsaHazard" where "rsaTargetNo" = $1',
    [jsa],
  )
  const { updateDt } = (await leader.get(`${hazards}/${no}`)).body.data
  expect((await leader.put(`${hazards}/${no}`, { stepTxt: '다른 단계', updateDt })).status).toBe(409)
  expect((await leader.delete(`${hazards}/${no}`)).status).toBe(409)
  for (const other of [company, rival]) {
    expect((await other.get(`${hazards}/${no}`)).status).toBe(404)
    expect((await other.post(hazards, row())).status).toBeGreaterThanOrEqual(400)
    expect((await other.get(`/api/rsa/hazardsheet/${kras}`)).status).toBe(404)
  }
  expect((await foreign.get(`${hazards}/${no}`)).status).toBe(403)
})

test('a row is not saved into a target whose confirmation is under way, and a row under way is waited for', async () => {
  const other = await portal.engine.database.connect()
  const waits = async () => {
    const { rows } = await other.query<{ n: number }>(
      `select count(*)::int as "n" from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows[0]!.n === 0) throw new Error('nobody waits')
  }
  try {
    await other.query('begin')
    await other.query('select 1 from "rsaTarget" where "rsaTargetNo" = $1 for update', [kras])
    await other.query(`update "rsaTarget" set "state" = 'review' where "rsaTargetNo" = $1`, [kras])
    const saved = leader.post(hazards, row())
    await vi.waitFor(waits, 10_000)
    await other.query('commit')
    expect([(await saved).status, (await saved).body.message]).toEqual([
      409,
      '평가중이거나 보완 상태인 대상만 수정할 수 있습니다.',
    ])
    await other.query(`update "rsaTarget" set "state" = 'assessing' where "rsaTargetNo" = $1`, [kras])
    // The other way round: a row that is being written holds back who wants to move its target.
    await other.query('begin')
    await other.query('select 1 from "rsaTarget" where "rsaTargetNo" = $1 for share', [kras])
    const moved = leader.put(`${targets}/${kras}/requestReview`)
    await vi.waitFor(waits, 10_000)
    expect((await leader.get(`${targets}/${kras}`)).body.data.state).toBe('assessing')
    await other.query('commit')
    await moved
  } finally {
    await other.end()
  }
})

test('the sheet says what is open, and similar rows bring what was done', async () => {
  const facts = (await leader.get(`/api/rsa/hazardsheet/${kras}`)).body.data as SheetFacts
  expect(facts.summary).toMatchObject({ scored: 12, unscored: 0, notAccepted: 7, withoutMeasure: 0 })
  expect([facts.closed, facts.matrix.matrixCd]).toEqual([null, 'KRAS54'])
  const { data } = (await leader.get(`${hazards}/similar?q=${encodeURIComponent('톨루엔 증기 화재')}`)).body
  expect(data[0]).toMatchObject({ occurTypeCd: 'fire' })
})

test('a checklist puts its questions below a target, and what is to be improved needs a measure', async () => {
  const form = await one<{ checkFormNo: number }>(
    `insert into "checkForm" ("checkFormCd", "verNo", "checkFormNm", "purposeCd", "passScore", "condScore", "state", "createUserId", "updateUserId")
     values ('RISK-T', 1, '지게차 작업', 'RISK', 90, 70, 'fixed', 'saf01', 'saf01') returning "checkFormNo"`,
  )
  await portal.engine.database.query(
    `insert into "checkFormItem" ("checkFormNo", "sortOrder", "itemCd", "itemTxt", "answerKindCd") values ($1, 1, '1', '경광등이 켜지는가', 'YN'), ($1, 2, '2', '통로가 나뉘어 있는가', 'YN')`,
    [form.checkFormNo],
  )
  const { rsaTargetNo } = await one<{ rsaTargetNo: number }>(
    `insert into "rsaTarget" ("rsaTargetNm", "rsaPlanNo", "plantCd", "deptCd", "rsaTypeCd", "leaderUserId", "rsaMatrixNo", "state", "createUserId", "updateUserId")
     select '창고 지게차', "rsaPlanNo", "plantCd", "deptCd", 'C', "leaderUserId", $2, 'waiting', 'saf01', 'saf01' from "rsaTarget" where "rsaTargetNo" = $1 returning "rsaTargetNo"`,
    [kras, await matrixNo('CHK')],
  )
  expect((await leader.post(`${targets}/${rsaTargetNo}/checklist`, form)).status).toBe(409)
  expect((await leader.put(`${targets}/${rsaTargetNo}/open`)).status).toBe(200)
  expect((await leader.post(`${targets}/${rsaTargetNo}/checklist`, form)).status).toBe(200)
  expect(said(await leader.post(`${targets}/${rsaTargetNo}/checklist`, form))[1]).toBe('checkFormNo')
  const asked = (await leader.get(`/api/rsa/checkanswers?rsaTargetNo=${rsaTargetNo}`)).body.data as {
    rsaCheckAnswerNo: number
    updateDt: string
  }[]
  expect(asked).toHaveLength(2)
  for (const [index, okCd] of ['fine', 'improve'].entries()) {
    const { rsaCheckAnswerNo, updateDt } = asked[index]!
    const answered = await leader.put(`/api/rsa/checkanswer/${rsaCheckAnswerNo}`, { okCd, updateDt })
    expect(answered.body.data.score).toBe(okCd === 'fine' ? 4 : 9)
  }
  const facts = (await leader.get(`/api/rsa/hazardsheet/${rsaTargetNo}`)).body.data as SheetFacts
  expect([facts.improvePct, facts.summary.withoutMeasure]).toEqual([50, 1])
})
