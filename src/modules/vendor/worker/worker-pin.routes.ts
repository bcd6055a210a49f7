import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { writing, writingAfter } from '../../../core/server/entity/idempotency.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { conflict } from '../../../core/server/http/errors.ts'
import { messages } from '../../../core/shared/messages.ts'
import { hashOfPin } from '../../../platform/kiosk/pin.server.ts'
import { enterLogMenu } from '../enter/enter-log.resource.ts'
import { enterPass, passMenus } from '../enter/enter-pass.resource.ts'
import { chooseWorkerPin, resetWorkerPin, workerPinOf } from './worker-pin.server.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>

/** The PIN of the worker whose pass it is: whether there is one, chosen by himself, taken away at the gate. */
export async function workerPinRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const schema = { tags: [enterPass.title] }
  const pinMenus = [...passMenus, enterLogMenu]
  app.get(
    `${enterPass.path}/:key/pin`,
    {
      config: { access: { menus: pinMenus, right: 'read' } },
      schema,
    },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      return { data: await workerPinOf(context, await loadRecord(enterPass, context, request.params.key)) }
    },
  )
  app.put(
    `${enterPass.path}/:key/pin`,
    {
      config: { access: { menus: pinMenus, right: 'write' } },
      schema,
    },
    async (request: Keyed) => {
      let pinHash = ''
      const hash = async () => {
        pinHash = await hashOfPin(request.body ?? {})
      }
      const data = await writingAfter(engine, request, hash, async (context) => {
        if (!pinHash) throw conflict(messages.requestRepeated)
        return chooseWorkerPin(
          context,
          await loadRecord(enterPass, context, request.params.key, true),
          pinHash,
        )
      })
      return { data }
    },
  )
  app.put(
    `${enterPass.path}/:key/pinreset`,
    {
      config: { access: { menus: pinMenus, right: 'write' } },
      schema,
    },
    async (request: Keyed) => ({
      data: await writing(engine, request, async (context) =>
        resetWorkerPin(context, await loadRecord(enterPass, context, request.params.key, true)),
      ),
    }),
  )
}
