import {
  permitTypes,
  riskGrades,
  supplements,
  type PermitTypeCode,
  type RiskGrade,
  type SupplementCode,
} from './permit-codes.rule.ts'
import { addMonths } from '../../../core/shared/dates.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { jsaRefusals } from './jsa.texts.ts'

/** The JSA of an order and the kinds of work for which the order was assessed with it. */
export interface OrderJsa {
  jsaTxt: string | null
  /** Day on which it was made or confirmed last. */
  jsaYmd: string | null
  /** Empty: the order was assessed without naming kinds, so that nothing can be compared. */
  permitTypeCd: string | null
  supplCds: readonly string[] | null
}
export interface PlannedWork {
  riskGradeCd: RiskGrade | null
  permitTypeCd: PermitTypeCode
  supplCds: readonly SupplementCode[]
  workYmd: string
}

/** Last day on which a JSA holds: 12 months from 2025-03-10 are through 2026-03-10. */
export const jsaValidThrough = (jsaYmd: string, months: number): string => addMonths(jsaYmd, months)

/**
 * Why a permit may not be asked for under the JSA of its order: none where the grade needs one, one that is
 * older than the company allows on the day of the work, or one of another work. (ptw.md 5.1; features 5b: at
 * most a year old, a changed work needs a new one)
 */
export function judgeJsa(
  order: OrderJsa,
  work: PlannedWork,
  parameters: { jsaMaxMonths: number },
): Sentence[] {
  const needed = work.riskGradeCd === 'H' || work.riskGradeCd === 'M'
  if (!order.jsaTxt) return needed ? [jsaRefusals.needed({ grade: riskGrades[work.riskGradeCd!] })] : []
  const reasons: Sentence[] = []
  if (!order.jsaYmd) reasons.push(jsaRefusals.noDay({ jsa: order.jsaTxt }))
  else {
    const until = jsaValidThrough(order.jsaYmd, parameters.jsaMaxMonths)
    if (until < work.workYmd)
      reasons.push(jsaRefusals.old({ jsa: order.jsaTxt, until, months: parameters.jsaMaxMonths }))
  }
  const changed = [
    ...(order.permitTypeCd === 'G' && work.permitTypeCd === 'H' ? [permitTypes.H] : []),
    ...(order.permitTypeCd
      ? work.supplCds
          .filter((code) => !(order.supplCds ?? []).includes(code))
          .map((code) => supplements[code])
      : []),
  ]
  if (changed.length > 0) reasons.push(jsaRefusals.otherWork({ jsa: order.jsaTxt, kinds: changed }))
  return needed ? reasons : []
}
