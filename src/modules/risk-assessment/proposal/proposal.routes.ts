import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Binds } from '../../../core/server/database/database.ts'
import {
  actingAs,
  asSystem,
  reading,
  type Context,
  type Engine,
} from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { conflict, forbidden } from '../../../core/server/http/errors.ts'
import { improvement } from '../../improvement/improvement/improvement.resource.ts'
import { isRiskStaff } from '../risk-people.server.ts'
import { riskRefusals } from '../risk-refusals.texts.ts'
import type { LinkRequest } from './link-request.rule.ts'
import { proposalRefusals } from './proposal-refusals.texts.ts'
import { proposalMenu, rsaProposal } from './rsa-proposal.resource.ts'
import { proposalBehaviour } from './rsa-proposal.server.ts'

/** IMPR_SOURCE of what was asked for directly, such as through the link of a place. */
const suggestion = 'SUG'
const most = 50
const closedStates = ['closed', 'cancelled', 'rejected', 'merged']

/** Requests of the link that nobody has taken as a proposal, of those improvements that the caller sees. */
function openRequests(context: Context): Promise<LinkRequest[]> {
  const binds = new Binds()
  const scope = scopeWhere(improvement, context.session, 't', binds)
  return context.sql.query(
    `select t."imprNo", t."imprCd", t."problemDesc", t."placeNm", d."deptNm", to_json(t."reqDt") #>> '{}' as "reqDt" from "improvement" t left join "dept" d using ("deptCd")
     where ${scope} and t."sourceModuleCd" = ${binds.add(suggestion)} and t."imprLinkNo" is not null and not t."state" = any(${binds.add(closedStates)})
       and not exists (select 1 from "rsaProposal" p where p."imprNo" = t."imprNo") order by t."imprNo" desc limit ${most}`,
    binds.values,
  )
}
/** Takes a request of the link as an accepted proposal: nobody proposes it by name. @throws Refusal 403, 404, 409 */
async function takeRequest(context: Context, asked: unknown): Promise<number> {
  const row = await loadRecord(improvement, context, Number(asked), true)
  if (!isRiskStaff(context.session, row.plantCd)) throw forbidden(riskRefusals.staffOnly())
  if (row.sourceModuleCd !== suggestion || row.imprLinkNo === null)
    throw conflict(proposalRefusals.linkOnly())
  const taken = 'select 1 from "rsaProposal" where "imprNo" = $1'
  if (await context.sql.maybe(taken, [row.imprNo])) throw conflict(proposalRefusals.takenAlready())
  const { hazardTxt, placeTxt } = rsaProposal.fields
  return actingAs(context, { ...asSystem('현장 요청'), ip: context.session.ip }, async (own) => {
    const key = Number(
      await createRecord(proposalBehaviour, own, {
        hazardTxt: row.problemDesc.slice(0, hazardTxt.max),
        placeTxt: (row.placeNm ?? row.plantNm ?? row.plantCd).slice(0, placeTxt.max),
        plantCd: row.plantCd,
        deptCd: row.deptCd,
      }),
    )
    await setColumns(own, rsaProposal, key, { imprNo: row.imprNo, proposeDt: row.reqDt ?? own.now })
    await runTransition(proposalBehaviour, own, key, 'accept')
    own.publish({ topic: rsaProposal.name, key })
    return key
  })
}

/** The one anonymous door is the link of a place: what came through it becomes a proposal by a button. (fit D36) */
export function proposalRoutes(app: FastifyInstance, engine: Engine): void {
  const schema = (summary: string) => ({ tags: [rsaProposal.title], summary })
  app.get(
    '/api/rsa/proposal/requests',
    {
      config: { access: { menus: [proposalMenu], right: 'read' } },
      schema: schema('가져올 수 있는 현장 요청'),
    },
    async ({ session }) => ({ data: await openRequests(reading(engine, session)) }),
  )
  app.post(
    '/api/rsa/proposal/request',
    {
      config: { access: { menus: [proposalMenu], right: 'write' } },
      schema: schema('현장 요청을 위험제안으로 가져오기'),
    },
    (request: FastifyRequest) =>
      writing(engine, request, async (context) => ({
        data: { rsaProposalNo: await takeRequest(context, Object(request.body).imprNo) },
      })),
  )
}
