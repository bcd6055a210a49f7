import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Portal } from '../../../../test/portal.ts'
import type { WorkAnswer } from '../../../platform/work/my-work.rule.ts'

let portal: Portal
beforeAll(async () => void (portal = await startPortal()))
afterAll(() => portal?.close())

const waitingFor = async (userId: string, key: number): Promise<string[]> => {
  const { body } = await (await portal.signIn(userId)).get('/api/main/portlet/mywork')
  return (body.data as WorkAnswer).items
    .filter((item) => item.resource === 'enterRqst' && item.key === key)
    .map(({ kind }) => kind)
}

test('a request to come in waits in the list of who acts next, and of nobody else', async () => {
  const sql = portal.engine.database
  const { enterRqstNo, vendorCd } = await sql.one<{ enterRqstNo: number; vendorCd: string }>(
    `update "enterRqst" set "mgrUserId" = 'rqst01', "deptCd" = (select "deptCd" from "user" where "userId" = 'rqst01'), "updateDt" = now()
     where "enterRqstNo" = (select min("enterRqstNo") from "enterRqst" where "vendorCd" = 'V00001' and "plantCd" = '1000') returning "enterRqstNo", "vendorCd"`,
  )
  expect(vendorCd).toBe('V00001')
  const people = ['rqst01', 'saf01', 'vnd01a', 'vnd02a', 'emp01', 'gas01']
  const lists = async (state: string) => {
    await sql.query(`update "enterRqst" set "state" = $2, "updateDt" = now() where "enterRqstNo" = $1`, [
      enterRqstNo,
      state,
    ])
    const found = await Promise.all(
      people.map(async (each) => [each, await waitingFor(each, enterRqstNo)] as const),
    )
    return Object.fromEntries(found.filter(([, kinds]) => kinds.length > 0))
  }
  expect(await lists('submitted')).toEqual({ rqst01: ['enter-submitted'] })
  const supervisor = await portal.signIn('rqst01')
  const { allowed } = (await supervisor.get(`/api/vendor/enterrqst/${enterRqstNo}`)).body
  expect(allowed.map(({ action }: { action: string }) => action)).toContain('confirm')
  expect(await lists('deptConfirmed')).toEqual({ saf01: ['enter-deptConfirmed'] })
  expect(await lists('reviewed')).toEqual({ saf01: ['enter-reviewed'] })
  expect(await lists('supplement')).toEqual({ vnd01a: ['enter-supplement'] })
  expect(await lists('approved')).toEqual({})
})
