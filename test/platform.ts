import { fastify, type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { builtPages } from '../src/app/built-pages.ts'
import { TestClock, type Clock } from '../src/core/server/clock.ts'
import type { Engine } from '../src/core/server/context.ts'
import { createDatabase } from '../src/core/server/database.ts'
import { installHttp } from '../src/core/server/http.ts'
import { mount } from '../src/core/server/mount.ts'
import { register } from '../src/core/server/registry.ts'
import type { LoginAnswer } from '../src/core/shared/session.ts'
import { demoPassword } from '../db/seed/seed.ts'
import { vendorBehaviours } from '../src/modules/vendor/vendor.server.ts'
import { platformBehaviours, platformRoutes } from '../src/platform/platform.server.ts'
import { passwordSha } from '../src/platform/session/password.ts'
import { createSessions, type Sessions } from '../src/platform/session/session-store.ts'

export const loginUrls = { MAIN: '/api/auth/login', VENDOR: '/api/auth/vendor/login', PSRM: '/api/auth/psrm/login' } as const
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface TestPlatform {
  app: FastifyInstance
  engine: Engine
  clock: TestClock
  sessions: Sessions
  /** Every route there is. */
  routes: { method: Method; url: string }[]
  /** The raw answer of a sign-in. */
  tryLogin(userId: string, options?: { portal?: keyof typeof loginUrls; password?: string }): Promise<LightMyRequestResponse>
  /** @throws when the sign-in is refused */
  login(userId: string, portal?: keyof typeof loginUrls): Promise<LoginAnswer>
  call(token: string | undefined, method: Method, url: string, body?: object): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

/** The platform and the entities of vendors over a test database, with a clock that is moved by hand. */
export async function testPlatform(
  url: string,
  options: { clock?: Clock; loginPerMinute?: number; now?: string } = {},
): Promise<TestPlatform> {
  const clock = new TestClock(options.now ?? new Date())
  const database = createDatabase(url, { max: 4 })
  const engine: Engine = { database, clock, publish: () => {} }
  const sessions = await createSessions(engine, { tokenSecret: 'a secret of the tests, long enough', accessMinutes: 30 })
  const app = fastify()
  const routes: TestPlatform['routes'] = []
  app.addHook('onRoute', ({ method, url: address }) => {
    if (method !== 'HEAD') routes.push({ method: method as Method, url: address })
  })
  installHttp(app, { engine, resolveSession: sessions.resolve })
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  const behaviours = [...platformBehaviours, ...vendorBehaviours]
  behaviours.forEach(register)
  for (const behaviour of behaviours) mount(app, engine, behaviour)
  await platformRoutes(app, engine, { sessions, builtPages, loginPerMinute: options.loginPerMinute ?? 1000 })
  await app.ready()

  const tryLogin: TestPlatform['tryLogin'] = (userId, { portal = 'MAIN', password = demoPassword } = {}) =>
    app.inject({ method: 'POST', url: loginUrls[portal], payload: { userId, userPwdSHA: passwordSha(password) } })
  return {
    app,
    engine,
    clock,
    sessions,
    routes,
    tryLogin,
    async login(userId, portal = userId.startsWith('vnd') ? 'VENDOR' : 'MAIN') {
      const answer = await tryLogin(userId, { portal })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return answer.json<{ data: LoginAnswer }>().data
    },
    call: (token, method, target, body) =>
      app.inject({
        method,
        url: target,
        headers: token ? { 'x-authorization': `Bearer ${token}` } : {},
        ...(body ? { payload: body } : {}),
      }),
    async close() {
      await app.close()
      await sessions.close()
      await database.end()
    },
  }
}
