import { afterAll, beforeAll, expect, it } from 'vitest'
import { permitPath, refusalOf, startPermitLife, type PermitLife } from '../../../../test/permit-life.ts'

let life: PermitLife
beforeAll(async () => {
  life = await startPermitLife()
})
afterAll(() => life.close())

it('the permit names supervisor and issuer with telephone, and asks who can do it once a day', async () => {
  life.at('10:00', -1)
  const permitNo = await life.create('vnd03s', await life.plainWork())
  await life.portal.engine.database.query(
    `update "workOrder" set "jsaYmd" = '2020-01-01', "riskGradeCd" = 'M' where "wkodNo" = (select "wkodNo" from "workPermit" where "permitNo" = $1)`,
    [permitNo],
  )
  await life.portal.engine.database.query(
    `update "workOrder" set "state" = 'assessing' where "wkodNo" = (select "wkodNo" from "workPermit" where "permitNo" = $1)`,
    [permitNo],
  )
  const { helpers } = (await life.get('vnd03s', `${permitPath}/${permitNo}/explain`)).body.data
  expect(helpers.supervisor).toMatchObject({ userId: 'rqst02', telNo: expect.stringMatching(/^0/) })
  expect(helpers.supervisor.userNm).not.toContain('*')
  expect(helpers.issuer.telNo).toMatch(/^0/)
  const ask = (guard: string) => life.post('vnd03s', `${permitPath}/${permitNo}/ask`, { guard })
  expect((await ask('orderInProgress')).status).toBe(200)
  expect((await ask('orderInProgress')).status).toBe(200)
  const told = await life.portal.engine.database.query<{ userId: string; cont: string }>(
    `select "userId" from "noti" where "eventCd" = 'PTW_ASKED' and "linkUrl" like $1`,
    [`%no=${permitNo}`],
  )
  expect(told.map(({ userId }) => userId)).toEqual(['rqst02'])
  const { events } = (await life.get('vnd03s', `${permitPath}/${permitNo}`)).body.data as {
    events: { eventCd: string; reasonTxt: string }[]
  }
  expect(events.filter(({ eventCd }) => eventCd === 'ask')).toHaveLength(1)
})

it('the permit asks nobody about what stands in no way or is the reader’s own to do', async () => {
  await life.portal.engine.database.query(
    `update "workOrder" set "state" = 'inProgress' where "state" = 'assessing'`,
  )
  const permitNo = await life.create('vnd03s', await life.plainWork())
  const ask = (guard: string) => life.post('vnd03s', `${permitPath}/${permitNo}/ask`, { guard })
  for (const guard of ['gas', 'orderInProgress', 'workers', 'unheard'])
    expect(refusalOf(await ask(guard))).toMatchObject({ status: 422, guards: ['ask'] })
  expect((await life.post('vnd01s', `${permitPath}/${permitNo}/ask`, { guard: 'jsa' })).status).toBe(404)
})
