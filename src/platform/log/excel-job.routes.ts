import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acts, audit } from '../../core/server/entity/audit.ts'
import { reading, type Context, type Engine } from '../../core/server/entity/context.ts'
import { forbidden, notFound } from '../../core/server/http/errors.ts'
import type { FileStore } from '../../core/server/files/file-store.ts'
import { foreignRow } from '../../core/server/entity/scope.ts'
import { findFile } from '../attachment/attachment-files.ts'
import { requireContent, sendFile } from '../attachment/attachment-send.ts'
import { excelJob, excelStates } from './excel-job.resource.ts'
import { expiredFile, notReady, type ExcelJobRunner } from './excel-job.server.ts'

const columns = `"jobNo", "userId", "kindCd", "label", "statusCd", "rowCnt", "doneCnt", "fileNo", "message", "rqstDt", "endDt", "expireDt"`
interface OwnJob {
  jobNo: number
  userId: string
  statusCd: string
  fileNo: number | null
}

/** The asker's own Excel jobs: how far they are, and their files, which nobody else gets (admin R12). */
export async function excelJobRoutes(
  app: FastifyInstance,
  engine: Engine,
  store: FileStore,
  jobs: Pick<ExcelJobRunner, 'mayHave' | 'plainName'>,
): Promise<void> {
  const signedIn = { config: { access: 'signedIn' as const }, schema: { tags: [excelJob.title] } }
  type OfJob = FastifyRequest<{ Params: { jobNo: string } }>
  const own = async (context: Context, jobNo: string): Promise<OwnJob> => {
    if (!/^\d{1,15}$/.test(jobNo)) throw notFound()
    const job = await context.sql.maybe<OwnJob>(`select ${columns} from "excelJob" where "jobNo" = $1`, [
      Number(jobNo),
    ])
    if (!job) throw notFound()
    if (job.userId !== context.session.userId) throw foreignRow(context.session, excelJob.name, job.jobNo)
    return job
  }
  app.get('/api/manage/exceljobs/mine', signedIn, async (request) => ({
    data: await engine.database.query(
      `select ${columns} from "excelJob" where "userId" = $1 order by "jobNo" desc limit 20`,
      [request.session.userId],
    ),
  }))
  app.get('/api/manage/exceljobs/mine/:jobNo', signedIn, async (request: OfJob) => ({
    data: await own(reading(engine, request.session), request.params.jobNo),
  }))
  app.get('/api/manage/exceljobs/mine/:jobNo/file', signedIn, async (request: OfJob, reply) => {
    const context = reading(engine, request.session)
    const job = await own(context, request.params.jobNo)
    if (job.statusCd === excelStates.expired) throw expiredFile()
    if (job.statusCd !== excelStates.done || job.fileNo === null) throw notReady()
    // The file was made with the rights of then.
    const asked = await context.sql.one<Parameters<ExcelJobRunner['mayHave']>[0]>(
      'select "kindCd", "tableNm", "params" from "excelJob" where "jobNo" = $1',
      [job.jobNo],
    )
    if (!(await jobs.mayHave(asked, request.session))) throw forbidden()
    const file = await findFile(context, String(job.fileNo))
    await requireContent(store, file)
    await audit(context, acts.download, 'attachFile', file.fileNo)
    return sendFile(request, reply, store, file, jobs.plainName(asked) + path.extname(file.fileOrgNm))
  })
}
