import { evalKinds } from '../vendor/vendor-codes.rule.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { act } from '../../../core/server/entity/act.ts'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { inlinePdf, printSheet } from '../../../core/server/pdf/sheet.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { stampsOf } from '../../../platform/approval/stamps.server.ts'
import { evalFacts, monthFacts } from './eval-facts.server.ts'
import { evalSheet } from './eval-print.ts'
import { saveScores, vendorEvalBehaviour } from './vendor-eval.server.ts'
import { vendorEval } from './vendor-eval.resource.ts'
import { vendorFiles } from '../vendor-files.texts.ts'

/** Item of EVAL_KIND. */
const monthlyKind = evalKinds.month
type Keyed = FastifyRequest<{ Params: { key: string } }>

/** Scores of an evaluation, of the company or of an evaluator, and the printed result. */
export async function vendorEvalRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get(
    `${vendorEval.path}/:key/facts`,
    {
      config: { access: { menus: [...vendorEval.menus], right: 'read' } },
      schema: { tags: [vendorEval.title], summary: '반기 평가의 기록 지표' },
    },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const row = await loadRecord(vendorEval, context, request.params.key)
      const { vendorCd, plantCd, evalTypeCd, dueYmd } = row
      return {
        data: await (evalTypeCd === monthlyKind
          ? monthFacts(context, vendorCd, plantCd, dueYmd)
          : evalFacts(context, vendorCd, plantCd, context.today)),
      }
    },
  )
  app.get(
    `${vendorEval.path}/:key/print`,
    {
      config: { access: { menus: [...vendorEval.menus], right: 'print' } },
      schema: { tags: [vendorEval.title], summary: '협력업체 평가결과서 인쇄(PDF)' },
    },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const row = await loadRecord(vendorEval, context, request.params.key)
      const stamps = await stampsOf(context.sql, vendorEval.name, row.vendorEvalNo)
      const pdf = await printSheet(
        evalSheet(row, stamps, showMoment(context.now), context.session.userNm, context.session.language),
      )
      await audit(context, acts.print, vendorEval.name, row.vendorEvalNo)
      return reply
        .type('application/pdf')
        .header(
          'content-disposition',
          inlinePdf(vendorFiles.evaluation({ no: row.evalCd ?? '' }).in(context.session.language)),
        )
        .send(pdf)
    },
  )
  act(app, engine, vendorEvalBehaviour, { name: 'scores', summary: '평가점수 저장' }, saveScores)
}
