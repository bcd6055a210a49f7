import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { createImprovement } from '../../improvement/improvement/create-improvement.server.ts'
import { vendorRecords } from '../record-pages.rule.ts'
import { evaluationParameters } from './eval-facts.server.ts'
import { psrmGradeOf } from './evaluation.rule.ts'
import { evaluationSentences } from './evaluation.texts.ts'
import type { VendorEval } from './vendor-eval.resource.ts'

/** Items of IMPR_SOURCE and IMPR_HAZARD. */
const source = 'VEN'
const hazard = 'ETC'
const named = 5

/**
 * A process safety evaluation below its limit opens one improvement plan, due after the days that the company has set
 * (vendor R9: below 80, 30 days). Its requester is an evaluator of the plant.
 */
export async function openPsrmPlan(row: VendorEval, context: Context): Promise<void> {
  const { psrmPlanScore, psrmPlanDays } = await evaluationParameters(context, row.plantCd)
  if (row.score === null || row.score >= psrmPlanScore) return
  const requester = await context.sql.maybe<{ userId: string; userNm: string; deptCd: string }>(
    `select u."userId", u."userNm", u."deptCd" from "vendorEvalUser" e join "user" u on u."userId" = e."evalUserId"
     where e."vendorEvalNo" = $1 and u."deptCd" is not null order by e."vendorEvalUserNo" limit 1`,
    [row.vendorEvalNo],
  )
  if (!requester) return
  const low = row.items
    .filter(({ naYn }) => naYn !== 'Y')
    .toSorted((one, other) => (one.evalScore ?? 0) / one.weight - (other.evalScore ?? 0) / other.weight)
    .slice(0, named)
    .map(({ itemNm }) => itemNm)
  await actingAs(context, { ...asSystem('PSRM 개선계획'), ...requester }, (own) =>
    createImprovement(own, {
      sourceModuleCd: source,
      sourceKey: `eval ${row.vendorEvalNo}`,
      sourceUrl: addressOf(vendorRecords.vendorEval, row.vendorEvalNo),
      imprNm: String(evaluationSentences.psrmPlan({ vendor: row.vendorNm ?? '' })).slice(0, 200),
      problemDesc: String(
        evaluationSentences.psrmProblem({
          code: row.evalCd ?? '',
          period: row.periodTxt,
          score: row.score ?? 0,
          grade: psrmGradeOf(row.score ?? 0),
          limit: psrmPlanScore,
          days: psrmPlanDays,
          items: low.join(', '),
        }),
      ).slice(0, 2000),
      plantCd: row.plantCd,
      deptCd: requester.deptCd,
      placeNm: String(evaluationSentences.psrmPlace()),
      hazardTypeCd: hazard,
      dueYmd: addDays(context.today, psrmPlanDays),
      proposedVendorCd: row.vendorCd,
    }),
  )
}
