// The portal's engine with the bench's entities: sessions, rights, limits and errors as in production.
import { tmpdir } from 'node:os'
import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import multipart from '@fastify/multipart'
import { fastify } from 'fastify'
import { behaviours } from '../src/app/modules.ts'
import { systemClock } from '../src/core/server/runtime/clock.ts'
import type { Engine } from '../src/core/server/entity/context.ts'
import { createDatabase } from '../src/core/server/database/database.ts'
import { createDiskStore } from '../src/core/server/files/file-store.ts'
import { boundConnections, connectionOptions } from '../src/core/server/http/connections.ts'
import { installHttp } from '../src/core/server/http/http.ts'
import { installRateLimit } from '../src/core/server/http/rate-limit.ts'
import { createLiveHub } from '../src/core/server/http/live.ts'
import { mount } from '../src/core/server/entity/mount.ts'
import { installDocs } from '../src/core/server/http/openapi.ts'
import { behaviourNamed, register } from '../src/core/server/entity/registry.ts'
import { guardRows } from '../src/core/server/entity/row-guard.ts'
import { readSettings } from '../src/core/server/runtime/settings.ts'
import { attachmentRoutes } from '../src/platform/attachment/attachment.routes.ts'
import { createSessions } from '../src/platform/session/session-store.ts'
import { platformRoutes } from '../src/platform/platform.server.ts'
import { benchBehaviours, grownResources } from './permit.ts'
import { plants } from './rows.ts'

const { values: options } = parseArgs({ options: { url: { type: 'string' }, port: { type: 'string' } } })
const settings = readSettings({
  // The database of a measurement may be kept: its key is always the same.
  DATA_KEYS: `bench:${Buffer.alloc(32, 7).toString('base64')}`,
  DATA_DIR: mkdtempSync(path.join(tmpdir(), 'portal-bench-')),
  TOKEN_SECRET: 'a secret of the bench, long enough',
})
const database = createDatabase(options.url!)
// Row level security is switched on as in the portal, on every table that has been filled.
const filled = await database.query<{ name: string }>(
  `select relname as name from pg_class where obj_description(oid, 'pg_class') = 'filled'`,
)
const isThere = (name: string) =>
  filled.some((table) => table.name === name) ||
  !grownResources.some(({ resource }) => resource.name === name)
await guardRows(
  database,
  [...behaviours, ...benchBehaviours].map(({ resource }) => resource).filter(({ name }) => isThere(name)),
)
const live = await createLiveHub(database, systemClock)
const engine: Engine = { database, clock: systemClock, publish: (events) => live.publish(events) }
const sessions = await createSessions(engine, settings)
const app = fastify({ logger: { level: settings.logLevel }, ...connectionOptions })
boundConnections(app, settings.trustProxy)
await installRateLimit(app)
installHttp(app, {
  engine,
  // Two of the eight plants, as on every target of the bench; a person of the portal has one or all.
  resolveSession: async (request) => ({
    ...(await sessions.resolve(request)),
    plants: plants.slice(0, 2),
    depts: null,
  }),
})
await installDocs(app, 'signedIn')
await live.routes(app, sessions.hearing)
await app.register(multipart, { limits: { fileSize: 20_000_000 } })
await attachmentRoutes(app, {
  engine,
  store: await createDiskStore(path.join(settings.dataDir, 'files')),
  ownerOf: behaviourNamed,
  tokenSecret: settings.tokenSecret,
  sessionById: (sessionId) => sessions.living(sessionId),
})
await platformRoutes(app, engine, {
  sessions,
  builtPages: new Set(['/']),
  workSources: [],
  settings,
  loginPerMinute: 1_000_000,
})
const all = [...behaviours, ...benchBehaviours]
for (const behaviour of all) register(behaviour)
// Mount all entities, as in the portal, because their memory counts.
for (const behaviour of all) mount(app, engine, behaviour)
await app.listen({ port: Number(options.port), host: '127.0.0.1' })
process.send?.('ready')
