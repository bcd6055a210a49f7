import type { Sql } from '../../../core/server/database/database.ts'
import {
  classifyMixture,
  nameOf,
  type ComponentClass,
  type MixtureClassification,
  type MixtureComponent,
  type MixtureLine,
} from './mixture-classification.rule.ts'
import { mixtureSentences } from './mixture.texts.ts'

interface Component {
  chemNm: string | null
  altNm: string | null
  pct: number
  lines: ComponentClass[]
  ateVal: number | null
  /** A true substance stands behind it. */
  known: boolean
  /** The table knows it as harmless to neighbours: water, inert gases and solids. */
  harmless: boolean
}
/**
 * The classification of a product from its composition; secret components count by their true substance and
 * are not named. A product of one substance keeps that substance's physical classes, a mixture is tested.
 * @returns undefined without a composition
 */
export async function classificationOf(sql: Sql, prodNo: number): Promise<MixtureClassification | undefined> {
  const product = await sql.maybe<{
    stateCd: string
    mixYn: string
    flashPt: number | null
    boilingPt: number | null
  }>('select "stateCd", "mixYn", "flashPt", "boilingPt" from "chmProduct" where "prodNo" = $1', [prodNo])
  const components = await sql.query<Component>(
    `select case when c."secretYn" <> 'Y' then h."chemNm" end as "chemNm", c."altNm", h."chemNo" is not null as "known", h."ateVal",
       coalesce(s."contentMax", s."contentRep", c."contentMax", c."contentRep", c."altContentMax", 100) as "pct",
       coalesce(r."segGrpCds" <@ '{WA,GN,IG}', false) as "harmless",
       coalesce((select jsonb_agg(jsonb_build_object('ghsClassCd', g."ghsClassCd", 'ghsCatCd', g."ghsCatCd", 'hCode', g."hCode", 'limitPct', g."limitPct", 'multipleVal', g."multipleVal"))
         from "chmChemGhs" g where g."chemNo" = h."chemNo" and coalesce(g."useYn", 'Y') = 'Y'), '[]') as "lines"
     from "chmProductComp" c left join "chmProductSecret" s using ("compNo") left join "chmChemical" h on h."chemNo" = coalesce(s."chemNo", c."chemNo")
       left join "chmReactGroup" r on r."casNo" = h."casNo" where c."prodNo" = $1 order by 5 desc`,
    [prodNo],
  )
  if (!product || components.length === 0) return undefined
  const parts = components.map(({ chemNm, pct, lines, ateVal }): MixtureComponent => ({
    chemNm,
    pct,
    lines,
    ate: ateVal === null ? {} : { O: ateVal },
  }))
  const unknown = components.filter(
    ({ known, harmless, lines }) => !known || (lines.length === 0 && !harmless),
  )
  const found = classifyMixture(parts, product, {
    names: unknown.map(({ chemNm, altNm }) => chemNm ?? altNm ?? mixtureSentences.secret()),
    pct: unknown.reduce((sum, { pct }) => sum + pct, 0),
  })
  const [main] = parts
  if (product.mixYn === 'Y' || !main) return found
  const own = main.lines
    .filter(({ ghsClassCd }) => ghsClassCd.startsWith('P'))
    .filter(({ ghsClassCd }) => !found.lines.some((line) => line.ghsClassCd === ghsClassCd))
    .map(({ ghsClassCd, ghsCatCd, hCode }): MixtureLine => ({
      ghsClassCd,
      ghsCatCd,
      hCode: hCode ?? '',
      why: mixtureSentences.ofSubstance({ name: nameOf(main) }),
    }))
  const [notClassified] = found.open.slice(-1)
  return {
    lines: [...own, ...found.lines],
    open: unknown.length > 0 && notClassified ? [notClassified] : [],
  }
}
