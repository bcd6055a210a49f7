import { expect } from 'vitest'
import type { Answer, Client, Portal } from '../../../../test/portal.ts'
import { addMinutes, momentOf } from '../../../core/shared/dates.ts'

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
