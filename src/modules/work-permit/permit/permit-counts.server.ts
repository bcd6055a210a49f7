import type { Context } from '../../../core/server/context.ts'
import { stateCounts, type ListParameters } from '../../../core/server/list-query.ts'
import type { PermitState } from './permit-transitions.rule.ts'
import { workPermit } from './work-permit.resource.ts'

/** How many permits of the list stand in each state, with the same conditions and the same scope as the list itself; states without any are left out. */
export async function permitCounts(context: Context, conditions: ListParameters): Promise<Partial<Record<PermitState, number>>> {
  const counts = await stateCounts(workPermit, context, conditions)
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}
