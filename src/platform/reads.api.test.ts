import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Portal } from '../../test/portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal?.close())

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { index: number; status: number; body: string })
    .toSorted((one, other) => one.index - other.index)

test('several reads in one call are answered as if each had come alone, refusals among them', async () => {
  const client = await portal.signIn('emp01')
  const reads = ['/api/auth/userinfo', '/api/manage/users?limit=20', '/api/nothing', '/menus']
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/reads',
    headers: { 'x-authorization': `Bearer ${client.accessToken}` },
    payload: { reads },
  })
  const lines = linesOf(answer.body)
  const alone = await Promise.all(reads.map((address) => client.get(address)))
  expect(lines.map(({ status }) => status)).toEqual(alone.map(({ status }) => status))
  expect((JSON.parse(lines[0]!.body) as { data: { userId: string } }).data.userId).toBe('emp01')
})

test.each([
  ['nothing', { reads: [] }],
  ['an address outside of the portal', { reads: ['https://example.com/api/x'] }],
  ['the stream that never ends', { reads: ['/api/live'] }],
  ['itself', { reads: ['/api/reads'] }],
  ['more than thirty', { reads: Array.from({ length: 31 }, () => '/api/auth/valid') }],
])('a call for %s is refused', async (_what, body) => {
  const client = await portal.signIn('emp01')
  expect((await client.post('/api/reads', body)).status).toBe(400)
})

test('nobody reads without a sign-in', async () => {
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/reads',
    payload: { reads: ['/api/auth/userinfo'] },
  })
  expect(answer.statusCode).toBe(401)
})

test.each([
  ['a dot segment', '/api/menus/../live'],
  ['an encoded dot segment', '/api/menus/%2e%2e/live'],
  ['an encoded letter', '/api/%6Cive'],
  ['a tabulator within', '/api/li\tve'],
  ['a backslash', '/api/menus\\..\\live'],
  ['a way out of the portal', '/api/../metrics'],
  ['a half character', '/api/%E0%A4%A'],
])('an address that hides another behind %s is refused', async (_what, address) => {
  const client = await portal.signIn('emp01')
  expect((await client.post('/api/reads', { reads: [address] })).status).toBe(400)
})

test('reads in one call give no right that each alone has not, and end with their session', async () => {
  const { accessToken } = await portal.signIn('vnd01a')
  const send = (token: string, reads: string[]) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/reads',
      headers: { 'x-authorization': `Bearer ${token}` },
      payload: { reads },
    })
  const addresses = ['/api/manage/users?limit=1', '/api/manage/depts?limit=1', '/api/manage/menus?limit=1']
  const client = await portal.signIn('vnd01a')
  const alone = await Promise.all(addresses.map((address) => client.get(address)))
  const lines = linesOf((await send(client.accessToken, addresses)).body)
  expect(lines.map(({ status }) => status)).toEqual(alone.map(({ status }) => status))
  expect(lines.map(({ status }) => status)).toContain(403)
  // The second sign-in ended the first session.
  expect((await send(accessToken, addresses)).statusCode).toBe(401)
  expect((await send(`${client.accessToken}x`, addresses)).statusCode).toBe(401)
})

test('a file is no read, so that its bytes are not gathered in the memory', async () => {
  const client = await portal.signIn('saf01')
  const address = '/api/vendor/worker/excel/template'
  const alone = await client.get(address)
  const { accessToken } = client
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/reads',
    headers: { 'x-authorization': `Bearer ${accessToken}` },
    payload: { reads: [address, '/api/auth/valid'] },
  })
  const lines = linesOf(answer.body)
  expect([alone.status, ...lines.map(({ status }) => status)]).toEqual([200, 400, 200])
  expect((JSON.parse(lines[0]!.body) as { errorCode: string }).errorCode).toBe('BAD_REQUEST')
})
