import type { FastifyInstance, FastifyRequest } from 'fastify'
import { changeOf } from '../../../core/server/entity/change-event.ts'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { writing, writingAfter } from '../../../core/server/entity/idempotency.ts'
import { detailOf } from '../../../core/server/entity/mount.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { signing } from '../../../core/server/entity/signature.ts'
import { workPermit, type WorkPermit } from '../permit/work-permit.resource.ts'
import { confirmStep, linkPermit, lockPoint, unlockPoint, verifyPoint } from './loto-acts.server.ts'
import { explainLoto, freeLocks, heldLocks, lastIsolation } from './loto-board.server.ts'
import { informOwner, requestForce, signForce } from './loto-force.server.ts'
import { lotoFor, lotosOfPermit } from './loto-permit.server.ts'
import { lotoBehaviour } from './loto.server.ts'
import { lotoTags } from './loto-tag.server.ts'
import { safLoto, type Loto } from './loto.resource.ts'
import {
  hangPersonalLock,
  proveOwner,
  removePersonalLock,
  type PersonalLockBody,
} from './personal-lock.server.ts'
import { lotoRefusals } from './loto-refusals.texts.ts'
import { inlinePdf } from '../../../core/server/pdf/sheet.ts'

type Keyed = FastifyRequest<{ Params: { key: string; point?: string } }>
export const personalIn = (body: unknown): PersonalLockBody & { lotoNo?: unknown } =>
  typeof body === 'object' && body !== null ? body : {}
const path = safLoto.path
const behaviour = lotoBehaviour

/**
 * What a lockout has beyond the derived routes: locks, verifications, personal locks, forced removal, tags,
 * and the board of locks.
 */
export async function lotoRoutes(app: FastifyInstance, engine: Engine, publicUrl: string): Promise<void> {
  const access = (right: 'read' | 'write' | 'print', menus: readonly string[] = safLoto.menus) => ({
    access: { menus: [...menus], right },
  })
  const schema = ({ summary }: { summary: string }) => ({
    tags: [safLoto.title],
    summary: `LOTO ${summary}`,
  })
  const lotoOf = async (context: Context, key: string, lock: boolean) =>
    await loadRecord(safLoto, context, key, lock)
  const answer = async (request: Keyed) => {
    const context = reading(engine, request.session)
    return detailOf(behaviour, context, await loadRecord(safLoto, context, request.params.key))
  }
  type Run = (request: Keyed, done: (context: Context) => Promise<void>) => Promise<unknown>
  const signed: Run = (request, done) => signing(engine, request, 'LOTO 강제 해제 서명 비밀번호 확인', done)
  const act = (
    name: string,
    does: { summary: string },
    work: (loto: Loto, context: Context, request: Keyed) => Promise<void>,
    run: Run = (request, done) => writing(engine, request, done),
  ) =>
    app.route({
      method: ['POST', 'PUT'],
      url: `${path}/:key/${name}`,
      config: access('write'),
      schema: schema(does),
      handler: async (request: Keyed) => {
        await run(request, async (context) => {
          const loto = await lotoOf(context, request.params.key, true)
          await work(loto, context, request)
          context.publish(changeOf(safLoto, loto.lotoNo, loto))
        })
        return answer(request)
      },
    })
  act('point/:point/lock', { summary: '격리지점 잠금' }, (loto, context, { params, body }) =>
    lockPoint(loto, context, params.point, body),
  )
  act('point/:point/verify', { summary: '격리지점 에너지 0 확인' }, (loto, context, { params, body }) =>
    verifyPoint(loto, context, params.point, body),
  )
  act('point/:point/unlock', { summary: '격리지점 잠금 해제' }, (loto, context, { params }) =>
    unlockPoint(loto, context, params.point),
  )
  act('step/:point', { summary: '정전작업 절차 확인' }, (loto, context, { params }) =>
    confirmStep(loto, context, params.point),
  )
  act('permit', { summary: '작업허가 연결' }, (loto, context, { body }) => linkPermit(loto, context, body))
  act('force', { summary: '강제 해제 요청' }, (loto, context, { body }) => requestForce(loto, context, body))
  act(
    'forcesign',
    { summary: '강제 해제 서명' },
    (loto, context, { body }) => signForce(loto, context, body),
    signed,
  )
  act('inform', { summary: '강제 해제 본인 통보' }, (loto, context, { body }) =>
    informOwner(loto, context, body),
  )

  const personal = personalIn
  app.route({
    method: ['POST', 'PUT'],
    url: `${path}/:key/personallock`,
    config: access('write'),
    schema: schema({ summary: '개인 잠금' }),
    handler: async (request: Keyed) => {
      await handlePersonal(
        engine,
        request,
        (context, lock) => lotoOf(context, request.params.key, lock),
        personal(request.body),
      )
      return answer(request)
    },
  })

  app.get(
    `${path}/:key/explain`,
    { config: access('read'), schema: schema({ summary: '판정과 선택지' }) },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      return { data: await explainLoto(await lotoOf(context, request.params.key, false), context) }
    },
  )
  app.get(
    `${path}/:key/locks`,
    { config: access('read'), schema: schema({ summary: '사용할 수 있는 자물쇠' }) },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      return { data: await freeLocks(await lotoOf(context, request.params.key, false), context) }
    },
  )
  app.get(
    `${path}/:key/tags`,
    { config: access('print'), schema: schema({ summary: '꼬리표 인쇄(PDF)' }) },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const loto = await lotoOf(context, request.params.key, false)
      const paper = (request.query as { paper?: unknown }).paper === 'label' ? 'label' : 'a4'
      const pdf = await lotoTags(loto, context, publicUrl, paper)
      await audit(context, acts.print, safLoto.name, loto.lotoNo)
      return reply
        .type('application/pdf')
        .header(
          'content-disposition',
          inlinePdf(lotoRefusals.tagFile({ code: loto.lotoCd ?? '' }).in(request.session.language)),
        )
        .send(pdf)
    },
  )
  app.get(
    '/api/saf/lotolocks',
    { config: access('read'), schema: schema({ summary: '걸려 있는 자물쇠' }) },
    async (request) => ({
      data: await heldLocks(reading(engine, request.session)),
    }),
  )
  app.get(
    '/api/saf/lotolast',
    { config: access('read'), schema: schema({ summary: '같은 설비의 지난 격리' }) },
    async (request) => ({
      data: await lastIsolation(
        reading(engine, request.session),
        Number((request.query as { facilityNo?: unknown }).facilityNo) || 0,
      ),
    }),
  )

  // Through the permit: the vendor's people lock and unlock here, and sign for their workers.
  const permitOf = async (context: Context, key: string) => await loadRecord(workPermit, context, key)
  const lotosAnswer = async (request: Keyed) => {
    const context = reading(engine, request.session)
    return { data: await lotosOfPermit(await permitOf(context, request.params.key), context) }
  }
  const told = (context: Context, permit: WorkPermit, lotoNo: number) => {
    context.publish(changeOf(safLoto, lotoNo, permit))
    context.publish(changeOf(workPermit, permit.permitNo, permit))
  }
  app.get(
    `${workPermit.path}/:key/lotos`,
    { config: access('read', workPermit.menus), schema: schema({ summary: '허가에 연결된 LOTO' }) },
    lotosAnswer,
  )
  app.route({
    method: ['POST', 'PUT'],
    url: `${workPermit.path}/:key/personallock`,
    config: access('write', workPermit.menus),
    schema: schema({ summary: '허가 작업자의 개인 잠금' }),
    handler: async (request: Keyed) => {
      const body = personal(request.body)
      const lotoThrough = async (context: Context, lock: boolean) =>
        lotoFor(await permitOf(context, request.params.key), context, Number(body.lotoNo) || 0, lock)
      await handlePersonal(engine, request, lotoThrough, { ...body, permitNo: Number(request.params.key) })
      return lotosAnswer(request)
    },
  })
  app.route({
    method: ['POST', 'PUT'],
    url: `${workPermit.path}/:key/lotoforce`,
    config: access('write', workPermit.menus),
    schema: schema({ summary: '강제 해제 서명(소유자의 상급자)' }),
    handler: async (request: Keyed) => {
      const body = (request.body ?? {}) as { lotoNo?: unknown; lotoForceNo?: unknown }
      await signed(request, async (context) => {
        const permit = await permitOf(context, request.params.key)
        const loto = await lotoFor(permit, context, Number(body.lotoNo) || 0, true)
        await signForce(loto, context, { lotoForceNo: body.lotoForceNo, role: 'supervisor' })
        told(context, permit, loto.lotoNo)
      })
      return lotosAnswer(request)
    },
  })
}

/**
 * Hanging and taking off one's own lock, from either page. A wrong number counts although the request is
 * refused.
 */
export async function handlePersonal(
  engine: Engine,
  request: FastifyRequest,
  lotoOf: (context: Context, lock: boolean) => Promise<Loto>,
  body: PersonalLockBody,
): Promise<void> {
  const look = async () => {
    const context = reading(engine, request.session)
    await proveOwner(engine, await lotoOf(context, false), context, body)
  }
  await writingAfter(engine, request, look, async (context) => {
    const loto = await lotoOf(context, true)
    await (body.on === true ? hangPersonalLock(loto, context, body) : removePersonalLock(loto, context, body))
    context.publish(changeOf(safLoto, loto.lotoNo, loto))
  })
}
