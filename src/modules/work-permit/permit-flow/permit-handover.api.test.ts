import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../../core/shared/dates.ts'
import {
  fieldsOf,
  permitPath,
  refusalOf,
  startPermitLife,
  type PermitLife,
} from '../../../../test/permit-life.ts'

/** Shift changes, new days and nights in the life of a permit. (ptw.md 5.2, 5.3) */
let life: PermitLife
beforeAll(async () => void (life = await startPermitLife()))
afterAll(() => life.close())

const on = (time: string, days = 0) => `${addDays(life.day, days)}T${time}:00+09:00`
const put = (userId: string, permitNo: number, action: string, body: object = {}) =>
  life.put(userId, `${permitPath}/${permitNo}/${action}`, body)
const sign = (userId: string, permitNo: number, signRoleCd: string) =>
  put(userId, permitNo, 'sign', { signRoleCd })
const stored = async (permitNo: number) => (await life.get('issuer03', `${permitPath}/${permitNo}`)).body.data
const explained = async (userId: string, permitNo: number) =>
  (await life.get(userId, `${permitPath}/${permitNo}/explain`)).body.data
/** As what the permit stands in a person's queue. */
const waitsFor = async (userId: string, permitNo: number): Promise<string | undefined> => {
  const { items } = (await life.get(userId, '/api/main/portlet/mywork')).body.data as {
    items: { key: number; kind: string; resource: string }[]
  }
  return items.find(({ key, resource }) => key === permitNo && resource === 'workPermit')?.kind
}
/** A permit of the day that stands in a state as if it had come there. */
async function standing(state: string, over: object = {}, more: object = {}): Promise<number> {
  life.at('10:00', -1)
  const permitNo = await life.create('vnd03s', await life.plainWork(over as never))
  await life.force(permitNo, state, { issuerUserId: 'issuer03', ...more })
  return permitNo
}
const reason = { reason: '다음 조가 현장을 확인하고 인수하였습니다.' }

describe('교대인계', () => {
  it('a work that begins after the change is taken over before its start', async () => {
    const permitNo = await standing('approved')
    life.at('14:00')
    await life.act('vnd03s', permitNo, 'meeting', {
      meetDt: on('13:55'),
      riskTxt: '위험요인과 대피로를 전달하였다.',
      attendCnt: 2,
    })
    await life.attend('vnd03s', permitNo)
    await life.act('vnd03s', permitNo, 'sign', { signRoleCd: 'supervisor' })
    const refused = refusalOf(await put('issuer03', permitNo, 'start'))
    expect(refused).toMatchObject({ status: 422, guards: ['handover'] })
    expect(refused.text).toContain('14:00 교대인계 서명이 필요합니다.')
    expect((await explained('issuer03', permitNo)).shiftSigner).toEqual({ handover: false, recheck: true })
    expect((await explained('issuer13', permitNo)).shiftSigner).toEqual({ handover: true, recheck: true })
    expect((await sign('issuer03', permitNo, 'handover')).status).toBe(422)
    expect((await sign('issuer11', permitNo, 'handover')).status).toBe(403)
    expect((await sign('issuer13', permitNo, 'handover')).status).toBe(200)
    expect((await sign('issuer13', permitNo, 'handover')).status).toBe(409)
    expect((await put('issuer03', permitNo, 'start')).body.data).toMatchObject({
      state: 'working',
      shiftDueDt: null,
    })
    await life.force(permitNo, 'closed')
  })

  it('the work stops 30 minutes after a change without handover, and does not go on', async () => {
    const permitNo = await standing('working', {}, { shiftDueDt: on('14:00') })
    life.at('13:29')
    expect((await sign('issuer13', permitNo, 'handover')).status).toBe(409)
    expect(await waitsFor('issuer13', permitNo)).toBeUndefined()
    life.at('14:29')
    expect(await waitsFor('issuer13', permitNo)).toBe('permitHandover')
    expect(await waitsFor('issuer03', permitNo)).toBeUndefined()
    expect(await life.tick()).not.toContain(permitNo)
    life.at('14:30')
    expect(await life.tick()).toContain(permitNo)
    expect(await stored(permitNo)).toMatchObject({
      state: 'suspended',
      suspReasonCd: 'HANDOVER',
      suspReasonNm: '교대인계 미실시',
      shiftDueDt: null,
    })
    expect(refusalOf(await put('issuer13', permitNo, 'resume', reason)).guards).toEqual(['handover'])
    expect((await sign('issuer13', permitNo, 'handover')).status).toBe(200)
    expect((await put('issuer13', permitNo, 'resume', reason)).body.data).toMatchObject({
      state: 'working',
      shiftDueDt: null,
    })
    expect((await stored(permitNo)).events.map(({ eventCd }: { eventCd: string }) => eventCd)).toContain(
      'handover',
    )
    await life.force(permitNo, 'closed')
  })

  it('the handover needs a fit measurement where the work needs one', async () => {
    const permitNo = await standing('working', await life.hotWork(), { shiftDueDt: on('14:00') })
    life.at('14:05')
    expect((await sign('issuer13', permitNo, 'handover')).body.data.shiftDueDt).toBe(on('14:00'))
    const air = {
      measTypeCd: 'periodic',
      pointCd: 'middle',
      o2Pct: 20.9,
      lelPct: 0,
      deviceSn: 'GX-2201',
      calExpYmd: '2099-12-31',
    }
    const measure = (measTypeCd: string) =>
      life.act('vnd03s', permitNo, 'gas', { ...air, measTypeCd, measDt: on('14:05'), testerTxt: '홍석진' })
    expect(await measure('periodic')).toMatchObject({ shiftDueDt: on('14:00') })
    expect(await measure('handover')).toMatchObject({ shiftDueDt: null, state: 'working' })
    await life.force(permitNo, 'closed')
  })

  it('the handover falls due when the work is extended over a change', async () => {
    const times = { startDt: on('14:00'), endDt: on('22:00') }
    const permitNo = await standing('extensionRequested', times, { extRqstDt: on('23:30') })
    life.at('21:00')
    expect((await put('approver01', permitNo, 'approveExtension')).body.data).toMatchObject({
      state: 'working',
      shiftDueDt: on('22:00'),
    })
    await life.force(permitNo, 'closed')
  })
})

describe('일일 재확인', () => {
  it('a permit of several days stops on the next morning until an issuer has checked it again, however long that takes', async () => {
    const permitNo = await standing('working', { endDt: on('16:00', 2) }, { shiftDueDt: on('06:00', 1) })
    life.at('06:29', 1)
    expect(await life.tick()).not.toContain(permitNo)
    life.at('06:30', 1)
    expect(await life.tick()).toContain(permitNo)
    expect(await stored(permitNo)).toMatchObject({ state: 'suspended', suspReasonCd: 'RECHECK' })
    life.at('11:00', 1)
    expect(refusalOf(await put('issuer03', permitNo, 'resume', reason)).text).toContain(
      '발급자의 일일 재확인 서명이 필요합니다.',
    )
    expect((await sign('issuer03', permitNo, 'handover')).status).toBe(409)
    expect((await sign('vnd03s', permitNo, 'recheck')).status).toBe(403)
    expect((await sign('issuer03', permitNo, 'recheck')).status).toBe(200)
    expect((await put('issuer03', permitNo, 'resume', reason)).body.data).toMatchObject({
      state: 'working',
      shiftDueDt: on('06:00', 2),
    })
    life.at('05:40', 2)
    expect((await sign('issuer13', permitNo, 'recheck')).body.data.shiftDueDt).toBeNull()
    life.at('07:00', 2)
    expect(await life.tick()).not.toContain(permitNo)
    await life.force(permitNo, 'closed')
  })
})

describe('익일 확인', () => {
  const confirmers = async (userId: string, permitNo: number) =>
    (await explained(userId, permitNo)).confirmations

  it('the head confirms on the next working day what the duty manager issued at night', async () => {
    const permitNo = await standing('approvalPending', {}, { startDt: on('00:00'), endDt: on('05:30') })
    expect(await confirmers('approver01', permitNo)).toEqual([])
    life.at('23:10', -1)
    expect((await put('approver01', permitNo, 'approve')).status).toBe(403)
    expect((await put('duty01', permitNo, 'approve')).body.data).toMatchObject({
      state: 'approved',
      confirmDueYmd: life.day,
    })
    life.at('09:00')
    const waiting = (await life.get('approver01', `${permitPath}s?confirmDueYmd.from=2000-01-01`)).body
      .data as {
      permitNo: number
      confirmDueYmd: string | null
    }[]
    expect(waiting.map((row) => row.permitNo)).toContain(permitNo)
    expect(waiting.filter(({ confirmDueYmd }) => !confirmDueYmd)).toEqual([])
    expect(await confirmers('duty01', permitNo)).toEqual([
      {
        role: 'operationHead',
        signRoleCd: 'confirmOperationHead',
        label: '운전부서장',
        signed: false,
        mine: false,
      },
    ])
    expect((await confirmers('approver01', permitNo))[0]).toMatchObject({ mine: true })
    expect((await sign('duty01', permitNo, 'confirmOperationHead')).status).toBe(403)
    expect((await sign('approver01', permitNo, 'confirmSafetyHead')).status).toBe(409)
    await life.force(permitNo, 'closed')
    expect(await waitsFor('approver01', permitNo)).toBe('permitConfirm')
    expect(await waitsFor('duty01', permitNo)).toBeUndefined()
    expect((await sign('approver01', permitNo, 'confirmOperationHead')).body.data).toMatchObject({
      state: 'closed',
      confirmDueYmd: null,
    })
    expect((await sign('approver01', permitNo, 'confirmOperationHead')).status).toBe(409)
    expect(await confirmers('approver01', permitNo)).toMatchObject([{ signed: true, mine: false }])
  })

  it('the duty manager who issued a permit at night extends it at night, and not by day', async () => {
    const night = { startDt: on('00:00'), endDt: on('04:00') }
    const permitNo = await standing('approvalPending', {}, night)
    life.at('23:10', -1)
    expect((await put('duty01', permitNo, 'approve')).status).toBe(200)
    await life.force(permitNo, 'extensionRequested', { extRqstDt: on('05:30') })
    life.at('03:22')
    expect(await waitsFor('duty01', permitNo)).toBe('permitExtension')
    expect(
      (await put('duty01', permitNo, 'refuseExtension', { reason: '교대 뒤 다시 신청하세요.' })).status,
    ).toBe(200)
    await life.force(permitNo, 'extensionRequested', { extRqstDt: on('12:00') })
    life.at('09:00')
    expect(await waitsFor('duty01', permitNo)).toBeUndefined()
    expect(
      (await put('duty01', permitNo, 'refuseExtension', { reason: '낮에는 부서장이 판단합니다.' })).status,
    ).toBe(403)
    await life.force(permitNo, 'closed')
  })

  it('the duty manager does not approve a job of the day at five in the morning', async () => {
    const permitNo = await standing('approvalPending')
    life.at('05:00')
    expect((await put('duty01', permitNo, 'approve')).status).toBe(403)
    await life.force(permitNo, 'closed')
  })

  it('nobody approves a permit whose time is over', async () => {
    const permitNo = await standing('approvalPending')
    life.at('16:00')
    expect(refusalOf(await put('approver01', permitNo, 'approve'))).toMatchObject({
      status: 422,
      guards: expect.arrayContaining(['notPast']),
    })
    await life.force(permitNo, 'closed')
  })

  it('nothing is left to confirm of what the head issued by day', async () => {
    const permitNo = await standing('approvalPending')
    expect((await put('approver01', permitNo, 'approve')).body.data).toMatchObject({
      state: 'approved',
      confirmDueYmd: null,
    })
    expect((await sign('approver01', permitNo, 'confirmOperationHead')).status).toBe(409)
    await life.force(permitNo, 'closed')
  })
})

describe('works of the own department', () => {
  const own = async (over: object = {}) => ({
    ...(await life.plainWork()),
    wkodNo: await life.orderNo('공무동 조명 교체'),
    supWorkerNo: undefined,
    supUserId: 'rqst02',
    workers: [{ workerUserId: 'coop01', roleTxt: '교체' }],
    ...over,
  })

  it('an order of the own department names employees of the department, and nobody else', async () => {
    life.at('10:00', -1)
    const refused = async (over: object) => fieldsOf(await life.post('rqst02', permitPath, await own(over)))
    expect(await refused({ supUserId: undefined })).toEqual(['supUserId'])
    expect(await refused({ supWorkerNo: await life.workerNo('전인수') })).toEqual(['supWorkerNo'])
    expect(await refused({ supUserId: 'emp01' })).toEqual(['supUserId'])
    expect(await refused({ workers: [{ vendorWorkerNo: await life.workerNo('홍석진') }] })).toEqual([
      'workers.0.vendorWorkerNo',
    ])
    expect(await refused({ workers: [{ roleTxt: '교체' }] })).toEqual(['workers.0.workerUserId'])
    expect(await refused({ workers: [{ workerUserId: 'coop01' }, { workerUserId: 'coop01' }] })).toEqual([
      'workers.1.workerUserId',
    ])
    const vendors = { ...(await life.plainWork()), workers: [{ workerUserId: 'coop01' }] }
    expect(fieldsOf(await life.post('vnd03s', permitPath, vendors as never))).toEqual([
      'workers.0.workerUserId',
    ])
  })

  it('the department asks for its own works, which are gated and not booked twice', async () => {
    life.at('10:00', -1)
    const permitNo = await life.create('rqst02', await own())
    const second = await life.create('rqst02', await own({ startDt: on('15:00'), endDt: on('18:00') }))
    const sql = life.portal.engine.database
    await sql.query(`update "user" set "retireYmd" = $1 where "userId" = 'coop01'`, [addDays(life.day, -1)])
    expect(refusalOf(await put('rqst02', permitNo, 'request')).text).toMatch(
      /전기협조01 직원: \S+ 퇴사하였습니다\./,
    )
    await sql.query(`update "user" set "retireYmd" = null where "userId" = 'coop01'`)
    expect((await put('rqst02', permitNo, 'request')).body.data).toMatchObject({
      state: 'requested',
      supUserNm: '공사감독자02',
      vendorCd: null,
    })
    expect(refusalOf(await put('rqst02', second, 'request')).text).toContain(
      '전기협조01 작업자: 같은 시간에 다른 작업허가',
    )
    expect(
      (await explained('rqst02', permitNo)).workers.map(({ workerKey }: { workerKey: string }) => workerKey),
    ).toEqual(['coop01', 'rqst02'])
    expect((await life.get('rqst02', `${permitPath}/${permitNo}/print`)).status).toBe(200)
    expect((await life.get('vnd03s', `${permitPath}/${permitNo}`)).status).toBe(404)
  })

  it('a watcher of the own people is appointed', async () => {
    life.at('10:00', -1)
    const hot = { ...(await life.hotWork()), watcherWorkerNo: undefined, supplCds: [], supplements: [] }
    const body = await own({
      ...hot,
      wkodNo: await life.orderNo('공무동 조명 교체'),
      supWorkerNo: undefined,
      supUserId: 'rqst02',
      watcherUserId: 'coop01',
    })
    const permitNo = await life.create('rqst02', { ...body, workers: [{ workerUserId: 'rqst02' }] })
    expect(refusalOf(await put('rqst02', permitNo, 'request')).text).toContain(
      '전기협조01 직원: 감시인(D17) 선임이 없거나 끝났습니다.',
    )
  })
})

describe('who could be named', () => {
  const candidates = async (userId: string, order: string, more = '') => {
    const answer = await life.get(
      userId,
      `/api/saf/workpermitcrew?wkodNo=${await life.orderNo(order)}&workYmd=${life.day}${more}`,
    )
    return {
      status: answer.status,
      people: (answer.body.data ?? []) as { key: number | string; name: string; reasons: string[] }[],
    }
  }

  it('the list of people comes with what speaks against each on that day', async () => {
    const { people } = await candidates('vnd02s', '창고 바닥 에폭시 도장')
    expect(people).toHaveLength(8)
    const reasonsOf = (name: string) => people.find((each) => each.name === name)?.reasons
    expect(reasonsOf('임태양')).toEqual([])
    expect(reasonsOf('안효준')).toEqual([expect.stringMatching(/^출입안전교육이 \S+ 만료되었습니다\.$/)])
    expect(reasonsOf('송재호')).toEqual(["출입승인 상태가 '정지'입니다."])
    const confined = await candidates('vnd02s', '창고 바닥 에폭시 도장', '&eduCds=VED11&q=태양')
    expect(confined.people.map(({ reasons }) => reasons)).toEqual([
      ['밀폐공간 특별교육 이수 기록이 없습니다.'],
    ])
    expect((await candidates('rqst02', '공무동 조명 교체')).people.map(({ key }) => key)).toEqual([
      'rqst02',
      'coop01',
    ])
  })

  it('the list of people shows full names, which the access log keeps', async () => {
    const log = () =>
      life.portal.engine.database.maybe<{ tableNm: string; rowCnt: number }>(
        `select "tableNm", "rowCnt"::int as "rowCnt" from "personalLog" where "userId" = 'vnd02s' and "actCd" = 'ACT01' order by "logNo" desc limit 1`,
      )
    const { people } = await candidates('vnd02s', '창고 바닥 에폭시 도장', '&q=태양')
    expect(people.map(({ name }) => name)).toEqual(['임태양'])
    expect(await log()).toEqual({ tableNm: 'vendorWorker', rowCnt: 1 })
  })

  it('the list of people tells nothing about the orders of others', async () => {
    expect((await candidates('vnd01s', '창고 바닥 에폭시 도장')).status).toBe(400)
  })
})

describe('what a permit is written for', () => {
  it('a permit lies in an area of the plant of its order', async () => {
    life.at('10:00', -1)
    await life.portal.engine.database.query(
      `insert into "permitArea" select 'US-XX', '시험', '2000', 'D211', 'none', 0, 0, 1, 1, 'X', 'system', now(), 'system', now()`,
    )
    const answer = await life.post('vnd03s', permitPath, await life.plainWork({ areaCd: 'US-XX' }))
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['areaCd']])
  })

  it('a permit stays under its order once it has its number', async () => {
    const permitNo = await standing('draft')
    const { data } = (await life.get('vnd03s', `${permitPath}/${permitNo}`)).body
    const body = {
      ...(await life.plainWork()),
      wkodNo: await life.orderNo('유량계 교체'),
      updateDt: data.updateDt,
    }
    const answer = await life.put('vnd03s', `${permitPath}/${permitNo}`, body)
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['wkodNo']])
  })
})
