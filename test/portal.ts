import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { demoPassword } from '../db/seed/seed.ts'
import { buildServer } from '../src/app/server.ts'
import { TestClock } from '../src/core/server/runtime/clock.ts'
import type { Engine } from '../src/core/server/entity/context.ts'
import type { Settings } from '../src/core/server/runtime/settings.ts'
import type { LoginAnswer } from '../src/core/shared/session.ts'
import { passwordSha } from '../src/platform/session/password.ts'
import { cloneDatabase } from './database.ts'

export interface Answer {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks into answers of every shape
  body: any
}
type Send = (url: string, body?: unknown) => Promise<Answer>
/** Calls of one signed-in person. */
export interface Client {
  userId: string
  accessToken: string
  get(url: string): Promise<Answer>
  post: Send
  put: Send
  /** A PUT of some fields as a page does it: with the `updateDt` that was read. */
  change: Send
  patch: Send
  delete: Send
}
export interface Portal {
  app: FastifyInstance
  engine: Engine
  clock: TestClock
  databaseUrl: string
  settings: Settings
  signIn(userId: string): Promise<Client>
  /** Without a token. */
  anonymous: Client
  close(): Promise<void>
}

/** A key of the tests alone: portals on one database share it. */
export const testDataKeys = `test:${Buffer.alloc(32, 7).toString('base64')}`
export function testSettings(over: Partial<Settings> = {}): Settings {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-files-'))
  return {
    port: 0,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databaseOwnerUrl: undefined,
    databaseReplicaUrl: undefined,
    dataDir,
    fileDir: path.join(dataDir, 'files'),
    databasePort: 0,
    workers: 1,
    seedDemo: true,
    dataKeys: testDataKeys,
    tokenSecret: 'test-secret-test-secret-test-secret',
    accessMinutes: 30,
    trustProxy: false,
    ssoUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'portal@example.com',
    smsGateway: undefined,
    feedDir: undefined,
    metricsToken: undefined,
    logLevel: 'fatal',
    ...over,
  }
}

/** The whole portal on a database of its own, with a clock that the test moves and no timers of its own. */
export async function startPortal(
  options: { clock?: TestClock; timers?: boolean; settings?: Partial<Settings> } = {},
): Promise<Portal> {
  const database = await cloneDatabase()
  const clock = options.clock ?? new TestClock(new Date())
  const settings = testSettings(options.settings)
  const app = await buildServer({
    settings,
    databaseUrl: database.url,
    clock,
    loginPerMinute: 10_000,
    openPerMinute: 100_000,
    timers: options.timers ?? false,
  })
  await app.ready()
  return {
    app,
    engine: app.engine,
    clock,
    databaseUrl: database.url,
    settings,
    signIn: (userId) => signIn(app, userId),
    anonymous: clientOf(app, '', undefined),
    async close() {
      await app.close()
      await database.drop()
      rmSync(settings.dataDir, { recursive: true, force: true })
    },
  }
}

/** The pair of tokens that a person of the demonstration gets at the door of employees or of companies. */
export async function tokensOf(app: FastifyInstance, userId: string): Promise<LoginAnswer> {
  const url = userId.startsWith('vnd') ? '/api/auth/vendor/login' : '/api/auth/login'
  const answer = await app.inject({
    method: 'POST',
    url,
    payload: { userId, userPwdSHA: passwordSha(demoPassword) },
  })
  if (answer.statusCode !== 200) throw new Error(`${userId} cannot sign in: ${answer.body}`)
  return answer.json<{ data: LoginAnswer }>().data
}

async function signIn(app: FastifyInstance, userId: string): Promise<Client> {
  return clientOf(app, userId, (await tokensOf(app, userId)).accessToken)
}

export function clientOf(app: FastifyInstance, userId: string, accessToken: string | undefined): Client {
  const send =
    (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE') =>
    async (url: string, body?: unknown): Promise<Answer> => {
      const answer = await app.inject({
        method,
        url,
        headers: accessToken ? { 'x-authorization': `Bearer ${accessToken}` } : {},
        ...(body === undefined ? {} : { payload: body as object }),
      })
      const json = String(answer.headers['content-type'] ?? '').includes('json')
      return { status: answer.statusCode, body: json ? answer.json() : answer.rawPayload }
    }
  const [get, put] = [send('GET'), send('PUT')]
  return {
    userId,
    accessToken: accessToken ?? '',
    get,
    post: send('POST'),
    put,
    change: async (url, body) =>
      put(url, { ...(body as object), updateDt: (await get(url)).body.data?.updateDt }),
    patch: send('PATCH'),
    delete: send('DELETE'),
  }
}
