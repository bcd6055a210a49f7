import type { FastifyInstance } from 'fastify'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import { forbidden, notFound } from '../../../core/server/http/errors.ts'
import { inlinePdf } from '../../../core/server/pdf/sheet.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import type { ExcelJobs } from '../../../core/server/entity/context.ts'
import { classPackName } from './class-pack.server.ts'
import { mayRun } from './class-people.server.ts'
import { classPapers, classPdf, paperName, planName, planPdf } from './class-print.server.ts'
import { classPaperTexts } from './class-print.texts.ts'
import { eduClass } from './edu-class.resource.ts'
import { eduPlan } from './edu-plan.resource.ts'

/** The papers of plans and classes. */
export async function classPaperRoutes(
  app: FastifyInstance,
  engine: Engine,
  { store, excelJobs }: { store: FileStore; excelJobs: ExcelJobs },
): Promise<void> {
  app.get<{ Params: { key: string } }>(
    `${eduPlan.path}/:key/print`,
    {
      config: { access: { menus: [...eduPlan.menus], right: 'print' } },
      schema: { tags: [eduPlan.title], summary: '연간교육계획서(PDF)' },
    },
    async ({ session, params }, reply) => {
      const context = reading(engine, session)
      const row = await loadRecord(eduPlan, context, params.key)
      return reply
        .type('application/pdf')
        .header('content-disposition', inlinePdf(planName(context, row)))
        .send(await planPdf(context, row))
    },
  )
  const config = { access: { menus: [...eduClass.menus], right: 'print' as const } }
  app.get<{ Params: { key: string; paper: string } }>(
    `${eduClass.path}/:key/print/:paper`,
    { config, schema: { tags: [eduClass.title], summary: '출석부·교육일지·교육결과보고(PDF)' } },
    async ({ session, params }, reply) => {
      const context = reading(engine, session)
      const row = await loadRecord(eduClass, context, params.key)
      const refusal = await mayRun(row, context)
      if (refusal) throw forbidden(refusal)
      const paper = classPapers.find((each) => each === params.paper)
      if (!paper) throw notFound()
      return reply
        .type('application/pdf')
        .header('content-disposition', inlinePdf(paperName(context, paper, row)))
        .send(await classPdf(context, store, row, paper))
    },
  )
  app.post<{ Params: { key: string } }>(
    `${eduClass.path}/:key/pack`,
    { config, schema: { tags: [eduClass.title], summary: '점검 대응 묶음(ZIP) 만들기' } },
    async ({ session, params }, reply) => {
      const context = reading(engine, session)
      const row = await loadRecord(eduClass, context, params.key)
      const refusal = await mayRun(row, context)
      if (refusal) throw forbidden(refusal)
      const data = await excelJobs.make(session, {
        tableNm: classPackName,
        label: sayIn(classPaperTexts, () => session.language)('packOf', { code: row.eduClassCd ?? '' }),
        parameters: { eduClassNo: row.eduClassNo },
      })
      void reply.code(202)
      return { data }
    },
  )
}
