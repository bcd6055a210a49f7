import type { Context } from '../../../core/server/entity/context.ts'
import type { RiskFigures } from '../risk-parameters.rule.ts'
import { qualityFacts, type QualityFacts } from './plan-quality.rule.ts'
import type { RsaPlan } from './rsa-plan.resource.ts'
import { lastYearOf } from './last-year.server.ts'
import { methodsOfType } from './target-lines.server.ts'

export interface TargetQuality extends QualityFacts {
  rsaTargetNo: number
  rsaTargetNm: string
  copiedYn: 'Y' | 'N'
}
/** The quality sensor of each target of a plan. It warns and blocks nothing. (rsa.md 8, 10) */
export async function qualityOf(
  context: Context,
  { rsaPlanNo }: RsaPlan,
  { copiedPct }: RiskFigures,
): Promise<TargetQuality[]> {
  const targets = await context.sql.query<{
    rsaTargetNo: number
    rsaTargetNm: string
    rsaTypeCd: string
    prevTargetNo: number | null
  }>(
    `select "rsaTargetNo", "rsaTargetNm", "rsaTypeCd", "prevTargetNo" from "rsaTarget" where "rsaPlanNo" = $1 and "excludeYn" is distinct from 'Y' order by 1`,
    [rsaPlanNo],
  )
  const found: TargetQuality[] = []
  for (const target of targets) {
    const before = new Set((await lastYearOf(context, target)).map(({ hazardTxt }) => hazardTxt.trim()))
    const rows = []
    for (const method of methodsOfType(target.rsaTypeCd))
      rows.push(...(await method.rowsOf(context, target.rsaTargetNo)))
    const facts = qualityFacts(rows.map((row) => ({ ...row, copied: before.has(row.hazardTxt.trim()) })))
    const { rsaTargetNo, rsaTargetNm } = target
    found.push({ rsaTargetNo, rsaTargetNm, ...facts, copiedYn: facts.copiedPct > copiedPct ? 'Y' : 'N' })
  }
  return found
}
