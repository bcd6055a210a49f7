import { fastify, type FastifyInstance } from 'fastify'
import { rightsTopic } from '../core/shared/session.ts'
import { systemClock, type Clock } from '../core/server/runtime/clock.ts'
import type { Engine } from '../core/server/entity/context.ts'
import { dataKeysOf, openDataKeys } from '../core/server/runtime/data-keys.ts'
import { createDatabase } from '../core/server/database/database.ts'
import { createDiskStore } from '../core/server/files/file-store.ts'
import { boundConnections, connectionOptions, warnOfProxies } from '../core/server/http/connections.ts'
import { installRateLimit } from '../core/server/http/rate-limit.ts'
import { installHttp } from '../core/server/http/http.ts'
import { purgeIdempotency } from '../core/server/entity/idempotency.ts'
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
import { every } from '../core/server/runtime/timer.ts'
import { approvalClock, approvalClockMs } from '../platform/approval/approval-clock.server.ts'
import { purgeOrphans } from '../platform/attachment/attachment-purge.ts'
import { attachmentRoutes } from '../platform/attachment/attachment.routes.ts'
import { systemGroupNo } from '../platform/auth-group/auth-group.resource.ts'
import { label } from '../platform/label/label.resource.ts'
import { useStoredLabels } from '../platform/label/label.server.ts'
import { feedMs, purgeFeeds, readFeeds, type Feed } from '../platform/feed/feed.server.ts'
import { hrFeeds } from '../platform/feed/hr-feeds.server.ts'
import { batches, runBatch } from '../platform/log/batch-run.ts'
import { createExcelJobs } from '../platform/log/excel-job.server.ts'
import { logRoutes } from '../platform/log/log.routes.ts'
import { startLogTimers } from '../platform/log/log-timers.ts'
import { useNotify } from '../platform/log/notice-port.ts'
import { accountClock, accountClockMs } from '../platform/notification/account-clock.server.ts'
import { breachClock, breachClockMs } from '../platform/privacy/privacy-breach.server.ts'
import { purgeClock, purgeClockMs } from '../platform/privacy/purge-clock.server.ts'
import { offerPurgeKinds } from '../platform/privacy/purge-kinds.ts'
import { offerRecordClasses } from '../platform/privacy/record-classes.server.ts'
import { notify } from '../platform/notification/notification.server.ts'
import { mailWorkerMs, sendMails } from '../platform/notification/mail-worker.server.ts'
import { noticeWork } from '../platform/notice/notice-reading.server.ts'
import { noticeClock, noticeClockMs } from '../platform/notice/notice.server.ts'
import { platformRoutes } from '../platform/platform.server.ts'
import { createQrSigner } from '../platform/qr/qr-signer.ts'
import { qrRoutes } from '../platform/qr/qr.routes.ts'
import { ssoUrlMark } from '../platform/session/single-sign-on.rule.ts'
import { qrKeyMark } from '../platform/qr/qr-payload.rule.ts'
import { createSessions } from '../platform/session/session-store.ts'
import { accountStateClock, accountStateClockMs } from '../platform/user/account-clock.server.ts'
import { chemicalClock, chemicalClockMs, chemicalWork } from '../modules/chemical/chemical.server.ts'
import { chemicalRoutes } from '../modules/chemical/chemical.routes.ts'
import {
  improvementClock,
  improvementClockMs,
  improvementRoutes,
  improvementWorkSources,
  reconcileClockMs,
  reconcileImprovements,
} from '../modules/improvement/improvement.server.ts'
import { constructionRoutes } from '../modules/work-permit/construction.server.ts'
import {
  kioskPermitRoutes,
  lotoClock,
  lotoClockMs,
  lotoRoutes,
  paperRoutes,
  permitBlockRoutes,
  permitClock,
  permitClockMs,
  permitRoutes,
  qrTruths,
  simopsRoutes,
  workerCheckRoutes,
  workOrderRoutes,
  workPermitWork,
} from '../modules/work-permit/work-permit.server.ts'
import {
  contractRoutes,
  gateFeed,
  vendorClock,
  vendorClockMs,
  vendorPurgeKinds,
  vendorRoutes,
} from '../modules/vendor/vendor.server.ts'
import {
  emergencyCopyMs,
  storageRoutes,
  storageWork,
  writeEmergencyCopies,
} from '../modules/chemical/storage.server.ts'
import { behaviours } from './behaviours.ts'
import { builtPages } from './built-pages.ts'
import { connectImprovements } from './improvement-sources.ts'
import { recordClasses } from './record-classes.ts'

/** What other systems leave in FEED_DIR; a module that has one adds its list here. */
const feeds: readonly Feed[] = [...hrFeeds, gateFeed]

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
  await guardRows(
    database,
    behaviours.map(({ resource }) => resource),
  )
  await openDataKeys(
    database,
    dataKeysOf(settings),
    behaviours.map(({ resource }) => resource),
  )
  const live = await createLiveHub(database)
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
    rightsChanged: () => live.tellHere({ topic: rightsTopic }),
  })
  offerPurgeKinds(vendorPurgeKinds)
  offerRecordClasses(recordClasses)
  const store = await createDiskStore(settings.fileDir)
  const excelJobs = createExcelJobs(engine, store)
  engine.excelJobs = excelJobs
  useNotify(notify)
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
  await installDocs(app)
  await live.routes(app)
  await platformRoutes(app, engine, {
    sessions,
    builtPages,
    workSources: [noticeWork, ...workPermitWork, ...improvementWorkSources, ...chemicalWork, ...storageWork],
    settings,
    ...(loginPerMinute ? { loginPerMinute } : {}),
  })
  for (const behaviour of behaviours) register(behaviour)
  const speak = () => useStoredLabels(database)
  await speak()
  live.onEvent(({ topic }) => {
    if (topic === label.name || topic === '*') speak().catch((error: unknown) => app.log.error(error))
  })
  const attachments = { engine, store, ownerOf: behaviourNamed }
  await attachmentRoutes(app, {
    ...attachments,
    tokenSecret: settings.tokenSecret,
    sessionById: (sessionId) => sessions.living(sessionId),
  })
  await logRoutes(app, { engine, store, tokenSecret: settings.tokenSecret, builtPages })
  for (const behaviour of behaviours) mount(app, engine, behaviour)
  const qr = createQrSigner(settings.tokenSecret, settings.publicUrl)
  await qrRoutes(app, engine, qr, qrTruths)
  await permitRoutes(app, engine, qr)
  await paperRoutes(app, engine, qr)
  await permitBlockRoutes(app, engine, qr)
  await kioskPermitRoutes(app, attachments)
  await lotoRoutes(app, engine, settings.publicUrl)
  await simopsRoutes(app, engine)
  await workerCheckRoutes(app, engine)
  await workOrderRoutes(app, engine)
  await contractRoutes(app, engine)
  await constructionRoutes(app, engine)
  await vendorRoutes(app, engine, qr)
  await storageRoutes(app, engine, settings)
  await chemicalRoutes(app, engine, { ...settings, store })
  await improvementRoutes(app, engine, settings)
  connectImprovements()
  await app.register(serveWeb, {
    marks: { [qrKeyMark]: qr.publicKey, [ssoUrlMark]: attributeText(settings.ssoUrl ?? '') },
  })

  if (timers) {
    every(app, chemicalClockMs, () => runBatch(engine, batches.chemicalClock, () => chemicalClock(engine)))
    every(app, emergencyCopyMs, () => writeEmergencyCopies(engine, settings.dataDir))
    every(app, vendorClockMs, () => runBatch(engine, batches.vendorClock, () => vendorClock(engine)))
    every(app, permitClockMs, () =>
      runBatch(engine, batches.permitClock, async () => (await permitClock(engine)).length),
    )
    every(app, lotoClockMs, () => runBatch(engine, batches.lotoClock, () => lotoClock(engine)))
    every(app, improvementClockMs, () =>
      runBatch(engine, batches.improvementClock, () => improvementClock(engine)),
    )
    every(app, reconcileClockMs, () =>
      runBatch(engine, batches.improvementReconcile, () => reconcileImprovements(engine)),
    )
    every(app, 3_600_000, () =>
      runBatch(engine, batches.filePurge, async () => (await purgeOrphans(engine, store)).files),
    )
    every(app, approvalClockMs, () =>
      runBatch(engine, batches.approvalClock, async () => {
        const { reminded, escalated } = await approvalClock(engine)
        return reminded + escalated
      }),
    )
    every(app, accountStateClockMs, () =>
      runBatch(engine, batches.accountState, async () => {
        const { stopped, dormant, opened } = await accountStateClock(engine)
        return stopped + dormant + opened
      }),
    )
    every(app, noticeClockMs, () => runBatch(engine, batches.noticeClock, () => noticeClock(engine)))
    startLogTimers(app, engine, excelJobs, settings.tokenSecret)
    every(app, 3_600_000, () => purgeIdempotency(engine))
    every(app, mailWorkerMs, () => runBatch(engine, batches.mailSend, () => sendMails(engine, settings)))
    const { feedDir } = settings
    if (feedDir) {
      every(app, feedMs, () => readFeeds(engine, feedDir, feeds))
      every(app, feedMs, () => runBatch(engine, batches.feedPurge, () => purgeFeeds(engine, feedDir)))
    }
    every(app, breachClockMs, () => runBatch(engine, batches.privacyClock, () => breachClock(engine)))
    every(app, purgeClockMs, () => runBatch(engine, batches.purgeClock, () => purgeClock(engine)))
    every(app, accountClockMs, () => runBatch(engine, batches.accountNotice, () => accountClock(engine)))
  }
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
declare module 'fastify' {
  interface FastifyInstance {
    engine: Engine
  }
}
