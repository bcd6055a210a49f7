import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../../core/shared/dates.ts'
import {
  fieldsOf,
  permitPath,
  refusalOf,
  startPermitLife,
  type PermitLife,
} from '../../../../test/permit-life.ts'
import { lockOut } from '../../../../test/loto-life.ts'

let life: PermitLife
beforeAll(async () => void (life = await startPermitLife()))
afterAll(() => life.close())

const post = (userId: string, body: object) => life.post(userId, permitPath, body)
const put = (userId: string, permitNo: number, action: string, body: object = {}) =>
  life.put(userId, `${permitPath}/${permitNo}/${action}`, body)
/** A general work of a vendor with this crew: supervisor first. */
async function workOf(order: string, names: readonly string[], over: object = {}) {
  const [supWorkerNo, ...workers] = await Promise.all(names.map((name) => life.workerNo(name)))
  return life.plainWork({
    wkodNo: await life.orderNo(order),
    supWorkerNo,
    workers: workers.map((vendorWorkerNo) => ({ vendorWorkerNo, roleTxt: '작업' })),
    ...over,
  })
}

describe('a review', () => {
  it('a review asks what the kinds of work ask, and begins anew after a rejection', async () => {
    const permitNo = await life.create(
      'vnd03s',
      await life.hotWork({
        supplCds: ['S2'],
        startDt: `${addDays(life.day, 1)}T08:00:00+09:00`,
        endDt: `${addDays(life.day, 1)}T16:00:00+09:00`,
      }),
    )
    const checks = async () =>
      (await life.get('issuer03', `${permitPath}/${permitNo}`)).body.data.checks as {
        permitCheckNo: number
        sortOrder: number
        confirmYn: string | null
      }[]
    const hundreds = async () => [
      ...new Set((await checks()).map(({ sortOrder }) => Math.floor(sortOrder / 100))),
    ]
    await life.act('vnd03s', permitNo, 'request')
    await life.act('issuer03', permitNo, 'startReview')
    expect(await hundreds()).toEqual([0, 1, 3])
    const corrected = await life.change('issuer03', `${permitPath}/${permitNo}`, {
      permitTypeCd: 'G',
      workKindCd: 'OTHER',
      supplCds: ['S2', 'S5'],
    })
    expect(corrected.status).toBe(200)
    expect(await hundreds()).toEqual([0, 3, 6])
    const [first] = await checks()
    const permitCheckNo = first!.permitCheckNo
    await life.act('vnd03s', permitNo, 'checks', [{ permitCheckNo, doneYn: 'Y' }] as never)
    await life.act('issuer03', permitNo, 'checks', [{ permitCheckNo, confirmYn: 'Y' }] as never)
    expect(refusalOf(await put('issuer03', permitNo, 'requestCooperation')).guards).toEqual([
      'supplements',
      'siteCheck',
      'loto',
    ])
    await lockOut(life, permitNo)
    const supplements = [
      { supplCd: 'S2', circuitTxt: 'MCC-2', voltageV: 440 },
      { supplCd: 'S5', heightM: 3, platformCd: 'lift', anchorTxt: '작업대' },
    ]
    expect((await life.change('issuer03', `${permitPath}/${permitNo}`, { supplements })).status).toBe(200)
    await life.act('issuer03', permitNo, 'sitecheck', { siteCode: 'YS-UT-5R1' })
    // Who begins the review has signed nothing; who ends it signs with the password.
    const issuerSigned = async () =>
      (await life.get('issuer03', `${permitPath}/${permitNo}/explain`)).body.data.approvalSteps.find(
        ({ role }: { role: string }) => role === 'issuer',
      ).signed
    expect(await issuerSigned()).toBe(false)
    expect(await put('issuer03', permitNo, 'requestCooperation', { userPwdSHA: undefined })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'userPwdSHA' }] },
    })
    await life.act('issuer03', permitNo, 'requestCooperation')
    expect(await issuerSigned()).toBe(true)
    const [line] = (await life.get('coop01', `${permitPath}/${permitNo}`)).body.data.cooperations
    const refusal = {
      permitCooperationNo: line.permitCooperationNo,
      resultCd: 'refused',
      remark: '단선결선도를 첨부해 주세요.',
    }
    expect((await put('coop01', permitNo, 'cooperation', { ...refusal, remark: '짧다' })).status).toBe(400)
    expect((await put('coop01', permitNo, 'cooperation', refusal)).body.data.state).toBe('rejected')
    await life.act('vnd03s', permitNo, 'request')
    await life.act('issuer03', permitNo, 'startReview')
    expect((await checks()).every(({ confirmYn }) => confirmYn === null)).toBe(true)
    expect((await life.change('vnd03s', `${permitPath}/${permitNo}`, { permitNm: '고친 이름' })).status).toBe(
      422,
    )
  })
})

describe('the place of a review', () => {
  it('the code of the place, given as the review begins, proves it at once; that of another place begins nothing', async () => {
    const permitNo = await life.create('vnd03s', await life.plainWork())
    await life.act('vnd03s', permitNo, 'request')
    const foreign = await put('issuer03', permitNo, 'startReview', { siteCode: 'YS-RX-7K2' })
    expect([foreign.status, fieldsOf(foreign)]).toEqual([400, ['siteCode']])
    expect((await life.get('issuer03', `${permitPath}/${permitNo}`)).body.data.state).toBe('requested')
    expect(refusalOf(await put('vnd03s', permitNo, 'startReview', { siteCode: 'YS-UT-5R1' })).status).toBe(
      403,
    )
    const begun = await life.act('issuer03', permitNo, 'startReview', { siteCode: ' ys-ut-5r1 ' })
    const events = begun['events'] as { eventCd: string; createUserId: string }[]
    expect(events.find(({ eventCd }) => eventCd === 'siteCheck')).toMatchObject({ createUserId: 'issuer03' })
    const { allowed } = (await life.get('issuer03', `${permitPath}/${permitNo}`)).body as {
      allowed: { action: string; reasons: { guard: string }[] }[]
    }
    const open = allowed.find(({ action }) => action === 'finishReview')!.reasons
    expect(open.map(({ guard }) => guard)).not.toContain('siteCheck')
    await life.force(permitNo, 'cancelled')
  })
})

describe('a copy, and an order in progress', () => {
  it('a copy stays in its order, and takes the lockouts that still isolate when asked', async () => {
    const outage = { supplCds: ['S2'], supplements: [{ supplCd: 'S2', circuitTxt: 'MCC-2', voltageV: 440 }] }
    const evening = { startDt: `${life.day}T17:00:00+09:00`, endDt: `${life.day}T21:00:00+09:00` }
    const first = await life.create('vnd03s', await life.plainWork({ ...outage, ...evening }))
    await lockOut(life, first)
    const foreign = await life.orderNo('유량계 교체')
    expect(
      fieldsOf(await post('vnd03s', await life.plainWork({ wkodNo: foreign, fromPermitNo: first }))),
    ).toEqual(['fromPermitNo'])
    const copy = await life.create(
      'vnd03s',
      await life.plainWork({ ...outage, ...evening, fromPermitNo: first }),
    )
    const lotos = async (permitNo: number) =>
      ((await life.get('vnd03s', `${permitPath}/${permitNo}/lotos`)).body.data as { lotoNo: number }[]).map(
        ({ lotoNo }) => lotoNo,
      )
    expect(await lotos(copy)).toEqual([])
    await life.act('vnd03s', copy, 'request')
    expect([await lotos(copy), (await lotos(copy)).length]).toEqual([await lotos(first), 1])
    expect(fieldsOf(await life.change('vnd03s', `${permitPath}/${first}`, { fromPermitNo: copy }))).toEqual([
      'fromPermitNo',
    ])
  })
  it('only the assessment of an order is done again under it, and keeps its JSA', async () => {
    const url = `/api/saf/wkod/${await life.orderNo('MCC-2 차단기 교체')}`
    const changed = (body: object) => life.change('rqst02', url, body as never)
    expect(fieldsOf(await changed({ wkodNm: '다른 작업' }))).toEqual(['wkodNm'])
    expect(refusalOf(await changed({ jsaYmd: null }))).toMatchObject({ status: 422, guards: ['assessment'] })
    expect((await changed({ jsaYmd: addDays(life.day, -500) })).status).toBe(200)
    const old = await life.create(
      'vnd03s',
      await life.plainWork({
        permitTypeCd: 'H',
        combNearYn: 'N',
        combBelowYn: 'N',
        combBehindYn: 'N',
        startDt: `${life.day}T21:30:00+09:00`,
        endDt: `${life.day}T23:00:00+09:00`,
      }),
    )
    expect(refusalOf(await put('vnd03s', old, 'request'))).toMatchObject({
      guards: ['jsa'],
      text: expect.stringContaining('다시 작성하세요.'),
    })
    expect(
      (await changed({ jsaYmd: life.day, permitTypeCd: 'G', supplCds: ['S2'] })).body.data,
    ).toMatchObject({ assessUserId: 'rqst02' })
    expect(refusalOf(await put('vnd03s', old, 'request')).text).toContain(
      '평가하지 않은 작업입니다: 화기작업.',
    )
  })
})

describe('the papers of 제38조', () => {
  it('a deep excavation is asked for with its plan and with somebody of the crew who directs it', async () => {
    const trench = (leaderNm?: string) => ({
      supplements: [{ supplCd: 'S3', depthM: 2, widthM: 1, buriedCds: ['pipe'], shoringYn: 'Y', leaderNm }],
    })
    const permitNo = await life.create('vnd03s', await life.plainWork({ supplCds: ['S3'], ...trench() }))
    const request = async () => refusalOf(await put('vnd03s', permitNo, 'request'))
    const bare = await request()
    expect(bare.guards).toEqual(expect.arrayContaining(['plans', 'leader']))
    expect(bare.text).toContain('굴착작업계획서를 첨부하세요. (안전보건규칙 제38조제1항제6호)')
    expect(bare.text).toContain('굴착 작업지휘자를 지정하세요. (안전보건규칙 제39조)')
    expect((await life.addPlan('vnd03s', permitNo, 'excavationPlan')).status).toBeLessThan(300)
    await life.change('vnd03s', `${permitPath}/${permitNo}`, trench('아무개'))
    const stranger = await request()
    expect(stranger.guards).not.toContain('plans')
    expect(stranger.text).toContain(
      "굴착 작업지휘자 '아무개'은(는) 이 허가의 작업자나 작업책임자가 아닙니다.",
    )
    await life.change('vnd03s', `${permitPath}/${permitNo}`, trench('홍석진'))
    expect((await request()).guards).not.toContain('leader')
  })
})

describe('a confined space', () => {
  it('a confined space does not start before all three heights are measured (제619조의2)', async () => {
    const permitNo = await life.create(
      'vnd05s',
      await workOf('폐수 침전조 슬러지 준설', ['우현진', '민경수'], {
        areaCd: 'YS-WW',
        supplCds: ['S1'],
        watcherWorkerNo: await life.workerNo('류승민'),
        supplements: [
          {
            supplCd: 'S1',
            spaceNm: '침전조 B',
            entrantMax: 2,
            ventMethodCd: 'supply',
            rescueGearTxt: '삼각대',
          },
        ],
      }),
    )
    await life.force(permitNo, 'approved')
    const measure = (pointCd: string) =>
      life.portal.engine.database.query(
        `insert into "permitGas" ("permitNo", "measTypeCd", "measDt", "pointCd", "o2Pct", "lelPct", "testerTxt", "deviceSn", "calExpYmd", "judgeCd", "createUserId")
         values ($1, 'first', $2, $3, 20.9, 0, '우현진', 'GX-1', '2099-12-31', 'fit', 'vnd05s')`,
        [permitNo, life.clock.now(), pointCd],
      )
    const start = async () => refusalOf(await put('issuer03', permitNo, 'start'))
    await measure('middle')
    expect((await start()).text).toContain(
      '밀폐공간은 상부·중부·하부를 모두 측정해야 합니다. 남은 위치: 상부, 하부',
    )
    for (const height of ['top', 'bottom']) await measure(height)
    expect((await start()).guards).not.toContain('gasHeights')
    await life.force(permitNo, 'cancelled')
  })
  it('a confined space lets as many in as were allowed, and work ends with nobody inside', async () => {
    const names = ['민경수', '나현식', '지창민'] as const
    const permitNo = await life.create(
      'vnd05s',
      await workOf('폐수 침전조 슬러지 준설', ['우현진', ...names], {
        areaCd: 'YS-WW',
        supplCds: ['S1'],
        watcherWorkerNo: await life.workerNo('류승민'),
        supplements: [
          {
            supplCd: 'S1',
            spaceNm: '침전조 A',
            entrantMax: 2,
            ventMethodCd: 'supply',
            rescueGearTxt: '삼각대',
          },
        ],
      }),
    )
    const go = async (name: string, direction: 'in' | 'out') =>
      put('vnd05s', permitNo, 'entry', { vendorWorkerNo: await life.workerNo(name), direction })
    expect((await go('민경수', 'in')).status).toBe(409)
    await life.force(permitNo, 'working', {
      realStartDt: `${addDays(life.day, -2)}T08:00:00+09:00`,
      gasDueDt: `${addDays(life.day, -1)}T09:59:00+09:00`,
    })
    expect(refusalOf(await go('민경수', 'in'))).toMatchObject({
      guards: ['gas'],
      text: expect.stringContaining('다시 측정한 뒤 입장하세요.'),
    })
    await life.force(permitNo, 'working', { gasDueDt: null })
    expect((await life.addPhoto('vnd05s', permitNo)).status).toBeLessThan(300)
    expect((await go('민경수', 'in')).status).toBe(200)
    expect((await go('나현식', 'in')).status).toBe(200)
    await life.force(permitNo, 'working', { watcherWorkerNo: await life.workerNo('지창민') })
    expect(refusalOf(await go('지창민', 'in'))).toMatchObject({ status: 422, guards: ['watcher'] })
    await life.force(permitNo, 'working', { watcherWorkerNo: await life.workerNo('류승민') })
    expect(refusalOf(await go('지창민', 'in'))).toMatchObject({
      status: 422,
      guards: ['entrantMax'],
      text: expect.stringContaining('최대 출입인원 2명을 초과할 수 없습니다.'),
    })
    expect((await go('민경수', 'in')).status).toBe(409)
    expect((await go('구본석', 'in')).status).toBe(400)
    const inside = refusalOf(await put('vnd05s', permitNo, 'reportCompletion'))
    expect(inside).toMatchObject({ status: 422, guards: ['everybodyOut'] })
    expect(inside.text).toContain('밀폐공간 안에 2명이 있습니다. 퇴장을 확인하세요.')
    await life.act('vnd05s', permitNo, 'suspend', { suspReasonCd: 'GAS' })
    expect((await go('지창민', 'in')).status).toBe(409)
    expect((await go('민경수', 'out')).status).toBe(200)
    expect((await go('민경수', 'out')).status).toBe(409)
    expect((await go('나현식', 'out')).status).toBe(200)
    expect((await put('vnd05s', permitNo, 'reportCompletion')).body.data.state).toBe('completionReported')
    const trail = await life.portal.engine.database.query<{
      userId: string
      entry: [null, Record<string, unknown>]
    }>(
      `select "userId", "diff" -> 'entry' as "entry" from "auditLog" where "tableNm" = 'workPermit' and "rowKey" = $1 and "diff" ? 'entry' order by "auditNo"`,
      [String(permitNo)],
    )
    expect(trail.map(({ userId, entry: [, row] }) => [userId, 'inDt' in row ? 'in' : 'out'])).toEqual(
      ['in', 'in', 'out', 'out'].map((direction) => ['vnd05s', direction]),
    )
  })
})
