import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { demoPassword } from '../db/seed/seed.ts'
import { buildServer } from '../src/app/server.ts'
import { TestClock } from '../src/core/server/runtime/clock.ts'
import type { Engine } from '../src/core/server/entity/context.ts'
import { readSettings } from '../src/core/server/runtime/settings.ts'
import type { LoginAnswer } from '../src/core/shared/session.ts'
import { testDataKeys } from './portal.ts'
import { passwordSha } from '../src/platform/session/password.ts'

export const loginUrls = {
  MAIN: '/api/auth/login',
  VENDOR: '/api/auth/vendor/login',
  PSRM: '/api/auth/psrm/login',
} as const
type Portal = keyof typeof loginUrls
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface TestPlatform {
  app: FastifyInstance
  engine: Engine
  clock: TestClock
  /** The raw answer of a sign-in; the demonstration's password unless told otherwise. */
  tryLogin(userId: string, options?: { portal?: Portal; password?: string }): Promise<LightMyRequestResponse>
  /** Signs in at the door that the name belongs to. @throws when it is refused */
  login(userId: string, portal?: Portal): Promise<LoginAnswer>
  call(token: string | undefined, method: Method, url: string, body?: object): Promise<LightMyRequestResponse>
  /** A PUT of some fields as a page does it: with the `updateDt` that was read. */
  change(token: string, url: string, body: object): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

/** The whole portal over a test database, without timers and with a clock that is moved by hand. */
export async function testPlatform(
  databaseUrl: string,
  options: { loginPerMinute?: number; now?: string } = {},
): Promise<TestPlatform> {
  const clock = new TestClock(options.now ?? new Date())
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-test-'))
  const settings = readSettings({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    TOKEN_SECRET: 'a secret of the tests, long enough',
    DATA_KEYS: testDataKeys,
  })
  const app = await buildServer({
    settings,
    databaseUrl,
    clock,
    timers: false,
    loginPerMinute: options.loginPerMinute ?? 1000,
  })
  await app.ready()
  const tryLogin: TestPlatform['tryLogin'] = (userId, { portal = 'MAIN', password = demoPassword } = {}) =>
    app.inject({
      method: 'POST',
      url: loginUrls[portal],
      payload: { userId, userPwdSHA: passwordSha(password) },
    })
  const call: TestPlatform['call'] = (token, method, url, body) =>
    app.inject({
      method,
      url,
      headers: token ? { 'x-authorization': `Bearer ${token}` } : {},
      ...(body ? { payload: body } : {}),
    })
  return {
    app,
    engine: app.engine,
    clock,
    tryLogin,
    async login(userId, portal = userId.startsWith('vnd') ? 'VENDOR' : 'MAIN') {
      const answer = await tryLogin(userId, { portal })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return answer.json<{ data: LoginAnswer }>().data
    },
    call,
    async change(token, url, body) {
      const { data } = (await call(token, 'GET', url)).json<{ data?: { updateDt: string } }>()
      return call(token, 'PUT', url, { ...body, updateDt: data?.updateDt })
    },
    async close() {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Every call that the server answers, read from the router's own tree (`├── user (POST)` and deeper `s (GET, HEAD)`). The
 * tree without common prefixes would leave out what ends with any path.
 */
export function routesOf(app: FastifyInstance): { method: Method; url: string }[] {
  const above: string[] = []
  return app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const match = /^((?:│ {3}| {4})*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/.exec(line)
      if (!match) return []
      const [, indent = '', part = '', methods = ''] = match
      const depth = indent.length / 4
      above.length = depth
      above[depth] = part
      return methods
        .split(', ')
        .filter((method): method is Method => ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
        .map((method) => ({ method, url: above.join('') }))
    })
}
