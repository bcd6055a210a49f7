import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { badField } from '../../core/server/http/errors.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { messages } from '../../core/shared/messages.ts'
import { deptProcess } from './dept-process.resource.ts'
import { process } from './process.resource.ts'

export const processBehaviour = defineBehaviour(process, {
  beforeSave: (input) => {
    if (input.fromYmd && input.toYmd && input.toYmd < input.fromYmd)
      throw badField('toYmd', messages.endBeforeStart)
    return input
  },
})

/** Department and process belong to the plant of the row. */
export const deptProcessBehaviour = defineBehaviour(deptProcess, {
  beforeSave: async (input, { sql }) => {
    const found = await sql.maybe<{ processNm: string; fits: boolean }>(
      `select p."processNm", p."plantCd" = $2 and exists (select 1 from "dept" d where d."deptCd" = $3 and d."plantCd" = $2) as "fits"
       from "process" p where p."processNo" = $1`,
      [input.processNo, input.plantCd, input.deptCd],
    )
    if (found && !found.fits) throw badField('processNo', messages.processNotAssigned(found.processNm))
    return input
  },
})

/**
 * For every record that names plant, department and process: the process must be assigned to them
 * (specification section 5). 0 and nothing mean all processes and are never refused.
 * @throws Refusal 400 with the message at processNo
 */
export async function refuseForeignProcess(
  sql: Sql,
  row: { plantCd?: string | null; deptCd?: string | null; processNo?: number | null },
): Promise<void> {
  if (!row.processNo) return
  const found = await sql.maybe<{ processNm: string; assigned: boolean }>(
    `select p."processNm", exists (select 1 from "deptProcess" d where d."processNo" = p."processNo" and d."deptCd" = $2 and d."plantCd" = $3) as "assigned"
     from "process" p where p."processNo" = $1`,
    [row.processNo, row.deptCd ?? null, row.plantCd ?? null],
  )
  if (!found?.assigned)
    throw badField('processNo', messages.processNotAssigned(found?.processNm ?? String(row.processNo)))
}
