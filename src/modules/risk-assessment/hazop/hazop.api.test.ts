import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'
import { rsaMeasure } from '../measure/rsa-measure.resource.ts'
import { finishStudy, sendWorkbook } from './hazop.test-kit.ts'
import type { DrawnBowTie, StudyAnswer } from './study.rule.ts'

let portal: Portal
/** Leads the study; of its department; head office; of another plant; a company. */
let lead: Client
let worker: Client
let head: Client
let foreign: Client
let company: Client
const rows = '/api/rsa/hazop/row'
const nodes = '/api/rsa/hazop/node'
const one = <T extends object>(text: string, values: unknown[] = []) =>
  portal.engine.database.one<T>(text, values)
const said = ({ status, body }: Answer) => [status, body.fields?.[0]?.path, body.fields?.[0]?.message]

let rsaTargetNo: number
let nodeNos: number[]
let order = 1000
const add = (over: object = {}, by = lead) =>
  by.post(rows, {
    rsaTargetNo,
    rsaHazopNodeNo: nodeNos[2],
    sortOrder: order++,
    paramCd: 'PRES',
    guideCd: 'MORE',
    causeTxt: '외부 화재로 R-101 가열',
    consequenceTxt: '과압, 톨루엔 방출',
    ...over,
  })
const added = async (over: object = {}) => {
  const answer = await add(over)
  if (answer.status !== 201) throw new Error(JSON.stringify([answer.body.fields, answer.body]))
  return answer.body.data
}
const study = async (by = lead): Promise<StudyAnswer> =>
  (await by.get(`/api/rsa/hazop/study/${rsaTargetNo}`)).body.data

beforeAll(async () => {
  portal = await startPortal()
  lead = await portal.signIn('issuer01')
  worker = await portal.signIn('gas01')
  head = await portal.signIn('hq01')
  foreign = await portal.signIn('saf21')
  company = await portal.signIn('vnd01a')
  rsaTargetNo = (
    await one<{ rsaTargetNo: number }>(
      `select t."rsaTargetNo" from "rsaTarget" t join "rsaHazopNode" n using ("rsaTargetNo") where t."state" = 'assessing' order by 1 limit 1`,
    )
  ).rsaTargetNo
  const found = await portal.engine.database.query<{ rsaHazopNodeNo: number }>(
    'select "rsaHazopNodeNo" from "rsaHazopNode" where "rsaTargetNo" = $1 order by "sortOrder"',
    [rsaTargetNo],
  )
  nodeNos = found.map(({ rsaHazopNodeNo }) => rsaHazopNodeNo)
})
afterAll(() => portal?.close())

describe('the study of the demonstration', () => {
  test('has three nodes with 45 rows, each judged as the matrix says', async () => {
    const { nodes: own, rowCnt, recommendations, matrix } = await study()
    expect([own.length, rowCnt, recommendations.length, matrix.grades.length]).toEqual([3, 45, 8, 5])
    expect(own.map(({ worstGradeCd }) => worstGradeCd)).toEqual(['4', '5', '3'])
    // One recommendation for two rows.
    expect(recommendations[3]).toMatchObject({ recNo: 4, rows: [{ gradeCd: '5' }, { gradeCd: '5' }] })
  })
  test('lacks what is not done yet: the meeting of the third node', async () => {
    const { lackingDisciplines, uncoveredNodes, lacks } = await study()
    expect([lackingDisciplines, uncoveredNodes, lacks]).toEqual([[], ['3 PSV-101·벤트'], []])
  })
  test('is not seen by another plant, nor by a company', async () => {
    expect((await foreign.get(`/api/rsa/hazop/study/${rsaTargetNo}`)).status).toBe(403)
    expect((await company.get(`/api/rsa/hazop/study/${rsaTargetNo}`)).status).toBe(403)
    expect((await foreign.get(`${rows}s?rsaTargetNo=${rsaTargetNo}`)).body.total).toBe(0)
  })
})

describe('a row', () => {
  test('is judged by the server, whatever a browser says of its score', async () => {
    const row = await added({ bareFreq: 3, bareSev: 4, freq: 2, sev: 3 })
    expect(row).toMatchObject({
      deviationTxt: '고압',
      bareGradeCd: '5',
      score: 4,
      gradeCd: '4',
      acceptYn: 'N',
    })
    const forged = await lead.change(`${rows}/${row.rsaHazopRowNo}`, { score: 1, updateDt: row.updateDt })
    expect(forged.status).toBe(400)
  })
  test('counts the worst of people, environment and asset', async () => {
    const row = await added({ peopleSev: 2, environmentSev: 4, assetSev: 1, freq: 1 })
    expect(row).toMatchObject({ sev: 4, score: 3, gradeCd: '3' })
  })
  test.each([
    [{ paramCd: 'TEMP', guideCd: 'REVERSE' }, 'guideCd', '온도에는 가이드워드 반대을(를) 쓸 수 없습니다.'],
    [{ guideCd: null }, 'guideCd', '변수와 가이드워드를 함께 선택하세요.'],
    [{ freq: 6, sev: 2 }, 'freq', '빈도는 1~3 사이여야 합니다.'],
    [{ freq: 2 }, 'sev', '빈도와 강도를 함께 입력하세요.'],
    [
      { bareFreq: 1, bareSev: 2, freq: 2, sev: 2 },
      'freq',
      '안전조치가 있는 위험은 조치 없는 위험보다 높을 수 없습니다.',
    ],
    [{ freq: 2, sev: 2, expFreq: 2, expSev: 3 }, 'expSev', '개선 후의 위험은 지금보다 높을 수 없습니다.'],
    [{ notCredibleYn: 'Y' }, 'notCredibleTxt', '가능성이 없다고 본 사유를 입력하세요.'],
    [{ recommendTxt: 'R-77' }, 'recommendTxt', 'R-77 권고가 이 평가에 없습니다.'],
    [{ recommendTxt: '점검' }, 'recommendTxt', '개선권고는 5자 이상 입력하세요.'],
  ])('is refused with a sentence at its cell: %j', async (over, path, message) => {
    expect(said(await add(over))).toEqual([400, path, message])
  })
  test('of a deviation that cannot happen has a reason and no risk', async () => {
    const row = await added({ notCredibleYn: 'Y', notCredibleTxt: '역류할 압력원이 없음', freq: 2, sev: 2 })
    expect([row.freq, row.score]).toEqual([null, null])
  })
  test('gets its safeguards from the lines of its cell, by tag and side, and keeps a side that a person chose', async () => {
    const row = await added({ safeguardTxt: '1) TAHH-101 → PSV-101 2) GD-101 가스감지' })
    expect(row.guards).toMatchObject([
      { guardTxt: 'TAHH-101 → PSV-101', facilityNm: '반응기 1호 안전밸브', sideCd: 'prevention' },
      { guardTxt: 'GD-101 가스감지', sideCd: 'mitigation' },
    ])
    const chosen = await lead.put(`${rows}/${row.rsaHazopRowNo}/guardside`, {
      rsaHazopGuardNo: row.guards[0].rsaHazopGuardNo,
      sideCd: 'mitigation',
    })
    expect(chosen.body.data.guards[0]).toMatchObject({ sideCd: 'mitigation', sideByHandYn: 'Y' })
    const { body } = await lead.change(`${rows}/${row.rsaHazopRowNo}`, {
      safeguardTxt: '소화설비\nTAHH-101 → PSV-101',
      updateDt: chosen.body.data.updateDt,
    })
    expect(body.data.guards).toMatchObject([
      { guardTxt: '소화설비', sideCd: 'mitigation' },
      { rsaHazopGuardNo: row.guards[0].rsaHazopGuardNo, sideCd: 'mitigation', sideByHandYn: 'Y' },
    ])
  })
  test('numbers a new recommendation, and joins the one that says the same', async () => {
    const first = await added({ freq: 2, sev: 3, recommendTxt: 'PSV-101 용량을 외부 화재로 재산정' })
    expect(first.recommendTxt).toBe('R-09 PSV-101 용량을 외부 화재로 재산정')
    const second = await added({ freq: 2, sev: 3, recommendTxt: 'PSV-101 용량을 외부 화재로 재산정\nR-01' })
    expect(second.recommendTxt).toBe(
      'R-09 PSV-101 용량을 외부 화재로 재산정\nR-01 P-301A 저유량·고온 자동정지',
    )
    const { recommendations } = await study()
    expect(recommendations.at(-1)).toMatchObject({ recNo: 9, rows: { length: 2 } })
    // The list of measures names its grade.
    const listed = await lead.get(
      `${rsaMeasure.path}s?measureTxt=${encodeURIComponent('외부 화재로 재산정')}`,
    )
    expect(listed.body.data).toMatchObject([{ worstScore: 4, riskGradeCd: 'M' }])
    expect(recommendations[0]!.rows).toHaveLength(2)
  })
  test('is not written by who is not of the team, and two people in one row lose no word', async () => {
    expect(said(await add({}, foreign))[1]).toBe('rsaTargetNo')
    const row = await added()
    const mine = { causeTxt: '내 원인', updateDt: row.updateDt }
    const theirs = { consequenceTxt: '동료의 결과', updateDt: row.updateDt }
    expect((await lead.put(`${rows}/${row.rsaHazopRowNo}`, mine)).status).toBe(200)
    expect((await worker.put(`${rows}/${row.rsaHazopRowNo}`, theirs)).status).toBe(409)
  })
})

describe('a node', () => {
  test('lays out the deviations that have no row yet, and takes rows of a template', async () => {
    const made = await lead.post(nodes, {
      rsaTargetNo,
      sortOrder: 9,
      rsaHazopNodeNm: '4 세척',
      paramCds: ['PRES', 'TEMP'],
    })
    const { rsaHazopNodeNo } = made.body.data
    expect((await lead.post(`${nodes}/${rsaHazopNodeNo}/layout`)).status).toBe(200)
    const { rsaNodeTemplateNo } = await one<{ rsaNodeTemplateNo: number }>(
      `select "rsaNodeTemplateNo" from "rsaNodeTemplate" where "rsaNodeTemplateNm" = '열교환기'`,
    )
    await lead.post(`${nodes}/${rsaHazopNodeNo}/take`, { rsaNodeTemplateNo })
    const { body } = await lead.get(`${rows}s?rsaHazopNodeNo=${rsaHazopNodeNo}&limit=100`)
    expect(body.data.map(({ deviationTxt }: { deviationTxt: string }) => deviationTxt)).toEqual([
      '고압',
      '저압(진공)',
      '고온',
      '저온',
      '오염',
      '고온',
      '고압',
    ])
    const kept = await lead.delete(`${nodes}/${rsaHazopNodeNo}`)
    expect([kept.status, kept.body.reasons[0].message]).toEqual([422, '행이 있는 구간은 삭제할 수 없습니다.'])
  })
})

describe('LOPA', () => {
  let row: { rsaHazopRowNo: number }
  const scenario = (layers: object[], over: object = {}) => ({
    rsaHazopRowNo: row.rsaHazopRowNo,
    scenarioTxt: '냉각수 상실 → 반응폭주',
    initCd: 'utility',
    initTxt: '냉각수 펌프 P-401 정지',
    initFreq: 0.1,
    targetFreq: 0.000_01,
    layers,
    ...over,
  })
  const alarm = { layerCd: 'alarm', layerNm: 'TAH-101', pfd: 0.1, sensorTxt: 'TAH-101' }
  const relief = { layerCd: 'relief', layerNm: 'PSV-101', pfd: 0.01, finalTxt: 'PSV-101' }
  test('finds the gap of 10 and SIL 1', async () => {
    row = await added({ freq: 2, sev: 4, safeguardTxt: 'TAH-101\nPSV-101' })
    const proposal = await lead.get(`/api/rsa/lopa/proposal/${row.rsaHazopRowNo}`)
    expect(proposal.body.data).toMatchObject({ sev: 4, targetFreq: 0.000_01, layers: { length: 2 } })
    const { body, status } = await lead.post('/api/rsa/lopa', scenario([alarm, relief]))
    expect([status, body.data.gapVal, body.data.silVal, body.data.needPfd, body.data.acceptYn]).toEqual([
      201,
      10,
      1,
      0.1,
      'N',
    ])
  })
  test('counts no layer that fails with the initiating event or with another one', async () => {
    const failed = { ...alarm, sensorTxt: 'P-401' }
    expect(said(await lead.post('/api/rsa/lopa', scenario([failed])))).toEqual([
      400,
      'layers.0.finalTxt',
      'P-401은(는) 개시사건과 함께 고장 나므로 독립된 방호계층이 아닙니다.',
    ])
    const twice = { ...relief, layerNm: '안전밸브' }
    expect(said(await lead.post('/api/rsa/lopa', scenario([relief, twice])))[1]).toBe('layers.1.finalTxt')
  })
})

describe('a meeting', () => {
  test('is signed by each for himself, and closed with nodes and signatures', async () => {
    const meeting = {
      rsaTargetNo,
      sessionYmd: (
        await one<{ day: string }>(`select (now() at time zone 'Asia/Seoul')::date::text as "day"`)
      ).day,
      fromTm: '09:00',
      toTm: '08:00',
      leaderUserId: 'issuer01',
      people: [
        { disciplineCd: 'operation', userId: 'gas01' },
        { disciplineCd: 'expert', outsideNm: '김전문', companyNm: '한국공정안전' },
      ],
      nodes: [{ rsaHazopNodeNo: nodeNos[2] }],
    }
    expect(said(await lead.post('/api/rsa/session', meeting))).toEqual([
      400,
      'toTm',
      '종료는 시작보다 늦어야 합니다.',
    ])
    const { body } = await lead.post('/api/rsa/session', { ...meeting, toTm: '12:00' })
    const { rsaSessionNo, people } = body.data
    const url = `/api/rsa/session/${rsaSessionNo}`
    const unsigned = await lead.put(`${url}/close`)
    expect(unsigned.body.reasons.map(({ message }: { message: string }) => message)).toEqual([
      '서명한 참석자가 없습니다.',
    ])
    const notThere = await head.put(`${url}/sign`, {})
    expect([notThere.status, notThere.body.errMsg ?? notThere.body.message]).toEqual([
      403,
      '참석자로 등록되어 있지 않습니다.',
    ])
    const outside = await lead.put(`${url}/sign`, {
      rsaSessionMemberNo: people.find(({ userId }: { userId: string | null }) => userId === null)
        .rsaSessionMemberNo,
    })
    expect(said(outside).slice(0, 2)).toEqual([400, 'attendance'])
  })
})

describe('a bow-tie', () => {
  test('is drawn from the rows of a deviation, with what registers say of its barriers', async () => {
    const first: DrawnBowTie = (await lead.get(`/api/rsa/hazop/study/${rsaTargetNo}/bowtie`)).body.data
    const wanted = first.deviations.find(({ name }) => name.includes('반응·냉각 · 고온'))!
    const tie: DrawnBowTie = (
      await lead.get(`/api/rsa/hazop/study/${rsaTargetNo}/bowtie?deviation=${encodeURIComponent(wanted.key)}`)
    ).body.data
    expect(tie.threats.map(({ text }) => text)).toEqual([
      '냉각수 상실',
      'TV-101 열림 고착(H-201 열매)',
      'TIC-101 낮은 지시',
    ])
    expect(tie.consequences).toHaveLength(2)
    expect(tie.health['PSV-101']?.health).not.toBe(undefined)
    expect(tie.health['TAH-101 + 운전원']).toEqual({ health: 'unknown', why: [] })
  })
})

describe('an old workbook', () => {
  const take = (fields: Record<string, string>) => sendWorkbook(portal, lead, rsaTargetNo, fields)
  test('is previewed with what is asked about its letters, then written, and remembered for its author', async () => {
    const { body, status } = await take({ senderNm: '대한기술' })
    if (status !== 200) throw new Error(JSON.stringify([body.fields, body.message]))
    expect([status, body.data.study.unknownWords, body.data.rows.length]).toEqual([200, ['M'], 3])
    expect([body.data.rows[0].issues, body.data.rows[0].waits]).toEqual([[], true])
    expect(said(await take({ senderNm: '대한기술', apply: 'Y' }))).toEqual([
      400,
      'levels',
      '이전 매트릭스의 등급 문자가 뜻하는 수준을 먼저 정하세요: M',
    ])
    const done = await take({ senderNm: '대한기술', levels: '{"M":2}', apply: 'Y' })
    expect([done.status, done.body.data?.applied]).toEqual([200, 3])
    const node = await one<{ rsaHazopNodeNo: number }>(
      `select "rsaHazopNodeNo" from "rsaHazopNode" where "rsaHazopNodeNm" = '5 세정'`,
    )
    const { data } = (await lead.get(`${rows}s?rsaHazopNodeNo=${node.rsaHazopNodeNo}&limit=10`)).body
    expect(data.map((row: { causeTxt: string }) => row.causeTxt)).toEqual([
      '펌프 정지',
      '밸브 닫힘',
      '호스 탈락',
    ])
    expect(new Set(data.map((row: { recommendTxt: string }) => row.recommendTxt)).size).toBe(1)
    expect(data[0]).toMatchObject({ freq: 2, gradeCd: '2', noteTxt: '담당 생산1팀' })
    expect((await take({ senderNm: '대한기술' })).body.data).toMatchObject({ levels: { M: 2 } })
  })
})

describe('a study that is confirmed', () => {
  let next: number
  test('was whole: rows, owners, meetings of all nodes, and is frozen with its worksheet', async () => {
    const wanting = await lead.put(`/api/rsa/target/${rsaTargetNo}/requestReview`, {})
    const reasons = wanting.body.reasons.map(({ message }: { message: string }) => message)
    expect([wanting.status, reasons]).toEqual([
      422,
      expect.arrayContaining(['3 PSV-101·벤트: 전문가·설계·운전이 함께 서명한 회의가 없습니다.']),
    ])
    await finishStudy(portal, rsaTargetNo)
    const asked = await lead.put(`/api/rsa/target/${rsaTargetNo}/requestReview`, {})
    expect([asked.status, asked.body.reasons ?? []]).toEqual([200, []])
    const safety = await portal.signIn('saf01')
    const done = await safety.put(`/api/rsa/target/${rsaTargetNo}/confirm`, {})
    expect([done.status, done.body.reasons ?? []]).toEqual([200, []])
    const revisions = (await lead.get(`/api/rsa/target/${rsaTargetNo}/revisions`)).body.data
    expect(revisions).toMatchObject([{ rev: 1, revisionNm: 'R-101 톨루엔 투입·반응·벤트 확정본' }])
    expect((await add()).status).toBe(409)
    expect((await study()).revalidation.state).toBe('valid')
  })
  test('takes a recommendation that was carried out as a safeguard, and ranks the row again', async () => {
    const { recommendations } = await study()
    const { rsaMeasureNo, rows: own } = recommendations[0]!
    const url = `${rows}/${own[0]!.rsaHazopRowNo}/takerecommendation`
    expect((await lead.put(url, { rsaMeasureNo })).status).toBe(409)
    await portal.engine.database.query(
      `update "rsaMeasure" set "state" = 'verified' where "rsaMeasureNo" = $1`,
      [rsaMeasureNo],
    )
    const taken = await lead.put(url, { rsaMeasureNo })
    expect(taken.body.data).toMatchObject({
      freq: 1,
      gradeCd: '2',
      safeguardTxt: expect.stringContaining('R-01 P-301A'),
    })
    expect(taken.body.data.guards.at(-1)).toMatchObject({ rsaMeasureNo, facilityNm: expect.any(String) })
    expect((await lead.put(url, { rsaMeasureNo })).status).toBe(409)
  })
  test('is the beginning of the next one, whose rows are looked at one by one', async () => {
    const { rsaTargetNo: _own, ...target } = (await lead.get(`/api/rsa/target/${rsaTargetNo}`)).body.data
    const made = await lead.post('/api/rsa/target', {
      rsaPlanNo: target.rsaPlanNo,
      rsaTargetNm: 'R-101 재평가',
      plantCd: '1000',
      deptCd: 'D111',
      rsaTypeCd: 'Z',
      rsaMatrixNo: target.rsaMatrixNo,
      leaderUserId: 'issuer01',
      prevTargetNo: rsaTargetNo,
    })
    next = made.body.data.rsaTargetNo
    expect((await lead.put(`/api/rsa/target/${next}/open`, {})).status).toBe(200)
    const copy: StudyAnswer = (await lead.get(`/api/rsa/hazop/study/${next}`)).body.data
    const before = await study()
    expect([copy.rowCnt, copy.nodes.length, copy.unlookedCnt, copy.copiedPct]).toEqual([
      before.rowCnt,
      before.nodes.length,
      before.rowCnt,
      100,
    ])
    const changes = (await lead.get(`/api/rsa/hazop/study/${next}/changes`)).body.data
    expect(changes.map(({ kind }: { kind: string }) => kind)).toContain('recommendation')
  })
})

describe('papers', () => {
  test('the worksheet by risk is a PDF, and a workbook has a sheet for each node', async () => {
    const pdf = await portal.app.inject({
      url: `/api/rsa/hazop/study/${rsaTargetNo}/print`,
      headers: { 'x-authorization': lead.accessToken },
    })
    expect([pdf.statusCode, pdf.rawPayload.subarray(0, 4).toString()]).toEqual([200, '%PDF'])
    const workbook = await portal.app.inject({
      url: `/api/rsa/hazop/study/${rsaTargetNo}/workbook`,
      headers: { 'x-authorization': lead.accessToken },
    })
    expect([workbook.statusCode, workbook.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
  })
})
