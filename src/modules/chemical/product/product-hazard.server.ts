import type { Context } from '../../../core/server/entity/context.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import { designatedQuantitiesOn } from '../store/store-facts.server.ts'
import { judgeHazard, type HazardPart, type ProductHazard } from './product-hazard.rule.ts'

/**
 * A component as a product has it or is about to; the stored secret behind `compNo` is judged in its place.
 */
export interface GivenComponent {
  compNo?: number | null
  chemNo?: number | null
  contentMax?: number | null
  contentRep?: number | null
}

/** The judgement of the fire law on a composition. @returns undefined when it cannot be judged */
export async function hazardOfProduct(
  { sql, today }: Pick<Context, 'sql' | 'today'>,
  product: {
    stateCd: string
    density?: number | null
    flashPt?: number | null
    boilingPt?: number | null
  },
  comps: readonly GivenComponent[],
): Promise<ProductHazard | undefined> {
  const parts = await sql.query<HazardPart>(
    `select case when s."chemNo" is null then h."chemNm" end as "chemNm", h."casNo",
       coalesce(s."contentMax", s."contentRep", x."contentMax", x."contentRep", 0) as "contentPct",
       h."flashPt", h."noFlashYn", h."boilingPt", h."autoIgnTemp", h."waterSolubleYn", h."alcoholYn", r."hazItemCd"
     from jsonb_to_recordset($1::jsonb) as x("compNo" bigint, "chemNo" bigint, "contentMax" numeric, "contentRep" numeric)
     left join "chmProductSecret" s on s."compNo" = x."compNo" join "chmChemical" h on h."chemNo" = coalesce(s."chemNo", x."chemNo") left join "chmReactGroup" r on r."casNo" = h."casNo"`,
    [JSON.stringify(comps)],
  )
  const { groupContentPct } = await chemicalParameters({ sql, today })
  const rows = await designatedQuantitiesOn(sql, today)
  return judgeHazard(
    {
      stateCd: product.stateCd,
      density: product.density ?? null,
      flashPt: product.flashPt ?? null,
      boilingPt: product.boilingPt ?? null,
    },
    parts,
    rows,
    groupContentPct,
  )
}
