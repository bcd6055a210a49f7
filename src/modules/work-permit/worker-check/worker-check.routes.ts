import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { isDay } from '../../../core/shared/dates.ts'
import { messages } from '../../../core/shared/messages.ts'
import { supplements, type SupplementCode } from '../permit/permit-codes.rule.ts'
import { orderStatus } from './order-status.server.ts'
import { stampScores } from './stamp-score.server.ts'
import { workerGate, type GateQuestion } from './worker-check.server.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { vendorWorker } from '../../vendor/worker/vendor-worker.resource.ts'

export const workerGateMenu = 'constSafe/worker/workerGate'
export const orderStatusMenu = 'wkod/wkodStatus'
type Query = Partial<Record<'plantCd' | 'workYmd' | 'suppl' | 'vendorCd' | 'month', unknown>>
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** @throws Refusal 400 for a day or supplement that does not exist, or without a plant */
function questionOf(context: Context, query: Query): GateQuestion {
  const plantCd = textOf(query.plantCd) ?? context.session.plantCd ?? undefined
  if (!plantCd) throw badField('plantCd', messages.requiredField('사업장'))
  const workYmd = textOf(query.workYmd) ?? context.today
  if (!isDay(workYmd)) throw badField('workYmd', messages.badType('작업일'))
  const codes = (textOf(query.suppl) ?? '').split(',').filter((code) => code !== '')
  const supplCds = codes.filter((code): code is SupplementCode => Object.hasOwn(supplements, code))
  const hot = codes.includes('H')
  if (codes.length > supplCds.length + Number(hot))
    throw badField('suppl', messages.badChoice('화기·보충허가'))
  return { plantCd, workYmd, permitTypeCd: hot ? 'H' : 'G', supplCds }
}

/** May these workers be put on a work (ptw 7), and what the orders of a month came to. */
export async function workerCheckRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const read = (menu: string) => ({ access: { menus: [menu], right: 'read' } }) as const
  app.get(
    '/api/saf/worker/:key/gate',
    {
      config: read(workerGateMenu),
      schema: { tags: ['작업자'], summary: '작업자 한 명의 투입 가능 여부와 사유' },
    },
    async (request: FastifyRequest<{ Params: { key: string } }>) => {
      const context = reading(engine, request.session)
      const question = questionOf(context, request.query as Query)
      // Refuses a worker of a company that has no business at the caller's plant.
      await loadRecord(vendorWorker, context, request.params.key)
      const [row] = await workerGate(context, { vendorWorkerNo: Number(request.params.key) || 0 }, question)
      return { data: { ok: row!.ok, reasons: row!.reasons } }
    },
  )
  app.get(
    '/api/saf/workergate',
    {
      config: read(workerGateMenu),
      schema: { tags: ['작업자'], summary: '업체 작업자들의 투입 가능 여부와 사유' },
    },
    async (request) => {
      const context = reading(engine, request.session)
      const query = request.query as Query
      return {
        data: await workerGate(context, { vendorCd: textOf(query.vendorCd) }, questionOf(context, query)),
      }
    },
  )
  app.get(
    '/api/saf/wkodstatus',
    {
      config: read(orderStatusMenu),
      schema: { tags: ['작업의뢰'], summary: '월별 작업의뢰·허가 현황(업체별)' },
    },
    async (request) => ({ data: await ofMonth(orderStatus, request) }),
  )
  app.get(
    '/api/saf/stampscore',
    { config: read(orderStatusMenu), schema: { tags: ['작업허가'], summary: '월별 형식적 확인(구역별)' } },
    async (request) => ({ data: await ofMonth(stampScores, request) }),
  )
  /** @throws Refusal 400 for a month that does not exist */
  function ofMonth<T>(
    ask: (context: Context, month: string, plantCd: string | undefined) => Promise<T>,
    request: FastifyRequest,
  ): Promise<T> {
    const context = reading(engine, request.session)
    const query = request.query as Query
    const month = textOf(query.month) ?? context.now.slice(0, 7)
    if (!isDay(`${month}-01`)) throw badField('month', messages.badType('년월'))
    return ask(context, month, textOf(query.plantCd))
  }
}
