import { inlinePdf } from '../../../core/server/pdf/sheet.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { changeOf } from '../../../core/server/entity/change-event.ts'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { detailOf } from '../../../core/server/entity/mount.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import type { QrSigner } from '../../../platform/qr/qr-signer.ts'
import { blankForms, permitBlockBehaviour, registerLate, settleNumber } from './permit-block.server.ts'
import { permitBlock, type PermitBlock } from './permit-block.resource.ts'
import { blockSentences } from './block.texts.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>
const behaviour = permitBlockBehaviour

/** Blank forms of a block, and what became of each of its numbers. */
export async function permitBlockRoutes(app: FastifyInstance, engine: Engine, qr: QrSigner): Promise<void> {
  const config = (right: 'write' | 'print') => ({ access: { menus: [...permitBlock.menus], right } })
  const schema = (summary: string) => ({ tags: [permitBlock.title], summary })
  const blockOf = async (context: Context, key: string, lock: boolean) =>
    await loadRecord(permitBlock, context, key, lock)
  const act = (
    name: string,
    document: ReturnType<typeof schema>,
    work: (block: PermitBlock, context: Context, body: unknown) => Promise<unknown>,
  ) =>
    app.post(
      `${permitBlock.path}/:key/${name}`,
      { config: config('write'), schema: document },
      async (request: Keyed) => {
        await writing(engine, request, async (context) => {
          const block = await blockOf(context, request.params.key, true)
          await work(block, context, request.body)
          context.publish(changeOf(permitBlock, block.permitBlockNo, block))
        })
        const context = reading(engine, request.session)
        return detailOf(behaviour, context, await loadRecord(permitBlock, context, request.params.key))
      },
    )
  act('settle', schema('예약 번호 정리(미사용·파기·분실)'), settleNumber)
  act('late', schema('종이 허가 사후 등록'), registerLate)
  app.get(
    `${permitBlock.path}/:key/print`,
    { config: config('print'), schema: schema('비상용 허가서 인쇄(PDF)') },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const block = await blockOf(context, request.params.key, false)
      const pdf = await blankForms(block, context, qr)
      const name = blockSentences.fileName({ day: block.outageYmd })
      await audit(context, acts.print, permitBlock.name, block.permitBlockNo)
      return reply
        .type('application/pdf')
        .header('content-disposition', inlinePdf(name.in(context.session.language)))
        .send(pdf)
    },
  )
}
