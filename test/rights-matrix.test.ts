import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { employees } from '../db/seed/organisation-facts.ts'
import { behaviours } from '../src/app/modules.ts'
import { listPathOf, type AnyResource } from '../src/core/shared/resource.ts'
import { messages } from '../src/core/shared/messages.ts'
import { routesOf } from './platform.ts'
import { startPortal, type Client, type Portal } from './portal.ts'
import { expectationsOf, isAllowed } from './rights.ts'
import { everything } from './share.ts'

/**
 * Every authority group × every entity × every operation, and every other address that asks for a right:
 * answered as the menu table says (the menus.tsv of all rooms), which the code under test reads only through the
 * database. `npm run test:trust` sends all of them.
 */
const groups = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const
type GroupNo = (typeof groups)[number]
const vendorUsers: Partial<Record<GroupNo, string>> = { 10: 'vnd01a', 11: 'vnd01s' }
const memberOf = (authGrpNo: GroupNo): string =>
  vendorUsers[authGrpNo] ?? employees.find(([, , , , own]) => own.length === 1 && own[0] === authGrpNo)![0]

const expectations = expectationsOf(behaviours)
const byRight = [...expectations].flatMap(([route, expectation]) =>
  typeof expectation === 'string' ? [] : [{ route, ...expectation }],
)
const cases = groups.map((authGrpNo) => ({ authGrpNo, userId: memberOf(authGrpNo) }))

let portal: Portal
const clients = new Map<number, Client>()
beforeAll(async () => {
  portal = await startPortal()
  for (const { authGrpNo, userId } of cases) clients.set(authGrpNo, await portal.signIn(userId))
})
afterAll(() => portal?.close())

/** The key of no record: nothing is changed by the calls that are let through. */
const noKey = '999999999'
const noColumn = 'noColumn'
const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const
async function isRefused(client: Client, route: string): Promise<boolean> {
  const [method, url] = route.split(' ') as [keyof typeof methods, string]
  // Whoever may download is refused for the column, after the right was asked and before a file is made.
  const asked = method === 'GET' && url.endsWith('/excel') ? `${url}?columns=${noColumn}` : url
  const { status, body } = await client[methods[method]](asked.replaceAll(/:\w+/g, noKey))
  const message = (body as { message?: string } | null)?.message
  return (
    status === 403 && (message === String(messages.noReadRight) || message === String(messages.noWriteRight))
  )
}

test('every address of the portal has an expectation, and every expectation an address', () => {
  // The router joins the names of parameters that stand in the same place.
  const plain = (route: string) => route.replaceAll(/:\w+(\|:\w+)*/g, ':key')
  const expected = new Set([...expectations.keys()].map(plain))
  const isFile = (url: string) => /^(?:\/assets)?\/\*$/.test(url) || /^\/api\/docs\b/.test(url)
  const routes = routesOf(portal.app)
    .filter(({ url }) => !isFile(url))
    .map(({ method, url }) => plain(`${method} ${url}`))
  expect({
    withoutExpectation: routes.filter((route) => !expected.has(route)),
    withoutAddress: [...expected].filter((route) => !routes.includes(route)),
  }).toEqual({ withoutExpectation: [], withoutAddress: [] })
})

describe.each(cases)('group $authGrpNo, $userId', ({ authGrpNo }) => {
  test('every role is let in and refused as the menu table says', async () => {
    const client = clients.get(authGrpNo)!
    const wrong: string[] = []
    // In the gate every group tries a third of the addresses, so that each is tried by some that may and some
    // that may not.
    for (const { route, right, menus } of byRight.filter(
      (_, index) => everything || (index + authGrpNo) % 3 === 0,
    )) {
      const expected = isAllowed(authGrpNo, right, menus)
      if ((await isRefused(client, route)) === expected)
        wrong.push(`${route}: ${expected ? 'refused' : 'let in'}, ${right} of ${menus.join(', ')}`)
    }
    expect(wrong).toEqual([])
  })
  test('every role reads the lists and records that it is let in to', async () => {
    const client = clients.get(authGrpNo)!
    for (const { resource } of behaviours as { resource: AnyResource }[]) {
      const list = await client.get(`${listPathOf(resource)}?limit=1`)
      expect(list.status, resource.name).toBe(isAllowed(authGrpNo, 'read', resource.menus) ? 200 : 403)
      const [row] = (list.status === 200 ? list.body.data : []) as Record<string, string | number>[]
      if (row)
        expect(
          (await client.get(`${resource.path}/${encodeURIComponent(row[resource.key]!)}`)).status,
          resource.name,
        ).toBe(200)
    }
  })
})

test('the table itself says yes and no, in the cells that the design names', () => {
  const open = (authGrpNo: GroupNo) =>
    byRight.filter(({ right, menus }) => isAllowed(authGrpNo, right, menus)).length
  for (const authGrpNo of groups) {
    expect(open(authGrpNo), `group ${authGrpNo}`).toBeGreaterThan(0)
    expect(open(authGrpNo), `group ${authGrpNo}`).toBeLessThan(byRight.length)
  }
  const rights = ['manage/authGrp/authGrpMenu']
  expect(groups.filter((authGrpNo) => isAllowed(authGrpNo, 'write', rights))).toEqual([1])
  expect(groups.filter((authGrpNo) => isAllowed(authGrpNo, 'read', ['manage/user/userList']))).toEqual([1, 2])
  expect(groups.filter((authGrpNo) => isAllowed(authGrpNo, 'write', ['/wkod/wkodRequest']))).toEqual([10, 11])
})
