import type { Context } from '../../../core/server/entity/context.ts'

/** Where something is handled. */
export interface HandlingPlace {
  plantCd: string
  deptCd: string
  processNo: number | null
}
export interface AskedSubstance {
  chemNo: number | null | undefined
  prodNo: number | null | undefined
  compNo: number | null | undefined
}
interface Substance {
  chemNm: string
  stateCd: string | null
  boilingPt: number | null
  twaVal: number | null
  twaUnitCd: string | null
  molWeight: number | null
  carcCd: string | null
  mutaCd: string | null
  reproCd: string | null
  hCodeTxt: string | null
}
interface Component {
  compNo: number
  secretYn: 'Y' | 'N'
  altNm: string | null
  contentPct: number | null
  declaredYn: 'Y' | 'N'
}
/** 특별관리물질: the list of the law (CHM_REG_CD) on which carcinogens, mutagens and reproductive toxins stand. */
const specialList = 'O4'
interface Handling {
  prodNm: string
  stateCd: string
  boilingPt: number | null
  mixYn: 'Y' | 'N'
  dayQty: number | null
  ventCd: string | null
  /** Health and other statements of the sheet in force. */
  hCodeTxt: string | null
}
/** What stands in the register about one of the asked; null: it does not know. */
export interface HandledSubstance {
  substance: Substance | null
  product: Handling | null
  component: Component | null
}
/**
 * What stands in the register about each of the asked, in their order, by one statement: the substance; the product as the
 * department handles it, in its process where one is named; the component, of which only the columns
 * are read that a secret one declares (its true substance stands in another table).
 */
const knownSql = `select to_jsonb(s) as "substance", to_jsonb(h) as "product", to_jsonb(d) as "component"
  from unnest($1::bigint[], $2::bigint[], $3::bigint[]) with ordinality a("chemNo", "prodNo", "compNo", "place")
  left join lateral (
    select c."chemNm", c."stateCd", c."boilingPt", c."twaVal", c."expUnitCd" as "twaUnitCd", c."molWeight", c."carcCd", c."mutaCd", c."reproCd",
      (select string_agg(distinct g."hCode", ', ' order by g."hCode") from "chmChemGhs" g where g."chemNo" = c."chemNo" and g."useYn" = 'Y') as "hCodeTxt"
    from "chmChemical" c where c."chemNo" = a."chemNo") s on true
  left join lateral (
    select p."prodNm", p."stateCd", p."boilingPt", p."mixYn", u."dayMaxQty" as "dayQty", u."ventTypeCd" as "ventCd",
      (select string_agg(distinct g."hCode", ', ' order by g."hCode") from "chmMsds" m join "chmMsdsGhs" g using ("msdsNo")
         where m."prodNo" = p."prodNo" and m."state" in ('valid', 'revising') and g."hCode" is not null) as "hCodeTxt"
    from "chmProduct" p left join lateral (
      select l."dayMaxQty", l."ventTypeCd" from "chmProductPlant" l where l."prodNo" = p."prodNo" and l."plantCd" = $4 and l."deptCd" = $5
        and ($6::bigint is null or l."processNo" = $6) order by l."dayMaxQty" desc nulls last limit 1) u on true
    where p."prodNo" = a."prodNo") h on true
  left join lateral (
    select c."compNo", c."secretYn", c."altNm", coalesce(c."contentRep", c."contentMax", c."altContentMax") as "contentPct",
      case when $7 = any(coalesce(c."regDeclCds", '{}')) then 'Y' else 'N' end as "declaredYn"
    from "chmProductComp" c
    where c."prodNo" = a."prodNo" and (a."chemNo" is not null or a."compNo" is not null)
      and (a."chemNo" is null or c."chemNo" = a."chemNo") and (a."compNo" is null or c."compNo" = a."compNo")
    order by c."contentRep" desc nulls last limit 1) d on true
  order by a."place"`

/**
 * What the register knows of substances and of the products in which they are handled. Of a component that its supplier
 * keeps to itself only the other name, the declared content and class. (chm.md 8)
 * @param place without one, what is handled somewhere is not known
 * @returns one answer for each of the asked, in their order
 */
export async function handledSubstances(
  { sql }: Pick<Context, 'sql'>,
  asked: readonly AskedSubstance[],
  place: HandlingPlace | undefined,
): Promise<HandledSubstance[]> {
  if (asked.length === 0) return []
  return sql.query(knownSql, [
    asked.map(({ chemNo }) => chemNo ?? null),
    asked.map(({ prodNo }) => prodNo ?? null),
    asked.map(({ compNo }) => compNo ?? null),
    place?.plantCd ?? null,
    place?.deptCd ?? null,
    place?.processNo ?? null,
    specialList,
  ])
}

export interface HandledPart {
  prodNo: number
  compNo: number
  chemNo: number | null
  taskTxt: string
}
/** Every component of every product that a department handles, a secret one without its substance. */
export const handledParts = (
  { sql }: Pick<Context, 'sql'>,
  { plantCd, deptCd, processNo }: HandlingPlace,
): Promise<HandledPart[]> =>
  sql.query(
    `select distinct on (c."compNo") p."prodNo", c."compNo", case when c."secretYn" = 'Y' then null else c."chemNo" end as "chemNo",
       coalesce(u."workTxt", p."prodNm") as "taskTxt"
     from "chmProductPlant" u join "chmProduct" p using ("prodNo") join "chmProductComp" c using ("prodNo")
     where u."plantCd" = $1 and u."deptCd" = $2 and ($3::bigint is null or u."processNo" = $3) and (c."chemNo" is not null or c."secretYn" = 'Y')
     order by c."compNo", u."dayMaxQty" desc nulls last`,
    [plantCd, deptCd, processNo],
  )
