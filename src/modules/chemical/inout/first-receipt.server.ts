import type { Context } from '../../../core/server/entity/context.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import { assessmentReasons } from '../../../platform/assessment/assessment-port.server.ts'
import { ioTypes } from './in-out.rule.ts'

/** What a plant has never received is assessed before it comes. (사업장 위험성평가에 관한 지침 제13조제2항) */
export async function unassessed(
  context: Context,
  plantCd: string,
  prodNo: number,
): Promise<{ code: string; message: Said }[]> {
  const before = await context.sql.maybe(
    `select 1 from "chmInOut" where "plantCd" = $1 and "prodNo" = $2 and "ioTypeCd" = any($3) and "reversedYn" = 'N' limit 1`,
    [plantCd, prodNo, [ioTypes.purchase, ioTypes.bringIn]],
  )
  if (before) return []
  const reasons = await assessmentReasons(context, { kind: 'product', plantCd, prodNo })
  return reasons.map(({ message }) => ({ code: 'RSA_OPEN', message }))
}
