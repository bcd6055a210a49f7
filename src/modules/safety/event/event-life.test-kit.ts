import { expect, test } from 'vitest'
import type { Answer, Client, Portal } from '../../../../test/portal.ts'
import { addMinutes, momentOf } from '../../../core/shared/dates.ts'
import { enteredHeaders, idempotencyHeader } from '../../../core/shared/session.ts'

export const paths = {
  events: '/api/saf/accident/event',
  persons: '/api/saf/accident/person',
  notes: '/api/saf/accident/note',
  reports: '/api/saf/accident/report',
} as const
const { events, persons, reports } = paths
/** Status and first field of an answer. */
export const fields = ({ status, body }: Answer) => [status, body.fields?.[0]?.path]

/** What the stories of accidents do again and again, on the portal and with the safety manager of the moment. */
export function eventCalls(portalNow: () => Portal, safetyNow: () => Client) {
  const now = () => momentOf(portalNow().engine.clock.now())
  const one = <T extends object>(text: string, values: unknown[] = []) =>
    portalNow().engine.database.one<T>(text, values)
  const facts = (over: object = {}) => ({
    eventKindCd: 'accident',
    safEventNm: '원심분리기 덮개에 손 끼임',
    plantCd: '1000',
    deptCd: 'D111',
    occurDt: addMinutes(now(), -60),
    knowDt: addMinutes(now(), -50),
    placeNm: '합성동 2층 원심분리기',
    occurTypeCd: 'caught',
    accidentTypeCds: ['HUM'],
    summaryTxt: '덮개를 닫던 중 손이 끼임',
    injuredYn: 'Y',
    ...over,
  })
  const report = (by: Client, over: object = {}): Promise<Answer> => by.post(events, facts(over))
  const made = async (by: Client, over: object = {}): Promise<number> => {
    const { status, body } = await report(by, over)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.data.safEventNo as number
  }
  const act = (by: Client, no: number, name: string, body: object = {}) =>
    by.put(`${events}/${no}/${name}`, body)
  const hurt = (no: number, over: object = {}) =>
    safetyNow().post(persons, {
      safEventNo: no,
      personTypeCd: 'employee',
      userId: 'emp01',
      workRelationCd: 'work',
      injuryTypeCd: 'injury',
      injuryKindCd: 'fracture',
      injuryPartCd: 'finger',
      treatCd: 'hospital',
      ...over,
    })
  const today = () => now().slice(0, 10)
  const waits = async (by: Client, kind: string) =>
    ((await by.get('/api/main/portlet/mywork')).body.data.items as { kind: string; key: number }[])
      .filter((item) => item.kind === kind)
      .map(({ key }) => key)

  async function handIn(key: number, rptTypeCd: string): Promise<void> {
    const path = `${reports}/${key}`
    const form = rptTypeCd === 'F30'
    expect((await safetyNow().put(`${path}/draft`)).status).toBe(form ? 422 : 200)
    const change = async (values: object) =>
      safetyNow().change(path, { ...(await safetyNow().get(path)).body.data, ...values })
    if (form) {
      expect(
        (await change({ repConfirmCd: 'objection', repOpinionTxt: '작업 속도 지시가 원인이다.' })).status,
      ).toBe(200)
      expect((await safetyNow().put(`${path}/draft`)).status).toBe(200)
    }
    expect((await safetyNow().put(`${path}/submit`)).status).toBe(422)
    expect(fields(await change({ submitDt: addMinutes(now(), 5) }))).toEqual([400, 'submitDt'])
    expect(fields(await change({ submitDt: addMinutes(now(), -600) }))).toEqual([400, 'submitDt'])
    expect((await change({ submitDt: now(), orgNm: '고용노동부 여수지청', methodCd: 'online' })).status).toBe(
      200,
    )
    expect((await safetyNow().put(`${path}/submit`)).status).toBe(200)
    expect((await safetyNow().put(`${path}/accept`)).status).toBe(422)
    expect((await change({ receiptNo: `2026-${key}` })).status).toBe(200)
    expect((await safetyNow().put(`${path}/accept`)).body.data.state).toBe('accepted')
    expect((await change({ receiptNo: 'other' })).status).not.toBe(200)
  }

  return { now, today, one, facts, report, made, act, hurt, handIn, waits }
}

/** What waited in a telephone. The clock jumps here, so that these come last. */
export function waitStories(portalNow: () => Portal, safetyNow: () => Client): void {
  test('a near miss that waited 30 hours for the network arrives once, also where only its answer was lost', async () => {
    const portal = portalNow()
    const { facts, now } = eventCalls(portalNow, safetyNow)
    const near = { ...facts(), eventKindCd: 'nearMiss', accidentTypeCds: null, injuredYn: null }
    const enteredDt = now()
    const send = async (requestKey: string, safEventNm: string, waited?: string) => {
      const { accessToken } = await portal.signIn('emp01')
      const answer = await portal.app.inject({
        method: 'POST',
        url: events,
        headers: {
          'x-authorization': `Bearer ${accessToken}`,
          [idempotencyHeader]: requestKey,
          ...(waited ? { [enteredHeaders.dt]: waited, [enteredHeaders.by]: 'emp01' } : {}),
        },
        payload: { ...near, safEventNm },
      })
      return {
        status: answer.statusCode,
        no: answer.json<{ data?: { safEventNo: number } }>().data?.safEventNo,
      }
    }
    const lost = await send('near-miss-key-0001', '발판 흔들림')
    portal.clock.set(addMinutes(enteredDt, 30 * 60))
    expect(await send('near-miss-key-0001', '발판 흔들림', enteredDt)).toEqual({ ...lost, status: 201 })
    const kept = await send('near-miss-key-0002', '난간 흔들림', enteredDt)
    expect(kept.status).toBe(201)
    expect(await send('near-miss-key-0002', '난간 흔들림', enteredDt)).toEqual(kept)
    const rows = await portal.engine.database.query(
      `select "safEventNo", "occurDt" = $1::timestamptz as "asEntered" from "safEvent" where "safEventNm" in ('발판 흔들림', '난간 흔들림') order by 1`,
      [near.occurDt],
    )
    expect(rows).toEqual([lost.no, kept.no].map((safEventNo) => ({ safEventNo, asEntered: true })))
    // Longer than anything may wait in the field.
    portal.clock.set(addMinutes(enteredDt, 8 * 24 * 60))
    expect((await send('near-miss-key-0003', '통로 미끄럼', enteredDt)).status).toBe(422)
  })
}
