import type { Context } from '../../../core/server/entity/context.ts'
import { wholeCompany } from '../../../core/shared/whole-company.ts'

/**
 * The courses among these that a record of a plant may name: confirmed ones of the plant, and those of the whole
 * company. Pickers offer the same (`inStates` of the field, `offerAtEveryPlant`).
 */
export async function choosableCourses(
  { sql }: Pick<Context, 'sql'>,
  courseNos: readonly number[],
  plantCd: string,
): Promise<Set<number>> {
  const rows = await sql.query<{ no: number }>(
    `select "eduCourseNo" as "no" from "eduCourse" where "eduCourseNo" = any($1::bigint[]) and "state" = 'confirmed' and "plantCd" in ($2, $3)`,
    [courseNos, wholeCompany, plantCd],
  )
  return new Set(rows.map(({ no }) => no))
}
