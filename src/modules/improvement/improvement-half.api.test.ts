import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  as,
  clock,
  done,
  force,
  inProgress,
  portal,
  said,
  sql,
  startImprovements,
  stored,
  today,
} from '../../../test/improvement-life.ts'
import { addDays } from '../../core/shared/dates.ts'
import { improvementClock } from './improvement/improvement-clock.server.ts'
beforeAll(startImprovements)
afterAll(() => portal?.close())

describe('half-year review', () => {
  test('the clock freezes every plant on the last evening, once, and leaves alone what was frozen by hand', async () => {
    const frozen = () =>
      sql().query<{ plantCd: string; createUserId: string; baseYmd: string }>(
        `select "plantCd", "createUserId", to_char("baseYmd", 'YYYY-MM-DD') as "baseYmd" from "improvementHalf" where "halfYear" = '2027' and "halfCd" = '1' order by 1`,
      )
    // A late row shows the last reason that was given with an act.
    const lateNo = await inProgress({}, { grade: 'M' })
    await done('saf01', lateNo, 'hold', {
      holdToYmd: addDays(today, 5),
      tempMeasure: '출입을 막습니다.',
      reason: '예산을 기다립니다.',
    })
    await done('saf01', lateNo, 'release')
    await force(lateNo, 'inProgress', { dueDt: '2027-06-20T23:59:00+09:00' })
    clock.set('2027-06-30T23:29:00+09:00')
    await improvementClock(portal.engine)
    expect(await frozen()).toEqual([])
    const byHand = await (
      await as('hq01')
    ).post('/api/impr/half', { halfYear: '2027', halfCd: '1', plantCd: '1000' })
    expect(byHand.status).toBe(201)
    const { overdue } = (
      await (await as('hq01')).get(`/api/impr/half/${String(byHand.body.data.imprHalfNo)}/snapshot`)
    ).body.data as {
      overdue: { imprCd: string; reason: string | null; lateDays: number }[]
    }
    const late = await stored(lateNo)
    expect(overdue.find(({ imprCd }) => imprCd === late['imprCd'])).toMatchObject({
      reason: '보류: 예산을 기다립니다.',
      lateDays: 10,
    })
    clock.set('2027-06-30T23:30:00+09:00')
    await Promise.all([improvementClock(portal.engine), improvementClock(portal.engine)])
    clock.set('2027-07-02T09:00:00+09:00')
    await improvementClock(portal.engine)
    const rows = await frozen()
    expect(new Set(rows.map(({ plantCd }) => plantCd)).size).toBe(rows.length)
    expect(rows.length).toBeGreaterThan(1)
    expect(new Set(rows.map(({ baseYmd }) => baseYmd))).toEqual(new Set(['2027-06-30']))
    expect(
      rows.filter(({ createUserId }) => createUserId !== 'system').map(({ plantCd }) => plantCd),
    ).toEqual(['1000'])
    expect(
      await sql().query(
        `select 1 from "improvementHalf" where "halfYear" = '2027' and "halfCd" = '1' and "snapshot" is null`,
      ),
    ).toEqual([])
    clock.set(`${today}T09:00:00+09:00`)
  })
  test('frozen, reviewed by the head of the site, approved by the head office, then it stays', async () => {
    const hq = await as('hq01')
    const halves = '/api/impr/half'
    const created = await hq.post(halves, { halfYear: '2026', halfCd: '2', plantCd: '1000' })
    expect(said(created)).toMatch(/^201/)
    const key = created.body.data.imprHalfNo as number
    const before = (await hq.get(`${halves}/${key}/snapshot`)).body.data as { total: number }
    expect(before.total).toBeGreaterThan(5)
    expect((await hq.post(halves, { halfYear: '2026', halfCd: '2', plantCd: '1000' })).status).toBe(409)
    expect(said(await hq.post(halves, { halfYear: '2027', halfCd: '2', plantCd: '1000' }))).toContain(
      '아직 시작하지 않은 반기는 마감할 수 없습니다.',
    )
    const review = {
      reviewTxt: '지연된 개선의 예산을 우선 배정합니다.',
      approval: { title: '반기 점검', cont: '점검하였습니다.' },
    }
    const documentOf = async () =>
      (
        await sql().query<{ no: number }>(
          `select "apprRqstNo" as "no" from "apprRqst" where "taskClassNm" = 'improvementHalf' and "apprBizKey" = $1 order by 1`,
          [String(key)],
        )
      ).at(-1)!.no
    expect((await (await as('saf01')).put(`${halves}/${key}/review`, review)).status).toBe(403)
    expect(said(await (await as('mgmt01')).put(`${halves}/${key}/review`, review))).toMatch(/^200/)
    // The document cannot be bypassed: the head office signs it or gives it back for another review.
    expect((await hq.put(`${halves}/${key}/approve`)).status).toBe(404)
    expect(
      (await (await as('saf01')).put(`/api/manage/appr/${await documentOf()}/approve`, {})).status,
    ).toBeGreaterThanOrEqual(400)
    expect(
      said(
        await hq.put(`/api/manage/appr/${await documentOf()}/reject`, {
          opinion: '지연 사유를 보완해 주세요.',
        }),
      ),
    ).toMatch(/^200/)
    expect((await hq.get(`${halves}/${key}`)).body.data).toMatchObject({
      state: 'frozen',
      reviewUserId: null,
    })
    expect(said(await (await as('mgmt01')).put(`${halves}/${key}/review`, review))).toMatch(/^200/)
    expect(said(await hq.put(`/api/manage/appr/${await documentOf()}/approve`, {}))).toMatch(/^200/)
    expect((await hq.get(`${halves}/${key}`)).body.data).toMatchObject({
      state: 'approved',
      reviewUserId: 'mgmt01',
      apprUserId: 'hq01',
    })
    expect(said(await hq.change(`${halves}/${key}`, { halfCd: '1' }))).toContain('이미 확정된 반기입니다.')
    await sql().query(
      `update "improvement" set "state" = 'cancelled' where "plantCd" = '1000' and "reqDt" < '2027-01-01'`,
    )
    expect((await hq.get(`${halves}/${key}/snapshot`)).body.data).toEqual(before)
    expect(((await hq.get(`${halves}/${key}/print`)).body as Buffer).subarray(0, 5).toString()).toBe('%PDF-')
  })
})
