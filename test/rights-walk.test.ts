import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { behaviours } from '../src/app/modules.ts'
import { rowsOf } from '../src/core/server/seed/tsv.ts'
import { quoted } from '../src/core/server/database/database.ts'
import { messages } from '../src/core/shared/messages.ts'
import { listPathOf, type AnyResource } from '../src/core/shared/resource.ts'
import { createTokens } from '../src/platform/session/tokens.ts'
import { expectations } from './expectations.ts'
import { foreignKinds, makeForeign, ownerOf, type ForeignKind } from './foreign-rows.ts'
import { startPortal, type Client, type Portal } from './portal.ts'
import { derived, expectationsOf } from './rights.ts'
import { makePerson, type Values } from './sample-row.ts'
import { everything } from './share.ts'

/**
 * Every address × {no token, expired token, ended session, stopped account, row of another plant, of another
 * department, of another vendor}; `npm test` takes a share of those that follow from the definitions, `npm
 * run test:trust` all. The authority groups are in rights-matrix.test.ts; the expectations here follow from
 * those there and from the scope of the entity whose key an address has. An address with a key that belongs
 * to no entity must be listed in `unowned` with the reason.
 */
let portal: Portal
let local: Client
let vendor: Client
const { bodies, ownRule, unowned, wide } = expectations
beforeAll(async () => {
  portal = await startPortal()
  const sql = portal.engine.database
  await sql.query('delete from "deptAuthGrp"')
  await makePerson(sql, 'local', { access: true, write: true, everywhere: false })
  await makePerson(sql, 'vnd-test', { access: true, write: true, everywhere: false, vendorCd: 'V00001' })
  ;[local, vendor] = (await Promise.all(['local', 'vnd-test'].map((userId) => portal.signIn(userId)))) as [
    Client,
    Client,
  ]
})
afterAll(() => portal?.close())

const routes = [...expectationsOf(behaviours)].flatMap(([route, expectation]) => {
  const [method, url] = route.split(' ') as [Method, string]
  return expectation === 'public'
    ? []
    : [{ route, method, url, menus: expectation === 'signedIn' ? null : expectation.menus }]
})
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const verbs = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const
const filled = (url: string, key: string | number = 999_999_999) =>
  url
    .replace(/:(?:key|no)\b/, encodeURIComponent(key))
    .replace(':paper', 'space')
    .replaceAll(/:\w+/g, '1')

describe('nobody is let in', () => {
  const refusals = async (accessToken: string | undefined, status: number, errorCode: string) => {
    const wrong: string[] = []
    // The same door stands before all addresses: without a token each is tried, the other ways at every
    // third, in the long run at each.
    const doors =
      everything || accessToken === undefined ? routes : routes.filter((_, index) => index % 3 === 0)
    for (const { route, method, url } of doors) {
      const answer = await portal.app.inject({
        method,
        url: filled(url),
        headers: accessToken ? { 'x-authorization': `Bearer ${accessToken}` } : {},
        ...(method !== 'GET' && { payload: {} }),
      })
      const { errorCode: said, message } = answer.json<{ errorCode: string; message: string }>()
      if (answer.statusCode !== status || said !== errorCode || !/[가-힣]/.test(message))
        wrong.push(`${route}: ${answer.statusCode} ${said}`)
    }
    console.log(JSON.stringify({ errorCode, asked: doors.length }))
    expect(wrong).toEqual([])
  }
  test('nobody is let in without a token', () => refusals(undefined, 401, 'UNAUTHORIZED'))
  test('nobody is let in with a token that has expired', async () => {
    const { accessToken } = await portal.signIn('sys01')
    const { sid } = JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as {
      sid: string
    }
    const { access } = createTokens(portal.settings.tokenSecret, 30)
    await refusals(
      access({ sid, sub: 'sys01' }, new Date(portal.clock.now().getTime() - 31 * 60_000)),
      401,
      'ACCESS_EXPIRED',
    )
  })
  test('nobody is let in with a session that was ended', async () => {
    const { accessToken, get } = await portal.signIn('sys01')
    await portal.engine.database.query(
      `update "userSession" set "revokeCd" = 'RVK04', "revokeDt" = now() where "userId" = 'sys01' and "revokeCd" is null`,
    )
    await vi.waitFor(async () => expect((await get('/api/auth/valid')).status).toBe(401))
    await refusals(accessToken, 401, 'REFRESH_EXPIRED')
  })
  test('nobody is let in with an account that was stopped', async () => {
    const { accessToken, get } = await portal.signIn('hq02')
    expect((await get('/api/auth/valid')).status).toBe(200)
    await portal.engine.database.query(`update "user" set "acctStatusCd" = 'ACS04' where "userId" = 'hq02'`)
    await vi.waitFor(async () => expect((await get('/api/auth/valid')).status).toBe(401))
    await refusals(accessToken, 401, 'REFRESH_EXPIRED')
  })
})

const keyed = routes.filter(({ url }) => url.includes('/:'))
const resources = behaviours.map(({ resource }) => resource)
const ofVendors = new Set(
  rowsOf('menus').flatMap(({ portalCd, frontEndUrl }) => (portalCd === 'VENDOR' ? [frontEndUrl!] : [])),
)

test('every address with a key belongs to an entity, or says why to none', () => {
  const known = new Set(keyed.map(({ route }) => route))
  expect(
    keyed
      .filter(({ route, url }) => !ownerOf(resources, url) && !(route in unowned))
      .map(({ route }) => route),
  ).toEqual([])
  const named = [unowned, ownRule, bodies].flatMap((table) => Object.keys(table))
  expect(named.filter((route) => !known.has(route))).toEqual([])
})

/** Lists of entities whose definition does not part them by plants. */
const everybodys = new Set(
  resources.flatMap((resource) =>
    (resource.scope as { plant?: string }).plant ? [] : [`GET ${listPathOf(resource)}`],
  ),
)
const elsewhere = { plantCd: '2000', vendorCd: 'V00002' }
const ownCodes = { plantCd: ['1000', '0000'], vendorCd: ['V00001'] }
function foreignIn(value: unknown, column: 'plantCd' | 'vendorCd', at = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, each] of Object.entries(value)) {
    if (name === column && typeof each === 'string' && /\d/.test(each) && !ownCodes[column].includes(each))
      return `${at}.${name} = ${each}`
    const deeper = foreignIn(each, column, Array.isArray(value) ? at : `${at}.${name}`)
    if (deeper) return deeper
  }
  return undefined
}
test.each(['plantCd', 'vendorCd'] as const)(
  'no list, figure or picker answers with the %s of somebody else',
  { timeout: 240_000 },
  async (column) => {
    const client = column === 'vendorCd' ? vendor : local
    const wrong: string[] = []
    let answered = 0
    for (const { route, method, url } of routes) {
      // A workbook is not read here; the function that chooses its rows chooses those of the list.
      if (method !== 'GET' || url.includes('/:') || url === '/api/live' || url.endsWith('/excel')) continue
      // Asked plainly, and in the long run for somebody else's by name.
      const plain = `${url}?limit=300`
      const asked = everything ? [plain, `${plain}&${column}=${elsewhere[column]}`] : [plain]
      const answers = await Promise.all(asked.map((each) => client.get(each)))
      const seen = answers.filter(({ status, body }) => status === 200 && !Buffer.isBuffer(body))
      answered += seen.length
      const found = seen.map(({ body }) => foreignIn(body, column)).find((each) => each !== undefined)
      if (found && !(route in wide) && !(column === 'plantCd' && everybodys.has(route)))
        wrong.push(`${route}: ${found}`)
    }
    expect(wrong).toEqual([])
    expect(Object.keys(wide).filter((route) => !routes.some((each) => each.route === route))).toEqual([])
    console.log(JSON.stringify({ column, answered, onPurpose: Object.keys(wide).length }))
    expect(answered).toBeGreaterThan(50)
  },
)

/**
 * Addresses that follow from the definitions are tried in test/definitions.test.ts too: here in the long run
 * only, and the hand-written ones always.
 */
const fromDefinitions = new Set(behaviours.flatMap((behaviour) => Object.keys(derived(behaviour))))
const tried = keyed.filter(({ route }) => !(route in ownRule) && (everything || !fromDefinitions.has(route)))
test.each(foreignKinds)(
  'a row of another %s is not shown, not changed and not told of',
  { timeout: 120_000 },
  async (kind: ForeignKind) => {
    const sql = portal.engine.database
    const client = kind === 'vendor' ? vendor : local
    /**
     * The answer that follows from the menus and the scope: without the right that is said; with the right an
     * employee gets 403 for a foreign row, and a vendor 404.
     */
    const expected = (menus: readonly string[] | null, url: string): (number | string)[] => {
      if (kind === 'vendor') return menus && !menus.some((menu) => ofVendors.has(menu)) ? [403] : [404]
      if (menus?.every((menu) => ofVendors.has(menu))) return [403]
      return url.startsWith('/api/kiosk/') ? [403] : [403, String(messages.foreignRow)]
    }
    const wrong: string[] = []
    let asked = 0
    for (const resource of resources) {
      const own = tried.filter(({ url }) => ownerOf(resources, url) === resource)
      const key = own.length > 0 ? await makeForeign(sql, resource, kind) : undefined
      if (key === undefined) continue
      const stored = () =>
        sql.one<Values>(`select * from ${quoted(resource.name)} where ${quoted(resource.key)} = $1`, [key])
      const before = await stored()
      for (const { route, method, url, menus } of own) {
        const body = bodies[route] ?? { reason: '열 글자가 넘는 사유입니다' }
        const { status, body: said } = await client[verbs[method]](
          filled(url, key),
          method === 'GET' ? undefined : body,
        )
        const [wantedStatus, wantedMessage] = expected(menus, url)
        asked++
        if (status !== wantedStatus || (wantedMessage && said.message !== wantedMessage))
          wrong.push(`${route}: ${status} ${said.message}`)
      }
      expect(await stored(), resource.name).toEqual(before)
    }
    expect(wrong).toEqual([])
    console.log(JSON.stringify({ foreign: kind, asked }))
    expect(asked).toBeGreaterThan(kind === 'dept' ? 5 : 60)
  },
)

/**
 * The parameters of a list, a figure or a paper by entity: `permitNo=4711` of another owner answers with
 * nothing of that permit.
 */
const askedFor = (resource: AnyResource): { url: string; required: string[] }[] => {
  const { paths = {} } = portal.app.swagger() as {
    paths?: Record<string, Record<string, { parameters?: Parameter[] }>>
  }
  return Object.entries(paths).flatMap(([url, { get }]) => {
    const asked = (get?.parameters ?? []).filter((parameter) => parameter.in === 'query')
    return !url.includes('{') && asked.some(({ name }) => name === resource.key)
      ? [
          {
            url,
            required: asked
              .filter(({ name, required }) => required && name !== resource.key)
              .map(({ name }) => name),
          },
        ]
      : []
  })
}
interface Parameter {
  in: string
  name: string
  required?: boolean
}
/** True if the key is anywhere in a value, except in rows that are marked as the caller's. */
function names(value: unknown, column: string, key: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const row = value as Values
  if (row[column] === key) return row['plantCd'] !== '1000' && row['vendorCd'] !== 'V00001'
  return Object.values(row).some((each) => names(each, column, key))
}
/**
 * Keys that name people, companies and places instead of records: said all over on purpose, and walked by the
 * test of lists above.
 */
const naturalKeys = new Set(['plantCd', 'deptCd', 'vendorCd', 'userId', 'processCd'])

test.each(foreignKinds)(
  'an answer for the key of a row of another %s tells nothing of that row',
  { timeout: 120_000 },
  async (kind) => {
    const client = kind === 'vendor' ? vendor : local
    const wrong: string[] = []
    let asked = 0
    for (const resource of resources) {
      const addresses = naturalKeys.has(resource.key) ? [] : askedFor(resource)
      const key = addresses.length > 0 ? await makeForeign(portal.engine.database, resource, kind) : undefined
      if (key === undefined) continue
      for (const { url, required } of addresses) {
        const conditions = new URLSearchParams({
          [resource.key]: String(key),
          ...Object.fromEntries(required.map((name) => [name, '1'])),
        })
        const { status, body } = await client.get(`${url}?${conditions.toString()}`)
        asked++
        if (status >= 500 || (status === 200 && names((body as { data?: unknown }).data, resource.key, key)))
          wrong.push(`${url} ${resource.name}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
    console.log(JSON.stringify({ askedByKey: kind, asked }))
    // No address asks for the key of an entity that is parted by departments.
    if (kind !== 'dept') expect(asked).toBeGreaterThan(5)
  },
)
