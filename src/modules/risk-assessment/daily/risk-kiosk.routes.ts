import type { FastifyInstance, FastifyRequest } from 'fastify'
import { changeOf } from '../../../core/server/entity/change-event.ts'
import { reading, type Context } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { notFound } from '../../../core/server/http/errors.ts'
import { receiveUpload, type Attachments } from '../../../platform/attachment/attachment-receive.ts'
import { proveWorker } from '../../vendor/worker/worker-pin.server.ts'
import { rsaTarget, type RsaTarget } from '../plan/rsa-target.resource.ts'
import { readResult, signOwn, signWorker } from '../plan/team-sign.server.ts'
import { proposalMenu, rsaProposal } from '../proposal/rsa-proposal.resource.ts'
import { proposalBehaviour } from '../proposal/rsa-proposal.server.ts'
import { deviceOf, readAsWorker, risksToSign, todayRisks, workerOfTeam } from './today-risk.server.ts'

/** Under which the pictures of a proposal are kept. */
const flagOfPhoto = 'image'
type Keyed = FastifyRequest<{ Params: { key: string } }>
interface Given {
  vendorWorkerNo?: unknown
  pinPwd?: unknown
  understoodYn?: unknown
  opinionTxt?: unknown
}

/**
 * Risk assessment at a shared device (docs/decisions/0029): the person is known by badge and own PIN, reads the risks of
 * the work, signs and proposes for himself; a company's worker beside him proves himself by his own PIN.
 */
export function riskKioskRoutes(app: FastifyInstance, attachments: Attachments): void {
  const { engine } = attachments
  const config = { access: { menus: [...rsaTarget.menus], right: 'read' as const }, atDevice: true }
  const schema = (summary: string) => ({ tags: [rsaTarget.title], summary: `현장 단말기 ${summary}` })
  const targetAt = async (context: Context, key: string, lock: boolean): Promise<RsaTarget> => {
    const row = await loadRecord(rsaTarget, context, key, lock)
    if (row.plantCd !== deviceOf(context).plantCd) throw notFound()
    return row
  }
  app.get('/api/kiosk/risks', { config, schema: schema('오늘의 위험') }, async ({ session }) => {
    const context = reading(engine, session)
    return { data: await todayRisks(context, deviceOf(context).plantCd) }
  })
  app.get('/api/kiosk/risksigns', { config, schema: schema('서명할 위험성평가') }, async ({ session }) => {
    const context = reading(engine, session)
    return { data: await risksToSign(context, deviceOf(context).plantCd) }
  })
  /** One act for the person himself, another for the worker of a company whose PIN is proven before it. */
  const forWhom = (
    { name, summary }: { name: string; summary: string },
    own: (row: RsaTarget, context: Context, body: Given) => Promise<void>,
    worker: (row: RsaTarget, context: Context, vendorWorkerNo: number, body: Given) => Promise<void>,
  ) =>
    app.post(`/api/kiosk/risk/:key/${name}`, { config, schema: schema(summary) }, async (request: Keyed) => {
      const body = Object(request.body) as Given
      const asked = reading(engine, request.session)
      const seen = await targetAt(asked, request.params.key, false)
      const isWorker = body.vendorWorkerNo !== undefined && body.vendorWorkerNo !== null
      // The PIN of a worker is proven before the transaction, so that a wrong one is counted.
      if (isWorker) await proveWorker(asked, workerOfTeam(seen, asked, body.vendorWorkerNo), body.pinPwd)
      await writing(engine, request, async (context) => {
        const row = await targetAt(context, request.params.key, true)
        if (isWorker) await worker(row, context, workerOfTeam(row, context, body.vendorWorkerNo), body)
        else await own(row, context, body)
        context.publish(changeOf(rsaTarget, row.rsaTargetNo, row))
      })
      return { data: { rsaTargetNo: seen.rsaTargetNo } }
    })
  forWhom({ name: 'read', summary: '오늘의 위험 이해 확인' }, readResult, readAsWorker)
  forWhom(
    { name: 'sign', summary: '평가 참여 서명' },
    signOwn,
    (row, context, vendorWorkerNo, { opinionTxt }) =>
      signWorker(row, context, { vendorWorkerNo, opinionTxt }),
  )
  app.post(
    '/api/kiosk/proposal',
    {
      config: { access: { menus: [proposalMenu], right: 'write' as const }, atDevice: true },
      schema: { tags: [rsaProposal.title], summary: '현장 단말기 위험제안' },
    },
    async (request: FastifyRequest) => ({
      data: await writing(engine, request, async (context) => {
        const { plantCd } = deviceOf(context)
        const { hazardTxt, placeTxt, measureTxt, deptCd } = Object(request.body) as Record<string, unknown>
        const rsaProposalNo = Number(
          await createRecord(proposalBehaviour, context, {
            hazardTxt,
            placeTxt,
            measureTxt,
            plantCd,
            deptCd: deptCd ?? context.session.deptCd,
          }),
        )
        context.publish({ topic: rsaProposal.name, key: rsaProposalNo })
        return { rsaProposalNo }
      }),
    }),
  )
  // Of the own proposal only, and none is shown: the addresses of attachments stay closed to the device.
  app.post(
    '/api/kiosk/proposal/:key/picture',
    {
      config: { access: { menus: [proposalMenu], right: 'write' as const }, atDevice: true },
      schema: { tags: [rsaProposal.title], summary: '현장 단말기 위험제안 사진' },
    },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const { rsaProposalNo, plantCd, proposeUserId } = await loadRecord(
        rsaProposal,
        context,
        request.params.key,
      )
      if (plantCd !== deviceOf(context).plantCd || proposeUserId !== request.session.userId) throw notFound()
      const { data } = await receiveUpload(attachments, request, {
        taskClassNm: rsaProposal.name,
        taskFlag: flagOfPhoto,
        taskKey: String(rsaProposalNo),
      })
      return { data: { photoCnt: data.length } }
    },
  )
}
