import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveWeb } from './static.ts'

const directory = mkdtempSync(path.join(tmpdir(), 'portal-web-'))
let app: FastifyInstance

beforeAll(async () => {
  mkdirSync(path.join(directory, 'assets'))
  writeFileSync(path.join(directory, 'index.html'), '<meta name="csp-nonce" content="__CSP_NONCE__">')
  writeFileSync(path.join(directory, 'favicon.svg'), '<svg/>')
  writeFileSync(path.join(directory, 'assets/web-1a2b.js'), 'export {}')
  writeFileSync(path.join(directory, 'assets/web-1a2b.js.br'), brotliCompressSync('export {}'))
  app = fastify()
  await app.register(serveWeb, { directory })
})
afterAll(async () => {
  await app.close()
  rmSync(directory, { recursive: true })
})

test.each(['/', '/wkod/wkodRequest', '/login?next=%2F', '/apidocs'])(
  '%s is the page, with a strict policy',
  async (url) => {
    const answer = await app.inject(url)
    const nonce = /content="([\w-]{22})"/.exec(answer.body)?.[1]
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-security-policy']).toContain(
      `script-src 'self'; style-src 'self' 'nonce-${nonce}';`,
    )
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    })
  },
)

test('every answer has a nonce of its own', async () => {
  expect((await app.inject('/')).body).not.toBe((await app.inject('/')).body)
})

test('assets come compressed and stay in the cache for ever', async () => {
  const answer = await app.inject({ url: '/assets/web-1a2b.js', headers: { 'accept-encoding': 'br, gzip' } })
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(answer.headers['content-type']).toMatch(/javascript/)
})

test('files beside the page are served, shortly cached', async () => {
  const answer = await app.inject('/favicon.svg')
  expect(answer.body).toBe('<svg/>')
  expect(answer.headers['cache-control']).toBe('public, max-age=3600')
})

test.each(['/api', '/api/nothing', '/api?x', '/assets/gone.js', '/assets/..%2f..%2fpackage.json'])(
  '%s is no page',
  async (url) => {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.headers['content-type']).toMatch(/json/)
  },
)
