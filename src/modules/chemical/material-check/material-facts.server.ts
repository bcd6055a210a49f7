import type { UnlistedMaterial } from './material-answers.rule.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { itemsOn } from '../regulation/match.server.ts'
import { matchesOf, type MatchComponent } from '../regulation/match.rule.ts'
import { plainCas } from '../substance/cas-number.rule.ts'
import { classifyLiquid, notHazardous, type HazardousMaterial } from '../store/designated-quantity.rule.ts'
import { designatedQuantitiesOn } from '../store/store-facts.server.ts'
import type { DeclaredComponent } from './material-check.rule.ts'
import { findingSentences } from './material-findings.texts.ts'

export interface DeclaredMaterial {
  chemprodNo: number
  prodNm: string
  makerNm: string
  vendorCd: string
  stateCd: string
  density: number | null
  boilingPt: number | null
  flashPt: number | null
  waterSolubleYn: string | null
  mixYn: string
  importYn: string
  keDeclYn: string | null
  submitNo: string | null
  msdsCnt: number
  comps: (DeclaredComponent & { regDeclCds: string[] | null })[]
}
/** The materials of a request with their compositions and how many MSDS files they have. */
export const materialsOf = ({ sql }: Context, chemprodNos: readonly number[]): Promise<DeclaredMaterial[]> =>
  sql.query<DeclaredMaterial>(
    `select c.*, coalesce((select jsonb_agg(to_jsonb(p) order by p."chemprodCompNo") from "chemprodComp" p where p."chemprodNo" = c."chemprodNo"), '[]') as "comps",
       (select count(*)::int from "attachFile" f where f."taskClassNm" = 'chemprod' and f."taskKey" = c."chemprodNo"::text and f."taskFlag" = '' and f."delYn" = 'N') as "msdsCnt"
     from "chemprod" c where c."chemprodNo" = any($1::bigint[]) order by c."chemprodNo"`,
    [chemprodNos],
  )

/** Open components of what is offered that no list of the laws knows; silence does not mean that they are free. */
export const unlistedMaterials = ({ sql, today }: Pick<Context, 'sql' | 'today'>, matChkRqstNo: number) =>
  sql.query<UnlistedMaterial>(
    `select p."prodNm", c."chemNm", c."casNo" from "matChkProd" m join "chemprod" p using ("chemprodNo") join "chemprodComp" c using ("chemprodNo")
     left join "chmReactGroup" r on r."casNo" = c."casNo" left join "chmChemical" h on h."casNo" = c."casNo"
     where m."matChkRqstNo" = $1 and coalesce(c."secretYn", 'N') <> 'Y' and case when h."chemNo" is not null then coalesce(h."regKnownCd" = 'N', false)
       else not coalesce(r."segGrpCds" <@ '{WA,GN,IG}', false)
         and not exists (select 1 from "chmRegItem" i where i."effectYmd" <= $2 and coalesce(i."endYmd" >= $2, true) and (i."casNo" = c."casNo" or c."casNo" = any(i."casGroup"))) end
     order by p."prodNm", c."chemprodCompNo"`,
    [matChkRqstNo, today],
  )

export interface KnownChemical {
  chemNo: number
  casNo: string
  flashPt: number | null
  boilingPt: number | null
  alcoholYn: string | null
  segGrpCds: string[] | null
  carcCd: string | null
  mutaCd: string | null
  reproCd: string | null
}
/** Substances that the company knows already, by CAS number. */
export async function chemicalsOf(
  { sql }: Context,
  materials: readonly DeclaredMaterial[],
): Promise<Map<string, KnownChemical>> {
  const casNos = materials.flatMap(({ comps }) =>
    comps.flatMap(({ casNo }) => (casNo ? [plainCas(casNo)] : [])),
  )
  const rows = await sql.query<KnownChemical>(
    `select "chemNo", "casNo", "flashPt", "boilingPt", "alcoholYn", "segGrpCds", "carcCd", "mutaCd", "reproCd" from "chmChemical" where "casNo" = any($1::text[])`,
    [casNos],
  )
  return new Map(rows.map((row) => [row.casNo, row]))
}

export interface MatchedList {
  chemprodNo: number
  /** Null when only the supplier has declared it. */
  regItemNo: number | null
  regCd: string
  regSubjTxt: string | null
  contentPct: number | null
  borderYn: 'Y' | 'N'
  lawTxt: string | null
}
/** The lists that each material falls under today, by its declared composition. (chm.md 5.3) */
export async function listsOf(
  context: Context,
  materials: readonly DeclaredMaterial[],
): Promise<MatchedList[]> {
  const day = context.today
  const items = await itemsOn(context.sql, day)
  const laws = new Map(
    (
      await context.sql.query<{ regItemNo: number; lawArticle: string }>(
        'select "regItemNo", "lawArticle" from "chmRegItem"',
      )
    ).map((row) => [row.regItemNo, row.lawArticle]),
  )
  const byNo = new Map(items.map((item) => [item.regItemNo, item]))
  return materials.flatMap(({ chemprodNo, comps }) => {
    const components = comps.map((comp): MatchComponent => ({
      chemNm: comp.chemNm ?? null,
      casNo: comp.casNo ? plainCas(comp.casNo) : null,
      contentMin: comp.contentMin ?? null,
      contentMax: comp.contentMax ?? comp.contentRep ?? null,
      contentRep: comp.contentRep ?? null,
      secretYn: comp.secretYn ?? 'N',
      regDeclCds: comp.regDeclCds,
    }))
    return matchesOf(components, items).map((match): MatchedList => {
      const item = match.regItemNo === null ? undefined : byNo.get(match.regItemNo)
      return {
        chemprodNo,
        regItemNo: match.regItemNo,
        regCd: match.regCd,
        regSubjTxt: item?.regSubjNm ?? String(findingSentences.secretDeclared()),
        contentPct: match.contentPct,
        borderYn: match.border ? 'Y' : 'N',
        lawTxt: match.regItemNo === null ? null : (laws.get(match.regItemNo) ?? null),
      }
    })
  })
}

/**
 * 위험물 품명과 지정수량 of a declared liquid; its own flash point first, else the lowest of its known substances.
 * (chm.md 5.2)
 */
export async function hazardOf(
  context: Context,
  material: DeclaredMaterial,
  known: ReadonlyMap<string, KnownChemical>,
): Promise<HazardousMaterial> {
  if (material.stateCd !== 'L') return notHazardous
  const rows = await designatedQuantitiesOn(context.sql, context.today)
  const parts = material.comps.flatMap((comp) => {
    const chemical = comp.casNo ? known.get(plainCas(comp.casNo)) : undefined
    return chemical ? [{ chemical, content: comp.contentRep ?? 0 }] : []
  })
  const flashPt = lowestFlash(material, known)
  const alcoholPct = parts
    .filter(({ chemical }) => chemical.alcoholYn === 'Y')
    .reduce((sum, { content }) => sum + content, 0)
  return classifyLiquid(
    {
      flashPt,
      boilingPt: material.boilingPt,
      waterSoluble: material.waterSolubleYn === 'Y',
      alcoholPct: flashPt === null ? 0 : alcoholPct,
    },
    rows,
  )
}
export function lowestFlash(
  material: DeclaredMaterial,
  known: ReadonlyMap<string, KnownChemical>,
): number | null {
  if (material.flashPt !== null) return material.flashPt
  const points = material.comps.flatMap(({ casNo }) => {
    const flash = casNo ? known.get(plainCas(casNo))?.flashPt : undefined
    return flash === null || flash === undefined ? [] : [flash]
  })
  return points.length > 0 ? Math.min(...points) : null
}
