import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading, type Engine } from '../../core/server/entity/context.ts'
import { notFound } from '../../core/server/http/errors.ts'
import { writing } from '../../core/server/entity/idempotency.ts'
import type { FileStore } from '../../core/server/files/file-store.ts'
import type { Right } from '../../core/server/http/session.ts'
import { systemGroupNo } from '../auth-group/auth-group.resource.ts'
import { filePurge, purgeOrphans } from '../attachment/attachment-purge.ts'
import { filesByModule, orphanFiles } from './attach-admin.ts'
import { attachFile } from './attach-file.resource.ts'
import { importables } from './data-import.ts'
import { digestKey, sealAll, verifyChain } from './audit-chain.ts'
import { sealLogs } from './log-chain.ts'
import { auditLog } from './audit-log.resource.ts'
import { auditChanges, auditedTables, auditRecord } from './audit-record.ts'
import { runBatch } from './batch-run.ts'
import { errorLog } from './error-log.resource.ts'
import { excelJobRoutes } from './excel-job.routes.ts'
import type { ExcelJobRunner } from './excel-job.server.ts'
import { tellBrokenChain } from './log-jobs.server.ts'
import { personalLog } from './personal-log.resource.ts'
import { monthsOfAccess, signReview } from './personal-review.ts'
import { noteFormUse, noteUse, useStat } from './use-stat.ts'
import { pageNames } from './log-server.texts.ts'

export interface LogRouteOptions {
  engine: Engine
  store: FileStore
  excelJobs: ExcelJobRunner
  tokenSecret: string
  /** Folder of the ends of the audit chain (audit-heads.ts). */
  dataDir: string
  /** frontEndUrls of the menus whose page exists. */
  builtPages: ReadonlySet<string>
}

/**
 * Routes of the logs that no definition derives: diff and chain, monthly check, use, administration of files
 * (admin 6, 7, R12, R14, R15).
 */
export async function logRoutes(app: FastifyInstance, options: LogRouteOptions): Promise<void> {
  const { engine, store, excelJobs, tokenSecret, dataDir, builtPages } = options
  const key = digestKey(tokenSecret)
  const of = (resource: { menus: readonly string[]; title: string }, right: Right) => ({
    config: { access: { menus: resource.menus, right } },
    schema: { tags: [resource.title] },
  })
  app.get(
    '/api/manage/auditlogs/tables',
    of(
      { menus: [...auditLog.menus, ...personalLog.menus, ...attachFile.menus], title: auditLog.title },
      'read',
    ),
    async () => ({
      data: auditedTables(),
    }),
  )
  app.get('/api/manage/auditlogs/changes', of(auditLog, 'read'), async (request) => ({
    data: await auditChanges(
      reading(engine, request.session),
      (request.query as Record<string, unknown>)['auditNos'],
    ),
  }))
  app.get(
    '/api/manage/auditlog/:auditNo/detail',
    of(auditLog, 'read'),
    async (request: FastifyRequest<{ Params: { auditNo: string } }>) => ({
      data: await auditRecord(reading(engine, request.session), request.params.auditNo),
    }),
  )
  app.post('/api/manage/auditlogs/verify', of(auditLog, 'read'), async () => {
    await sealAll(engine, true)
    await sealLogs(engine)
    const verification = await verifyChain(engine, key, dataDir)
    if (!verification.ok) await tellBrokenChain(engine, verification)
    return { data: verification }
  })

  app.get(
    '/api/manage/errorlog/:logNo/detail',
    of(errorLog, 'read'),
    async (request: FastifyRequest<{ Params: { logNo: string } }>) => {
      const { logNo } = request.params
      const cause = request.session.authGrpNos.includes(systemGroupNo)
        ? '"cause", "causeDetail"'
        : 'null as "cause", null as "causeDetail"'
      const row = /^\d{1,15}$/.test(logNo)
        ? await engine.database.maybe(
            `select "logNo"::text as "logNo", "errorCode", to_json("dt") #>> '{}' as "timestamp", "message", ${cause}, coalesce("url", '') as "url", coalesce("queryString", '') as "queryString",
             coalesce("returnCode", 0) as "returnCode", "userId", "srcCd" from "errorLog" where "logNo" = $1`,
            [Number(logNo)],
          )
        : undefined
      if (!row) throw notFound()
      return { data: row }
    },
  )

  app.get('/api/manage/personallogs/review', of(personalLog, 'read'), async (request) => ({
    data: await monthsOfAccess(reading(engine, request.session)),
  }))
  app.put('/api/manage/personallogs/review', of(personalLog, 'write'), async (request) => ({
    data: await writing(engine, request, (context) => signReview(context, request.body)),
  }))

  app.post(
    '/api/manage/menuuse',
    { config: { access: 'signedIn' }, schema: { hide: true } },
    async (request) => {
      await noteUse(reading(engine, request.session), (request.body as { menuId?: unknown } | null)?.menuId)
      return { data: true }
    },
  )
  app.get(
    '/api/manage/dataimports',
    of({ menus: ['manage/log/dataImport'], title: String(pageNames.dataImport) }, 'read'),
    async (request) => ({
      data: await importables(reading(engine, request.session)),
    }),
  )
  app.post(
    '/api/manage/formuse',
    { config: { access: 'signedIn' }, schema: { hide: true } },
    async (request) => {
      await noteFormUse(reading(engine, request.session), request.body)
      return { data: true }
    },
  )
  app.get(
    '/api/manage/usestats',
    of({ menus: ['manage/log/useStat'], title: String(pageNames.useStat) }, 'read'),
    async (request) => ({
      data: await useStat(reading(engine, request.session), request.query as object, builtPages),
    }),
  )

  app.get('/api/manage/attachfiles/sums', of(attachFile, 'read'), async (request) => ({
    data: await filesByModule(reading(engine, request.session)),
  }))
  app.get('/api/manage/attachfiles/orphans', of(attachFile, 'read'), async (request) => ({
    data: await orphanFiles(reading(engine, request.session)),
  }))
  app.post('/api/manage/attachfiles/purge', of(attachFile, 'write'), async () => {
    let done = { files: 0, contents: 0 }
    await runBatch(engine, filePurge, async () => (done = await purgeOrphans(engine, store)).files)
    engine.publish([{ topic: attachFile.name }])
    return { data: done }
  })
  await excelJobRoutes(app, engine, store, excelJobs)
}
