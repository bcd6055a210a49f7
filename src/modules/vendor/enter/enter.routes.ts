import type { FastifyInstance, FastifyRequest } from 'fastify'
import { act } from '../../../core/server/entity/act.ts'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { checkedInput } from '../../../core/server/entity/save.ts'
import { flag, text } from '../../../core/shared/field.ts'
import type { QrSigner } from '../../../platform/qr/qr-signer.ts'
import { documentMenus, vendorDoc } from '../doc/vendor-doc.resource.ts'
import { vendorDocBehaviour, verifyDocument } from '../doc/vendor-doc.server.ts'
import { passEnd, verdictOf, verdicts } from './enter-check.rule.ts'
import { seesPersons } from './enter-facts.server.ts'
import { heardBound, heardProblems } from './enter-heard.rule.ts'
import { expiring } from './expire-status.server.ts'
import { enterLog, enterLogMenu } from './enter-log.resource.ts'
import { passGate } from './enter-log.server.ts'
import { enterMenus, enterRqst } from './enter-rqst.resource.ts'
import { checkRequest, enterRqstBehaviour, saveReviews } from './enter-rqst.server.ts'
import { meaningOfPass } from './enter-pass.server.ts'
import { enterPass } from './enter-pass.resource.ts'
import { passWorks } from './gate-port.server.ts'
import { insideNow, isInside } from './inside.server.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>
const verification = { okYn: flag('확인', { required: true }), rejectReason: text('반려사유', { max: 500 }) }

/** The check and the review of entry requests, the gate, papers that were looked at, and what ends soon. */
export async function enterRoutes(app: FastifyInstance, engine: Engine, qr: QrSigner): Promise<void> {
  app.get(
    `${enterRqst.path}/:key/check`,
    {
      config: { access: { menus: [...enterRqst.menus], right: 'read' } },
      schema: { tags: [enterRqst.title], summary: '출입 적격 검사' },
    },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const row = await loadRecord(enterRqst, context, request.params.key)
      const checked = await checkRequest(context, row)
      const sees = seesPersons(request.session)
      const areaTxt = row.areas.map(({ areaNm, areaCd }) => areaNm ?? areaCd).join(', ') || null
      const meanings = await Promise.all(
        checked.map(async ({ bounds }, index) => {
          const end = passEnd(bounds)
          const { vendorWorkerNo, vendorEquipNo } = row.lines[index]!
          const holder = { plantCd: row.plantCd, vendorWorkerNo, vendorEquipNo }
          return end
            ? meaningOfPass(context, holder, { fromYmd: row.fromYmd, toYmd: end.toYmd, areaTxt })
            : []
        }),
      )
      return {
        data: {
          okYn: checked.every(({ problems }) => verdictOf(problems) !== verdicts.unfit) ? 'Y' : 'N',
          lines: checked.map(({ problems, bounds }, index) => {
            const end = passEnd(bounds)
            return {
              enterRqstLineNo: row.lines[index]!.enterRqstLineNo,
              checkCd: verdictOf(problems),
              problems: heardProblems(problems, sees),
              passEnd: end && { toYmd: end.toYmd, name: heardBound(end, sees) },
              passes: meanings[index],
            }
          }),
        },
      }
    },
  )
  act(
    app,
    engine,
    enterRqstBehaviour,
    { name: 'reviews', summary: '출입 대상별 검토', menus: enterMenus },
    saveReviews,
  )
  app.get(
    `${enterPass.path}/:key/uses`,
    {
      config: { access: { menus: [...enterPass.menus], right: 'read' } },
      schema: { tags: [enterPass.title], summary: '출입증이 지금 쓰이는 곳' },
    },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const pass = await loadRecord(enterPass, context, request.params.key)
      return { data: { inside: await isInside(context, pass), works: await passWorks.of(context, pass) } }
    },
  )
  app.post(
    '/api/vendor/entergate',
    {
      config: { access: { menus: [enterLogMenu], right: 'write' } },
      schema: { tags: [enterLog.title], summary: '게이트 출입 확인' },
    },
    async (request) => ({
      data: await writing(engine, request, (context) => passGate(context, qr, request.body)),
    }),
  )
  app.get(
    '/api/vendor/enterinside',
    {
      config: { access: { menus: [enterLogMenu], right: 'read' } },
      schema: { tags: [enterLog.title], summary: '현재 출역인원' },
    },
    async ({ session }) => ({ data: await insideNow(reading(engine, session), session.plants ?? undefined) }),
  )
  act(
    app,
    engine,
    vendorDocBehaviour,
    { name: 'verify', summary: '업체서류 확인·반려', menus: documentMenus },
    (row, context, body) =>
      verifyDocument(
        context,
        row,
        checkedInput(verification, body) as { okYn: 'Y' | 'N'; rejectReason: string | null },
      ),
  )
  app.get(
    '/api/vendor/expirestatus',
    {
      config: { access: { menus: ['vendor/enter/expireStatus'], right: 'read' } },
      schema: { tags: [vendorDoc.title], summary: '자격·교육·서류 만료현황' },
    },
    async ({ session }) => ({ data: await expiring(reading(engine, session)) }),
  )
}
