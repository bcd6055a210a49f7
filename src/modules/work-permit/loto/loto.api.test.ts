import { trailOf } from '../../../../test/trail.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPin } from '../../../../db/seed/seed.ts'
import { permitPath, refusalOf, startPermitLife, type PermitLife } from '../../../../test/permit-life.ts'
import { readyBesideLoto } from '../../../../test/loto-life.ts'
/**
 * One outage from the plan to the last lock: the issuer locks, the electric department verifies, the crew
 * hang their own locks.
 */
let life: PermitLife
let permitNo: number
let lotoNo: number
beforeAll(async () => void (life = await startPermitLife()))
afterAll(() => life.close())

const path = '/api/saf/loto'
type Body = Record<string, unknown>
const put = (userId: string, act: string, body: Body = {}, of = lotoNo) =>
  life.put(userId, `${path}/${of}/${act}`, body)
const stored = async (of = lotoNo) => (await life.get('issuer03', `${path}/${of}`)).body.data
const point = async (seq: number, of = lotoNo): Promise<number> =>
  (await stored(of)).points.find((each: { seq: number }) => each.seq === seq).lotoPointNo
const onPoint = async (userId: string, seq: number, act: string, body: Body = {}, of = lotoNo) =>
  put(userId, `point/${await point(seq, of)}/${act}`, body, of)
const facilityNo = async (facilityCd = 'MCC-2') =>
  (
    await life.portal.engine.database.one<{ no: number }>(
      `select "facilityNo" as no from "safFacility" where "facilityCd" = $1`,
      [facilityCd],
    )
  ).no
const breaker = (seq: number, more: Body = {}) => ({
  seq,
  energyCd: 'E01',
  deviceTag: `CB-0${seq}`,
  normalPosCd: 'ON',
  isolPosCd: 'OFF',
  methodCd: 'I01',
  ...more,
})
const plan = async (more: Body = {}) => ({
  lotoNm: '시험 정전 격리',
  areaCd: 'YS-UT',
  facilityNo: await facilityNo(),
  scopeTxt: '시험 회로 전체',
  drawingNo: 'E-SLD-099',
  planStartDt: `${life.day}T07:00:00+09:00`,
  planEndDt: `${life.day}T18:00:00+09:00`,
  points: [breaker(1), breaker(2)],
  ...more,
})
const lockState = async (lockNo: string) =>
  (
    await life.portal.engine.database.one<{ statCd: string }>(
      `select "statCd" from "lockMaster" where "lockNo" = $1`,
      [lockNo],
    )
  ).statCd
const ok = (answer: { status: number; body: unknown }) =>
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
const messageOf = (answer: { body: { message?: string } }) => answer.body.message
const steps = async (stage: string): Promise<number[]> =>
  (await stored()).steps
    .filter(({ stageCd }: { stageCd: string }) => stageCd === stage)
    .map(({ lotoStepNo }: { lotoStepNo: number }) => lotoStepNo)

describe('a lockout', () => {
  it('the review of an outage needs a lockout, and shows the way to its plan', async () => {
    permitNo = await life.create(
      'vnd03s',
      await life.plainWork({
        supplCds: ['S2'],
        supplements: [{ supplCd: 'S2', circuitTxt: 'MCC-2', voltageV: 440 }],
      }),
    )
    await life.act('vnd03s', permitNo, 'request')
    await life.act('issuer03', permitNo, 'startReview')
    await life.act('issuer03', permitNo, 'sitecheck', { siteCode: 'YS-UT-5R1' })
    const refused = await life.put('issuer03', `${permitPath}/${permitNo}/requestCooperation`)
    expect(refused.body.reasons).toEqual([
      {
        guard: 'loto',
        message: 'LOTO(에너지 격리)가 필요합니다. 정전: 안전보건규칙 제319조제2항',
        fixUrl: `/constSafe/loto/lotoForm?permitNo=${permitNo}`,
      },
    ])
  })

  it('a lockout plans its points in an order, with equipment and permits of one plant', async () => {
    const post = async (more: Body) => life.post('issuer03', path, await plan(more))
    expect((await post({ points: [breaker(1), breaker(1)] })).body.fields).toEqual([
      { path: 'points.1.seq', message: '격리 순서 1번이 두 번 있습니다.' },
    ])
    expect((await post({ points: [breaker(1, { isolPosCd: 'ON' })] })).body.fields[0].message).toBe(
      '격리 위치가 정상 위치와 같습니다.',
    )
    expect((await post({ planEndDt: `${life.day}T07:00:00+09:00` })).body.fields[0].path).toBe('planEndDt')
    expect((await post({ facilityNo: await facilityNo('R-1101') })).body.fields[0].path).toBe('facilityNo')
    expect((await post({ facilityNo: await facilityNo('R-101') })).body.fields).toEqual([
      { path: 'facilityNo', message: '이 설비는 반응 구역의 설비입니다. 구역과 설비를 맞추세요.' },
    ])
    const { database } = life.portal.engine
    const place = (areaCd: string | null) =>
      database.query(`update "safFacility" set "areaCd" = $1 where "facilityCd" = 'MCC-2'`, [areaCd])
    await place(null)
    expect((await post({})).body.fields).toEqual([
      {
        path: 'facilityNo',
        message: '이 설비는 설비목록에 구역이 없습니다. 설비목록에서 구역을 먼저 등록하세요.',
      },
    ])
    await place('YS-UT')
    // What only the acts write is not taken from a form.
    const made = await post({
      permits: [{ permitNo }],
      points: [breaker(1, { lockUserId: 'emp01', verifyUserId: 'emp02' }), breaker(2)],
    })
    ok(made)
    lotoNo = made.body.data.lotoNo
    expect(made.body.data).toMatchObject({ state: 'planned', plantCd: '1000' })
    expect(made.body.data.lotoCd).toMatch(/^L-1000-\d{4}-\d{4}$/)
    expect(made.body.data.points[0]).toMatchObject({ lockUserId: null, verifyUserId: null })
    ok(await life.put('issuer03', `${permitPath}/${permitNo}/requestCooperation`))
  })

  it('who answers for the area locks in order, and each lock hangs in one place', async () => {
    expect((await put('emp01', 'startIsolation')).status).toBe(403)
    ok(await put('issuer03', 'startIsolation'))
    expect((await stored()).steps).toHaveLength(10)
    const [drawings, switches] = await steps('isolate')
    const unchecked = await onPoint('issuer03', 1, 'lock', { lockNo: 'LK-U-01' })
    expect([unchecked.status, messageOf(unchecked)]).toEqual([
      422,
      expect.stringMatching(/^잠그기 전에 확인하세요: 전기기기에 공급되는 모든 전원을/),
    ])
    expect(messageOf(await put('issuer03', `step/${switches}`))).toMatch(
      /^순서에 따라 먼저 확인하세요: 전기기기에 공급되는 모든 전원을/,
    )
    ok(await put('issuer03', `step/${drawings}`))
    ok(await put('issuer03', `step/${switches}`))
    const early = await onPoint('issuer03', 2, 'lock', { lockNo: 'LK-U-01' })
    expect([early.status, messageOf(early)]).toEqual([
      422,
      '격리 순서에 따라 1번 지점(CB-01)을 먼저 잠그세요.',
    ])
    expect((await onPoint('emp01', 1, 'lock', { lockNo: 'LK-U-01' })).status).toBe(403)
    const inLanguage = async (langCd: string) => {
      ok(await life.put('issuer03', '/api/manage/userpref', { langCd }))
      return messageOf(await onPoint('issuer03', 2, 'lock', { lockNo: 'LK-U-01' }))
    }
    expect([await inLanguage('en'), await inLanguage('es')]).toEqual([
      'Keep the order of isolation: lock point 1 (CB-01) first.',
      'Siga el orden de aislamiento: bloquee primero el punto 1 (CB-01).',
    ])
    await inLanguage('kr')
    const lost = await onPoint('issuer03', 1, 'lock', { lockNo: 'LK-R-08' })
    expect([lost.status, messageOf(lost)]).toEqual([409, '분실된 자물쇠입니다.'])
    const used = await onPoint('issuer03', 1, 'lock', { lockNo: 'LK-E-01' })
    expect([used.status, messageOf(used)]).toEqual([409, '이미 사용중인 자물쇠입니다.'])
    expect((await onPoint('issuer03', 1, 'lock', { lockNo: '없는것' })).body.fields).toEqual([
      { path: 'lockNo', message: '이 사업장의 자물쇠가 아닙니다.' },
    ])
    const notYet = await onPoint('coop01', 1, 'verify', { verifyMethodCd: 'TESTER', verifyVal: 0 })
    expect(messageOf(notYet)).toBe('1번 지점(CB-01)을 먼저 잠그세요.')
    ok(await onPoint('issuer03', 1, 'lock', { lockNo: 'LK-U-01' }))
    expect(await lockState('LK-U-01')).toBe('20')
    ok(await onPoint('issuer03', 2, 'lock', { lockNo: 'LK-U-02' }))
    const [first] = (await stored()).points
    expect(first).toMatchObject({
      lockNo: 'LK-U-01',
      lockUserId: 'issuer03',
      tagNo: expect.stringMatching(/-01$/),
    })
  })

  it('another person verifies a lockout, with no energy left', async () => {
    const charged = await onPoint('coop01', 1, 'verify', { verifyMethodCd: 'TESTER', verifyVal: 0 })
    expect([charged.status, messageOf(charged)]).toEqual([
      422,
      expect.stringMatching(/^에너지 0을 확인하기 전에 확인하세요: 차단장치나 단로기에/),
    ])
    for (const step of (await steps('isolate')).slice(2, 4)) ok(await put('issuer03', `step/${step}`))
    const own = await onPoint('issuer03', 1, 'verify', { verifyMethodCd: 'TESTER', verifyVal: 0 })
    expect([own.status, messageOf(own)]).toEqual([422, '잠금 실시자와 확인자는 달라야 합니다.'])
    const live = await onPoint('coop01', 1, 'verify', { verifyMethodCd: 'TESTER', verifyVal: 440 })
    expect([live.status, messageOf(live)]).toEqual([
      422,
      '에너지가 남아 있습니다(440 V). 0 V이어야 확인할 수 있습니다.',
    ])
    expect(
      (await onPoint('coop01', 1, 'verify', { verifyMethodCd: 'XX', verifyVal: 0 })).body.fields[0].path,
    ).toBe('verifyMethodCd')
    expect((await onPoint('coop01', 1, 'verify', { verifyMethodCd: 'TESTER' })).body.fields[0].path).toBe(
      'verifyVal',
    )
    ok(await onPoint('coop01', 1, 'verify', { verifyMethodCd: 'TESTER', verifyVal: 0 }))
    const half = refusalOf(await put('issuer03', 'confirmIsolation', { tryTxt: '기동되지 않음' }))
    expect(half.guards).toEqual(['points', 'steps'])
    expect(half.text).toContain('2번 지점(CB-02): 에너지 0 확인이 필요합니다.')
    ok(await onPoint('coop01', 2, 'verify', { verifyMethodCd: 'TESTER', verifyVal: 0 }))
  })

  it('an incomplete lockout refuses the start of the work', async () => {
    await life.force(permitNo, 'approved')
    life.at('07:50')
    const refused = await life.put('issuer03', `${permitPath}/${permitNo}/start`)
    expect(refused.body.reasons).toContainEqual({
      guard: 'loto',
      message: expect.stringMatching(
        /^LOTO 미완료: L-1000-\d{4}-\d{4} 시험 정전 격리 격리지점 2\/2 확인 \(격리중\)$/,
      ),
      fixUrl: `/constSafe/loto/lotoDetail?no=${lotoNo}`,
    })
  })

  it('a lockout follows the six steps of the law in order, and the attempt to start', async () => {
    const six = await steps('isolate')
    expect(messageOf(await put('issuer03', `step/${six[5]}`))).toMatch(
      /^순서에 따라 먼저 확인하세요: 검전기로/,
    )
    for (const step of six.slice(4)) ok(await put('issuer03', `step/${step}`))
    expect(messageOf(await put('issuer03', `step/${six[0]}`))).toBe('이미 확인된 단계입니다.')
    expect((await put('issuer03', `step/${(await steps('restore'))[0]}`)).status).toBe(409)
    expect((await put('coop01', 'confirmIsolation', { tryTxt: '기동되지 않음' })).status).toBe(403)
    expect((await put('issuer03', 'confirmIsolation')).body.fields[0].path).toBe('tryTxt')
    ok(await put('issuer03', 'confirmIsolation', { tryTxt: '현장 스위치를 눌러도 기동되지 않음' }))
    expect(await stored()).toMatchObject({
      state: 'isolated',
      isolUserId: 'issuer03',
      tryTxt: '현장 스위치를 눌러도 기동되지 않음',
    })
  })

  it('a lockout lets everybody who works hang a lock of his own', async () => {
    const refused = await life.put('issuer03', `${permitPath}/${permitNo}/start`)
    expect(refused.body.reasons).toContainEqual({
      guard: 'personalLocks',
      message: expect.stringContaining('작업자 1명이 개인 잠금을 걸지 않았습니다.'),
      fixUrl: '#lotos',
    })
    const worker = await life.workerNo('홍석진')
    const hang = (userId: string, body: Body) =>
      life.put(userId, `${permitPath}/${permitNo}/personallock`, { lotoNo, on: true, ...body })
    expect((await hang('vnd02s', { vendorWorkerNo: worker, lockNo: '개인-1', pinPwd: demoPin })).status).toBe(
      404,
    )
    expect(
      (await hang('vnd03s', { vendorWorkerNo: worker, lockNo: '개인-1', pinPwd: '47' })).body.fields[0].path,
    ).toBe('pinPwd')
    expect(
      (await hang('vnd03s', { vendorWorkerNo: worker, lockNo: 'LK-U-05', pinPwd: demoPin })).status,
    ).toBe(409)
    const stranger = await hang('vnd03s', {
      vendorWorkerNo: await life.workerNo('고영찬'),
      lockNo: '개인-2',
      pinPwd: demoPin,
    })
    expect([stranger.status, messageOf(stranger)]).toEqual([422, '연결된 허가의 작업자가 아닙니다.'])
    const hung = await hang('vnd03s', { vendorWorkerNo: worker, lockNo: '개인-1', pinPwd: demoPin })
    ok(hung)
    expect(hung.body.data[0].personalLocks[0]).toMatchObject({ lockNo: '개인-1', name: '홍석진' })
    expect(JSON.stringify((await stored()).personalLocks)).not.toContain('pinHash')
    const again = await hang('vnd03s', { vendorWorkerNo: worker, lockNo: '개인-3', pinPwd: demoPin })
    expect([again.status, messageOf(again)]).toEqual([409, '이미 개인 잠금을 걸었습니다.'])
    const taken = await hang('vnd03s', {
      vendorWorkerNo: await life.workerNo('전인수'),
      lockNo: '개인-1',
      pinPwd: demoPin,
    })
    expect([taken.status, messageOf(taken)]).toEqual([409, '이미 사용중인 자물쇠입니다.'])
  })

  it('a lockout is in use once the work has begun, and is not released under it', async () => {
    const guards = async () => refusalOf(await life.put('issuer03', `${permitPath}/${permitNo}/start`)).guards
    expect(await guards()).not.toContain('loto')
    expect(await guards()).not.toContain('personalLocks')
    await readyBesideLoto(life, permitNo)
    ok(await life.put('issuer03', `${permitPath}/${permitNo}/start`))
    expect((await stored()).state).toBe('inUse')
    const refused = refusalOf(await put('issuer03', 'requestRelease'))
    expect(refused.guards).toEqual(['permits', 'personalLocks'])
    expect(refused.text).toMatch(/허가 P-1000-\d{8}-\d{4}가 이 격리를 필요로 합니다\. \(작업중\)/)
    expect(refused.text).toContain('개인 잠금 1개가 걸려 있습니다.')
    const lifted = refusalOf(
      await put('issuer03', 'liftForTest', { reason: '펌프 회전방향을 시험하기 위해' }),
    )
    expect(lifted.text).toContain('작업을 먼저 중지하세요.')
    expect((await put('issuer03', 'permit', { permitNo, off: true })).status).toBe(422)
  })

  it('a lockout lets only the owner take his lock off, and counts wrong numbers', async () => {
    const { lotoPersonalLockNo } = (await stored()).personalLocks[0]
    const off = (userId: string, pinPwd: string) =>
      life.put(userId, `${permitPath}/${permitNo}/personallock`, {
        lotoNo,
        on: false,
        lotoPersonalLockNo,
        pinPwd,
      })
    expect((await off('vnd02s', demoPin)).status).toBe(404)
    const wrong = await off('vnd03s', '739154')
    expect([wrong.status, wrong.body.fields]).toEqual([
      400,
      [{ path: 'pinPwd', message: '본인 확인번호(PIN)가 다릅니다. (1/5)' }],
    ])
    life.at('07:55')
    await life.addPhoto('vnd03s', permitNo)
    await life.act('vnd03s', permitNo, 'reportCompletion')
    const close = await life.put('issuer03', `${permitPath}/${permitNo}/close`)
    expect(close.body.reasons).toContainEqual({
      guard: 'loto',
      message: expect.stringContaining('개인 잠금 1개가 걸려 있습니다. 본인이 해제하세요.'),
      fixUrl: '#lotos',
    })
    ok(await off('vnd03s', demoPin))
    const points = await life.put('issuer03', `${permitPath}/${permitNo}/close`)
    expect(points.body.reasons).toContainEqual({
      guard: 'loto',
      message: expect.stringContaining('잠금 2개가 걸려 있습니다. 역순으로 해제하세요.'),
      fixUrl: `/constSafe/loto/lotoDetail?no=${lotoNo}`,
    })
  })

  it('who hung the locks takes them off in reverse order, and the power comes back last', async () => {
    ok(await put('issuer03', 'requestRelease'))
    const restore = await steps('restore')
    expect(messageOf(await onPoint('issuer03', 2, 'unlock'))).toMatch(
      /^잠금을 풀기 전에 확인하세요: 작업기구/,
    )
    for (const step of restore.slice(0, 2)) ok(await put('issuer03', `step/${step}`))
    const first = await onPoint('issuer03', 1, 'unlock')
    expect([first.status, messageOf(first)]).toEqual([422, '역순 해제: 2번 지점(CB-02)을 먼저 해제하세요.'])
    const other = await onPoint('coop01', 2, 'unlock')
    expect([other.status, messageOf(other)]).toEqual([
      422,
      '잠금장치와 꼬리표는 설치한 사람이 직접 철거해야 합니다. (안전보건규칙 제319조제3항)',
    ])
    ok(await onPoint('issuer03', 2, 'unlock'))
    expect(refusalOf(await put('issuer03', 'release')).guards).toEqual(['points', 'steps'])
    expect(messageOf(await put('issuer03', `step/${restore[2]}`))).toBe('잠금 1개가 아직 걸려 있습니다.')
    ok(await onPoint('issuer03', 1, 'unlock'))
    expect(await lockState('LK-U-01')).toBe('10')
    for (const step of restore.slice(2)) ok(await put('issuer03', `step/${step}`))
    ok(await put('issuer03', 'release'))
    expect(await stored()).toMatchObject({ state: 'released', releaseUserId: 'issuer03' })
    expect(refusalOf(await life.put('issuer03', `${permitPath}/${permitNo}/close`)).guards).not.toContain(
      'loto',
    )
  })

  it('a lockout records who did what when, and why', async () => {
    const events = (await stored()).events as {
      eventCd: string
      createUserId: string
      eventDt: string
      targetTxt: string | null
    }[]
    const said = events.map(({ eventCd, createUserId }) => `${eventCd} ${createUserId}`)
    expect(said).toEqual(
      expect.arrayContaining([
        'plan issuer03',
        'lock issuer03',
        'verify coop01',
        'personalOn vnd03s',
        'use system',
        'unlock issuer03',
        'release issuer03',
      ]),
    )
    expect(events.every(({ eventDt }) => eventDt.length > 0)).toBe(true)
    expect(events.find(({ eventCd }) => eventCd === 'verify')?.targetTxt).toBe('2번 CB-02 · 0 V')
    const trail = await trailOf(life.portal.engine.database, 'safLoto', lotoNo)
    const done = trail.flatMap(({ userId, diff }) => {
      const [, act] = (diff['events'] ?? []) as [null, { eventCd: string }?]
      return act && act.eventCd in lotoActs ? [{ userId, ...act }] : []
    })
    expect(done.map(({ eventCd }) => eventCd).join(' ')).toBe(
      'step step lock lock step step verify verify step step personalOn personalOff step step unlock unlock step step',
    )
    expect(done.filter(({ eventCd }) => eventCd === 'lock')[1]).toMatchObject({
      target: '2번 CB-02 · LK-U-02',
      lockNo: 'LK-U-02',
      tagNo: expect.stringMatching(/-02$/),
    })
    expect(done.filter(({ eventCd }) => eventCd === 'verify')[1]).toEqual({
      userId: 'coop01',
      eventCd: 'verify',
      target: '2번 CB-02 · 0 V',
      methodCd: 'TESTER',
      value: 0,
    })
  })
})

const lotoActs = { lock: 1, verify: 1, step: 1, personalOn: 1, personalOff: 1, unlock: 1 }
