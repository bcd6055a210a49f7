import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'
import { saidIn } from '../../../core/shared/sentence.ts'
import { keptReason } from '../permit/kept-reason.rule.ts'
import { clockReasons } from '../permit/permit-field.texts.ts'
import { boardGroups, countsOf, filterFromSearch, type BoardAnswer } from './permit-board.rule.ts'
import { liveStates } from '../permit/permit-transitions.rule.ts'

let portal: Portal
let issuer: Client
let vendor: Client
beforeAll(async () => {
  portal = await startPortal()
  issuer = await portal.signIn('issuer01')
  vendor = await portal.signIn('vnd01a')
})
afterAll(() => portal?.close())

const boardOf = async (client: Client): Promise<BoardAnswer> =>
  (await client.get('/api/saf/status/today')).body.data
const all = filterFromSearch(new URLSearchParams())

test('the numbers of the live works are those of the list', async () => {
  for (const client of [issuer, vendor]) {
    const counts = countsOf((await boardOf(client)).permits, all, 'group')
    for (const [group, { states }] of Object.entries(boardGroups)) {
      if (!states.every((state) => liveStates.includes(state))) continue
      const list = await client.get(`/api/saf/workpermits?state=${states.join(',')}`)
      expect(counts.get(group) ?? 0, group).toBe(list.body.total)
    }
  }
})

test('a vendor sees its own company alone', async () => {
  const own = await boardOf(vendor)
  expect(own.permits.length).toBeGreaterThan(0)
  expect(new Set(own.permits.map(({ vendorCd }) => vendorCd)).size).toBe(1)
  expect(own.permits.length).toBeLessThan((await boardOf(issuer)).permits.length)
})

test('every plant on the board comes with the figures of its timers', async () => {
  const { permits, limits } = await boardOf(issuer)
  for (const { plantCd } of permits)
    expect(limits[plantCd ?? '']).toMatchObject({ gasOverdueMinutes: 15, hotWatchMinutes: 60 })
})

test('a permit that ran out stays until it is closed, for a week', async () => {
  const { permitNo } = (await boardOf(issuer)).permits[0]!
  const isShown = async () => (await boardOf(issuer)).permits.some((permit) => permit.permitNo === permitNo)
  const ended = (days: number, state: string) =>
    portal.engine.database.query(
      `update "workPermit" set "state" = $2, "extEndDt" = null, "startDt" = now() - $3 * interval '1 day' - interval '8 hours', "endDt" = now() - $3 * interval '1 day' where "permitNo" = $1`,
      [permitNo, state, days],
    )
  await ended(3, 'expired')
  expect(await isShown()).toBe(true)
  await ended(3, 'closed')
  expect(await isShown()).toBe(false)
  await ended(9, 'expired')
  expect(await isShown()).toBe(false)
})

test('the number of each state is the length of the list that it opens, under the other conditions', async () => {
  for (const [path, conditions] of [
    ['/api/saf/wkods', ''],
    ['/api/saf/wkods', 'execTypeCd=V&urgencyCd=NORMAL'],
    ['/api/saf/wkods', `q=${encodeURIComponent('배관')}`],
    ['/api/saf/wkods', `wkodNm=${encodeURIComponent('보')}`],
    ['/api/saf/workpermits', 'riskGradeCd=H,M'],
  ] as const) {
    const { data } = (await issuer.get(`${path}/states?${conditions}`)).body as {
      data: Record<string, number>
    }
    expect(
      Object.values(data).some((count) => count > 0),
      conditions,
    ).toBe(true)
    for (const [state, count] of Object.entries(data)) {
      expect(
        (await issuer.get(`${path}?${conditions}&state=${state}`)).body.total,
        `${conditions} ${state}`,
      ).toBe(count)
    }
  }
})

test('what waits for its confirmation is counted for the plant, not for a vendor', async () => {
  const sql = portal.engine.database
  await sql.query(`update "workPermit" set "confirmDueYmd" = null`)
  expect((await boardOf(issuer)).confirmations).toEqual({ open: 0, late: 0 })
  await sql.query(
    `update "workPermit" set "confirmDueYmd" = case when "state" = 'closed' then '2026-01-02'::date else '2099-01-01'::date end where "state" in ('closed', 'watching')`,
  )
  expect((await boardOf(issuer)).confirmations).toEqual({ open: 2, late: 1 })
  expect((await boardOf(vendor)).confirmations).toEqual({ open: 0, late: 0 })
})

test('an emergency stops every work of an area in one act, whoever asks; a company stops its own', async () => {
  const sql = portal.engine.database
  await sql.query(
    `update "workPermit" set "state" = 'working', "areaCd" = 'YS-RX' where "plantCd" = '1000' and "vendorCd" in ('V00001', 'V00002', 'V00003')`,
  )
  const [{ all }, { own }] = [
    await sql.one<{ all: number }>(
      `select count(*)::int as "all" from "workPermit" where "areaCd" = 'YS-RX' and "state" = 'working'`,
    ),
    await sql.one<{ own: number }>(
      `select count(*)::int as own from "workPermit" where "areaCd" = 'YS-RX' and "state" = 'working' and "vendorCd" = 'V00001'`,
    ),
  ]
  expect([all > 1, (await issuer.post('/api/saf/areastop', { areaCd: 'NONE' })).status]).toEqual([true, 400])
  const first = await vendor.post('/api/saf/areastop', { areaCd: 'YS-RX' })
  expect(first.body.data.permitNos.length).toBe(own)
  const second = await (
    await portal.signIn('emp01')
  ).post('/api/saf/areastop', { areaCd: 'YS-RX', reason: '반응기 압력 상승' })
  expect([second.status, second.body.data.permitNos.length]).toEqual([200, all - own])
  const stopped = await sql.query<{ suspReasonCd: string }>(
    `select "suspReasonCd" from "workPermit" where "areaCd" = 'YS-RX' and "state" = 'suspended'`,
  )
  expect([stopped.length, new Set(stopped.map(({ suspReasonCd }) => suspReasonCd))]).toEqual([
    all,
    new Set(['EMERGENCY']),
  ])
})

test('an emergency of the whole plant stops the works of all its areas in one act, and of no other plant', async () => {
  const sql = portal.engine.database
  await sql.query(
    `update "workPermit" set "state" = 'working', "areaCd" = case when "vendorCd" = 'V00001' then 'YS-RX' else 'YS-TK' end where "plantCd" = '1000' and "state" <> 'draft'`,
  )
  const { all } = await sql.one<{ all: number }>(
    `select count(*)::int as "all" from "workPermit" where "plantCd" = '1000' and "state" = 'working'`,
  )
  const employee = await portal.signIn('emp01')
  expect((await employee.post('/api/saf/areastop', { plantCd: 'NONE' })).status).toBe(400)
  expect((await employee.post('/api/saf/areastop', { plantCd: '2000' })).body.data.permitNos).toEqual([])
  const stopped = await employee.post('/api/saf/areastop', { plantCd: '1000', reason: '지진 발생' })
  expect([stopped.status, stopped.body.data.permitNos.length]).toEqual([200, all])
  const left = await sql.query<{ areaCd: string; suspReasonCd: string }>(
    `select distinct "areaCd", "suspReasonCd" from "workPermit" where "permitNo" = any($1::bigint[]) and "state" = 'suspended' order by 1`,
    [stopped.body.data.permitNos],
  )
  expect(left).toEqual([
    { areaCd: 'YS-RX', suspReasonCd: 'EMERGENCY' },
    { areaCd: 'YS-TK', suspReasonCd: 'EMERGENCY' },
  ])
  // The diary keeps what the portal said by its key, so that whoever must leave reads it in his language.
  const kept = await sql.query<{ reasonTxt: string; reasonKeptTxt: string }>(
    `select distinct "reasonTxt", "reasonKeptTxt" from "permitEvent" where "permitNo" = any($1::bigint[]) and "eventCd" = 'suspend' and "reasonTxt" like '%지진 발생'`,
    [stopped.body.data.permitNos],
  )
  expect(kept.map((event) => saidIn(keptReason(event) ?? '', 'en'))).toEqual([
    `${clockReasons.plantStop({ plant: kept[0]!.reasonTxt.split(' ')[0]! }).in('en')}: 지진 발생`,
  ])
})
