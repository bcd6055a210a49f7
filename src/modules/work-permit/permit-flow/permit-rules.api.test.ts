import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../../core/shared/dates.ts'
import {
  fieldsOf,
  permitPath,
  refusalOf,
  startPermitLife,
  type PermitLife,
} from '../../../../test/permit-life.ts'
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
  it('the permit keeps to one shift, unless it is general work in a safe place', async () => {
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

  it('the permit lifts at most 90 % of what the crane may, and is graded by the share', async () => {
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

  it('the permit names each person of the vendor once, and its order is in progress', async () => {
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

  it('the permit takes nothing that the server fills', async () => {
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
  it('a watcher needs his education, a crew a welder, and hot work in zone 1 a monitor', async () => {
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
  it('the issuer reads the full names of the people at the place, others read masked ones', async () => {
    const permitNo = await life.create('vnd02s', await workOf('창고 바닥 에폭시 도장', ['조현민', '안효준']))
    const workersFor = async (userId: string) =>
      JSON.stringify((await life.get(userId, `${permitPath}/${permitNo}/explain`)).body.data.workers)
    expect(await workersFor('issuer02')).toContain('안효준 작업자: 출입안전교육이')
    expect(await workersFor('mgmt01')).toContain('안** 작업자: 출입안전교육이')
    expect(await workersFor('mgmt01')).not.toContain('안효준')
    // The record names people as its reasons do: the crew, the supervisor, and who was at the meeting.
    await life.portal.engine.database.query(
      `insert into "permitAttend" ("permitNo", "vendorWorkerNo", "attendDt", "createUserId") values ($1, $2, now(), 'test')`,
      [permitNo, await life.workerNo('안효준')],
    )
    const recordFor = async (userId: string) =>
      JSON.stringify((await life.get(userId, `${permitPath}/${permitNo}`)).body.data)
    for (const userId of ['issuer02', 'mgmt01']) {
      const shown = (await recordFor(userId)).match(/안효준|안\*\*/g) ?? []
      expect(shown.length).toBeGreaterThanOrEqual(2)
      expect(new Set(shown)).toEqual(new Set([userId === 'issuer02' ? '안효준' : '안**']))
    }
  })
  it('the server refuses a request for a permit whose time is over', async () => {
    const permitNo = await life.create(
      'vnd03s',
      await life.plainWork({ urgentReason: '전날 빠뜨린 허가를 신청합니다.' }),
    )
    life.at('16:00')
    expect(refusalOf(await put('vnd03s', permitNo, 'request'))).toMatchObject({
      status: 422,
      guards: expect.arrayContaining(['notPast']),
    })
    life.at('15:59')
    expect(refusalOf(await put('vnd03s', permitNo, 'request')).guards).not.toContain('notPast')
    await life.force(permitNo, 'cancelled')
    life.at('10:00', -1)
  })
  it('the server names missing materials, a late request and a missing fire watcher', async () => {
    const asked = await workOf('유량계 교체', ['문정민', '고영찬'], {
      noMatYn: 'N',
      permitTypeCd: 'H',
      combNearYn: 'Y',
      combDistM: 11,
      combBelowYn: 'N',
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
  it('the company brings nothing without its material check', async () => {
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
