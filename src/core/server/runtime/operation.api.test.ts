import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Portal } from '../../../../test/portal.ts'
import { asSystem } from '../entity/context.ts'
import { installHttp } from '../http/http.ts'
import { installOperation } from './operation.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal?.close())

const get = (
  app: FastifyInstance,
  url: string,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) => app.inject({ method: 'GET', url, headers, remoteAddress })

test('the portal answers that it is alive and ready without a sign-in', async () => {
  expect((await get(portal.app, '/health/live')).json()).toEqual({ status: 'ok' })
  expect((await get(portal.app, '/health/ready')).json()).toEqual({ status: 'ok' })
})

test('the metrics give times by route, to callers on this machine', async () => {
  await portal.anonymous.get('/api/manage/users')
  const { body, headers } = await get(portal.app, '/metrics')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain(
    'portal_http_request_duration_seconds_count{method="GET",route="/api/manage/users",status="401"}',
  )
  expect(body).toMatch(/portal_http_requests_running 0/)
  expect(body).toMatch(/portal_database_connections \d/)
  expect((await get(portal.app, '/metrics', {}, '203.0.113.9')).statusCode).toBe(404)
})

test('the metrics are refused to a caller who comes through a proxy on this machine', async () => {
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded'])
    expect((await get(portal.app, '/metrics', { [name]: '203.0.113.9' })).statusCode).toBe(404)
})

test('the document of the API asks for a sign-in, and answers carry a policy that lets nothing run', async () => {
  expect((await get(portal.app, '/api/docs/json')).statusCode).toBe(401)
  const answer = await get(portal.app, '/api/auth/valid')
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  for (const [userId, status] of [
    ['emp01', 403],
    ['vnd01a', 403],
    ['sys01', 200],
  ] as const) {
    const { accessToken } = await portal.signIn(userId)
    const document = await get(portal.app, '/api/docs/json', { 'x-authorization': `Bearer ${accessToken}` })
    expect([userId, document.statusCode]).toEqual([userId, status])
  }
})

test('an answer over https asks for https only, a refusal too, and an answer over plain http does not', async () => {
  const plain = await get(portal.app, '/api/auth/valid')
  expect(plain.headers['strict-transport-security']).toBeUndefined()
  const app = fastify({ trustProxy: true })
  installHttp(app, {
    engine: portal.engine,
    resolveSession: () => Promise.reject(new Error('nobody signs in here')),
  })
  app.get('/page', { config: { access: 'public' } }, async () => 'page')
  for (const url of ['/page', '/api/none']) {
    const answer = await get(app, url, { 'x-forwarded-proto': 'https' })
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
  }
  await app.close()
})

test('an address without a sign-in takes bodies of 64 kB at most, and every other address 1 MB', async () => {
  const send = (url: string, length: number, headers = {}) =>
    portal.app.inject({ method: 'POST', url, payload: { userId: 'x'.repeat(length) }, headers })
  expect((await send('/api/auth/login', 70_000)).statusCode).toBe(413)
  expect((await send('/api/auth/login', 1_000)).statusCode).not.toBe(413)
  const { accessToken } = await portal.signIn('sys01')
  const headers = { 'x-authorization': `Bearer ${accessToken}` }
  expect((await send('/api/my/views', 70_000, headers)).statusCode).not.toBe(413)
  expect((await send('/api/my/views', 1_100_000, headers)).statusCode).toBe(413)
})

test('one person alone does not take all places', async () => {
  const app = fastify()
  const waiting: (() => void)[] = []
  installOperation(app, { engine: portal.engine, metricsToken: undefined, mostAtOnce: 10, mostOfOne: 2 })
  const session = async ({ headers }: { headers: Record<string, unknown> }) => ({
    ...asSystem('test'),
    userId: String(headers['x-person']),
  })
  installHttp(app, { engine: portal.engine, resolveSession: session })
  app.get(
    '/slow',
    { config: { access: 'signedIn' } },
    () => new Promise<string>((resolve) => waiting.push(() => resolve('done'))),
  )
  await app.ready()
  const ask = (person: string) => get(app, '/slow', { 'x-person': person })
  const open = [ask('emp01'), ask('emp01')]
  await expect.poll(() => waiting.length).toBe(2)
  const third = await ask('emp01')
  expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '5'])
  open.push(ask('saf01'))
  await expect.poll(() => waiting.length).toBe(3)
  for (const end of waiting.splice(0)) end()
  expect((await Promise.all(open)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  // An ended call gives its place back.
  const again = ask('emp01')
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]!()
  expect((await again).statusCode).toBe(200)
  await app.close()
})

/** A server of its own with one slow call and few places. */
async function smallServer(mostAtOnce: number, metricsToken?: string) {
  const app = fastify()
  const waiting: (() => void)[] = []
  installOperation(app, { engine: portal.engine, metricsToken, mostAtOnce })
  installHttp(app, {
    engine: portal.engine,
    resolveSession: () => Promise.reject(new Error('nobody signs in here')),
  })
  app.get(
    '/slow',
    { config: { access: 'public' } },
    () => new Promise<string>((resolve) => waiting.push(() => resolve('done'))),
  )
  await app.ready()
  return { app, waiting }
}

test('callers beyond what the server can work off are asked to come back, and the portal recovers by itself', async () => {
  const { app, waiting } = await smallServer(2)
  const first = [get(app, '/slow'), get(app, '/slow')]
  await expect.poll(() => waiting.length).toBe(2)
  const third = await get(app, '/slow')
  expect(third.statusCode).toBe(503)
  expect(third.headers['retry-after']).toBe('5')
  expect(third.json()).toMatchObject({
    errorCode: 'OVERLOAD',
    message: '지금 요청이 많아 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
  })
  expect((await get(app, '/health/live')).statusCode).toBe(200)
  // A balancer sends its callers elsewhere meanwhile.
  expect((await get(app, '/health/ready')).statusCode).toBe(503)
  for (const release of waiting.splice(0)) release()
  for (const answer of await Promise.all(first)) expect(answer.statusCode).toBe(200)
  const fourth = get(app, '/slow')
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]!()
  expect((await fourth).statusCode).toBe(200)
  expect((await get(app, '/health/ready')).statusCode).toBe(200)
  await app.close()
})

test('the metrics can be read from other machines with the token, and by nobody without it', async () => {
  const { app } = await smallServer(2, 'token-of-the-metrics')
  expect(
    (await get(app, '/metrics', { authorization: 'Bearer token-of-the-metrics' }, '203.0.113.9')).statusCode,
  ).toBe(200)
  expect((await get(app, '/metrics', { authorization: 'Bearer token-of-the-metricz' })).statusCode).toBe(404)
  expect((await get(app, '/metrics')).statusCode).toBe(404)
  await app.close()
})

test('a portal whose database is away is alive and not ready', async () => {
  const query = portal.engine.database.query
  portal.engine.database.query = () => Promise.reject(new Error('away'))
  try {
    const answer = await get(portal.app, '/health/ready')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({ status: 'unavailable' })
    expect((await get(portal.app, '/health/live')).statusCode).toBe(200)
  } finally {
    portal.engine.database.query = query
  }
})
