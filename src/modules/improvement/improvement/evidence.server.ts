import type { Context } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { sameFinding, type Finding } from '../rules/recurrence.rule.ts'
import type { Improvement } from './improvement.resource.ts'
import { refusals } from './improvement-refusals.texts.ts'

/**
 * The finding that shows that it did not hold: the same kind of hazard at the same place, process or facility of the plant, and
 * newer than what was done (impr.md 4, 재개; IMP-09).
 */
export async function evidenceOf(row: Improvement, { sql }: Context, recurNo: number): Promise<number> {
  const found = await sql.maybe<{ newer: boolean } & Finding>(
    `select "plantCd", "processNo", "placeNm", "facilityNo", "hazardTypeCd", "reqDt" > coalesce($3::timestamptz, $4::timestamptz) as "newer" from "improvement"
     where "imprNo" = $1 and "plantCd" = $2 and "imprNo" <> $5 and "state" not in ('draft', 'cancelled', 'rejected')`,
    [recurNo, row.plantCd, row.doneDt, row.closeDt, row.imprNo],
  )
  if (!found) throw badField('recurNo', refusals.otherEvidence())
  if (!found.newer) throw badField('recurNo', refusals.olderEvidence())
  if (!sameFinding(row, found)) throw badField('recurNo', refusals.unlikeEvidence())
  return recurNo
}

/** A letter of the authority that came since the extension before (IMP-05). */
export async function hasNewLetter(row: Improvement, { sql }: Context): Promise<boolean> {
  const found = await sql.maybe(
    `select 1 from "attachFile" where "taskClassNm" = 'improvement' and "taskKey" = $1 and "taskFlag" = 'letter' and "delYn" = 'N'
       and "createDt" > coalesce((select max("reqDt") from "improvementExtension" where "imprNo" = $1::bigint), '-infinity') limit 1`,
    [String(row.imprNo)],
  )
  return found !== undefined
}
