import type { Context } from '../../../core/server/entity/context.ts'
import { endedTargetStates } from '../risk-codes.rule.ts'

interface Counts {
  confirmed: number
  open: number
}
/** The assessments of constructions: targets that name one, of the company that carries it out. (fit D19) */
export async function constructionTargets(
  { sql }: Pick<Context, 'sql'>,
  constNos: readonly number[],
): Promise<ReadonlyMap<number, Counts>> {
  const rows = await sql.query<Counts & { constNo: number }>(
    `select t."constNo", count(*) filter (where t."state" = any($2))::int as "confirmed", count(*) filter (where t."state" <> all($2))::int as "open"
     from "rsaTarget" t join "safConst" c using ("constNo") where t."constNo" = any($1::bigint[]) and t."vendorCd" = c."vendorCd"
       and t."excludeYn" is distinct from 'Y' group by 1`,
    [constNos, endedTargetStates],
  )
  return new Map(rows.map(({ constNo, ...counts }) => [constNo, counts]))
}
