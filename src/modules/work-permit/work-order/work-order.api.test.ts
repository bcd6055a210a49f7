import { trailOf } from '../../../../test/trail.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  fieldsOf,
  permitPath,
  refusalOf,
  startPermitLife,
  type PermitLife,
} from '../../../../test/permit-life.ts'
import { addDays } from '../../../core/shared/dates.ts'

let life: PermitLife
beforeAll(async () => {
  life = await startPermitLife()
})
afterAll(() => life.close())

describe('an order with its permits', () => {
  it('an order and its permits are copied as drafts, which warn of expired workers', async () => {
    const { database } = life.portal.engine
    const wkodNo = await life.orderNo('T-204 저장탱크 내부 청소')
    const past = await database.one<{ day: string; count: number }>(
      `select to_char("planStartDt" at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day,
         (select count(*)::int from "workPermit" p where p."wkodNo" = o."wkodNo" and p."state" not in ('cancelled', 'rejected')) as count from "workOrder" o where "wkodNo" = $1`,
      [wkodNo],
    )
    const copy = (userId: string, body = {}) => life.post(userId, `/api/saf/wkod/${wkodNo}/copy`, body)
    expect(fieldsOf(await copy('rqst01'))).toEqual(['planStartDt'])
    expect((await copy('vnd05s', { planStartDt: `${addDays(past.day, 400)} 08:00` })).status).toBe(403)
    const { data } = (await copy('rqst01', { planStartDt: `${addDays(past.day, 400)} 08:00` })).body
    expect([data.permits.length, data.left]).toEqual([past.count, []])
    // More than a year later the yearly educations are over.
    expect(data.permits[0].warnings).toContainEqual(
      expect.stringMatching(/작업자: 출입안전교육이 \S+ 만료되었습니다\./),
    )
    const [order] = await database.query<object>(
      'select "state", "supplCds", "urgencyCd" from "workOrder" where "wkodNo" = $1',
      [data.wkodNo],
    )
    expect(order).toMatchObject({ state: 'draft', urgencyCd: 'NORMAL' })
    const copied = (await life.get('vnd05s', `${permitPath}/${data.permits[0].permitNo}`)).body.data
    expect(copied).toMatchObject({
      state: 'draft',
      wkodNo: data.wkodNo,
      supplCds: ['S1'],
      realStartDt: null,
      gases: [],
      signatures: [],
    })
    expect([copied.workers.length, copied.supplements[0].spaceNm]).toEqual([3, 'T-204 저장탱크'])
    // It waits for its order.
    expect(refusalOf(await life.put('vnd05s', `${permitPath}/${copied.permitNo}/request`)).guards).toContain(
      'orderInProgress',
    )
  })
})

describe('an urgent order', () => {
  it('the approver of the area approves an urgent order before it closes, in time or late', async () => {
    life.at('09:00')
    const { database } = life.portal.engine
    const url = '/api/saf/wkod'
    const order = {
      wkodNm: '전기실 누수 응급 보수',
      plantCd: '1000',
      rqstDeptCd: 'D122',
      execTypeCd: 'S',
      execDeptCd: 'D122',
      areaCd: 'YS-UT',
      mapX: 45,
      mapY: 200,
      planStartDt: `${life.day}T10:00:00+09:00`,
      planEndDt: `${life.day}T18:00:00+09:00`,
      urgencyCd: 'URGENT',
      urgentReason: '전기실 천장에서 물이 새어 감전 위험이 있음',
      workTxt: '천장 누수 부위를 막고 배전반을 덮는다.',
    }
    const past = await life.post('rqst02', url, {
      ...order,
      planStartDt: `${addDays(life.day, -3)}T10:00:00+09:00`,
      planEndDt: `${addDays(life.day, -3)}T18:00:00+09:00`,
    })
    expect(refusalOf(await life.put('rqst02', `${url}/${past.body.data.wkodNo}/request`))).toMatchObject({
      status: 422,
      guards: ['notPast'],
    })
    const wkodNo = (await life.post('rqst02', url, order)).body.data.wkodNo as number
    const asked = await life.put('rqst02', `${url}/${wkodNo}/request`)
    expect(asked.body.data).toMatchObject({
      urgentStatCd: 'waiting',
      urgentDueDt: `${addDays(life.day, 1)}T09:00:00+09:00`,
    })
    const told = async (eventCd: string) =>
      (
        await database.query<{ userId: string }>(
          `select "userId" from "noti" where "eventCd" = $1 and "linkUrl" like $2`,
          [eventCd, `%no=${wkodNo}`],
        )
      ).map(({ userId }) => userId)
    expect(await told('WKOD_URGENT')).toEqual(['approver01'])
    const approval = `${url}/${wkodNo}/urgentapproval`
    expect((await life.post('issuer03', approval)).status).toBe(403)
    life.at('05:30', 1)
    await life.tick()
    await life.tick()
    expect(await told('WKOD_URGENT')).toEqual(['approver01', 'approver01'])
    life.at('09:00', 1)
    await life.tick()
    expect((await told('WKOD_URGENT_LATE')).toSorted()).toEqual(['approver01', 'rqst02'])
    expect(
      (await life.get('saf01', `${url}s?urgentStatCd=late`)).body.data.map(
        (row: { wkodNo: number }) => row.wkodNo,
      ),
    ).toContain(wkodNo)
    await database.query(`update "workOrder" set "state" = 'completed' where "wkodNo" = $1`, [wkodNo])
    expect(refusalOf(await life.put('rqst02', `${url}/${wkodNo}/close`))).toMatchObject({
      status: 422,
      guards: ['urgent'],
    })
    const late = await life.post('approver01', approval)
    expect(late.body.data).toMatchObject({ urgentStatCd: 'approvedLate', urgentApproveUserId: 'approver01' })
    expect((await life.post('approver01', approval)).status).toBe(409)
    expect((await life.put('rqst02', `${url}/${wkodNo}/close`)).body.data.state).toBe('closed')
    expect((await trailOf(database, 'workOrder', wkodNo, 'urgentStatCd')).slice(1)).toEqual([
      { userId: 'system', diff: { urgentStatCd: ['waiting', 'late'] } },
      { userId: 'approver01', diff: { urgentStatCd: ['late', 'approvedLate'] } },
    ])
    life.at('10:00', -1)
  })
})
