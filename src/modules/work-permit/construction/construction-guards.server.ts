import { evalKinds, vendorGrades } from '../../vendor/vendor/vendor-codes.rule.ts'
import type { Guard } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import { contractReasons } from '../../vendor/contract/contract-ready.server.ts'
import { constructionParameters, contractOf, dutiesOf, provenDuties } from './construction-facts.server.ts'
import { calculateSafetyCost, isCostKind } from './safety-cost.rule.ts'
import type { SafConst, safConst } from './saf-const.resource.ts'

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
          message: '안전보건관리계획서 승인 전에는 착공할 수 없습니다.',
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
          message: '산업안전보건관리비 계획이 승인되지 않았습니다(산업안전보건법 제72조).',
          fixUrl: '#costs',
        }
  },
  evaluation: async ({ vendorCd }, { sql, now }) => {
    const last = await sql.maybe<{ gradeCd: string | null; validToYmd: string | null }>(
      `select "gradeCd", "validToYmd"::text from "vendorEval" where "vendorCd" = $1 and "evalTypeCd" = $2 and "state" = 'confirmed'
       order by "confirmDt" desc nulls last, "vendorEvalNo" desc limit 1`,
      [vendorCd, selectionKind],
    )
    const reason = (message: string): Reason => ({
      guard: 'evaluation',
      message,
      fixUrl: '/vendor/eval/vendorEvalPlan',
    })
    if (!last) return reason('확정된 적격수급인 평가가 없습니다(산업안전보건법 제61조).')
    if (last.gradeCd === lowestGrade)
      return reason('적격수급인 평가가 C등급 이상이어야 합니다(산업안전보건법 제61조).')
    if (last.validToYmd && last.validToYmd < now.slice(0, 10))
      return reason(`적격수급인 평가의 유효기간(${last.validToYmd})이 지났습니다(산업안전보건법 제61조).`)
    return undefined
  },
  people: ({ siteMgrUserId }) =>
    siteMgrUserId
      ? undefined
      : {
          guard: 'people',
          message: '업체의 현장책임자를 지정해 주세요.',
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
      .map(({ label, explanation }) => ({
        guard: 'duties',
        message: `${label} 서류를 첨부해 주세요(${explanation.source}).`,
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
        message: `종결되지 않은 작업의뢰가 ${open.length}건 있습니다: ${open.map(({ wkodCd }) => wkodCd).join(', ')}`,
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
    ? `진행 중인 작업허가가 ${running.length}건 있습니다: ${running.map(({ permitCd }) => permitCd).join(', ')}`
    : undefined
}
