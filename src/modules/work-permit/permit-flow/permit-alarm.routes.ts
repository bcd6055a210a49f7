import type { FastifyInstance, FastifyRequest } from 'fastify'
import { changeOf } from '../../../core/server/entity/change-event.ts'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { checkedInput } from '../../../core/server/entity/save.ts'
import { dayOf } from '../../../core/shared/dates.ts'
import { text } from '../../../core/shared/field.ts'
import { deviceProven, limitDevices } from '../../../platform/kiosk/device-limit.server.ts'
import { kioskOf } from '../../../platform/kiosk/kiosk.server.ts'
import { alarmMenus } from '../permit/permit-menus.rule.ts'
import { workPermit } from '../permit/work-permit.resource.ts'
import { acknowledgeAlarm, myAlarms, openAlarmsOf } from './permit-alarm.server.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>
/** A device asks about once a second; whoever has not proven to be one shares the number of his address. */
const asksPerMinute = { ofDevice: 120, ofAddress: 600 }
const deviceFields = { secret: text('단말기 등록정보', { required: true, max: 100 }) }

/** Alarms: who is called, that he has understood, and what walls and shared devices show. */
export async function permitAlarmRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const access = { menus: [...alarmMenus], right: 'read' } as const
  const schema = (summary: string) => ({ tags: [workPermit.title], summary })
  app.get(
    '/api/saf/permitalarms',
    { config: { access, atDevice: true }, schema: schema('내가 확인할 경보') },
    async ({ session, query }: FastifyRequest) => {
      const isWall = (query as { wall?: unknown }).wall === '1' && session.vendorCd === null
      return {
        data: isWall
          ? await openAlarmsOf(engine.database, session.plants)
          : await myAlarms(reading(engine, session)),
      }
    },
  )
  app.post(
    `${workPermit.path}/:key/alarmack`,
    { config: { access, atDevice: true }, schema: schema('경보 확인') },
    async (request: Keyed) => ({
      data: await writing(engine, request, async (context) => {
        const permit = await loadRecord(workPermit, context, request.params.key, true, 'below')
        await acknowledgeAlarm(permit, context)
        context.publish(changeOf(workPermit, permit.permitNo, permit))
        return { permitNo: permit.permitNo }
      }),
    }),
  )
  // A shared device shows alarms while nobody has identified at it: its secret is all it has.
  app.post(
    '/api/kiosk/alarms',
    { config: { access: 'public' }, ...limitDevices(app, asksPerMinute), schema: schema('현장 단말기 경보') },
    async (request) => {
      const { secret } = checkedInput(deviceFields, request.body) as { secret: string }
      const { plantCd } = await kioskOf(engine.database, secret, dayOf(engine.clock.now()))
      deviceProven(secret)
      return { data: await openAlarmsOf(engine.database, [plantCd]) }
    },
  )
}
