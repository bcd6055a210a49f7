import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'
import { recordClasses } from '../../../platform/privacy/record-classes.server.ts'
import { finishStudy } from './hazop.test-kit.ts'
import { revalidationClock } from './revalidation-clock.server.ts'
import type { StudyAnswer } from './study.rule.ts'

/** Layers of protection that a study needs, and the books that studies begin with. */
let portal: Portal
/** Leads the study; safety staff; head office; of another plant. */
let lead: Client
let safety: Client
let head: Client
let foreign: Client
let rsaTargetNo: number
const lopa = '/api/rsa/lopa'
const templates = '/api/rsa/hazop/template'
const messages = ({ body }: Answer): string[] =>
  (body.reasons ?? []).map(({ message }: { message: string }) => message)
const said = ({ status, body }: Answer) => [status, body.fields?.[0]?.path, body.fields?.[0]?.message]
const study = async (): Promise<StudyAnswer> =>
  (await lead.get(`/api/rsa/hazop/study/${rsaTargetNo}`)).body.data

beforeAll(async () => {
  portal = await startPortal()
  lead = await portal.signIn('issuer01')
  safety = await portal.signIn('saf01')
  head = await portal.signIn('hq01')
  foreign = await portal.signIn('saf21')
  ;({ rsaTargetNo } = await portal.engine.database.one<{ rsaTargetNo: number }>(
    `select t."rsaTargetNo" from "rsaTarget" t join "rsaHazopNode" n using ("rsaTargetNo") where t."state" = 'assessing' order by 1 limit 1`,
  ))
})
afterAll(() => portal?.close())

describe('a figure of a LOPA', () => {
  test('names its dated parameter where it is the usual one, and otherwise what a person says', async () => {
    const row = { rsaTargetNo, paramCd: 'PRES', guideCd: 'MORE', sortOrder: 900, freq: 2, sev: 4 }
    const [node] = (await study()).nodes
    const made = await lead.post('/api/rsa/hazop/row', { ...row, rsaHazopNodeNo: node!.rsaHazopNodeNo })
    const { rsaHazopRowNo } = made.body.data
    const { body: usual } = await lead.get(`${lopa}/library/${rsaHazopRowNo}`)
    expect([usual.data.inits.leak, usual.data.layers.relief]).toEqual([
      { value: 0.01, paramCd: 'RSA.hazop.initLeak' },
      { value: 0.01, paramCd: 'RSA.hazop.pfdRelief' },
    ])
    const relief = { layerCd: 'relief', layerNm: 'PSV-101', pfd: 0.01, finalTxt: 'PSV-101' }
    const ignition = { layerCd: 'ignition', layerNm: '점화', pfd: 0.3 }
    const given = {
      rsaHazopRowNo,
      scenarioTxt: '개스킷 누출 → 화재',
      initCd: 'leak',
      initTxt: '개스킷 누출',
      initFreq: 0.02,
      targetFreq: 0.000_01,
      layers: [relief, ignition],
    }
    const { status, body } = await lead.post(lopa, given)
    expect([status, body.fields]).toEqual([
      400,
      ['initSourceTxt', 'layers.1.pfdSourceTxt'].map((path) => ({
        path,
        message: '표준값과 다른 값은 출처를 입력하세요.',
      })),
    ])
    const layers = [relief, { ...ignition, pfdSourceTxt: '점화원 조사 2025' }]
    const told = await lead.post(lopa, { ...given, layers, initSourceTxt: '누출 이력 2020~2025' })
    expect([told.status, told.body.data?.initSourceTxt]).toEqual([201, '누출 이력 2020~2025'])
    expect(told.body.data.layers).toMatchObject([
      { pfdSourceTxt: 'RSA.hazop.pfdRelief' },
      { pfdSourceTxt: '점화원 조사 2025' },
    ])
    expect((await foreign.get(`${lopa}/library/${rsaHazopRowNo}`)).status).toBe(403)
  })
})

describe('a LOPA that begins with the safeguards of its row', () => {
  test('counts none of them before a person has confirmed it, with its kind and its PFD', async () => {
    const [node] = (await study()).nodes
    const { data: row } = (
      await lead.post('/api/rsa/hazop/row', {
        rsaTargetNo,
        rsaHazopNodeNo: node!.rsaHazopNodeNo,
        paramCd: 'TEMP',
        guideCd: 'MORE',
        sortOrder: 901,
        causeTxt: '냉각 상실',
        consequenceTxt: '반응폭주',
        safeguardTxt: '1) TAH-101 경보와 운전원 2) PSV-101 3) GD-101',
        freq: 2,
        sev: 4,
      })
    ).body
    const { data: proposal } = (await lead.get(`${lopa}/proposal/${row.rsaHazopRowNo}`)).body
    expect(proposal.layers).toMatchObject([
      { layerCd: 'alarm', sensorTxt: 'TAH-101', sideCd: 'prevention' },
      { layerCd: 'relief', finalTxt: 'PSV-101', sideCd: 'prevention' },
      { layerCd: null, sensorTxt: 'GD-101', sideCd: 'mitigation' },
    ])
    const given = {
      rsaHazopRowNo: row.rsaHazopRowNo,
      scenarioTxt: '냉각 상실 → 반응폭주',
      initCd: 'utility',
      initTxt: '냉각 상실',
      initFreq: 0.1,
      targetFreq: 0.000_01,
      layers: proposal.layers,
    }
    const made = await lead.post(lopa, given)
    expect([made.status, made.body.fields]).toEqual([201, undefined])
    expect(made.body.data).toMatchObject({ mitigatedFreq: 0.1, gapVal: 10_000, acceptYn: 'N' })
    expect(made.body.data.layers).toMatchObject([
      { confirmYn: 'N', sideCd: 'prevention' },
      { confirmYn: 'N' },
      { confirmYn: 'N', sideCd: 'mitigation', pfd: null },
    ])
    const { rsaLopaNo, updateDt, layers } = made.body.data
    const change = (changes: readonly object[]) =>
      lead.put(`${lopa}/${rsaLopaNo}`, {
        updateDt,
        layers: layers.map((layer: object, index: number) => ({ ...layer, ...changes[index] })),
      })
    const half = await change([{ confirmYn: 'Y' }])
    expect([half.status, half.body.fields]).toEqual([
      400,
      [{ path: 'layers.0.pfd', message: '인정하는 방호계층은 종류와 PFD를 입력하세요.' }],
    ])
    expect(said(await change([{ rsaHazopGuardNo: 999_999 }]))).toEqual([
      400,
      'layers.0.rsaHazopGuardNo',
      '이 행의 안전조치가 아닙니다.',
    ])
    const whole = await change([
      { confirmYn: 'Y', pfd: 0.1 },
      { confirmYn: 'Y', pfd: 0.01 },
    ])
    expect([whole.status, whole.body.fields]).toEqual([200, undefined])
    expect(whole.body.data).toMatchObject({ mitigatedFreq: 0.0001, gapVal: 10 })
    expect((await lead.delete(`${lopa}/${rsaLopaNo}`)).status).toBe(200)
    expect((await lead.delete(`/api/rsa/hazop/row/${row.rsaHazopRowNo}`)).status).toBe(200)
  })
})

describe('a book of HAZOP', () => {
  const rows = [
    { sortOrder: 1, paramCd: 'TEMP', guideCd: 'MORE', causeTxt: '냉각 상실', consequenceTxt: '고온' },
  ]
  test('is approved by somebody else, and its next version retires it', async () => {
    const first = await head.post(templates, { rsaNodeTemplateNm: '건조기', paramCds: ['TEMP'] })
    const { rsaNodeTemplateNo, updateDt } = first.body.data
    const at = (act: string, no = rsaNodeTemplateNo) => `${templates}/${no}/${act}`
    expect(messages(await head.put(at('requestReview'), {}))).toEqual([
      '이탈의 원인과 결과를 하나 이상 입력하세요.',
    ])
    const wrong = [{ ...rows[0], guideCd: 'REVERSE' }]
    expect(said(await head.change(`${templates}/${rsaNodeTemplateNo}`, { rows: wrong, updateDt }))[1]).toBe(
      'rows.0.guideCd',
    )
    await head.change(`${templates}/${rsaNodeTemplateNo}`, { rows, updateDt })
    expect((await head.put(at('requestReview'), {})).status).toBe(200)
    expect((await head.put(at('approve'), {})).body.message).toBe('검토를 요청한 사람은 승인할 수 없습니다.')
    const approved = await safety.put(at('approve'), {})
    expect([approved.status, approved.body.data.state]).toEqual([200, 'approved'])
    expect((await head.put(at('revise'), {})).status).toBe(200)
    const { data } = (await head.get(`${templates}s?rsaNodeTemplateNm=건조기&limit=10`)).body
    expect(data.map(({ verNo, state }: { verNo: number; state: string }) => [verNo, state])).toEqual([
      [2, 'draft'],
      [1, 'revising'],
    ])
    const nextNo = data[0].rsaNodeTemplateNo
    const held = await safety.put(at('retire'), { reason: '쓰지 않는 설비입니다' })
    expect([held.status, messages(held)]).toEqual([422, ['작성 중인 개정판이 있습니다.']])
    await head.put(at('requestReview', nextNo), {})
    await safety.put(at('approve', nextNo), {})
    expect((await head.get(`${templates}/${rsaNodeTemplateNo}`)).body.data.state).toBe('retired')
  })
  test('begins a node while it is in use, and the node hears of the next version', async () => {
    const [node] = (await study()).nodes
    const take = (rsaNodeTemplateNo: number) =>
      lead.post(`/api/rsa/hazop/node/${node!.rsaHazopNodeNo}/take`, { rsaNodeTemplateNo })
    const { data } = (await head.get(`${templates}s?rsaNodeTemplateNm=건조기&limit=10`)).body
    expect(said(await take(data[1].rsaNodeTemplateNo))).toEqual([
      400,
      'rsaNodeTemplateNo',
      '승인된 표준서만 불러올 수 있습니다.',
    ])
    expect((await take(data[0].rsaNodeTemplateNo)).status).toBe(200)
    expect((await study()).nodes[0]!.newerTemplate).toBe(null)
    await head.put(`${templates}/${data[0].rsaNodeTemplateNo}/revise`, {})
    const { data: versions } = (await head.get(`${templates}s?rsaNodeTemplateNm=건조기&limit=10`)).body
    await head.put(`${templates}/${versions[0].rsaNodeTemplateNo}/requestReview`, {})
    await safety.put(`${templates}/${versions[0].rsaNodeTemplateNo}/approve`, {})
    expect((await study()).nodes[0]!.newerTemplate).toMatchObject({ rsaNodeTemplateNm: '건조기', verNo: 3 })
  })
})

describe('a study with rows that nobody may accept', () => {
  test('is not reviewed before the layers of each are reckoned', async () => {
    await finishStudy(portal, rsaTargetNo)
    const { data: lopas } = (await lead.get(`${lopa}s?rsaTargetNo=${rsaTargetNo}&limit=20`)).body
    const { data: taken } = (await lead.get(`${lopa}/${lopas[0].rsaLopaNo}`)).body
    expect((await lead.delete(`${lopa}/${taken.rsaLopaNo}`)).status).toBe(200)
    const url = `/api/rsa/target/${rsaTargetNo}`
    const without = await lead.put(`${url}/requestReview`, {})
    expect([without.status, messages(without)]).toEqual([422, ['LOPA가 필요한 행 1개']])
    expect((await study()).lacks).toMatchObject([{ rsaHazopRowNo: taken.rsaHazopRowNo, lacks: ['noLopa'] }])
    const { rsaHazopRowNo, scenarioTxt, initCd, initTxt, initFreq, targetFreq } = taken
    const layers = taken.layers.map(({ rsaLopaLayerNo: _key, ...layer }: { rsaLopaLayerNo: number }) => layer)
    const again = await lead.post(lopa, {
      rsaHazopRowNo,
      scenarioTxt,
      initCd,
      initTxt,
      initFreq,
      targetFreq,
      layers,
    })
    expect([again.status, again.body.fields]).toEqual([201, undefined])
    expect(messages(await lead.put(`${url}/requestReview`, {}))).toEqual([])
  })
  test('becomes a template of each node once it is confirmed', async () => {
    const url = `/api/rsa/target/${rsaTargetNo}`
    expect((await head.post(`${url}/newbook`, {})).status).toBe(409)
    await safety.put(`${url}/confirm`, {})
    const made = await head.post(`${url}/newbook`, {})
    expect([made.status, made.body.fields]).toEqual([200, undefined])
    const { data } = await head
      .get(`${templates}/${made.body.data.rsaNodeTemplateNo}`)
      .then(({ body }) => body)
    const { nodes } = await study()
    expect(data).toMatchObject({
      rsaNodeTemplateNm: nodes[0]!.rsaHazopNodeNm,
      state: 'draft',
      verNo: 1,
      fromTargetNo: rsaTargetNo,
    })
    expect(data.rows).toHaveLength(nodes[0]!.rowCnt)
    const { total } = (await head.get(`${templates}s?state=draft&limit=20`)).body
    expect(total).toBe(nodes.length)
    expect((await foreign.post(`${url}/newbook`, {})).status).toBe(403)
  })
})

describe('a study that was confirmed long ago', () => {
  const told = async () =>
    (
      await portal.engine.database.query<{ userId: string; title: string }>(
        `select "userId", "title" from "noti" where "eventCd" = 'RSA_HAZOP_DUE' order by "notiNo"`,
      )
    ).map(({ userId, title }) => `${userId} ${title}`)
  const confirmedBefore = (interval: string) =>
    portal.engine.database.query(
      `update "rsaTarget" set "confirmDt" = now() - interval '48 months' + $2::interval where "rsaTargetNo" = $1`,
      [rsaTargetNo, interval],
    )
  test('is told of to its leader and the safety staff sixty days before, once a rung', async () => {
    const waiting = async (client: Client) =>
      (await client.get('/api/main/portlet/mywork')).body.data.items
        .filter(({ kind }: { kind: string }) => kind === 'risk-revalidate')
        .map(({ label, key, url }: { label: string; key: number; url: string }) => [label, key, url])
    await confirmedBefore('90 days')
    expect(await revalidationClock(portal.engine)).toBe(0)
    expect(await waiting(lead)).toEqual([])
    expect((await study()).revalidation.state).toBe('valid')
    await confirmedBefore('59 days')
    expect(await revalidationClock(portal.engine)).toBeGreaterThan(1)
    expect(await revalidationClock(portal.engine)).toBe(0)
    expect((await study()).revalidation.state).toBe('soon')
    expect(await waiting(lead)).toEqual([
      ['HAZOP 재평가', rsaTargetNo, `/rsa/result/hazopStudy?no=${rsaTargetNo}`],
    ])
    expect([await waiting(safety), await waiting(foreign)]).toEqual([[], []])
    const people = (await told()).map((each) => each.split(' ')[0])
    expect(people).toEqual(expect.arrayContaining(['issuer01', 'saf01']))
    expect(await told()).toEqual(expect.arrayContaining([expect.stringContaining('HAZOP 재평가 D-')]))
  })
  test('is told of no more once the study that began with it is confirmed', async () => {
    await confirmedBefore('-1 day')
    const { rsaTargetNo: _own, ...target } = (await lead.get(`/api/rsa/target/${rsaTargetNo}`)).body.data
    const { rsaPlanNo, plantCd, deptCd, rsaTypeCd, rsaMatrixNo, leaderUserId } = target
    const made = await lead.post('/api/rsa/target', {
      rsaPlanNo,
      plantCd,
      deptCd,
      rsaTypeCd,
      rsaMatrixNo,
      leaderUserId,
      rsaTargetNm: '재평가',
      prevTargetNo: rsaTargetNo,
    })
    await portal.engine.database.query(
      `update "rsaTarget" set "state" = 'confirmed', "confirmDt" = now() where "rsaTargetNo" = $1`,
      [made.body.data.rsaTargetNo],
    )
    expect(await revalidationClock(portal.engine)).toBe(0)
    await portal.engine.database.query(
      `update "rsaTarget" set "state" = 'assessing' where "rsaTargetNo" = $1`,
      [made.body.data.rsaTargetNo],
    )
    expect(await revalidationClock(portal.engine)).toBeGreaterThan(0)
  })
  test('is kept for the life of its unit, and not three years as other assessments', async () => {
    const { database } = portal.engine
    const moment = portal.engine.clock.now().toISOString()
    const beyond = async () =>
      Object.fromEntries(
        (await recordClasses(database, moment)).map(({ classCd, keep, rowCnt }) => [
          classCd,
          { keep, rowCnt },
        ]),
      )
    const before = await beyond()
    await database.query(
      `update "rsaPlan" set "doneDt" = now() - interval '10 years' where "rsaPlanNo" = (select "rsaPlanNo" from "rsaTarget" where "rsaTargetNo" = $1)`,
      [rsaTargetNo],
    )
    await confirmedBefore('-6 years')
    expect([await beyond(), before['HAZOP']]).toEqual([before, { keep: null, rowCnt: 0 }])
  })
})
