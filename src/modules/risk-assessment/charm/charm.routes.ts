import type { FastifyInstance, FastifyRequest } from 'fastify'
import { act } from '../../../core/server/entity/act.ts'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { checkedInput } from '../../../core/server/entity/save.ts'
import { notFound } from '../../../core/server/http/errors.ts'
import { inlinePdf, printSheet } from '../../../core/server/pdf/sheet.ts'
import { saidIn } from '../../../core/shared/sentence.ts'
import { rsaTarget, type RsaTarget } from '../plan/rsa-target.resource.ts'
import { targetBehaviour } from '../plan/rsa-target.server.ts'
import { targetOpen } from '../plan/target-edit.server.ts'
import { assessmentTypes } from '../risk-codes.rule.ts'
import { calculated, fillRows, sheetOf, whyOf } from './charm-answers.server.ts'
import { charmPaper } from './charm-print.server.ts'
import type { CharmInput } from './charm-save.server.ts'
import { charmMenu, rsaCharm } from './rsa-charm.resource.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>
const { rsaTargetNo, chemNo, prodNo, ...rest } = rsaCharm.fields
/** A calculation needs none of what a row needs. */
const calculation = {
  rsaTargetNo: { ...rsaTargetNo, required: false },
  chemNo,
  prodNo,
  ...Object.fromEntries(
    Object.entries(rest)
      .filter(([, field]) => !('readOnly' in field && field.readOnly === true))
      .map(([name, field]) => [name, { ...field, required: false }]),
  ),
}

/** The target of a sheet. @throws Refusal 404 also where it is of another method: its rows stand on another page */
async function charmTarget(context: Context, key: string): Promise<RsaTarget> {
  const target = await loadRecord(rsaTarget, context, key)
  if (target.rsaTypeCd !== assessmentTypes.charm) throw notFound()
  return target
}

/** What no definition derives of CHARM: a calculation, how levels came, rows from what is handled, its paper. (rsa.md 7) */
export async function charmRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const menus = [charmMenu]
  const config = (right: 'read' | 'write' | 'print') => ({ access: { menus, right } })
  const schema = (summary: string) => ({ tags: [rsaCharm.title], summary })
  app.post(
    `${rsaCharm.path}/calc`,
    { config: config('read'), schema: schema('CHARM 계산(저장하지 않음)') },
    async ({ session, body }) => {
      const context = reading(engine, session)
      const input = checkedInput(calculation, body) as Partial<CharmInput>
      const target = input.rsaTargetNo ? await loadRecord(rsaTarget, context, input.rsaTargetNo) : undefined
      return { data: await calculated(context, input, target) }
    },
  )
  app.get(
    `${rsaCharm.path}/:key/why`,
    { config: config('read'), schema: schema('CHARM 행의 판정 과정') },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const row = await loadRecord(rsaCharm, context, request.params.key)
      return { data: await whyOf(context, row, await loadRecord(rsaTarget, context, row.rsaTargetNo)) }
    },
  )
  app.get(
    '/api/rsa/charmsheet/:key',
    { config: config('read'), schema: schema('CHARM 평가표의 상태') },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      return { data: await sheetOf(context, await charmTarget(context, request.params.key)) }
    },
  )
  app.get(
    '/api/rsa/charmsheet/:key/print',
    { config: config('print'), schema: schema('CHARM 결과표 PDF') },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const sheet = await charmPaper(context, await charmTarget(context, request.params.key))
      const { language } = request.session
      return reply
        .type('application/pdf')
        .header('content-disposition', inlinePdf(saidIn(sheet.title, language)))
        .send(await printSheet(sheet, language))
    },
  )
  act(
    app,
    engine,
    targetBehaviour,
    { name: 'charmfill', summary: '취급 제품에서 CHARM 행 만들기', methods: ['POST'], menus },
    async (target, context) => {
      await fillRows(context, await targetOpen(context, target.rsaTargetNo))
    },
  )
}
