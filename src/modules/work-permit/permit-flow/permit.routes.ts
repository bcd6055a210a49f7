import { disposition } from '../../../core/server/http/disposition.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { logPersonal } from '../../../core/server/entity/personal.ts'
import { writing, writingAfter } from '../../../core/server/entity/idempotency.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import type { Reach } from '../../../core/server/entity/scope.ts'
import { checkSite, cooperate, holdMeeting, recordEntry } from './permit-acts.server.ts'
import { sign, signed } from './permit-sign.server.ts'
import { measureGas, measuring, permitWaitMinutes } from './gas-acts.server.ts'
import { answerAtJob, proveAtJob } from './permit-attend.server.ts'
import { stopArea } from './area-stop.server.ts'
import { boardOf } from '../board/permit-board.server.ts'
import { explainPermit } from './permit-explain.server.ts'
import { parametersOf } from '../permit/permit-facts.server.ts'
import type { QrSigner } from '../../../platform/qr/qr-signer.ts'
import { requestImprovement } from './permit-improvement.server.ts'
import { noteOpening } from './permit-opening.server.ts'
import { permitPdf } from '../permit/permit-print.server.ts'
import { act, type RunAct } from '../../../core/server/entity/act.ts'
import { permitBehaviour } from './permit.server.ts'
import { adjustSimops, confirmAdjust } from '../simops/simops-adjust.server.ts'
import { isDay } from '../../../core/shared/dates.ts'
import { specialEducations } from '../permit/crew-requirements.rule.ts'
import { orderOf } from './permit-save.server.ts'
import { crewCandidates } from '../permit/worker-gate.server.ts'
import { jsaHazardsOf } from '../permit/jsa-port.server.ts'
import { workPermit, type WorkPermit } from '../permit/work-permit.resource.ts'
import { printWords } from '../permit/permit-print.texts.ts'
import { askHelper } from './permit-helpers.server.ts'
import { confirmChecks } from './check-acts.server.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>
/** What is recorded on a permit, in the transaction that holds its row. */
type Work = (permit: WorkPermit, context: Context, body: unknown) => Promise<void>
const path = workPermit.path

/**
 * What a permit has beyond the derived routes: measurements, checks, entries, signatures, the board and the
 * paper.
 */
export async function permitRoutes(app: FastifyInstance, engine: Engine, qr: QrSigner): Promise<void> {
  const access = (right: 'read' | 'write' | 'print') => ({ access: { menus: [...workPermit.menus], right } })
  const permitOf = (context: Context, key: string, lock: boolean, reach?: Reach) =>
    loadRecord(workPermit, context, key, lock, reach)
  const waiting: RunAct = (_, request, work) =>
    writing(engine, request, (context) => work(context, request.body), { waitMinutes: permitWaitMinutes })
  const recorded = (name: string, { summary, work, run }: { summary: string; work: Work; run?: RunAct }) =>
    act(app, engine, permitBehaviour, { name, summary, methods: ['POST', 'PUT'], run }, work)
  recorded('gas', {
    summary: '가스측정',
    work: measureGas,
    run: (_, request, work) =>
      measuring(
        engine,
        request,
        (context) => permitOf(context, request.params.key, false, 'own'),
        (context) => work(context, request.body),
      ),
  })
  recorded('checks', { summary: '안전조치 확인', work: confirmChecks, run: waiting })
  recorded('entry', { summary: '밀폐공간 출입', work: recordEntry })
  recorded('sign', {
    summary: '서명',
    work: sign,
    run: (_, request, work) =>
      signed(engine, request, (context) => permitOf(context, request.params.key, false, 'own'), work),
  })
  recorded('sitecheck', { summary: '현장 확인', work: checkSite })
  recorded('meeting', { summary: 'TBM', work: holdMeeting })
  recorded('attend', {
    summary: 'TBM 서명·작업직전 점검',
    work: answerAtJob,
    run: (_, request, work) =>
      writingAfter(
        engine,
        request,
        async () =>
          proveAtJob(
            engine,
            await permitOf(reading(engine, request.session), request.params.key, false, 'own'),
            request,
          ),
        (context) => work(context, request.body),
      ),
  })
  recorded('improvement', {
    summary: '개선요청',
    work: async (permit, context, body) => void (await requestImprovement(permit, context, body)),
  })
  recorded('simopsadjust', { summary: '동시작업 조정', work: adjustSimops })
  recorded('simopsconfirm', { summary: '동시작업 조정 확인', work: confirmAdjust })
  act(
    app,
    engine,
    permitBehaviour,
    { name: 'ask', summary: '조치할 사람에게 요청', methods: ['POST'], right: 'read' },
    askHelper,
  )
  recorded('cooperation', {
    summary: '협조확인',
    work: (permit, context, body) => {
      const { permitCooperationNo, ...rest } = (body ?? {}) as { permitCooperationNo?: number }
      return cooperate(permit, context, Number(permitCooperationNo), rest)
    },
  })

  app.get(
    `${path}/:key/explain`,
    { config: access('read'), schema: { tags: [workPermit.title], summary: '작업허가 판정 근거' } },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const permit = await permitOf(context, request.params.key, false)
      await noteOpening(permit, context)
      return { data: await explainPermit(permit, context) }
    },
  )
  app.get(
    `${path}/:key/jsahazards`,
    { config: access('read'), schema: { tags: [workPermit.title], summary: '작업의뢰 JSA의 유해·위험요인' } },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const { wkodNo } = await permitOf(context, request.params.key, false)
      return { data: await jsaHazardsOf(context, wkodNo) }
    },
  )
  app.get(
    `${path}/:key/print`,
    { config: access('print'), schema: { tags: [workPermit.title], summary: '작업허가서 인쇄(PDF)' } },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const permit = await permitOf(context, request.params.key, false)
      const pdf = await permitPdf(permit, context, qr)
      await audit(context, acts.print, workPermit.name, permit.permitNo)
      return reply
        .type('application/pdf')
        .header(
          'content-disposition',
          disposition(
            'inline',
            printWords.fileName({ permit: permit.permitCd ?? '' }).in(request.session.language),
          ),
        )
        .send(pdf)
    },
  )
  app.get(
    '/api/saf/permitparameters',
    { config: access('read'), schema: { tags: [workPermit.title], summary: '작업허가 기준값(현재 유효)' } },
    async (request) => ({
      data: await parametersOf(
        reading(engine, request.session),
        (request.query as { plantCd?: string }).plantCd,
      ),
    }),
  )
  app.get(
    '/api/saf/workpermitcrew',
    {
      config: access('write'),
      schema: { tags: [workPermit.title], summary: '작업허가 작업자 후보와 투입 불가 사유' },
    },
    async (request) => {
      const context = reading(engine, request.session)
      const query = request.query as Partial<Record<'wkodNo' | 'q' | 'keys' | 'workYmd' | 'eduCds', unknown>>
      const listOf = (value: unknown): string[] =>
        (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string')
      const order = await orderOf(context, Number(query.wkodNo) || 0)
      const asked = {
        words: typeof query.q === 'string' ? query.q.trim().normalize('NFC') : '',
        workYmd: typeof query.workYmd === 'string' && isDay(query.workYmd) ? query.workYmd : context.today,
        specialEducations: Object.values(specialEducations).filter(({ code }) =>
          listOf(query.eduCds).includes(code),
        ),
        keys: query.keys !== undefined ? listOf(query.keys) : undefined,
      }
      const data = await crewCandidates(context, order, asked)
      // Names in full, because who is chosen is called out at the place of the work (decision 0028): written
      // down like every sight of them.
      await logPersonal(context, {
        tableNm: order.vendorCd === null ? 'user' : 'vendorWorker',
        act: acts.read,
        rowCnt: data.length,
      })
      return { data }
    },
  )
  app.post(
    '/api/saf/areastop',
    {
      config: {
        access: {
          menus: [
            'constSafe/constSafeStatus/constSafeStatus',
            '/constSafeStatus/constSafeStatus',
            ...workPermit.menus,
          ],
          right: 'read',
        },
      },
      schema: { tags: [workPermit.title], summary: '구역의 모든 작업 비상 중지' },
    },
    async (request) => ({
      data: await writing(engine, request, (context) => stopArea(context, request.body)),
    }),
  )
  app.get(
    '/api/saf/status/today',
    {
      config: {
        access: {
          menus: [
            'constSafe/constSafeStatus/constSafeStatus',
            '/constSafeStatus/constSafeStatus',
            ...workPermit.menus,
          ],
          right: 'read',
        },
      },
      schema: { tags: [workPermit.title], summary: '오늘의 작업 현황판' },
    },
    async (request) => ({
      data: await boardOf(reading(engine, request.session), (request.query as { plantCd?: string }).plantCd),
    }),
  )
}
