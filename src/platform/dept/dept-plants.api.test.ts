import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Answer, type Client, type Portal } from '../../../test/portal.ts'

/** Departments and their plants: rights follow the tree, which therefore stays inside one plant. */
let portal: Portal
let system: Client
beforeAll(async () => {
  portal = await startPortal()
  system = await portal.signIn('sys01')
})
afterAll(() => portal?.close())
const path = '/api/manage/dept'
const fields = ({ status, body }: Answer) => [
  status,
  ...((body.fields ?? []) as { path: string }[]).map((field) => field.path),
]
const parentOf = async (deptCd: string) =>
  (
    await portal.engine.database.one<{ pdeptCd: string | null }>(
      'select "pdeptCd" from "dept" where "deptCd" = $1',
      [deptCd],
    )
  ).pdeptCd

test('a new department under a parent of another plant is refused', async () => {
  const body = { deptCd: 'D999', deptNm: '옮긴 팀', pdeptCd: 'D210', fromYmd: '2026-01-01', useYn: 'Y' }
  expect(fields(await system.post(path, { ...body, plantCd: '1000' }))).toEqual([400, 'plantCd'])
  expect(fields(await system.post(path, { ...body, plantCd: '2000' }))).toEqual([201])
})
test('a department is not moved, neither by its form nor in the tree, under a parent of another plant', async () => {
  const before = await parentOf('D111')
  expect(fields(await system.change(`${path}/D111`, { pdeptCd: 'D210' }))).toEqual([400, 'plantCd'])
  const { updateDt } = (await system.get(`${path}/D111`)).body.data
  expect((await system.put(`${path}/D111/move`, { pdeptCd: 'D210', updateDt })).status).toBe(400)
  expect(await parentOf('D111')).toBe(before)
})
test('a department whose branches stay behind does not change its plant', async () => {
  expect(fields(await system.change(`${path}/D110`, { plantCd: '2000' }))).toEqual([400, 'plantCd'])
})
test('one that stands under another plant from before can be put right', async () => {
  await portal.engine.database.query(`update "dept" set "pdeptCd" = 'D110' where "deptCd" = 'D999'`)
  expect(fields(await system.change(`${path}/D999`, { pdeptCd: 'D210' }))).toEqual([200])
})
