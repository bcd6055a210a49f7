import { defineBehaviour } from '../../core/server/behaviour.ts'
import type { Sql } from '../../core/server/database.ts'
import { sysParam } from './parameter.resource.ts'

export const sysParamBehaviour = defineBehaviour(sysParam, {
  beforeSave: (input) => ({ ...input, confirmNeededYn: input.confirmNeededYn ?? 'N' }),
})

/** A value in force, with the day since which it holds. */
export interface Parameter {
  paramCd: string
  val: string
  fromYmd: string
  confirmNeededYn: 'Y' | 'N'
}
/**
 * The values in force on a day at a plant, of the codes that start with the prefix: the plant's own before the one for all
 * plants, then the newest.
 * @param day 'YYYY-MM-DD'
 */
export async function parametersOn(sql: Sql, prefix: string, plantCd: string | null, day: string): Promise<Map<string, Parameter>> {
  const rows = await sql.query<Parameter>(
    `select distinct on ("paramCd") "paramCd", "val", "fromYmd", "confirmNeededYn" from "sysParam"
     where starts_with("paramCd", $1) and ("plantCd" is null or "plantCd" = $2) and "fromYmd" <= $3
     order by "paramCd", "plantCd" nulls last, "fromYmd" desc`,
    [prefix, plantCd, day],
  )
  return new Map(rows.map((row) => [row.paramCd, row]))
}
