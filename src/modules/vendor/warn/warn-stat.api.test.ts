import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Portal } from '../../../../test/portal.ts'
import { violationLevels } from '../vendor/vendor-codes.rule.ts'
import type { WarnStat } from './warn-stat.rule.ts'
import { countedStates } from './warn-transitions.rule.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal?.close())

test('a mark of the pictures of violations opens exactly the rows that it counts', async () => {
  const client = await portal.signIn('saf01')
  const stat = (await client.get('/api/vendor/warnstat')).body.data as WarnStat
  const listed = async (condition: string) => {
    const query = `state=${countedStates.join()}&occurDt.from=${stat.from}&occurDt.to=${stat.to}&${condition}`
    const answer = await client.get(`/api/vendor/warns?${query}`)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body.data.length as number
  }
  expect(stat.kinds.length).toBeGreaterThan(1)
  for (const kind of stat.kinds) expect(await listed(`violStdNo=${kind.key}`), kind.name).toBe(kind.count)
  for (const company of stat.vendors) expect(await listed(`vendorCd=${company.key}`)).toBe(company.count)
  const warnings = stat.months.reduce((sum, month) => sum + month.warning, 0)
  expect(await listed(`violLvlCd=${violationLevels.warning}`)).toBe(warnings)
})
