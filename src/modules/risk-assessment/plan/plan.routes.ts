import type { FastifyInstance } from 'fastify'
import { act } from '../../../core/server/entity/act.ts'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { detailOf } from '../../../core/server/entity/mount.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { signing } from '../../../core/server/entity/signature.ts'
import { forbidden } from '../../../core/server/http/errors.ts'
import { proveWorker } from '../../vendor/worker/worker-pin.server.ts'
import { riskFiguresOn } from '../risk-parameters.server.ts'
import { readersMatrix } from '../matrix/matrix.server.ts'
import { companiesOf, demandOf, jointPairs, jointTargets, makeJoint } from './joint.server.ts'
import { takeOccasions } from './occasion-acts.server.ts'
import { copyPlan } from './plan-copy.server.ts'
import { mountPlanPapers } from './plan-print.server.ts'
import { mountDueWhy } from './due-why.server.ts'
import { countsOf, countsOfPlan } from './target-counts.server.ts'
import { qualityOf } from './plan-quality.server.ts'
import { rsaPlan } from './rsa-plan.resource.ts'
import { planBehaviour, refreshDue, whyNotWriter } from './rsa-plan.server.ts'
import { rsaTarget } from './rsa-target.resource.ts'
import { departmentOfCompany, targetBehaviour } from './rsa-target.server.ts'
import { whyNotOfTeam } from './target-edit.server.ts'
import { lastYearOf } from './last-year.server.ts'
import { addShare, readResult, signOwn, signWorker, unreadOf } from './team-sign.server.ts'
import { tellTarget } from './target-notice.server.ts'

const read = { access: { menus: [...rsaTarget.menus], right: 'read' as const } }
const planRead = { access: { menus: [...rsaPlan.menus], right: 'read' as const } }
const schema = (summary: string) => ({ tags: [rsaTarget.title], summary })

/** What plans and targets do beside their form: copies, reasons, signatures, sharing. (rsa.md 7) */
export async function planRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.post<{ Params: { key: string } }>(
    `${rsaPlan.path}/:key/copy`,
    {
      config: { access: { menus: [...rsaPlan.menus], right: 'write' } },
      schema: { tags: [rsaPlan.title], summary: '다음 정기평가 계획으로 복사' },
    },
    (request) =>
      writing(engine, request, async (context) => {
        const row = await loadRecord(rsaPlan, context, request.params.key)
        return { data: { rsaPlanNo: await copyPlan(row, context) } }
      }),
  )
  app.post(
    rsaTarget.path,
    {
      config: { access: { menus: [...rsaTarget.menus], right: 'write' } },
      schema: schema('평가대상 등록(협력업체는 오더·공사·계약의 부서로)'),
    },
    async (request, reply) => {
      const answer = await writing(engine, request, async (context) => {
        const given = Object(request.body) as Record<string, unknown>
        const own = await departmentOfCompany(given, context)
        const key = await createRecord(targetBehaviour, context, { ...given, ...own })
        return detailOf(targetBehaviour, context, await loadRecord(rsaTarget, context, key))
      })
      void reply.code(201)
      return answer
    },
  )
  act(
    app,
    engine,
    planBehaviour,
    { name: 'occasions', summary: '수시평가 사유 담기' },
    async (row, context, body) => {
      const stranger = whyNotWriter(row, context)
      if (stranger) throw forbidden(stranger)
      await takeOccasions(row, context, (body as { rsaOccasionNos?: unknown } | undefined)?.rsaOccasionNos)
      await refreshDue(context, row)
    },
  )
  app.get<{ Params: { key: string } }>(
    `${rsaPlan.path}/:key/quality`,
    { config: planRead, schema: schema('평가 품질 확인') },
    async ({ session, params }) => {
      const context = reading(engine, session)
      const row = await loadRecord(rsaPlan, context, params.key)
      return { data: await qualityOf(context, row, await riskFiguresOn(context, row.plantCd)) }
    },
  )
  app.get<{ Params: { key: string } }>(
    `${rsaTarget.path}/:key/lastyear`,
    { config: read, schema: schema('전년 평가 행') },
    async ({ session, params }) => {
      const context = reading(engine, session)
      return { data: await lastYearOf(context, await loadRecord(rsaTarget, context, params.key)) }
    },
  )
  app.get<{ Params: { key: string } }>(
    `${rsaTarget.path}/:key/unread`,
    { config: read, schema: schema('공유를 확인하지 않은 사람') },
    async ({ session, params }) => {
      const context = reading(engine, session)
      const row = await loadRecord(rsaTarget, context, params.key)
      return { data: session.vendorCd ? [] : await unreadOf(context, row) }
    },
  )
  // What is written in a sheet now; the columns of the list say it from the review on.
  app.get<{ Params: { key: string } }>(
    `${rsaTarget.path}/:key/counts`,
    { config: read, schema: schema('평가대상의 현재 행 수와 최고 위험성') },
    async ({ session, params }) => {
      const context = reading(engine, session)
      const row = await loadRecord(rsaTarget, context, params.key)
      const counts = await countsOf(row, context)
      const { grades } = await readersMatrix(context, row.rsaMatrixNo)
      const worst = grades.find(({ gradeCd }) => gradeCd === counts.worstGradeCd)
      return { data: { ...counts, worstGradeNm: worst?.gradeNm ?? null } }
    },
  )
  app.get<{ Params: { key: string } }>(
    `${rsaPlan.path}/:key/counts`,
    { config: planRead, schema: schema('계획 대상별 현재 행 수와 최고 위험성') },
    async ({ session, params }) => {
      const context = reading(engine, session)
      const { rsaPlanNo } = await loadRecord(rsaPlan, context, params.key)
      return { data: await countsOfPlan(context, rsaPlanNo) }
    },
  )
  app.get<{ Params: { key: string } }>(
    `${rsaTarget.path}/:key/companies`,
    { config: read, schema: schema('합동 평가에 참여한 업체') },
    async ({ session, params }) => {
      const context = reading(engine, session)
      return { data: await companiesOf(context, await loadRecord(rsaTarget, context, params.key)) }
    },
  )
  app.get(
    '/api/rsa/jointpairs',
    { config: planRead, schema: schema('합동 평가할 동시작업') },
    async ({ session }) => ({ data: await jointPairs(reading(engine, session)) }),
  )
  app.post(
    '/api/rsa/jointpairs',
    { config: { access: { menus: [...rsaPlan.menus], right: 'write' } }, schema: schema('합동 평가 만들기') },
    (request) =>
      writing(engine, request, async (context) => ({
        data: { rsaTargetNo: await makeJoint(context, request.body) },
      })),
  )
  app.get(
    '/api/rsa/jointtargets',
    { config: read, schema: schema('우리 회사의 합동 평가') },
    async ({ session }) => ({ data: await jointTargets(reading(engine, session)) }),
  )
  act(app, engine, targetBehaviour, { name: 'demand', summary: '수급인에게 감소대책 요구' }, demandOf)
  const share = { right: 'read' as const }
  act(
    app,
    engine,
    targetBehaviour,
    {
      name: 'sign',
      summary: '평가 참여 서명',
      ...share,
      run: (owner, request, work) => signing(owner, request, '위험성평가 서명', work),
    },
    signOwn,
  )
  act(
    app,
    engine,
    targetBehaviour,
    {
      name: 'signworker',
      summary: '업체 근로자 참여 서명',
      ...share,
      async run(owner, request, work) {
        const body = (request.body ?? {}) as { vendorWorkerNo?: unknown; pinPwd?: unknown }
        const context = reading(owner, request.session)
        const row = await loadRecord(rsaTarget, context, request.params.key)
        const stranger = whyNotOfTeam(row, context)
        if (stranger) throw forbidden(stranger)
        const worker = row.team.find(({ vendorWorkerNo }) => vendorWorkerNo === Number(body.vendorWorkerNo))
        // The PIN of a worker is proven before the transaction, so that a wrong one is counted.
        if (worker?.vendorWorkerNo) await proveWorker(context, worker.vendorWorkerNo, body.pinPwd)
        return writing(owner, request, (own) => work(own, body))
      },
    },
    signWorker,
  )
  act(app, engine, targetBehaviour, { name: 'shares', summary: '공유 등록', ...share }, addShare)
  act(app, engine, targetBehaviour, { name: 'read', summary: '공유 확인', ...share }, readResult)
  act(
    app,
    engine,
    targetBehaviour,
    { name: 'remind', summary: '미확인자 알림', ...share },
    async (row, context) => {
      const stranger = whyNotOfTeam(row, context)
      if (stranger) throw forbidden(stranger)
      await tellTarget(
        context,
        'RSA_TARGET_SHARED',
        row,
        (await unreadOf(context, row)).flatMap(({ userId }) => userId ?? []),
      )
    },
  )
  mountPlanPapers(app, engine)
  mountDueWhy(app, engine)
}
