import type { Context } from '../../../core/server/entity/context.ts'

/** Material checks under which a material may come in. (chm.md 4: 60, 65, 80) */
const openStates = ['approved', 'conditional', 'registered']

/**
 * Materials of a company that may not be used at a plant through a day, by name: they were declared, and no
 * material check of them is approved and valid so long. What is named without being declared is found by its
 * name. (vendor R10, chm 5.9)
 * @param day 'YYYY-MM-DD', last day of the use
 */
export async function unapprovedMaterials(
  { sql }: Pick<Context, 'sql'>,
  use: {
    vendorCd: string
    plantCd: string
    day: string
    chemprodNos: readonly number[]
    names: readonly string[]
  },
): Promise<string[]> {
  if (use.chemprodNos.length === 0 && use.names.length === 0) return []
  const rows = await sql.query<{ prodNm: string }>(
    `select distinct p."prodNm" from "chemprod" p
     where p."vendorCd" = $1 and (p."chemprodNo" = any($2::bigint[]) or p."prodNm" = any($3::text[]))
       and not exists (select 1 from "matChkProd" l join "matChkRqst" r using ("matChkRqstNo")
         where l."chemprodNo" = p."chemprodNo" and (r."plantCd" = $4 or $4 = any(r."plantCds")) and r."state" = any($5::text[]) and coalesce(r."validYmd" >= $6::date, true))
     order by 1`,
    [use.vendorCd, use.chemprodNos, use.names, use.plantCd, openStates, use.day],
  )
  return rows.map(({ prodNm }) => prodNm)
}
