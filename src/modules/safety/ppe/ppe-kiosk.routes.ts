import type { FastifyInstance, FastifyRequest } from 'fastify'
import { changeOf } from '../../../core/server/entity/change-event.ts'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { forbidden, notFound } from '../../../core/server/http/errors.ts'
import { ppeIssue, type PpeIssue } from './ppe-issue.resource.ts'
import { ppeIssueBehaviour } from './ppe-issue.server.ts'
import type { KioskPpe } from './ppe-kiosk.rule.ts'
import { isKeeper } from './ppe-people.server.ts'
import { workerReceives } from './ppe-receiver.server.ts'
import { ppeRefusals } from './ppe-refusals.texts.ts'

/** What waits at a shared device for the signature of the person who has just given the own PIN. */
const receiptMenus = ['saf/ppe/ppeReceipt']

/**
 * Receipts at a shared device (docs/decisions/0029): the person is known by the own PIN, sees what was given to him
 * and signs for it; nobody signs for another. Whoever keeps the stock also sees what workers of companies were given:
 * each of them signs by his own PIN.
 */
export async function ppeKioskRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const config = (right: 'read' | 'write') => ({ access: { menus: receiptMenus, right }, atDevice: true })
  const schema = (summary: string) => ({ tags: [ppeIssue.title], summary: `현장 단말기 ${summary}` })
  const ownOf = async (context: Context, key: string, lock = true): Promise<PpeIssue> => {
    const row = await loadRecord(ppeIssue, context, key, lock)
    const mine = row.vendorWorkerNo === null && row.userId === context.session.userId
    if (row.plantCd !== plantOf(context) || !(mine || givesToWorkers(row, context))) throw notFound()
    return row
  }
  app.get(
    '/api/kiosk/ppeissues',
    { config: config('read'), schema: schema('수령할 보호구') },
    async ({ session }) => {
      const context = reading(engine, session)
      const rows = await context.sql.query<KioskPpe>(
        `select t."ppeIssueNo", t."ppeIssueCd", to_json(t."issueDt")#>>'{}' as "issueDt", g."userNm" as "issueUserNm", w."vendorWorkerNm" as "workerNm", v."vendorNm",
           (select jsonb_agg(jsonb_build_object('itemNm', i."ppeItemNm", 'sizeTxt', l."sizeTxt", 'qty', l."qty", 'unitNm', i."unitNm", 'nextYmd', l."nextYmd") order by l."ppeIssueLineNo")
            from "ppeIssueLine" l join "ppeItem" i using ("ppeItemNo") where l."ppeIssueNo" = t."ppeIssueNo") as "items"
         from "ppeIssue" t left join "user" g on g."userId" = t."issueUserId"
           left join "vendorWorker" w using ("vendorWorkerNo") left join "vendor" v on v."vendorCd" = t."vendorCd"
         where (t."userId" = $1 or $3 and t."vendorWorkerNo" is not null) and t."plantCd" = $2 and t."state" = 'issued' order by t."issueDt"`,
        [session.userId, plantOf(context), isKeeper(session, plantOf(context))],
      )
      return { data: rows }
    },
  )
  app.post(
    '/api/kiosk/ppeissue/:key/receive',
    { config: config('write'), schema: schema('보호구 수령 서명') },
    async (request: FastifyRequest<{ Params: { key: string } }>) => {
      const waiting = await ownOf(reading(engine, request.session), request.params.key, false)
      if (waiting.vendorWorkerNo !== null)
        await workerReceives(engine, request, (context, lock) => ownOf(context, request.params.key, lock))
      else
        await writing(engine, request, async (context) => {
          const row = await ownOf(context, request.params.key)
          await runTransition(ppeIssueBehaviour, context, row.ppeIssueNo, 'receive')
          context.publish(changeOf(ppeIssue, row.ppeIssueNo, row))
        })
      return { data: { ppeIssueNo: Number(request.params.key) } }
    },
  )
}
/** Who keeps the stock holds the device for workers of companies: they have no account. */
const givesToWorkers = ({ vendorWorkerNo, plantCd }: PpeIssue, { session }: Context): boolean =>
  vendorWorkerNo !== null && isKeeper(session, plantCd)
/** @throws Refusal 403 to a session that was not opened at a shared device */
function plantOf({ session }: Context): string {
  if (!session.device) throw forbidden(ppeRefusals.onlyHere())
  return session.device.plantCd
}
