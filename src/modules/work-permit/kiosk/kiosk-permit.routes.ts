import type { FastifyInstance, FastifyRequest } from 'fastify'
import { changeOf } from '../../../core/server/entity/change-event.ts'
import { reading, type Context } from '../../../core/server/entity/context.ts'
import { conflict, forbidden, notFound } from '../../../core/server/http/errors.ts'
import { writing, writingAfter } from '../../../core/server/entity/idempotency.ts'
import { messages } from '../../../core/shared/messages.ts'
import { detailOf } from '../../../core/server/entity/mount.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { isOfBelow, type Reach } from '../../../core/server/entity/scope.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { receiveUpload, type Attachments } from '../../../platform/attachment/attachment-receive.ts'
import { lotoFor, lotosOfPermit } from '../loto/loto-permit.server.ts'
import { handlePersonal, personalIn } from '../loto/loto.routes.ts'
import { gasKnownOf } from '../permit/gas-known.server.ts'
import { holdMeeting, recordEntry } from '../permit-flow/permit-acts.server.ts'
import { sign, signed } from '../permit-flow/permit-sign.server.ts'
import { measureGas, measuring, permitWaitMinutes } from '../permit-flow/gas-acts.server.ts'
import { answerAtJob, proveAtJob } from '../permit-flow/permit-attend.server.ts'
import { boardOf } from '../board/permit-board.server.ts'
import { parametersOf } from '../permit/permit-facts.server.ts'
import { permitBehaviour } from '../permit-flow/permit.server.ts'
import { permitStates } from '../permit/permit-transitions.rule.ts'
import { workPermit, type WorkPermit } from '../permit/work-permit.resource.ts'
import {
  kioskActions,
  kioskSigns,
  kioskTasks,
  takesPictures,
  type KioskMore,
  type KioskPermit,
} from './kiosk-permit.rule.ts'
import { kioskRefusals } from './kiosk-refusals.texts.ts'
import { confirmChecks } from '../permit-flow/check-acts.server.ts'

/** Under which the site photos of a permit are kept. */
const flagOfPhoto = 'image'
type Keyed = FastifyRequest<{ Params: { key: string } }>
const behaviour = permitBehaviour
const shownStates = new Set<string>(Object.values(kioskTasks).flatMap(({ states }) => states))

/**
 * Everything that a person may do with permits at a shared device (docs/decisions/0029). The acts are those
 * of the permit's own page with the person's own rights, duties and scope, on permits of the device's plant;
 * the other addresses of the portal are closed to such a session.
 */
export async function kioskPermitRoutes(app: FastifyInstance, attachments: Attachments): Promise<void> {
  const { engine } = attachments
  const config = (right: 'read' | 'write') => ({
    access: { menus: [...workPermit.menus], right },
    atDevice: true,
  })
  const schema = (summary: string) => ({ tags: [workPermit.title], summary: `현장 단말기 ${summary}` })
  const permitOf = async (
    context: Context,
    key: string,
    lock: boolean,
    reach?: Reach,
  ): Promise<WorkPermit> => {
    const permit = await loadRecord(workPermit, context, key, lock, reach)
    if (permit.plantCd !== plantOf(context)) throw notFound()
    return permit
  }
  const answer = async ({ session, params }: Keyed) => {
    const context = reading(engine, session)
    const permit = await permitOf(context, params.key, false)
    const { data, allowed } = await detailOf(behaviour, context, permit)
    const more: KioskMore = {
      lotos: await lotosOfPermit(permit, context),
      parameters: await parametersOf(context, permit.plantCd),
      gasKnown: await gasKnownOf(permit, context),
    }
    return {
      data,
      allowed: allowed.filter(({ action }) => (kioskActions as readonly string[]).includes(action)),
      ...more,
    }
  }

  app.get(
    '/api/kiosk/permits',
    { config: config('read'), schema: schema('작업허가 목록') },
    async ({ session }) => {
      const context = reading(engine, session)
      const { permits } = await boardOf(context, plantOf(context))
      const shown = permits.filter(({ state }) => shownStates.has(state))
      const counts = await engine.database.query<{ permitNo: number; lotoCnt: number }>(
        `select p."permitNo", count(*)::int as "lotoCnt" from "lotoPermit" p join "safLoto" l using ("lotoNo")
       where p."permitNo" = any($1::bigint[]) and l."state" <> 'cancelled' group by 1`,
        [shown.map(({ permitNo }) => permitNo)],
      )
      const lotos = new Map(counts.map(({ permitNo, lotoCnt }) => [permitNo, lotoCnt]))
      const ofBelow = (permit: object) => isOfBelow(workPermit, session, permit as Record<string, unknown>)
      return {
        data: shown.map((permit): KioskPermit => ({
          ...permit,
          lotoCnt: lotos.get(permit.permitNo) ?? 0,
          ofBelow: ofBelow(permit),
        })),
      }
    },
  )
  app.get('/api/kiosk/permit/:key', { config: config('read'), schema: schema('작업허가') }, answer)

  const act = (
    name: string,
    right: 'read' | 'write',
    work: (permit: WorkPermit, context: Context, body: unknown) => Promise<unknown>,
    run: (request: Keyed, done: (context: Context) => Promise<void>) => Promise<unknown> = (request, done) =>
      writing(engine, request, done),
  ) =>
    app.post(
      `/api/kiosk/permit/:key/${name}`,
      { config: config(right), schema: schema(name) },
      async (request: Keyed) => {
        const done = async (context: Context) => {
          const permit = await permitOf(context, request.params.key, right === 'write')
          await work(permit, context, request.body)
          context.publish(changeOf(workPermit, permit.permitNo, permit))
        }
        await run(request, done)
        return answer(request)
      },
    )
  act('start', 'write', ({ permitNo }, context) => runTransition(behaviour, context, permitNo, 'start'))
  // Whoever sees danger stops the work: reading is right enough (산업안전보건법 제52조). The transition locks the row
  // itself.
  const waiting = (request: Keyed, done: (context: Context) => Promise<void>) =>
    writing(engine, request, done, { waitMinutes: permitWaitMinutes })
  // Without network the stop is kept by the device and arrives when it can; until then it is called out by
  // radio.
  act(
    'suspend',
    'read',
    ({ permitNo }, context, body) => runTransition(behaviour, context, permitNo, 'suspend', body),
    waiting,
  )
  act('meeting', 'write', holdMeeting)
  act('gas', 'write', measureGas, (request, done) =>
    measuring(engine, request, (context) => permitOf(context, request.params.key, false, 'own'), done),
  )
  act('checks', 'write', confirmChecks, waiting)
  // Pictures of this permit only, and none is shown: the addresses of attachments stay closed to the device.
  app.post(
    '/api/kiosk/permit/:key/picture',
    { config: config('write'), schema: schema('현장 사진') },
    async (request: Keyed) => {
      const { permitNo, state } = await permitOf(
        reading(engine, request.session),
        request.params.key,
        false,
        'own',
      )
      if (!takesPictures(state)) throw conflict(messages.wrongState(permitStates[state]))
      const { data } = await receiveUpload(attachments, request, {
        taskClassNm: workPermit.name,
        taskFlag: flagOfPhoto,
        taskKey: String(permitNo),
      })
      return { ...(await answer(request)), photoFileNo: data.at(-1)?.fileNo ?? null }
    },
  )
  act('entry', 'write', recordEntry)
  act('attend', 'write', answerAtJob, (request, done) =>
    writingAfter(
      engine,
      request,
      async () =>
        proveAtJob(
          engine,
          await permitOf(reading(engine, request.session), request.params.key, false, 'own'),
          request,
        ),
      done,
    ),
  )
  act('sign', 'write', sign, async (request, done) => {
    // First whose permit it is: a company is not told that another's exists.
    await permitOf(reading(engine, request.session), request.params.key, false, 'own')
    if (!kioskSigns.has(String((request.body as { signRoleCd?: unknown } | null)?.signRoleCd)))
      throw forbidden(kioskRefusals.notThisSign())
    return signed(engine, request, (context) => permitOf(context, request.params.key, false, 'own'), done)
  })

  app.post(
    '/api/kiosk/permit/:key/personallock',
    { config: config('write'), schema: schema('개인 잠금') },
    async (request: Keyed) => {
      const body = personalIn(request.body)
      const lotoThrough = async (context: Context, lock: boolean) =>
        lotoFor(
          await permitOf(context, request.params.key, false, 'own'),
          context,
          Number(body.lotoNo) || 0,
          lock,
        )
      await handlePersonal(engine, request, lotoThrough, { ...body, permitNo: Number(request.params.key) })
      return answer(request)
    },
  )
}
/** @throws Refusal 403 to a session that was not opened at a shared device */
function plantOf({ session }: Context): string {
  if (!session.device) throw forbidden(kioskRefusals.onlyHere())
  return session.device.plantCd
}
