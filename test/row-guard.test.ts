import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { behaviours } from '../src/app/modules.ts'
import { acts, auditSql } from '../src/core/server/entity/audit.ts'
import { actingAs, asSystem, inTransaction, type Context } from '../src/core/server/entity/context.ts'
import { Binds, quoted } from '../src/core/server/database/database.ts'
import { guardRows, writerCondition } from '../src/core/server/entity/row-guard.ts'
import { storedKey, traced } from '../src/core/server/entity/traced-write.ts'
import type { Session } from '../src/core/server/http/session.ts'
import { workPermit } from '../src/modules/work-permit/permit/work-permit.resource.ts'
import { startPortal, type Portal } from './portal.ts'

/** Row level security: statements that forget the scope on purpose. */
let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal?.close())

const nobody = asSystem('시험')
const person = (limits: Partial<Session>): Session => ({
  ...nobody,
  sessionId: 'test',
  userId: 'test',
  ...limits,
})
const ofVendor = person({ vendorCd: 'V00001' })
const ofPlant = person({ plants: ['2000'] })
const as = <T>(session: Session, work: (context: Context) => Promise<T>) =>
  inTransaction(portal.engine, session, work)
const refusal = { code: '42501' }
const permitOf = (column: string, value: string) =>
  portal.engine.database.one<{ permitNo: number }>(
    `select "permitNo" from "workPermit" where ${quoted(column)} = $1 order by "permitNo" limit 1`,
    [value],
  )
const touch = (permitNo: number) => (context: Context) =>
  context.sql.query('update "workPermit" set "updateUserId" = \'x\' where "permitNo" = $1 returning 1', [
    permitNo,
  ])

describe('a write that forgets the scope', () => {
  test("a vendor's transaction does not change another vendor's permit", async () => {
    const { permitNo } = await permitOf('vendorCd', 'V00002')
    await expect(as(ofVendor, touch(permitNo))).rejects.toMatchObject(refusal)
  })
  test("a vendor's transaction does not give its own permit to another vendor", async () => {
    const { permitNo } = await permitOf('vendorCd', 'V00001')
    expect(await as(ofVendor, touch(permitNo))).toHaveLength(1)
    await expect(
      as(ofVendor, ({ sql }) =>
        sql.query(`update "workPermit" set "vendorCd" = 'V00002' where "permitNo" = $1`, [permitNo]),
      ),
    ).rejects.toMatchObject(refusal)
  })
  test('somebody of one plant changes no worker of a company without business there, nor adds one', async () => {
    const touchWorker = ({ sql }: Context) =>
      sql.query(`update "vendorWorker" set "updateUserId" = 'x' where "vendorCd" = 'V00001' returning 1`)
    await expect(as(person({ plants: ['3000'] }), touchWorker)).rejects.toMatchObject(refusal)
    expect((await as(person({ plants: ['1000'] }), touchWorker)).length).toBeGreaterThan(0)
  })
  test('a transaction of one plant does not write where no vendor has rows', async () => {
    await expect(
      as(ofVendor, ({ sql }) => sql.query(`update "deptProcess" set "updateUserId" = 'x'`)),
    ).rejects.toMatchObject(refusal)
  })
  test("somebody of one plant does not change another plant's permit, nor add one there", async () => {
    const { permitNo } = await permitOf('plantCd', '1000')
    await expect(as(ofPlant, touch(permitNo))).rejects.toMatchObject(refusal)
    await expect(
      as(ofPlant, ({ sql }) =>
        sql.query(
          `insert into "userDuty" ("userId", "plantCd", "dutyCd", "fromYmd", "createUserId", "updateUserId") values ('emp01', '1000', 'D01', '2026-01-01', 'x', 'x')`,
        ),
      ),
    ).rejects.toMatchObject(refusal)
  })
  test('a write that is a transaction of its own sets its writer by itself', async () => {
    const { permitNo } = await permitOf('plantCd', '1000')
    const touched = (session: Session) =>
      inTransaction(portal.engine, session, (context) => {
        const binds = new Binds()
        const trail = auditSql(context, binds, acts.update, 'workPermit', storedKey(workPermit), {})
        const statement = traced(workPermit, [`update "workPermit" set "updateUserId" = 'x'`, trail], {
          where: [`"permitNo" = ${binds.add(permitNo)}`],
          conditions: [writerCondition(session, binds)!],
        })
        return context.sql.last(statement, binds.values, true)
      })
    await expect(touched(ofPlant)).rejects.toMatchObject(refusal)
    expect(await touched(person({ plants: ['1000'] }))).toMatchObject({ permitNo })
  })
  test('a deletion finds nothing', async () => {
    const before = await portal.engine.database.one<{ n: number }>(
      `select count(*)::int as n from "deptProcess" where "plantCd" = '1000'`,
    )
    expect(before.n).toBeGreaterThan(0)
    expect(
      await as(ofPlant, ({ sql }) =>
        sql.query(`delete from "deptProcess" where "plantCd" = '1000' returning 1`),
      ),
    ).toEqual([])
  })
  test('a user without any right to write writes nowhere', async () => {
    const { permitNo } = await permitOf('plantCd', '1000')
    await expect(as(person({ plants: [] }), touch(permitNo))).rejects.toMatchObject(refusal)
  })
  test('a part that is done as the system may, and the wall stands again afterwards', async () => {
    const { permitNo } = await permitOf('plantCd', '1000')
    await as(ofPlant, async (context) =>
      expect(await actingAs(context, asSystem('시험'), touch(permitNo))).toHaveLength(1),
    )
    await expect(
      as(ofPlant, async (context) => {
        await actingAs(context, asSystem('시험'), touch(permitNo))
        await touch(permitNo)(context)
      }),
    ).rejects.toMatchObject(refusal)
  })
  test('the limits end with the transaction', async () => {
    const { permitNo } = await permitOf('vendorCd', 'V00002')
    await as(ofVendor, ({ sql }) => sql.query('select 1'))
    expect(await as(person({}), touch(permitNo))).toHaveLength(1)
  })
})

test('every table whose rows belong to a plant, a department or a vendor is guarded, and a changed definition changes its guard', async () => {
  const sql = portal.engine.database
  const resources = behaviours.map(({ resource }) => resource)
  const scoped = resources
    .filter(({ scope }) => scope !== 'everyone' && ['plant', 'dept', 'vendor'].some((kind) => kind in scope))
    .map(({ name }) => name)
  const guarded = await sql.query<{ name: string }>(
    `select relname as name from pg_class where relrowsecurity and relforcerowsecurity and relnamespace = 'public'::regnamespace order by 1`,
  )
  expect(guarded.map(({ name }) => name)).toEqual(scoped.toSorted())
  expect(await guardRows(sql, resources)).toEqual([])
  const fewer = resources.filter(({ name }) => name !== 'workPermit')
  expect(await guardRows(sql, fewer)).toEqual(['workPermit'])
  expect(await guardRows(sql, resources)).toEqual(['workPermit'])
})
