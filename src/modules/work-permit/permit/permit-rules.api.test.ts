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

describe('what is written', () => {
  it('keeps to one shift, unless it is general work in a safe place', async () => {
    const late = { endDt: `${life.day}T16:01:00+09:00` }
    const refused = await post('vnd03s', await life.hotWork(late))
    expect(refused).toMatchObject({ status: 422, body: { message: '작업허가 시간은 최대 8시간입니다.' } })
    expect(fieldsOf(refused)).toEqual(['endDt'])
    expect((await post('vnd03s', await life.plainWork(late))).status).toBe(201)
    expect(
      await post('vnd03s', await life.plainWork({ endDt: `${addDays(life.day, 7)}T16:00:00+09:00` })),
    ).toMatchObject({
      status: 422,
      body: { message: '작업허가 기간은 최대 7일입니다.' },
    })
    expect((await post('vnd03s', await life.plainWork({ endDt: `${life.day}T07:00:00+09:00` }))).status).toBe(
      400,
    )
  })

  it('lifts no more than 90 % of what the crane may, and is graded by the share', async () => {
    const lift = (loadKg: number) =>
      workOf('E-410 열교환기 다발 인양', ['노승일', '곽도영'], {
        supplCds: ['S6'],
        supplements: [
          { supplCd: 'S6', equipTxt: '50 t 크레인', loadKg, ratedKg: 5000, radiusM: 12, signalTxt: '성동민' },
        ],
      })
    expect(await post('vnd04s', await lift(4501))).toMatchObject({
      status: 422,
      body: { message: '정격하중의 90%를 초과하는 양중은 허가할 수 없습니다.' },
    })
    const grades = await Promise.all(
      [4500, 3750, 3749].map(async (load) => (await post('vnd04s', await lift(load))).body.data.riskGradeCd),
    )
    expect(grades).toEqual(['H', 'H', 'L'])
  })

  it('names only people of the vendor, each once, and an order in progress', async () => {
    const stranger = await life.workerNo('김민수')
    expect(await post('vnd03s', await life.plainWork({ supWorkerNo: stranger }))).toMatchObject({
      status: 400,
    })
    expect(
      fieldsOf(await post('vnd03s', await life.plainWork({ workers: [{ vendorWorkerNo: stranger }] }))),
    ).toEqual(['workers.0.vendorWorkerNo'])
    const byEmployee = await post('issuer03', await life.plainWork({ watcherWorkerNo: stranger }))
    expect(byEmployee.body.fields).toEqual([
      { path: 'watcherWorkerNo', message: '수행업체 소속 작업자가 아닙니다.' },
    ])
    const twice = { vendorWorkerNo: await life.workerNo('홍석진') }
    expect(fieldsOf(await post('vnd03s', await life.plainWork({ workers: [twice, twice] })))).toEqual([
      'workers.1.vendorWorkerNo',
    ])
    expect(fieldsOf(await post('vnd01s', await workOf('순환펌프 개스킷 교체', ['김민수'])))).toEqual([
      'wkodNo',
    ])
    expect(fieldsOf(await post('vnd01s', await workOf('MCC-2 차단기 교체', ['김민수'])))).toEqual(['wkodNo'])
  })

  it('takes nothing that the server fills', async () => {
    for (const [name, value] of Object.entries({
      riskGradeCd: 'L',
      vendorCd: 'V00001',
      gasDueDt: `${life.day}T08:00:00+09:00`,
      issuerUserId: 'vnd03s',
    }))
      expect(fieldsOf(await post('vnd03s', await life.plainWork({ [name]: value }))), name).toEqual([name])
  })
})

describe('who may be sent to work', () => {
  const refusal = async (userId: string, body: object) =>
    refusalOf(await put(userId, await life.create(userId, body as never), 'request'))
  it.each([
    [
      'vnd02s',
      '창고 바닥 에폭시 도장',
      '안효준',
      /안효준 작업자: 출입안전교육이 \d{4}-\d\d-\d\d 만료되었습니다\./,
    ],
    ['vnd02s', '창고 바닥 에폭시 도장', '송재호', /송재호 작업자: 출입승인 상태가 '정지'입니다\./],
    [
      'vnd04s',
      '보일러동 비계 브라켓 절단',
      '주상민',
      /주상민 작업자: 건강진단이 \d{4}-\d\d-\d\d 만료되었습니다\./,
    ],
    ['vnd05s', 'T-204 저장탱크 내부 청소', '엄태현', /엄태현 작업자: 만 18세 미만은 작업할 수 없습니다\./],
  ])('%s cannot send to %s: %s', async (userId, order, name, message) => {
    const supervisor = { vnd02s: '조현민', vnd04s: '노승일', vnd05s: '민경수' }[userId]!
    const refused = await refusal(userId, await workOf(order, [supervisor, name]))
    expect(refused).toMatchObject({ status: 422, guards: ['worker'] })
    expect(refused.text).toMatch(message)
  })
  it('everybody without the education of the supplement and the qualification of the job', async () => {
    const body = await workOf('T-204 저장탱크 내부 청소', ['우현진'], {
      supplCds: ['S1'],
      workers: [{ vendorWorkerNo: await life.workerNo('엄태현'), qualTypeCd: 'VQL01' }],
    })
    const { guards, text } = await refusal('vnd05s', body)
    expect(guards).toEqual(['worker', 'spaceWatcher'])
    expect(text).toContain('엄태현 작업자: 밀폐공간 특별교육 이수 기록이 없습니다.')
    expect(text).toContain('엄태현 작업자: 전기용접기능사 자격이 등록되지 않았습니다.')
  })
  it('a watcher without the education of one, a crew without a welder; hot work in zone 1 without a monitor', async () => {
    const watcherWorkerNo = await life.workerNo('고영찬')
    const workers = [{ vendorWorkerNo: await life.workerNo('양세준') }, { vendorWorkerNo: watcherWorkerNo }]
    const body = await life.hotWork({
      supplCds: [],
      supplements: [],
      workers,
      watcherWorkerNo,
      exZoneCd: 'zone1',
    })
    const { guards, text } = await refusal('vnd03s', body)
    expect(guards).toEqual(['worker', 'qualification', 'watcherFree', 'monitor'])
    expect(text).toContain('전기용접기능사 자격이 유효한 작업자가 없습니다.')
    expect(text).toContain('고영찬 작업자: 화재·밀폐 감시인 교육 이수 기록이 없습니다.')
    expect(text).toContain('폭발위험장소 1종 화기작업은 연속 측정기를 사용해야 합니다.')
  })
  it('a licence that the plant has sent back counts as none', async () => {
    const { database } = life.portal.engine
    const body = await life.hotWork({ supplCds: [], supplements: [] })
    const verify = (code: string | null) =>
      database.query(
        `update "vendorWorkerQual" set "verifyStatusCd" = $1 where "qualTypeCd" = 'VQL01' and "vendorWorkerNo" = (select "vendorWorkerNo" from "vendorWorker" where "vendorWorkerNm" = '홍석진')`,
        [code],
      )
    await verify('VVF03')
    expect((await refusal('vnd03s', body)).guards).toEqual(['qualification'])
    await verify(null)
  })
  it('names are masked for people outside the vendor', async () => {
    const permitNo = await life.create('vnd02s', await workOf('창고 바닥 에폭시 도장', ['조현민', '안효준']))
    const { data } = (await life.get('issuer02', `${permitPath}/${permitNo}/explain`)).body
    expect(JSON.stringify(data.workers)).toContain('안** 작업자: 출입안전교육이')
    expect(JSON.stringify(data.workers)).not.toContain('안효준')
  })
  it('says what else is missing: materials, a late request, a fire watcher', async () => {
    const asked = await workOf('유량계 교체', ['문정민', '고영찬'], {
      noMatYn: 'N',
      permitTypeCd: 'H',
      combDistM: 11,
      combBehindYn: 'N',
    })
    life.at('16:01', -1)
    const permitNo = await life.create('vnd03s', asked)
    expect(refusalOf(await put('vnd03s', permitNo, 'request')).guards).toEqual([
      'jsa',
      'materials',
      'urgent',
      'fireWatcher',
    ])
    life.at('16:00', -1)
    expect(refusalOf(await put('vnd03s', permitNo, 'request')).guards).toEqual([
      'jsa',
      'materials',
      'fireWatcher',
    ])
    life.at('10:00', -1)
  })
  it('nothing that the company brings without its material check', async () => {
    const { chemprodNo, prodNm } = await life.portal.engine.database.one<{
      chemprodNo: number
      prodNm: string
    }>(
      `insert into "chemprod" ("vendorCd", "prodNm", "makerNm", "stateCd", "fugacityCd", "mixYn", "importYn", "createUserId", "updateUserId")
       values ('V00003', '접점세척제 CC-7', '온누리케미칼', 'L', '2', 'N', 'N', 'vnd03a', 'vnd03a') returning "chemprodNo", "prodNm"`,
    )
    const material = { matNm: '세척제', residueYn: 'N', chemprodNo }
    const permitNo = await life.create(
      'vnd03s',
      await life.plainWork({ noMatYn: 'N', materials: [material] }),
    )
    const refused = refusalOf(await put('vnd03s', permitNo, 'request'))
    expect([refused.guards, refused.text]).toEqual([
      ['broughtIn'],
      expect.stringContaining(`반입 승인되지 않은 화학제품입니다: ${prodNm}`),
    ])
    await life.change('vnd03s', `${permitPath}/${permitNo}`, {
      materials: [{ matNm: prodNm, residueYn: 'N' }],
    })
    expect(refusalOf(await put('vnd03s', permitNo, 'request')).guards).toEqual(['broughtIn'])
    await life.change('vnd03s', `${permitPath}/${permitNo}`, {
      materials: [{ matNm: prodNm, residueYn: 'Y' }],
    })
    expect((await put('vnd03s', permitNo, 'request')).status).toBe(200)
    await life.act('vnd03s', permitNo, 'cancel', { reason: '시험으로 쓴 허가를 취소합니다.' })
  })
  it('nobody is on two permits at once; touching ends are no overlap', async () => {
    const part = (from: string, to: string) => ({
      startDt: `${life.day}T${from}:00+09:00`,
      endDt: `${life.day}T${to}:00+09:00`,
    })
    const crew = ['오세민', '서지훈']
    await life.portal.engine.database.query(
      `update "workOrder" set "jsaTxt" = 'JSA-2026-0099', "jsaYmd" = current_date where "wkodNm" = '창고 바닥 에폭시 도장'`,
    )
    const first = await life.create(
      'vnd02s',
      await workOf('창고 바닥 에폭시 도장', crew, part('08:00', '12:00')),
    )
    await life.act('vnd02s', first, 'request')
    const second = await refusal(
      'vnd02s',
      await workOf('출하동 배관 외부 도장', ['임태양', '서지훈'], part('11:59', '16:00')),
    )
    expect(second).toMatchObject({ status: 409, guards: ['overlap'] })
    expect(second.text).toMatch(
      /서지훈 작업자: 같은 시간에 다른 작업허가\(P-1000-\d{8}-\d{4}\)에 배정되어 있습니다\./,
    )
    const third = await life.create(
      'vnd02s',
      await workOf('출하동 배관 외부 도장', ['임태양', '서지훈'], part('12:00', '16:00')),
    )
    expect((await put('vnd02s', third, 'request')).status).toBe(200)
  })
})

describe('a review', () => {
  it('asks for what the kinds of work ask, also after they were changed, and begins anew after a rejection', async () => {
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
    await life.act('issuer03', permitNo, 'checks', [
      { permitCheckNo: first!.permitCheckNo, confirmYn: 'Y' },
    ] as never)
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
    await life.act('issuer03', permitNo, 'requestCooperation')
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

describe('a copy, and an order in progress', () => {
  it('stays in its order and takes over the lockouts that still isolate when it is asked for', async () => {
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
        combDistM: 30,
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
  it('does not start before all three heights are measured (제619조의2)', async () => {
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
  it('lets in as many as were allowed, each once, and is not finished while somebody is inside', async () => {
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
