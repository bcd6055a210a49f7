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
