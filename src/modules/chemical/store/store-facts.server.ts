import { codeSentences } from '../../../core/server/entity/code-sentences.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import type { IncompatibilityRow } from './compatibility.rule.ts'
import type { MixCell } from './mix-table.rule.ts'
import type { DesignatedQuantityRow } from './designated-quantity.rule.ts'
import type { StoreException } from './store-exception.rule.ts'
import { segregationOf, type Segregation, type SegregationPart } from './segregation.rule.ts'

/** What may stand together, as it is in force on a day. */
export const incompatibilitiesOn = (sql: Sql, day: string): Promise<IncompatibilityRow[]> =>
  sql.query<IncompatibilityRow>(
    `select "layerCd", "aTxt", "bTxt", "resultCd", "reasonTxt", "lawTxt", "effectYmd", coalesce("confirmNeededYn", 'N') as "confirmNeededYn",
       coalesce("firmYn", 'N') as "firmYn"
     from "chmIncomp" where "effectYmd" <= $1 and ("endYmd" is null or "endYmd" >= $1) order by "incompNo"`,
    [day],
  )
/** The cells of the segregation groups in force on a day, with what they were held against. */
export const mixCellsOn = (sql: Sql, day: string): Promise<MixCell[]> =>
  sql.query<MixCell>(
    `select "aTxt", "bTxt", "resultCd", "reasonTxt", "lawTxt", coalesce("firmYn", 'N') as "firmYn", "checkCd", "checkTxt",
       coalesce("confirmNeededYn", 'N') as "confirmNeededYn"
     from "chmIncomp" where "layerCd" = 'B' and "effectYmd" <= $1 and ("endYmd" is null or "endYmd" >= $1) order by "incompNo"`,
    [day],
  )
/** Designated quantities in force on a day. */
export const designatedQuantitiesOn = (sql: Sql, day: string): Promise<DesignatedQuantityRow[]> =>
  sql.query<DesignatedQuantityRow>(
    `select "hazClassCd", "hazItemCd", "waterSolubleYn", "kindCd", "flashMaxC", "boilMaxC", "autoIgnMaxC", "contentMinPct", "gravityMinVal",
       "desigQty", "desigUnitCd", "lawTxt", coalesce("confirmNeededYn", 'N') as "confirmNeededYn"
     from "chmDesigQty" where "effectYmd" <= $1 and ("endYmd" is null or "endYmd" >= $1) order by "desigQtyNo"`,
    [day],
  )
/** Approved exceptions in force on a day. */
export const exceptionsOn = (sql: Sql, day: string): Promise<StoreException[]> =>
  sql.query<StoreException>(
    `select "storeExceptNo", "exceptCd", "kindCd", "storeNo", "prodNo", "otherProdNo", "permitTxt", "maxMultiple", "toYmd"
     from "chmStoreExcept" where "state" = 'approved' and "fromYmd" <= $1 and "toYmd" >= $1 order by "storeExceptNo"`,
    [day],
  )
/** Names of the segregation groups. */
export const segregationNames = (sql: Sql) => codeSentences(sql, 'CHM_SEG')

/** What storage needs to know of a product. */
export interface ProductFacts extends Segregation {
  prodNo: number
  prodCd: string
  prodNm: string
  state: string
  prodStateCd: string
  density: number | null
  hazClassCd: string | null
  hazItemCd: string | null
  desigQty: number | null
  desigUnitCd: string | null
  openLifeDays: number | null
  /** ℃ between which it is kept. */
  minTemp: number | null
  maxTemp: number | null
  casNos: string[]
  /** On a list of the Chemicals Control Act (유해화학물질, 사고대비물질). */
  controlled: boolean
  /** Open components that no list of the laws held knows, by name and CAS number. */
  unlistedNms: string[]
  /** A Korean MSDS in force. */
  sheet: boolean
  /** Its material check is over. */
  poBlockYn: string | null
  /**
   * Plants for which it was checked or where its use is registered; null for migrated data, which no check
   * limits.
   */
  plantCds: string[] | null
}
/** Lists of the Chemicals Control Act. */
export const controlledLists = ['C0', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7'] as const
/**
 * Facts of products; groups and substances are those of the components from a content on, secret ones
 * included: only what follows from them is told.
 */
export async function productFacts(
  sql: Sql,
  prodNos: readonly number[],
  fromPct: number,
): Promise<ProductFacts[]> {
  const rows = await sql.query<
    Omit<ProductFacts, keyof Segregation> & { parts: SegregationPart[]; secretCnt: number }
  >(
    `select p."prodNo", p."prodCd", p."prodNm", p."state", p."stateCd" as "prodStateCd", p."density", p."hazClassCd", p."hazItemCd",
       p."desigQty", p."desigUnitCd", p."openLifeDays", p."minTemp", p."maxTemp", p."poBlockYn",
       case when p."migYn" is distinct from 'Y' and p."matChkTxt" is not null then array(
         select u."plantCd" from "chmProductPlant" u where u."prodNo" = p."prodNo" union
         select unnest(array_append(t."plantCds", t."plantCd")) from "matChkRqst" t where t."rqstCd" = p."matChkTxt" or t."prodCd" = p."prodCd" and t."state" = 'registered') end as "plantCds",
       exists (select 1 from "chmRegMatch" m where m."prodNo" = p."prodNo" and m."regCd" = any($3::text[]) and coalesce(m."applyYn", 'Y') = 'Y') as "controlled",
       array(select concat_ws(' ', l."chemNm", l."casNo") from "chmProductComp" o join "chmChemical" l using ("chemNo")
         where o."prodNo" = p."prodNo" and o."secretYn" is distinct from 'Y' and l."regKnownCd" = 'N' order by o."compNo") as "unlistedNms",
       exists (select 1 from "chmMsds" s where s."prodNo" = p."prodNo" and s."langCd" = 'kr' and s."state" in ('valid', 'revising')) as "sheet",
       coalesce(jsonb_agg(jsonb_build_object('chemNm', case when s."chemNo" is null then h."chemNm" end, 'chosen', h."segGrpCds", 'known', r."segGrpCds",
         'ghs', coalesce((select jsonb_agg(jsonb_build_object('ghsClassCd', l."ghsClassCd", 'ghsCatCd', l."ghsCatCd")) from "chmChemGhs" l where l."chemNo" = h."chemNo" and l."useYn" = 'Y'), '[]')))
         filter (where h."chemNo" is not null), '[]') as "parts",
       count(*) filter (where c."secretYn" = 'Y' and s."chemNo" is null)::int as "secretCnt",
       coalesce(array_agg(distinct h."casNo") filter (where h."casNo" is not null), '{}') as "casNos"
     from "chmProduct" p
     left join "chmProductComp" c on c."prodNo" = p."prodNo"
     left join "chmProductSecret" s on s."compNo" = c."compNo"
     left join "chmChemical" h on h."chemNo" = coalesce(s."chemNo", c."chemNo")
       and coalesce(s."contentMax", s."contentRep", c."contentMax", c."contentRep", 0) >= $2
     left join "chmReactGroup" r on r."casNo" = h."casNo"
     where p."prodNo" = any($1::bigint[]) group by p."prodNo"`,
    [prodNos, fromPct, controlledLists],
  )
  return rows.map(({ parts, secretCnt, ...row }) => ({ ...row, ...segregationOf(parts, secretCnt) }))
}

/** What stands in a store, product by product, in the unit of the stock. */
export interface HeldStock {
  prodNo: number
  unitCd: string
  qty: number
}
export const heldIn = (sql: Sql, storeNos: readonly number[]): Promise<(HeldStock & { storeNo: number })[]> =>
  sql.query(
    `select "storeNo", "prodNo", "unitCd", sum("stockQty") as "qty" from "chmStock" where "storeNo" = any($1::bigint[]) and "stockQty" > 0
     group by "storeNo", "prodNo", "unitCd" order by "prodNo"`,
    [storeNos],
  )
