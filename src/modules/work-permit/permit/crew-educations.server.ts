import type { Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { specialEducationsFor } from './crew-requirements.rule.ts'
import { crewOf, employeesIn, vendorWorkersIn } from './crew.rule.ts'
import { parametersOf } from './permit-facts.server.ts'
import { supplementsOf } from './permit-facts.rule.ts'
import { occupyingStates } from './permit-transitions.rule.ts'
import { workPermit } from './work-permit.resource.ts'

/** A permit whose work asks for special education, with everybody who is named on it. */
export interface CrewEducation {
  permitNo: number
  workYmd: string
  /** Items of VND_EDU. */
  items: string[]
  vendorWorkerNos: number[]
  userIds: string[]
}
const mostPermits = 2000

/**
 * The special educations that works of these days ask of their crews, from the request on: what somebody lacks is known
 * before he stands at the gate. For the module that keeps education.
 */
export async function crewEducations(
  context: Context,
  { fromYmd, toYmd }: { fromYmd: string; toYmd: string },
): Promise<CrewEducation[]> {
  const rows = await context.sql.query<{ permitNo: number; workYmd: string }>(
    `select "permitNo", "workYmd"::text as "workYmd" from "workPermit" where "workYmd" between $1::date and $2::date and "state" = any($3::text[])
     order by "workYmd", "permitNo" limit ${mostPermits}`,
    [fromYmd, toYmd, occupyingStates],
  )
  const found: CrewEducation[] = []
  for (const { permitNo, workYmd } of rows) {
    const permit = await loadRecord(workPermit, context, permitNo)
    const items = specialEducationsFor(
      { ...permit, supplCds: supplementsOf(permit) },
      await parametersOf(context, permit.plantCd, workYmd),
    )
    const crew = crewOf(permit)
    if (items.length > 0 && crew.length > 0)
      found.push({
        permitNo,
        workYmd,
        items: items.map(({ code }) => code),
        vendorWorkerNos: vendorWorkersIn(crew),
        userIds: employeesIn(crew),
      })
  }
  return found
}
