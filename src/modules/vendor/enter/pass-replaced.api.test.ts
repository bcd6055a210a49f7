import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '../../../core/shared/dates.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { asSystem, inTransaction } from '../../../core/server/entity/context.ts'
import { startPermitLife, type PermitLife } from '../../../../test/permit-life.ts'
import { vendorClock } from '../vendor-clock.server.ts'
import { enterPassBehaviour, issuePasses } from './enter-pass.server.ts'
import type { EnterRqst } from './enter-rqst.resource.ts'

/** A worker who is at work while his next pass is approved. */
let life: PermitLife
let permitNo: number
let workerNo: number
let running: number
beforeAll(async () => {
  life = await startPermitLife()
  permitNo = await life.create('vnd03s', await life.plainWork())
  life.at('09:00')
  await life.force(permitNo, 'working', { issuerUserId: 'issuer03' })
  workerNo = await life.workerNo('홍석진')
  running = (await passes())[0]!.passNo
})
afterAll(() => life.close())
const database = () => life.portal.engine.database
const passes = () =>
  database().query<{ passNo: number; state: string; fromYmd: string; toYmd: string }>(
    `select "passNo", "state", "fromYmd"::text as "fromYmd", "toYmd"::text as "toYmd" from "enterPass" where "vendorWorkerNo" = $1 order by "passNo"`,
    [workerNo],
  )
const stateOf = async (passNo: number) => (await passes()).find((pass) => pass.passNo === passNo)?.state
/** The result of an approval: a pass for the worker from a day on. */
async function issue(fromYmd: string, toYmd: string, areas: string[]): Promise<number> {
  const { enterRqstNo, enterRqstLineNo } = await database().one<{
    enterRqstNo: number
    enterRqstLineNo: number
  }>(
    'select "enterRqstNo", "enterRqstLineNo" from "enterRqstLine" where "vendorWorkerNo" = $1 order by 2 limit 1',
    [workerNo],
  )
  const { vendorCd } = await database().one<{ vendorCd: string }>(
    'select "vendorCd" from "vendorWorker" where "vendorWorkerNo" = $1',
    [workerNo],
  )
  const request = {
    enterRqstNo,
    plantCd: '1000',
    vendorCd,
    fromYmd,
    areas: areas.map((areaNm) => ({ areaNm, areaCd: areaNm })),
    lines: [{ enterRqstLineNo, reviewCd: 'VCK01', vendorWorkerNo: workerNo, vendorEquipNo: null }],
  } as unknown as EnterRqst
  await inTransaction(life.portal.engine, asSystem('test'), (context) =>
    issuePasses(context, request, [
      { vendorWorkerNo: workerNo, problems: [], bounds: [{ name: 'bound', toYmd }] },
    ]),
  )
  return (await passes()).at(-1)!.passNo
}
const permit = async () => (await life.get('issuer03', `/api/saf/workpermit/${permitNo}`)).body.data

test('a narrower pass for later takes nothing from a worker who is at work', async () => {
  const later = await issue(addDays(life.day, 3), addDays(life.day, 30), ['보일러'])
  expect([await stateOf(running), await stateOf(later)]).toEqual(['valid', 'valid'])
  const { workers } = (await life.get('issuer03', `/api/saf/workpermit/${permitNo}/explain`)).body.data
  const { ok, reasons } = workers.find((each: { workerKey: number }) => each.workerKey === workerNo)
  expect([ok, reasons]).toEqual([true, []])
})
test('a pass that opens no less takes the place of the earlier one on the day it begins', async () => {
  const last = (await passes())[0]!.toYmd
  const wide = await issue(addDays(life.day, 2), addDays(last, 1), [])
  expect(await stateOf(running)).toBe('valid')
  const before = life.portal.clock.now()
  life.portal.clock.set(new Date(before.getTime() + 2 * 86_400_000))
  await vendorClock(life.portal.engine)
  expect([await stateOf(running), await stateOf(wide)]).toEqual(['withdrawn', 'valid'])
  life.portal.clock.set(before)
  await database().query(`update "enterPass" set "state" = 'withdrawn' where "passNo" = $1`, [wide])
  await database().query(`update "enterPass" set "state" = 'valid' where "passNo" = $1`, [running])
})
test('a pass that is taken back tells issuer, company and safety of the works of today, and says before whom it shuts out', async () => {
  const uses = (await life.get('saf01', `/api/vendor/pass/${running}/uses`)).body.data
  expect(uses.works.map(({ url }: { url: string }) => url)).toContain(
    `/constSafe/permit/permitDetail?no=${permitNo}`,
  )
  await inTransaction(life.portal.engine, asSystem('test'), (context) =>
    runTransition(enterPassBehaviour, context, running, 'withdraw', { reason: '출입수칙 위반으로 회수' }),
  )
  const told = await database().query<{ userId: string }>(
    `select distinct "userId" from "noti" where "eventCd" = 'PTW_PASS_LOST' order by 1`,
  )
  expect(told.map(({ userId }) => userId)).toEqual(expect.arrayContaining(['issuer03', 'saf01', 'vnd03s']))
  const { events } = await permit()
  expect(events[0]).toMatchObject({ eventCd: 'passLost' })
  expect(events[0].reasonTxt).toContain('출입수칙 위반으로 회수')
})
