import { evalKinds, vendorGrades } from '../../vendor/vendor/vendor-codes.rule.ts'
import type { Guard } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import { contractReasons } from '../../vendor/contract/contract-ready.server.ts'
import { constructionParameters, contractOf, dutiesOf, provenDuties } from './construction-facts.server.ts'
import { calculateSafetyCost, isCostKind } from './safety-cost.rule.ts'
import type { SafConst, safConst } from './saf-const.resource.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { constructionSentences } from './construction.texts.ts'
import { legalDuties } from './legal-duties.rule.ts'

type ConstructionGuard = Guard<typeof safConst>

/**
 * What must be there before a construction begins (ptw.md 4, 20 → 30). Together they are the list that the
 * page shows.
 */
export const startGuards = {
  plan: async ({ constNo }, { sql }) =>
    (await sql.maybe(`select 1 from "safHealthPlan" where "constNo" = $1 and "state" = 'approved' limit 1`, [
      constNo,
    ]))
      ? undefined
      : ({
          guard: 'plan',
          message: constructionSentences.planBefore(),
          fixUrl: '#plans',
        } satisfies Reason),
  cost: async (construction, context) => {
    if (!(await owesSafetyCost(construction, context))) return undefined
    const approved = await context.sql.maybe(
      `select 1 from "safCost" where "constNo" = $1 and "state" = 'approved'`,
      [construction.constNo],
    )
    return approved
      ? undefined
      : {
          guard: 'cost',
          message: constructionSentences.costBefore(),
          fixUrl: '#costs',
        }
  },
  evaluation: async ({ vendorCd }, { sql, today }) => {
    const last = await sql.maybe<{ gradeCd: string | null; validToYmd: string | null }>(
      `select "gradeCd", "validToYmd"::text from "vendorEval" where "vendorCd" = $1 and "evalTypeCd" = $2 and "state" = 'confirmed'
       order by "confirmDt" desc nulls last, "vendorEvalNo" desc limit 1`,
      [vendorCd, selectionKind],
    )
    const reason = (message: Sentence): Reason => ({
      guard: 'evaluation',
      message,
      fixUrl: '/vendor/eval/vendorEvalPlan',
    })
    if (!last) return reason(constructionSentences.noEvaluation())
    if (last.gradeCd === lowestGrade) return reason(constructionSentences.lowEvaluation())
    if (last.validToYmd && last.validToYmd < today)
      return reason(constructionSentences.oldEvaluation({ day: last.validToYmd }))
    return undefined
  },
  people: ({ siteMgrUserId }) =>
    siteMgrUserId
      ? undefined
      : {
          guard: 'people',
          message: constructionSentences.siteManager(),
          fixUrl: '#facts',
        },
  contract: async (construction, context) =>
    contractReasons(context, await contractOf(context, construction.contractNo), context.today),
  duties: async (construction, context) => {
    const [duties, proven] = await Promise.all([
      dutiesOf(context, construction, await contractOf(context, construction.contractNo)),
      provenDuties(context, construction),
    ])
    return duties
      .filter(({ duty, needed }) => needed && !proven.has(duty))
      .map(({ duty, label }) => ({
        guard: 'duties',
        message: constructionSentences.dutyPaper({ duty: label, source: legalDuties[duty].law }),
        fixUrl: '#duties',
      }))
  },
} satisfies Record<string, ConstructionGuard>

/** EVAL_KIND: 계약 전 적격수급인. */
const selectionKind = evalKinds.selection
/** VND_GRADE: D. */
const lowestGrade = vendorGrades.worst

/**
 * Whether the notice on safety costs covers a construction: its kind is in the table and its amount is large
 * enough.
 */
async function owesSafetyCost(construction: SafConst, context: Context): Promise<boolean> {
  if (!isCostKind(construction.costKindCd)) return false
  const { planAmt } = calculateSafetyCost(
    {
      costKindCd: construction.costKindCd,
      totalAmt: construction.contractAmt,
      targetAmt: construction.targetAmt,
      suppliedAmt: construction.suppliedAmt ?? 0,
      healthManager: false,
    },
    await constructionParameters(context, construction.plantCd),
  )
  return planAmt > 0
}

/** Orders and permits end before their construction does. */
export const openWork: ConstructionGuard = async ({ constNo }, { sql }) => {
  const open = await sql.query<{ wkodCd: string; wkodNo: number }>(
    `select "wkodCd", "wkodNo" from "workOrder" where "constNo" = $1 and "state" not in ('closed', 'cancelled') order by 1`,
    [constNo],
  )
  return open.length > 0
    ? {
        guard: 'orders',
        message: constructionSentences.openOrders({
          count: open.length,
          orders: open.map(({ wkodCd }) => wkodCd).join(', '),
        }),
        fixUrl: '#orders',
      }
    : undefined
}
/** No permit of a construction may be running when it is stopped for good. */
export const runningWork: ConstructionGuard = async ({ constNo }, { sql }) => {
  const running = await sql.query<{ permitCd: string }>(
    `select p."permitCd" from "workPermit" p join "workOrder" o using ("wkodNo")
     where o."constNo" = $1 and p."state" in ('approved', 'working', 'extensionRequested', 'suspended', 'completionReported', 'watching') order by 1`,
    [constNo],
  )
  return running.length > 0
    ? constructionSentences.runningPermits({
        count: running.length,
        permits: running.map(({ permitCd }) => permitCd).join(', '),
      })
    : undefined
}
