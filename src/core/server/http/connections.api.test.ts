import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { fastify } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../../../db/seed/seed.ts'
import { printFigures } from '../../../../test/figures.ts'
import { routesOf } from '../../../../test/platform.ts'
import { startPortal, type Portal } from '../../../../test/portal.ts'
import { expectationsOf } from '../../../../test/rights.ts'
import { behaviours } from '../../../app/modules.ts'
import { passwordSha } from '../../../platform/session/password.ts'
import { blockListOf, boundConnections, isTrusted, warnOfProxies } from './connections.ts'
import { expectPromised } from '../../../../test/promised.ts'

let portal: Portal
let port: number
beforeAll(async () => {
  portal = await startPortal()
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  port = (portal.app.server.address() as AddressInfo).port
})
const opened: Socket[] = []
const closeAll = () => {
  for (const socket of opened.splice(0)) socket.destroy()
}
afterEach(closeAll)
afterAll(() => portal?.close())

async function say(text: string, at = port): Promise<Socket> {
  const socket = connect(at, '127.0.0.1')
  socket.on('error', () => undefined)
  opened.push(socket)
  await once(socket, 'connect')
  if (text) socket.write(text)
  return socket
}
const halfABody =
  'POST /api/auth/logout HTTP/1.1\r\nHost: portal\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{'
const silences = [
  '',
  'GET / HTTP/1.1\r\nHost: po',
  halfABody,
  halfABody.replace('/api/auth/logout', '/api/auth/login'),
]

test('5,000 silent connections leave room for a person who signs in and works', async () => {
  for (let round = 0; round < 50; round++)
    await Promise.all(Array.from({ length: 100 }, (_, at) => say(silences[(round + at) % silences.length]!)))
  const base = `http://127.0.0.1:${port}`
  const began = performance.now()
  const answer = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: 'saf01', userPwdSHA: passwordSha(demoPassword) }),
  })
  expect(answer.status).toBe(200)
  const { data } = (await answer.json()) as { data: { accessToken: string } }
  const headers = { 'x-authorization': `Bearer ${data.accessToken}` }
  expect((await fetch(`${base}/api/manage/depts?limit=10`, { headers })).status).toBe(200)
  expect((await fetch(`${base}/health/ready`)).status).toBe(200)
  const waitedMs = Math.round(performance.now() - began)
  printFigures({ silentConnections: opened.length, waitedMs })
  expectPromised(waitedMs, 5_000)
  // The oldest silent ones have been closed.
  await expect.poll(() => opened.filter((socket) => !socket.destroyed).length).toBeLessThanOrEqual(1_010)
}, 60_000)

/** A small server of its own that waits so long for a body. */
async function smallServer(bodyMs = 300) {
  const app = fastify({ requestTimeout: 0 })
  boundConnections(app, false, { bodyMs, formBytes: 100, sweepMs: 50, silentPerAddress: 3 })
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.resume().once('end', () => done(null))
  })
  app.post('/', async () => 'done')
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, at: (app.server.address() as AddressInfo).port }
}
const heard = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.once('close', () => resolve(text))
  })

test('a body that does not come in time is answered 408, one that drips as well', async () => {
  const { app, at } = await smallServer()
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{'
  const never = heard(await say(head, at))
  const socket = await say(head, at)
  const drops = setInterval(() => socket.write(' '), 40)
  // Both are listened to from the beginning: on a busy machine both answers come at once.
  const dripping = heard(socket).finally(() => clearInterval(drops))
  expect(await never).toMatch(/^HTTP\/1\.1 408 /)
  expect(await dripping).toMatch(/^HTTP\/1\.1 408 /)
  await app.close()
})

test('an upload goes on as long as its bytes arrive', async () => {
  const { app, at } = await smallServer(2_000)
  const socket = await say(
    'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 2000\r\n\r\n',
    at,
  )
  const answer = heard(socket)
  // Longer than the server waits for a body, each part much sooner.
  for (let sent = 0; sent < 2_000; sent += 80) {
    socket.write('x'.repeat(80))
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
  await app.close()
})

test('addresses and networks of proxies are recognised, also as IPv6 writes them', () => {
  const list = blockListOf(['10.0.0.1', '192.168.0.0/16', '::1'])
  expect(['10.0.0.1', '::ffff:192.168.4.5', '::1'].map((each) => isTrusted(list, each))).toEqual([
    true,
    true,
    true,
  ])
  expect(['10.0.0.2', '', '::2'].map((each) => isTrusted(list, each))).toEqual([false, false, false])
})

test('every address that is open without a sign-in has a limit of calls', async () => {
  const isOpen = new Set(
    [...expectationsOf(behaviours)].flatMap(([route, expectation]) =>
      expectation === 'public' ? [route] : [],
    ),
  )
  // What watches the portal must answer in every trouble.
  const open = routesOf(portal.app).filter(
    ({ method, url }) => isOpen.has(`${method} ${url}`) && !/^\/(health|metrics)/.test(url),
  )
  expect(open.length).toBeGreaterThan(10)
  const without: string[] = []
  for (const { method, url } of open) {
    const answer = await portal.app.inject({ method: method as 'GET', url: url.replaceAll(/:\w+/g, 'x') })
    if (answer.headers['x-ratelimit-limit'] === undefined) without.push(`${method} ${url}`)
  }
  expect(without).toEqual([])
})

test('a proxy that nobody named is told of once, and what it says of its callers is not believed', async () => {
  const lines: string[] = []
  const app = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  })
  warnOfProxies(app, ['10.0.0.1'])
  app.get('/', async ({ ip }) => ip)
  const ask = (remoteAddress: string) =>
    app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect((await ask('10.0.0.2')).body).toBe('10.0.0.2')
  await ask('10.0.0.2')
  await ask('10.0.0.1')
  expect(lines.length).toBe(1)
  expect(lines[0]).toMatch(/10\.0\.0\.2.*TRUST_PROXY/)
  await app.close()
})
