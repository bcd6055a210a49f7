import { describe, expect, test } from 'vitest'
import type { Client, Portal } from '../../../../../test/portal.ts'
import { monthAfter } from '../../../../core/shared/periods.ts'
import { fields } from '../event-life.test-kit.ts'

const path = '/api/saf/accident/workstat'
/** The figures of accidents, told on the portal of the stories of accidents: it starts once for both. */
export function statStories(portalNow: () => Portal, safetyNow: () => Client, memberNow: () => Client): void {
  const thisMonth = () => portalNow().clock.now().toISOString().slice(0, 7)
  const row = (over: object = {}) => ({
    statYm: '2019-05',
    plantCd: '1000',
    ownerCd: 'employee',
    workerQty: 500,
    workDays: 21,
    workHours: 84_000,
    estHours: 0,
    srcCd: 'entered',
    ...over,
  })
  const enter = (over?: object) => safetyNow().post(path, row(over))

  describe('worked hours', () => {
    test('are refused at their field where they cannot be', async () => {
      expect(fields(await enter({ statYm: thisMonth() }))).toEqual([400, 'statYm'])
      expect(fields(await enter({ ownerCd: 'contractor' }))).toEqual([400, 'vendorCd'])
      expect(fields(await enter({ estHours: 84_001 }))).toEqual([400, 'estHours'])
      expect(fields(await enter({ workDays: 32 }))).toEqual([400, 'workDays'])
      expect((await memberNow().post(path, row())).status).toBe(403)
    })
    test('of a closed month stay as they are, until it is opened again', async () => {
      const { body } = await enter()
      const key = body.data.safWorkStatNo as number
      expect((await enter()).status).not.toBe(201)
      expect((await safetyNow().put(`${path}/${key}/close`)).body.data.state).toBe('closed')
      expect((await safetyNow().change(`${path}/${key}`, row({ workHours: 1 }))).status).not.toBe(200)
      expect((await safetyNow().delete(`${path}/${key}`)).status).not.toBe(200)
      const late = await enter({ ownerCd: 'contractor', vendorCd: 'V00001' })
      expect(late.status).toBe(400)
      const reopened = await safetyNow().put(`${path}/${key}/reopen`, { reason: '출입기록을 다시 받음' })
      expect(reopened.body.data.state).toBe('open')
    })
    test('of companies come from the gates, and once only', async () => {
      const asked = { statYm: monthAfter(thisMonth(), -1), plantCd: '1000' }
      await portalNow().engine.database.query('delete from "safWorkStat" where "statYm" = $1', [asked.statYm])
      expect(fields(await safetyNow().put(`${path}/fill`, { ...asked, statYm: thisMonth() }))).toEqual([
        400,
        'statYm',
      ])
      expect((await safetyNow().put(`${path}/fill`, asked)).status).toBe(200)
      const rows = async () =>
        portalNow().engine.database.query<{ ownerCd: string; workHours: number; estHours: number }>(
          `select "ownerCd", "workHours"::float as "workHours", "estHours"::float as "estHours" from "safWorkStat" where "statYm" = $1 order by 1`,
          [asked.statYm],
        )
      const first = await rows()
      expect(first.some(({ ownerCd }) => ownerCd === 'employee')).toBe(true)
      expect(first.every(({ workHours, estHours }) => estHours <= workHours)).toBe(true)
      await safetyNow().put(`${path}/fill`, asked)
      expect(await rows()).toEqual(first)
    })
  })
  test('rates stand on the hours of their period, and without hours there is none', async () => {
    const stats = (from: string, to: string) =>
      safetyNow().get(`/api/saf/accident/stats?plantCd=1000&from=${from}&to=${to}`)
    const empty = (await stats('2001-01', '2001-12')).body.data
    expect(empty.owners.all.rates.frequency).toBeNull()
    expect(empty.missingMonths).toHaveLength(12)
    const from = monthAfter(thisMonth(), -3)
    const { data } = (await stats(from, thisMonth())).body
    const { counted, rates } = data.owners.all
    expect(counted.cases).toBeGreaterThan(0)
    expect(rates.frequency).toBeCloseTo((counted.cases / counted.hours) * 1_000_000, 5)
    expect(rates.severity).toBeCloseTo((counted.lossDays / counted.hours) * 1000, 5)
    expect(data.owners.employee.counted.hours + data.owners.contractor.counted.hours).toBeCloseTo(
      counted.hours,
      3,
    )
    expect(data.owners.employee.estimatedPct).toBeGreaterThan(0)
    expect(data.months).toHaveLength(4)
    expect((await stats('2026-13', thisMonth())).status).toBe(400)
    expect((await stats(thisMonth(), from)).status).toBe(400)
    expect((await memberNow().get('/api/saf/accident/stats?from=2001-01&to=2001-02')).status).toBe(403)
  })
}
