import { expect, test } from 'vitest'
import type { Client, Portal } from '../../../../test/portal.ts'
import type { LotRow, SupplyRate } from './ppe-supply.rule.ts'
import { ppeClock } from './ppe-work.server.ts'

const path = '/api/saf/ppesupply'
/** What the supply asks for and reminds of, told on the portal of the stories of equipment: it starts once for both. */
export function supplyImprovements(
  portalNow: () => Portal,
  safetyNow: () => Client,
  memberNow: () => Client,
): void {
  test('an expired lot in stock and a department that lacks something become improvements, each once', async () => {
    const { lots, rates } = (await safetyNow().get(`${path}?plantCd=1000`)).body.data as {
      lots: LotRow[]
      rates: SupplyRate[]
    }
    const ask = (body: object, by = safetyNow()) => by.post(`${path}/improvement`, body)
    const expired = lots.find((lot) => lot.expired)!
    const first = await ask(expired)
    expect([first.status, first.body.data?.repeatedYn], JSON.stringify(first.body)).toEqual([200, 'N'])
    expect((await ask(expired)).body.data).toEqual({ imprNo: first.body.data.imprNo, repeatedYn: 'Y' })
    const lacking = rates.find(({ supplied, target }) => supplied < target)!
    const lack = await ask(lacking)
    expect([lack.status, lack.body.data?.repeatedYn], JSON.stringify(lack.body)).toEqual([200, 'N'])
    const row = await portalNow().engine.database.one<Record<string, string>>(
      'select "sourceModuleCd", "sourceKey", "deptCd" from "improvement" where "imprNo" = $1',
      [lack.body.data.imprNo],
    )
    expect(row).toEqual({
      sourceModuleCd: 'PPE',
      sourceKey: expect.stringMatching(/^ppeStd \d+$/),
      deptCd: lacking.deptCd,
    })
  })
  test('what is not so asks for nothing, and not everybody may ask', async () => {
    const ask = (body: object, by = safetyNow()) => by.post(`${path}/improvement`, body)
    const unknown = await ask({ ppeItemNo: 1, sizeTxt: '', lotNo: 'none' })
    expect([unknown.status, unknown.body.fields[0].path]).toEqual([400, 'lotNo'])
    const noRate = await ask({ deptCd: 'D111', ppeCd: 'none' })
    expect([noRate.status, noRate.body.fields[0].path]).toEqual([400, 'ppeCd'])
    const { rates } = (await safetyNow().get(path)).body.data as { rates: SupplyRate[] }
    const whole = rates.find(({ supplied, target }) => supplied === target)
    if (whole) expect((await ask(whole)).status).toBe(409)
    expect((await ask({ deptCd: 'D111', ppeCd: 'helmet' }, memberNow())).status).toBe(403)
  })
  test('the clock reminds of what was not signed for, once for each rung', async () => {
    const first = await ppeClock(portalNow().engine)
    expect(first).toBeGreaterThan(0)
    expect(await ppeClock(portalNow().engine)).toBe(0)
  })
}
