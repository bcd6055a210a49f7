import type { Context } from '../../../core/server/context.ts'
import { Binds } from '../../../core/server/database.ts'
import { listWhere, type ListParameters } from '../../../core/server/list-query.ts'
import type { PermitState } from './permit-transitions.rule.ts'
import { workPermit } from './work-permit.resource.ts'

/** How many permits of the list stand in each state, with the same conditions and the same scope as the list itself; its state filter is left out. */
export async function permitCounts(
  context: Context,
  { state: _state, ...conditions }: ListParameters,
): Promise<Partial<Record<PermitState, number>>> {
  const binds = new Binds()
  const { where, late } = listWhere(workPermit, context, conditions, binds)
  const rows = await context.sql.query<{ state: PermitState; count: number }>(
    `select t."state", count(*)::int as "count" from "workPermit" t where ${[where, ...late].join(' and ')} group by t."state"`,
    binds.values,
  )
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}
