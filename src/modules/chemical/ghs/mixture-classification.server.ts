import { defined } from '../../../core/shared/defined.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import {
  classifyMixture,
  nameOf,
  type ComponentClass,
  type MixtureClassification,
  type MixtureComponent,
  type MixtureFacts,
  type MixtureLine,
} from './mixture-classification.rule.ts'
import type { RouteEstimates } from './mixture-toxicity.rule.ts'
import { mixtureSentences } from './mixture.texts.ts'

interface Component extends Estimates {
  chemNm: string | null
  altNm: string | null
  pct: number
  lines: ComponentClass[]
  /** A true substance stands behind it. */
  known: boolean
  /** The table knows it as harmless to neighbours: water, inert gases and solids. */
  harmless: boolean
}
interface Estimates {
  ateVal: number | null
  ateDermalVal: number | null
  ateGasVal: number | null
  ateVaporVal: number | null
  ateDustVal: number | null
}
const estimateColumns = '"ateVal", "ateDermalVal", "ateGasVal", "ateVaporVal", "ateDustVal"'
/** The acute toxicity estimates of a substance or product by route; what is not known is left out. */
const estimatesOf = ({
  ateVal,
  ateDermalVal,
  ateGasVal,
  ateVaporVal,
  ateDustVal,
}: Estimates): RouteEstimates =>
  defined({
    O: ateVal ?? undefined,
    D: ateDermalVal ?? undefined,
    gas: ateGasVal ?? undefined,
    vapour: ateVaporVal ?? undefined,
    dust: ateDustVal ?? undefined,
  })

/**
 * The classification of a product from its composition; secret components count by their true substance and
 * are not named. A product of one substance keeps that substance's physical classes, a mixture is tested.
 * @returns undefined without a composition
 */
export async function classificationOf(sql: Sql, prodNo: number): Promise<MixtureClassification | undefined> {
  const product = await sql.maybe<
    Estimates & {
      stateCd: string
      mixYn: string
      flashPt: number | null
      boilingPt: number | null
      phVal: number | null
      lowReserveYn: string | null
      viscosityVal: number | null
    }
  >(
    `select "stateCd", "mixYn", "flashPt", "boilingPt", "phVal", "lowReserveYn", "viscosityVal", ${estimateColumns} from "chmProduct" where "prodNo" = $1`,
    [prodNo],
  )
  const components = await sql.query<Component>(
    `select case when c."secretYn" <> 'Y' then h."chemNm" end as "chemNm", c."altNm", h."chemNo" is not null as "known", ${estimateColumns},
       coalesce(s."contentMax", s."contentRep", c."contentMax", c."contentRep", c."altContentMax", 100) as "pct",
       coalesce(r."segGrpCds" <@ '{WA,GN,IG}', false) as "harmless",
       coalesce((select jsonb_agg(jsonb_build_object('ghsClassCd', g."ghsClassCd", 'ghsCatCd', g."ghsCatCd", 'hCode', g."hCode", 'limitPct', g."limitPct", 'multipleVal', g."multipleVal"))
         from "chmChemGhs" g where g."chemNo" = h."chemNo" and coalesce(g."useYn", 'Y') = 'Y'), '[]') as "lines"
     from "chmProductComp" c left join "chmProductSecret" s using ("compNo") left join "chmChemical" h on h."chemNo" = coalesce(s."chemNo", c."chemNo")
       left join "chmReactGroup" r on r."casNo" = h."casNo" where c."prodNo" = $1 order by 5 desc`,
    [prodNo],
  )
  if (!product || components.length === 0) return undefined
  const parts = components.map(({ chemNm, pct, lines, ...component }): MixtureComponent => ({
    chemNm,
    pct,
    lines,
    ate: estimatesOf(component),
  }))
  const unknown = components.filter(
    ({ known, harmless, lines }) => !known || (lines.length === 0 && !harmless),
  )
  const facts: MixtureFacts = {
    stateCd: product.stateCd,
    flashPt: product.flashPt,
    boilingPt: product.boilingPt,
    ph: product.phVal,
    lowReserve: product.lowReserveYn === 'Y',
    viscosity: product.viscosityVal,
    own: estimatesOf(product),
    oneSubstance: product.mixYn === 'N',
  }
  const found = classifyMixture(parts, facts, {
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
  return { lines: [...own, ...found.lines], open: found.open }
}
