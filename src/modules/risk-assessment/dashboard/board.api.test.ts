import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'
import { boardCounts, progressCounts, type Board, type BoardCount } from './board.rule.ts'

let portal: Portal
let safety: Client
const paths = { plan: '/api/rsa/plans', target: '/api/rsa/targets', measure: '/api/rsa/measures' }
const listed = async ({ list, query }: BoardCount): Promise<number> =>
  (await safety.get(`${paths[list]}?limit=1&${new URLSearchParams(query).toString()}`)).body.total

beforeAll(async () => {
  portal = await startPortal()
  safety = await portal.signIn('saf01')
})
afterAll(() => portal?.close())

test('every number of the board is that of the list which it opens', async () => {
  const { body } = await safety.get('/api/rsa/dashboard?plantCd=1000')
  const board = body.data as Board
  const asked = boardCounts(board.today, board.warnDays, '1000')
  for (const count of asked)
    expect([count.name, board.counts[count.name]]).toEqual([count.name, await listed(count)])
  expect(board.counts['measureOpen']).toBeGreaterThan(0)
  expect(board.counts['regularSoon']).toBeGreaterThan(0)
  expect(board.depts.length).toBeGreaterThan(2)
  for (const { deptCd, counts } of board.depts)
    for (const count of progressCounts(board.riskYear, { plantCd: '1000', deptCd }))
      expect([deptCd, count.name, counts[count.name]]).toEqual([deptCd, count.name, await listed(count)])
})
test('a target that is excluded is no step of the progress, and none is counted twice', async () => {
  const waiting = async () => {
    const { body } = await safety.get('/api/rsa/dashboard?plantCd=1000')
    const { depts } = body.data as Board
    return Object.fromEntries(depts.map(({ deptCd, counts }) => [deptCd, counts.waiting]))
  }
  const sql = portal.engine.database
  const { no, deptCd } = await sql.one<{ no: number; deptCd: string }>(
    `select "rsaTargetNo" as "no", "deptCd" from "rsaTarget" where "state" = 'waiting' and "plantCd" = '1000' and "excludeYn" = 'N' order by 1 limit 1`,
  )
  const before = (await waiting())[deptCd]!
  await sql.query(`update "rsaTarget" set "excludeYn" = 'Y' where "rsaTargetNo" = $1`, [no])
  expect((await waiting())[deptCd] ?? 0).toBe(before - 1)
  await sql.query(`update "rsaTarget" set "excludeYn" = 'N' where "rsaTargetNo" = $1`, [no])
  expect((await waiting())[deptCd]).toBe(before)
})
test('the overdue rate follows a measure that becomes late', async () => {
  const rate = async () =>
    ((await safety.get('/api/rsa/dashboard?plantCd=1000')).body.data as Board).overdueRate!
  const before = await rate()
  await portal.engine.database.query(
    `update "rsaMeasure" set "dueYmd" = current_date - 30 where "rsaMeasureNo" = (select max("rsaMeasureNo") from "rsaMeasure" where "state" = 'planned' and "plantCd" = '1000' and "dueYmd" > current_date)`,
  )
  expect(await rate()).toBeGreaterThan(before)
})
test('employees read the board, a company and another plant do not', async () => {
  expect((await (await portal.signIn('emp01')).get('/api/rsa/dashboard')).status).toBe(200)
  expect((await (await portal.signIn('vnd01a')).get('/api/rsa/dashboard')).status).toBe(403)
  expect((await (await portal.signIn('saf21')).get('/api/rsa/dashboard?plantCd=1000')).status).toBe(403)
})
