import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readWorkbook } from '../../core/server/excel/workbook-reader.ts'
import { quoted } from '../../core/server/database/database.ts'
import { listPathOf, type AnyResource } from '../../core/shared/resource.ts'
import { startPortal, type Client, type Portal } from '../../../test/portal.ts'
import { expectations } from './testing/expectations.ts'
import { courseCompanies } from './seed/course-facts.ts'
import { vendorModule } from './vendor.server.ts'

/**
 * Every entity of the module, as its definition names it: an employee of Ulsan and a company of Ulsan see nothing of a
 * company that works at Yeosu only, wherever they ask.
 */
const own = courseCompanies.find(({ plantCd }) => plantCd === '2000')!.vendorCd
const scoped = vendorModule.behaviours
  .map(({ resource }): AnyResource => resource)
  .filter(({ scope }) => scope !== 'everyone')
const hasVendor = ({ fields }: AnyResource) => Object.hasOwn(fields, 'vendorCd')

let portal: Portal
const clients: Record<string, Client> = {}
/** Names of all companies but the own one. */
let names: string[]
/** The key of a row of Yeosu, by entity. */
const foreign = new Map<string, string>()
beforeAll(async () => {
  portal = await startPortal()
  for (const userId of ['saf01', 'saf21', 'vnd09a']) clients[userId] = await portal.signIn(userId)
  await sql().query(
    `insert into "entryBan" ("plantCd", "vendorCd", "fromYmd", "banReason", "createUserId", "updateUserId") values ('1000', 'V00005', '2026-01-01', '시험', 'test', 'test')`,
  )
  names = (
    await sql().query<{ vendorNm: string }>('select "vendorNm" from "vendor" where "vendorCd" <> $1', [own])
  ).map(({ vendorNm }) => vendorNm)
  for (const resource of scoped) {
    const where = hasVendor(resource) ? `"vendorCd" <> '${own}'` : `"plantCd" = '1000'`
    const row = await sql().maybe<{ key: string }>(
      `select ${quoted(resource.key)}::text as "key" from ${quoted(resource.name)} where ${where} order by 1 limit 1`,
    )
    if (row) foreign.set(resource.name, row.key)
  }
})
afterAll(() => portal?.close())
const as = (userId: string): Client => clients[userId]!
const sql = () => portal.engine.database
const strangers = (text: string): string[] => names.filter((name) => text.includes(name))
/** An answer that shows nothing: refused, or without a name of another company. */
const shown = ({ status, body }: { status: number; body: unknown }): string[] =>
  status === 200 ? strangers(JSON.stringify(body)) : []

test('every entity with an owner has a row of Yeosu, so that there is something to hide', () => {
  expect(scoped.map(({ name }) => name).filter((name) => !foreign.has(name))).toEqual([])
})

describe.each([
  ['saf21', 403],
  ['vnd09a', 404],
] as const)('%s', (userId, refusal) => {
  test.each(scoped.map((resource) => [resource.name, resource] as const))(
    '%s: list, record, history, files and picker',
    async (name, resource) => {
      const client = as(userId)
      const key = encodeURIComponent(foreign.get(name)!)
      const list = await client.get(`${listPathOf(resource)}?limit=200`)
      if (list.status === 200) {
        const rows = list.body.data as Record<string, unknown>[]
        expect(rows.filter((row) => String(row[resource.key]) === foreign.get(name))).toEqual([])
        if (hasVendor(resource)) expect(rows.filter(({ vendorCd }) => vendorCd !== own)).toEqual([])
      }
      // Whoever has none of its menus is refused before the row is looked for.
      const refusals = list.status === 200 ? [refusal] : [403, 404]
      for (const url of [`${resource.path}/${key}`, `${resource.path}/${key}/history`])
        expect([url, refusals.includes((await client.get(url)).status)]).toEqual([url, true])
      for (const taskFlag of ['', 'image']) {
        const files = await client.get(
          `/api/attachfile/uploadfiles?taskClassNm=${name}&taskKey=${key}&taskFlag=${taskFlag}`,
        )
        expect(files.status).toBeGreaterThanOrEqual(400)
      }
      const found = await client.get(`/api/common/lookup/${name}?q=`)
      const picked = found.status === 200 ? (found.body.data as { value?: unknown; key?: unknown }[]) : []
      expect(picked.some((row) => Object.values(row).includes(foreign.get(name)))).toBe(false)
    },
  )
  test('every written address with a key of another company is refused', async () => {
    const rows = Object.keys(expectations.rights ?? {}).flatMap((address) => {
      const [method = '', url = ''] = address.split(' ')
      const owner =
        Object.entries(expectations.carriers ?? {}).find(([path]) => url.startsWith(`${path}/:`))?.[1] ??
        scoped.find(({ path }) => url.startsWith(`${path}/:key`))?.name
      return method === 'GET' && owner && foreign.has(owner) && !url.includes(':revisionNo')
        ? [[url.replace(':key', encodeURIComponent(foreign.get(owner)!))] as const]
        : []
    })
    expect(rows.length).toBeGreaterThan(15)
    for (const [url] of rows) {
      const answer = await as(userId).get(url)
      expect([url, [403, 404].includes(answer.status) ? [] : shown(answer)]).toEqual([url, []])
      expect([url, answer.status]).not.toEqual([url, 200])
    }
  })
})

test('workbooks, the search, pickers of companies and what expires name no company of Yeosu in Ulsan', async () => {
  const reason = encodeURIComponent('다른 사업장의 업체')
  for (const resource of scoped) {
    const url = `${resource.path}/excel?downloadReason=${reason}`
    const cells = async (client: Client) => {
      const { status, body } = await client.get(url)
      return status === 200 ? JSON.stringify(readWorkbook(body as Buffer)) : ''
    }
    expect([resource.name, strangers(await cells(as('saf21')))]).toEqual([resource.name, []])
  }
  for (const name of names) {
    const q = encodeURIComponent(name.slice(0, 3))
    for (const url of [`/api/search?q=${q}`, `/api/common/lookup/vendor?q=${q}`])
      for (const userId of ['saf21', 'vnd09a'])
        expect([userId, url, shown(await as(userId).get(url))]).toEqual([userId, url, []])
  }
  for (const url of [
    '/api/vendor/expirestatus',
    '/api/vendor/grades',
    '/api/vendor/warnstat',
    '/api/vendor/enterinside',
    '/api/vendor/accstattotal',
    '/api/vendor/halfnow',
  ])
    expect([url, shown(await as('saf21').get(url))]).toEqual([url, []])
  const { body } = await as('saf21').get('/api/main/portlet/mywork')
  const work = (body.data.items as { kind: string }[]).filter(({ kind }) => /^(vendor|enter)-/.test(kind))
  expect([work.length > 0, strangers(JSON.stringify(work))]).toEqual([true, []])
  // The same questions at Yeosu have something to tell.
  expect(shown(await as('saf01').get('/api/vendor/grades')).length).toBeGreaterThan(3)
})
