import type { FastifyInstance } from 'fastify'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { badFields } from '../../../core/server/http/errors.ts'
import { riskFiguresOn } from '../risk-parameters.server.ts'
import { wholeCompany } from '../risk-codes.rule.ts'
import { matrixProblems, type Matrix } from './matrix.rule.ts'
import { matrixOf, readersMatrix, scored } from './matrix.server.ts'
import { matricesFor, reviseMatrix, tryMatrix } from './rsa-matrix.server.ts'
import { rsaMatrix, type RsaMatrix } from './rsa-matrix.resource.ts'

/** Changed rows that a trial names; its counts are of all. */
const shownRows = 200
const read = { access: { menus: [...rsaMatrix.menus], right: 'read' as const } }
const write = { access: { menus: [...rsaMatrix.menus], right: 'write' as const } }
/** Everybody who assesses asks for the yardstick. */
const assessing = { access: 'signedIn' as const }
const schema = (summary: string) => ({ tags: [rsaMatrix.title], summary })
const number = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)
const list = (value: unknown): never[] => (Array.isArray(value) ? (value as never[]) : [])

/** What matrices answer beside their form. (rsa.md 7) */
export async function matrixRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.post<{ Body: Partial<Matrix> & { plantCd?: string } }>(
    '/api/rsa/matrixes/validate',
    { config: write, schema: schema('평가기준 확인') },
    async ({ session, body }) => {
      const context = reading(engine, session)
      const { acceptCeiling } = await riskFiguresOn(context, body?.plantCd ?? wholeCompany)
      const given = { levels: list(body?.levels), cells: list(body?.cells), grades: list(body?.grades) }
      const problems = matrixProblems(given, acceptCeiling)
      if (problems.length > 0)
        throw badFields(problems.map(({ field, message }) => ({ path: field, message })))
      return { data: [] }
    },
  )
  app.post<{ Params: { key: string }; Body: { plantCd?: string } | undefined }>(
    `${rsaMatrix.path}/:key/revise`,
    { config: write, schema: schema('평가기준 개정') },
    (request) =>
      writing(engine, request, async (context) => {
        const row: RsaMatrix = await loadRecord(rsaMatrix, context, request.params.key)
        const rsaMatrixNo = await reviseMatrix(row, context, request.body?.plantCd)
        return { data: { rsaMatrixNo } }
      }),
  )
  app.get<{ Params: { key: string } }>(
    `${rsaMatrix.path}/:key/trialrows`,
    { config: read, schema: schema('평가기준 시험 결과') },
    async ({ session, params }) => {
      const context = reading(engine, session)
      const row: RsaMatrix = await loadRecord(rsaMatrix, context, params.key)
      const tried = await tryMatrix(context, row)
      return {
        data: tried.filter(({ change }) => change !== 'same').slice(0, shownRows),
        total: tried.length,
      }
    },
  )
  app.get<{ Params: { key: string } }>(
    '/api/rsa/yardstick/:key',
    { config: assessing, schema: schema('평가기준 한 판') },
    async ({ session, params }) => {
      const context = reading(engine, session)
      const { rsaMatrixNo } = await loadRecord(rsaMatrix, context, params.key)
      return { data: await readersMatrix(context, rsaMatrixNo) }
    },
  )
  app.get<{ Querystring: { plantCd?: string; rsaTypeCd?: string } }>(
    '/api/rsa/yardsticks',
    { config: assessing, schema: schema('시행 중인 평가기준') },
    async ({ session, query }) => ({
      data: await matricesFor(
        reading(engine, session),
        query.plantCd ?? session.plantCd ?? wholeCompany,
        query.rsaTypeCd ?? '',
      ),
    }),
  )
  app.post<{ Body: { rsaMatrixNo?: unknown; freq?: unknown; sev?: unknown } | undefined }>(
    '/api/rsa/score',
    { config: assessing, schema: schema('위험성 점수') },
    async ({ session, body }) => {
      const context = reading(engine, session)
      const { rsaMatrixNo } = await loadRecord(rsaMatrix, context, String(body?.rsaMatrixNo ?? ''))
      return { data: scored(await matrixOf(context, rsaMatrixNo), number(body?.freq), number(body?.sev)) }
    },
  )
}
