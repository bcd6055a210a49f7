import type { Context } from '../../../core/server/entity/context.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import { mixtureToxicity, type MixturePart } from './exposure.rule.ts'
import type { Mixture } from './mixture-answers.rule.ts'
import { classificationOf } from '../ghs/mixture-classification.server.ts'
import { acuteToxicity } from '../ghs/mixture-toxicity.rule.ts'

/** The open components of a product with their limits, and its acute oral toxicity. (chm.md 5.7) */
export async function mixtureOf(context: Context, prodNo: number): Promise<Mixture> {
  const { sql } = context
  const parts = await sql.query<MixturePart>(
    `select h."chemNm", h."casNo", coalesce(c."contentRep", c."contentMax", c."contentMin", 0) as "contentPct", h."twaVal",
       case h."expUnitCd" when 'mgm3' then 'mg/m³' else h."expUnitCd" end as "expUnitNm", h."ateVal",
       (select min(g."ghsCatCd") from "chmChemGhs" g where g."chemNo" = h."chemNo" and g."ghsClassCd" = '${acuteToxicity}' and g."ghsCatCd" like 'O%' and coalesce(g."useYn", 'Y') = 'Y') as "oralCatCd"
     from "chmProductComp" c join "chmChemical" h using ("chemNo") where c."prodNo" = $1 and c."secretYn" <> 'Y' order by 3 desc, c."compNo"`,
    [prodNo],
  )
  const { hidden, own } = await sql.one<{ hidden: number; own: number | null }>(
    `select count(*)::int as "hidden", (select "ateVal" from "chmProduct" where "prodNo" = $1) as "own" from "chmProductComp" where "prodNo" = $1 and "secretYn" = 'Y'`,
    [prodNo],
  )
  return {
    parts,
    hidden,
    toxicity: mixtureToxicity(parts, await chemicalParameters(context), hidden, own) ?? null,
    classification: (await classificationOf(sql, prodNo)) ?? null,
  }
}

/**
 * Substances that the lists of the law do not know at all, as the list of substances says it of them
 * (`regKnownCd`); water and inert substances of the table are left out.
 */
export const unlistedOf = ({ sql }: Pick<Context, 'sql'>, prodNo: number) =>
  sql.query<{ chemNm: string; casNo: string | null }>(
    `select h."chemNm", h."casNo" from "chmProductComp" c join "chmChemical" h using ("chemNo")
     where c."prodNo" = $1 and c."secretYn" is distinct from 'Y' and h."regKnownCd" = 'N'
     order by c."contentRep" desc nulls last, c."compNo"`,
    [prodNo],
  )
