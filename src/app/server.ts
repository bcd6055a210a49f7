import { defined } from '../core/shared/defined.ts'
import { fastify, type FastifyInstance } from 'fastify'
import { rightsTopic } from '../core/shared/session.ts'
import { systemClock, type Clock } from '../core/server/runtime/clock.ts'
import type { Engine } from '../core/server/entity/context.ts'
import { dataKeysOf, openDataKeys } from '../core/server/runtime/data-keys.ts'
import { createDatabase } from '../core/server/database/database.ts'
import { createDiskStore } from '../core/server/files/file-store.ts'
import { boundConnections, connectionOptions, warnOfProxies } from '../core/server/http/connections.ts'
import { installRateLimit } from '../core/server/http/rate-limit.ts'
import { mountReads } from '../core/server/http/reads.ts'
import { installHttp } from '../core/server/http/http.ts'
import { createLiveHub } from '../core/server/http/live.ts'
import { mount } from '../core/server/entity/mount.ts'
import { installDocs } from '../core/server/http/openapi.ts'
import { installOperation } from '../core/server/runtime/operation.ts'
import { closePdfRenderer } from '../core/server/pdf/render-pdf.ts'
import { behaviourNamed, register } from '../core/server/entity/registry.ts'
import { createReplica } from '../core/server/database/replica.ts'
import { guardRows } from '../core/server/entity/row-guard.ts'
import type { Settings } from '../core/server/runtime/settings.ts'
import { attributeText, serveWeb } from '../core/server/http/static.ts'
import type { Database } from '../core/server/database/database.ts'
import type { LiveHub } from '../core/server/http/live.ts'
import { systemGroupNo } from '../platform/auth-group/auth-group.resource.ts'
import { label } from '../platform/label/label.resource.ts'
import { useStoredLabels } from '../platform/label/label.server.ts'
import { createExcelJobs } from '../platform/log/excel-job.server.ts'
import { startJobs, type Services } from '../platform/module.server.ts'
import { offerPurgeKinds } from '../platform/privacy/purge-kinds.ts'
import { offerRecordClasses } from '../platform/privacy/record-classes.server.ts'
import { qrKeyMark } from '../platform/qr/qr-payload.rule.ts'
import { openPublicLinks } from '../platform/public-link/public-link.server.ts'
import { createQrSigner } from '../platform/qr/qr-signer.ts'
import { ssoUrlMark } from '../platform/session/single-sign-on.rule.ts'
import { createSessions } from '../platform/session/session-store.ts'
import { behaviours, builtPages, modules } from './modules.ts'

export interface ServerOptions {
  settings: Settings
  databaseUrl: string
  clock?: Clock
  /** Sign-ins a minute from one address. */
  loginPerMinute?: number
  /** Calls a minute from one address to what is open without a sign-in. */
  openPerMinute?: number
  /** False: the clock's jobs are called by hand, as tests do. */
  timers?: boolean
}

/** Everything that the portal answers, ready to listen. */
export async function buildServer({
  settings,
  databaseUrl,
  clock = systemClock,
  loginPerMinute,
  openPerMinute,
  timers = true,
}: ServerOptions): Promise<FastifyInstance> {
  const database = createDatabase(databaseUrl, { directUrl: settings.databaseDirectUrl })
  const resources = behaviours.map(({ resource }) => resource)
  await guardRows(database, resources)
  await openDataKeys(database, dataKeysOf(settings), resources)
  const live = await createLiveHub(database, clock)
  const engine: Engine = { database, clock, publish: (events) => live.publish(events) }
  const replica = settings.databaseReplicaUrl
    ? createReplica(settings.databaseReplicaUrl, database)
    : undefined
  if (replica) {
    engine.replica = replica
    live.onEvent((event) => replica.heard(event))
  }
  const sessions = await createSessions(engine, {
    ...settings,
    ended: (sessionId) => live.end(sessionId),
    rightsChanged: () => {
      live.rightsChanged().catch((error: unknown) => app.log.error(error))
      live.tellHere({ topic: rightsTopic })
    },
  })
  const store = await createDiskStore(settings.fileDir)
  const excelJobs = createExcelJobs(
    engine,
    store,
    modules.flatMap(({ fileMakers }) => fileMakers?.(engine, settings, store) ?? []),
  )
  engine.excelJobs = excelJobs
  const services: Services = {
    settings,
    sessions,
    store,
    excelJobs,
    attachments: { engine, store, ownerOf: behaviourNamed },
    qr: createQrSigner(settings.tokenSecret, settings.publicUrl),
    publicLink: openPublicLinks(
      modules.flatMap(({ publicLinks = [] }) => publicLinks),
      settings.tokenSecret,
      settings.publicUrl,
    ),
    ...offered(),
    ...defined({ loginPerMinute: loginPerMinute || undefined }),
  }
  const app = fastify({
    logger: { level: settings.logLevel },
    trustProxy: settings.trustProxy,
    routerOptions: { maxParamLength: 300 },
    ...connectionOptions,
  })
  app.decorate('engine', engine)
  boundConnections(app, settings.trustProxy)
  warnOfProxies(app, settings.trustProxy)
  await installRateLimit(app, openPerMinute)

  installOperation(app, { engine, metricsToken: settings.metricsToken })
  installHttp(app, {
    engine,
    resolveSession: (request) => sessions.resolve(request),
    causeFor: ({ authGrpNos }) => authGrpNos.includes(systemGroupNo),
  })
  await installDocs(app, { menus: ['manage/menu/menuList'], right: 'read' })
  await live.routes(app, sessions.hearing)
  mountReads(app)
  await followLabels(app, database, live)
  for (const behaviour of behaviours) register(behaviour)
  for (const behaviour of behaviours) mount(app, engine, behaviour)
  for (const module of modules) {
    module.connect?.()
    await module.routes?.(app, engine, services)
    if (timers) startJobs(app, engine, module, services)
  }
  await app.register(serveWeb, {
    marks: { [qrKeyMark]: services.qr.publicKey, [ssoUrlMark]: attributeText(settings.ssoUrl ?? '') },
  })
  app.addHook('onClose', async () => {
    await excelJobs.close()
    await sessions.close()
    await live.close()
    closePdfRenderer()
    await replica?.end()
    await database.end()
  })
  return app
}

/** Collects what the modules offer, and lets them connect to the platform once. */
function offered(): Pick<Services, 'builtPages' | 'workSources' | 'feeds' | 'qrKinds'> {
  for (const { purgeKinds = {}, recordClasses = {} } of modules) {
    offerPurgeKinds(purgeKinds)
    offerRecordClasses(recordClasses)
  }
  return {
    builtPages,
    workSources: modules.flatMap(({ work = [] }) => work),
    feeds: modules.flatMap(({ feeds = [] }) => feeds),
    qrKinds: modules.flatMap(({ qrKinds = [] }) => qrKinds),
  }
}

/** Labels that an administrator changed are used from the next request on. */
async function followLabels(app: FastifyInstance, database: Database, live: LiveHub): Promise<void> {
  const speak = () => useStoredLabels(database)
  await speak()
  live.onEvent(({ topic }) => {
    if (topic === label.name || topic === '*') speak().catch((error: unknown) => app.log.error(error))
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    engine: Engine
  }
}
