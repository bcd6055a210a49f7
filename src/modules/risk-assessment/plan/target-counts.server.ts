import type { Context } from '../../../core/server/entity/context.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { gradeWith, riskGradeOf } from '../matrix/matrix.rule.ts'
import { matrixOf } from '../matrix/matrix.server.ts'
import { openTargetStates, type RiskGrade } from '../risk-codes.rule.ts'
import { rsaTarget, type RsaTarget } from './rsa-target.resource.ts'
import { summaryOf } from './target-lines.server.ts'

export interface TargetCounts {
  rowCnt: number
  openRowCnt: number
  worstScore: number | null
  worstGradeCd: string | null
  riskGradeCd: RiskGrade | null
}
type Counted = Pick<RsaTarget, 'rsaTargetNo' | 'rsaTypeCd' | 'rsaMatrixNo'>
/** The rows of a target as they are now, and its worst; the target keeps them from its review on. */
export async function countsOf(row: Counted, context: Context): Promise<TargetCounts> {
  const { scored, unscored, notAccepted, worst } = await summaryOf(context, row)
  const matrix = await matrixOf(context, row.rsaMatrixNo)
  return {
    rowCnt: scored + unscored,
    openRowCnt: notAccepted,
    worstScore: worst?.score ?? null,
    worstGradeCd: worst?.gradeCd ?? null,
    riskGradeCd: worst ? riskGradeOf(gradeWith(matrix, worst.score).registerGrade) : null,
  }
}
/** The same of each target of a plan that the caller has seen. */
export async function countsOfPlan(
  context: Context,
  rsaPlanNo: number,
): Promise<(TargetCounts & { rsaTargetNo: number })[]> {
  const targets = await context.sql.query<Counted>(
    `select "rsaTargetNo", "rsaTypeCd", "rsaMatrixNo" from "rsaTarget" where "rsaPlanNo" = $1 and "excludeYn" is distinct from 'Y' order by 1`,
    [rsaPlanNo],
  )
  const counted = []
  for (const target of targets)
    counted.push({ rsaTargetNo: target.rsaTargetNo, ...(await countsOf(target, context)) })
  return counted
}
type Kept = Counted & Omit<TargetCounts, 'riskGradeCd'>
const mostRefreshed = 500
/** Brings the counts that lists show of sheets which are being written to what they hold; from the clock. */
export async function refreshCounts(context: Context): Promise<void> {
  const open = await context.sql.query<Kept>(
    `select "rsaTargetNo", "rsaTypeCd", "rsaMatrixNo", "rowCnt"::int as "rowCnt", "openRowCnt"::int as "openRowCnt", "worstScore"::float8 as "worstScore", "worstGradeCd"
     from "rsaTarget" where "state" = any($1) order by "updateDt" desc limit ${mostRefreshed}`,
    [openTargetStates],
  )
  for (const target of open) {
    const { riskGradeCd: _grade, ...counts } = await countsOf(target, context)
    const names = Object.keys(counts) as (keyof typeof counts)[]
    if (names.some((name) => counts[name] !== target[name]))
      await setColumns(context, rsaTarget, target.rsaTargetNo, counts, { trail: false, stamps: false })
  }
}
