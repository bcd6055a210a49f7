import { describe, expect, test } from 'vitest'
import type { Client, Portal } from '../../../../../test/portal.ts'
import { firstDay, lastDay, monthAfter } from '../../../../core/shared/periods.ts'
import { fields } from '../event-life.test-kit.ts'
import { monthFigureStories } from './month-figures.test-kit.ts'
import { safEvent } from '../saf-event.resource.ts'
import { dayOf } from '../../../../core/shared/dates.ts'

const path = '/api/saf/accident/workstat'
/** The figures of accidents, told on the portal of the stories of accidents: it starts once for both. */
export function statStories(portalNow: () => Portal, safetyNow: () => Client, memberNow: () => Client): void {
  const thisMonth = () => dayOf(portalNow().clock.now()).slice(0, 7)
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
  test('a month is closed as a whole, a year by head office once all of its months are, and stays so', async () => {
    const ofMonth = (statYm: string) => ({ statYm, plantCd: '1000' })
    const year = { statYear: '2018', plantCd: '1000' }
    const headOffice = await portalNow().signIn('hq01')
    const close = (by: Client, name: string, body: object) => by.put(`${path}/${name}`, body)
    expect(fields(await close(safetyNow(), 'closemonth', ofMonth('2018-01')))).toEqual([400, 'statYm'])
    for (let month = 1; month <= 12; month += 1) {
      const statYm = `2018-${String(month).padStart(2, '0')}`
      expect((await enter({ statYm })).status).toBe(201)
      if (month === 1)
        expect((await enter({ statYm, ownerCd: 'contractor', vendorCd: 'V00001' })).status).toBe(201)
      if (month < 12) await close(safetyNow(), 'closemonth', ofMonth(statYm))
    }
    expect((await memberNow().put(`${path}/closemonth`, ofMonth('2018-12'))).status).toBe(403)
    expect((await close(safetyNow(), 'closeyear', year)).status).toBe(403)
    const early = await close(headOffice, 'closeyear', year)
    expect([...fields(early), early.body.fields[0].message]).toEqual([
      400,
      'statYear',
      expect.stringContaining('2018-12'),
    ])
    expect(
      fields(await close(headOffice, 'closeyear', { ...year, statYear: thisMonth().slice(0, 4) })),
    ).toEqual([400, 'statYear'])
    expect((await close(safetyNow(), 'closemonth', ofMonth('2018-12'))).body.data).toEqual({ written: 1 })
    expect((await close(headOffice, 'closeyear', year)).status).toBe(200)
    expect((await close(headOffice, 'closeyear', year)).status).toBe(409)
    const { safWorkStatNo } = await portalNow().engine.database.one<{ safWorkStatNo: number }>(
      `select "safWorkStatNo" from "safWorkStat" where "statYm" = '2018-03' and "ownerCd" = 'employee'`,
    )
    const reopened = await safetyNow().put(`${path}/${safWorkStatNo}/reopen`, {
      reason: '출입기록을 다시 받아 계산함',
    })
    expect([reopened.status, reopened.body.message]).toEqual([422, expect.stringContaining('연 마감')])
    const stats = async () =>
      (await safetyNow().get('/api/saf/accident/stats?plantCd=1000&from=2018-01&to=2018-12')).body.data
    expect((await stats()).closed).toMatchObject({ closeUserNm: expect.any(String), changed: [] })
    await portalNow().engine.database.query(
      `update "safWorkStat" set "workHours" = 80000 where "safWorkStatNo" = $1`,
      [safWorkStatNo],
    )
    // No accident of that year: none of its rates follows.
    expect((await stats()).closed.changed).toEqual([])
  })
  test('are paper and workbook too', async () => {
    const asked = `plantCd=1000&from=${monthAfter(thisMonth(), -11)}&to=${thisMonth()}`
    const paper = await safetyNow().get(`/api/saf/accident/stats/print?${asked}`)
    expect([paper.status, String(paper.body).startsWith('%PDF')]).toEqual([200, true])
    const book = await safetyNow().get(`/api/saf/accident/stats/excel?${asked}`)
    expect([book.status, String(book.body).startsWith('PK')]).toEqual([200, true])
    expect((await memberNow().get(`/api/saf/accident/stats/print?${asked}`)).status).toBe(403)
    expect((await safetyNow().get('/api/saf/accident/stats/excel?from=2026-13&to=2026-01')).status).toBe(400)
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
  test('each mark of the heat table and of the body opens exactly the rows that it counts', async () => {
    const [from, to] = [monthAfter(thisMonth(), -11), thisMonth()]
    const { data } = (await safetyNow().get(`/api/saf/accident/stats?plantCd=1000&from=${from}&to=${to}`))
      .body
    const period = (name: string) => `${name}.from=${firstDay(from)}&${name}.to=${lastDay(to)}`
    const states = Object.keys(safEvent.states ?? {}).filter((state) => state !== 'notAccident')
    const rows = async (address: string) => (await safetyNow().get(`${address}&limit=1`)).body.total as number
    const heat = data.heat as { weekday: number; band: number; n: number }[]
    const parts = data.parts as { code: string; n: number }[]
    expect([heat.length > 3, parts.length > 1]).toEqual([true, true])
    for (const { weekday, band, n } of heat)
      expect(
        await rows(
          `/api/saf/accident/events?occurDayCd=${weekday}&occurBandCd=${band}&${period('occurDt')}&plantCd=1000&state=${states.join(',')}`,
        ),
        `${weekday} ${band}`,
      ).toBe(n)
    for (const { code, n } of parts)
      expect(
        await rows(`/api/saf/accident/persons?injuryPartCd=${code}&${period('occurYmd')}&countYn=Y`),
        code,
      ).toBe(n)
  })
  monthFigureStories(portalNow, safetyNow)
}
