import { evalKinds } from '../vendor/vendor-codes.rule.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { act } from '../../../core/server/entity/act.ts'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { asWorkbook } from '../../../core/server/excel/excel-routes.ts'
import { inlinePdf, printSheet } from '../../../core/server/pdf/sheet.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { stampsOf } from '../../../platform/approval/stamps.server.ts'
import { evalFacts, monthFacts } from './eval-facts.server.ts'
import { evalSheet } from './eval-print.ts'
import { saveScores, vendorEvalBehaviour } from './vendor-eval.server.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { planForAll } from './eval-plans.server.ts'
import { rankingFileName, rankingWorkbook } from './grade-workbook.server.ts'
import { halfOf, recordsOf } from './eval-result.server.ts'
import { spanOfHalf } from './forecast.rule.ts'
import { gradeDetail, gradesOf } from './vendor-grade.server.ts'
import { vendorEval, vendorEvalMenu } from './vendor-eval.resource.ts'
import { vendorFiles } from '../vendor-files.texts.ts'

/** Item of EVAL_KIND. */
const monthlyKind = evalKinds.month
export const gradeMenu = 'vendor/eval/vendorGrade'
type Asked = FastifyRequest<{ Params: { key: string }; Querystring: Record<string, unknown> }>
const textsOf = (query: Record<string, unknown>) => {
  const text = (name: string): string => (typeof query[name] === 'string' ? query[name] : '')
  return {
    plantCd: text('plantCd'),
    fieldCd: text('fieldCd'),
    evalYear: text('evalYear'),
    halfCd: text('halfCd'),
  }
}
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
          : evalFacts(context, vendorCd, plantCd, spanOfHalf(halfOf(row)))),
      }
    },
  )
  app.get(
    `${vendorEval.path}/:key/records`,
    {
      config: { access: { menus: [...vendorEval.menus], right: 'read' } },
      schema: { tags: [vendorEval.title], summary: '평가가 따르는 재해 기록과 가점' },
    },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      return { data: await recordsOf(await loadRecord(vendorEval, context, request.params.key), context) }
    },
  )
  app.post(
    '/api/vendor/evalplans',
    {
      config: { access: { menus: ['vendor/eval/vendorEvalPlan'], right: 'write' } },
      schema: { tags: [vendorEval.title], summary: '사업장의 모든 업체 평가 일괄 계획' },
    },
    async (request) => ({
      data: await writing(engine, request, (context) => planForAll(context, request.body)),
    }),
  )
  app.get(
    '/api/vendor/grades',
    {
      config: { access: { menus: [gradeMenu], right: 'read' } },
      schema: { tags: [vendorEval.title], summary: '업체등급 순위와 추이' },
    },
    async (request: Asked) => {
      const { plantCd, fieldCd } = textsOf(request.query)
      return { data: await gradesOf(reading(engine, request.session), { plantCd, fieldCd }) }
    },
  )
  app.get(
    '/api/vendor/graderanking/excel',
    {
      config: { access: { menus: [gradeMenu], right: 'excel' } },
      schema: { tags: [vendorEval.title], summary: '업체등급 순위 엑셀' },
    },
    async (request: Asked, reply) => {
      const { plantCd, fieldCd } = textsOf(request.query)
      const { language } = request.session
      const ranking = await gradesOf(reading(engine, request.session), { plantCd, fieldCd })
      return asWorkbook(reply, rankingFileName(language), engine.clock.now()).send(
        rankingWorkbook(ranking, language),
      )
    },
  )
  app.get(
    '/api/vendor/grades/:key',
    {
      config: { access: { menus: [gradeMenu, vendorEvalMenu], right: 'read' } },
      schema: { tags: [vendorEval.title], summary: '업체 한 곳의 반기 점수 근거와 예상' },
    },
    async (request: Asked) => ({
      data: await gradeDetail(reading(engine, request.session), request.params.key, textsOf(request.query)),
    }),
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
