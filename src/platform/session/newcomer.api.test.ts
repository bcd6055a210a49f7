import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Portal } from '../../../test/portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
  const { database } = portal.engine
  await database.query(`delete from "userAuthGrp" where "userId" = 'emp01'`)
  await database.query(
    `delete from "deptAuthGrp" where "deptCd" = (select "deptCd" from "user" where "userId" = 'emp01')`,
  )
})
afterAll(() => portal?.close())

interface Menu {
  frontEndUrl: string
  children: Menu[]
}
const pagesOf = (menus: readonly Menu[]): string[] =>
  menus.flatMap(({ frontEndUrl, children }) => (children.length === 0 ? [frontEndUrl] : pagesOf(children)))

test('an employee without any right has one page, on which rights are asked for, and no other', async () => {
  const client = await portal.signIn('emp01')
  expect(pagesOf((await client.get('/menus')).body.data as Menu[])).toEqual(['my/auth/authRequest'])
  expect((await client.get('/api/manage/authrequests?limit=20')).status).toBe(200)
  expect((await client.get('/api/saf/wkods?limit=20')).status).toBe(403)
})
