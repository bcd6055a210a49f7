import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../test/portal.ts'
import type { SearchGroup } from '../../core/shared/search.ts'

let portal: Portal
let issuer: Client
let vendor: Client
beforeAll(async () => {
  portal = await startPortal()
  issuer = await portal.signIn('issuer01')
  vendor = await portal.signIn('vnd01a')
})
afterAll(() => portal?.close())

const search = async (client: Client, q: string): Promise<SearchGroup[]> =>
  (await client.get(`/api/search?q=${encodeURIComponent(q)}`)).body.data
const hitsOf = (groups: SearchGroup[], resource: string) =>
  groups.find((group) => group.resource === resource)?.rows ?? []
const permitOf = (client: Client, index = 0) =>
  client
    .get('/api/saf/workpermits?limit=20')
    .then(({ body }) => body.data[index] as { permitNo: number; permitCd: string; permitNm: string })

test('a record is found by part of its number, and by part of its name in another order', async () => {
  const permit = await permitOf(issuer)
  expect(hitsOf(await search(issuer, permit.permitCd), 'workPermit')).toEqual([
    expect.objectContaining({ key: permit.permitNo, name: permit.permitNm }),
  ])
  const words = permit.permitNm.split(' ').toReversed().join(' ')
  expect(hitsOf(await search(issuer, words), 'workPermit').map(({ key }) => key)).toContain(permit.permitNo)
})

test('initial consonants find a name', async () => {
  const groups = await search(await portal.signIn('sys01'), 'ㅅㅅㅌㄱㄹㅈ')
  expect(groups).toEqual([
    expect.objectContaining({
      resource: 'user',
      rows: [expect.objectContaining({ name: expect.stringContaining('시스템관리자') })],
    }),
  ])
})

test('what begins with the words comes before what only holds them, and a kind of work before both', async () => {
  const groups = await search(await portal.signIn('saf01'), '화기')
  const order = groups.map(({ resource }) => resource)
  const begins = ({ name }: { name: string }) => name.startsWith('화기')
  expect(groups[0]?.codes?.some(begins)).toBe(true)
  expect(order.indexOf('workPermit')).toBeLessThan(order.indexOf('violStd'))
  expect(order.indexOf('violStd')).toBeLessThan(order.indexOf('safFacility'))
})

test('nobody finds records that they may not read or see', async () => {
  const foreign = await issuer.get('/api/saf/workpermits?limit=100')
  const own = new Set(
    (await vendor.get('/api/saf/workpermits?limit=100')).body.data.map(
      ({ permitNo }: { permitNo: number }) => permitNo,
    ),
  )
  const hidden = foreign.body.data.find(({ permitNo }: { permitNo: number }) => !own.has(permitNo))
  expect(hitsOf(await search(vendor, hidden.permitCd), 'workPermit')).toEqual([])
  expect(hitsOf(await search(vendor, 'issuer01'), 'user')).toEqual([])
})

test('wildcards are plain letters, and an empty question finds nothing', async () => {
  for (const { rows } of await search(issuer, '%'))
    for (const row of rows) expect(JSON.stringify(row)).toContain('%')
  expect(await search(issuer, '_%_')).toEqual([])
  expect(await search(issuer, '  ')).toEqual([])
  expect((await issuer.get('/api/search?q=a&q=b')).body.data).toEqual([])
  expect((await portal.anonymous.get('/api/search?q=a')).status).toBe(401)
})

test('typing a masked name whole does not confirm it', async () => {
  const { vendorWorkerNm, birthYmd, vendorCd } = await portal.engine.database.one<Record<string, string>>(
    `select "vendorWorkerNm", "birthYmd", "vendorCd" from "vendorWorker" where char_length("vendorWorkerNm") = 3 and "useYn" = 'Y' order by 1 limit 1`,
  )
  const name = encodeURIComponent(vendorWorkerNm!)
  const clerk = await portal.signIn('saf01')
  const isListed = async (client: Client, url: string) => (await client.get(url)).body.data.length > 0
  const lists = ['q', 'vendorWorkerNm'].map((filter) => `/api/vendor/workers?${filter}=${name}`)
  for (const url of [...lists, `/api/common/lookup/vendorWorker?q=${name}`]) {
    expect(await isListed(issuer, url), url).toBe(false)
    expect(await isListed(clerk, url), url).toBe(true)
  }
  expect(hitsOf(await search(issuer, vendorWorkerNm!), 'vendorWorker')).toEqual([])
  expect(hitsOf(await search(clerk, vendorWorkerNm!), 'vendorWorker')).not.toEqual([])
  // The visible part of the name is found.
  expect(
    await isListed(issuer, `/api/vendor/workers?q=${encodeURIComponent(vendorWorkerNm!.slice(0, 1))}`),
  ).toBe(true)
  for (const url of [
    `/api/vendor/workers?sort=birthYmd`,
    `/api/vendor/worker/excel?sort=vendorWorkerNm&downloadReason=${name.repeat(2)}`,
  ]) {
    const refused = await issuer.get(url)
    expect([refused.status, refused.body.fields[0].path], url).toEqual([400, 'sort'])
  }
  const check = `/api/vendor/worker/check?${new URLSearchParams({ vendorCd: vendorCd!, vendorWorkerNm: vendorWorkerNm!, birthYmd: birthYmd! }).toString()}`
  expect((await issuer.get(check)).status).toBe(403)
  expect((await clerk.get(check)).body).toEqual({ data: { duplicate: true } })
})

test('the name of a code leads to the list with that filter, by its initial consonants and by its words', async () => {
  const codesOf = (groups: SearchGroup[]) => groups.find(({ resource }) => resource === 'workPermit')?.codes
  const hot = { field: 'permitTypeCd', code: 'H', name: '화기작업', label: '기본허가' }
  for (const words of ['ㅎㄱㅈㅇ', '화기작업', '작업 화기'])
    expect(codesOf(await search(issuer, words)), words).toEqual([hot])
  expect(codesOf(await search(issuer, '화'))).toBeUndefined()
})
