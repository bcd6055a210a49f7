import type { Context } from '../../../core/server/entity/context.ts'
import { notFound } from '../../../core/server/http/errors.ts'
import { draftSections, type DraftFacts } from './msds-draft.rule.ts'
import { draftSentences } from './msds.texts.ts'

const named = (group: string, column: string) =>
  `(select "codeNm" from "codeItem" i where i."codeGrpCd" = '${group}' and i."code" = ${column})`

/**
 * What the portal knows of a product as the draft of a sheet: sections, and the hazard classes of its main
 * components.
 * @throws Refusal 404
 */
export async function draftOf({ sql }: Pick<Context, 'sql'>, prodNo: number) {
  const product = Number.isSafeInteger(prodNo)
    ? await sql.maybe<Omit<DraftFacts, 'components' | 'hazards' | 'regulations' | 'ppe' | 'physical'>>(
        `select p."prodNm", p."makerNm", ${named('CHM_USAGE', 'p."usageCd"')} as "usageNm", ${named('CHM_STATE', 'p."stateCd"')} as "stateNm", p."density" from "chmProduct" p where p."prodNo" = $1`,
        [prodNo],
      )
    : undefined
  if (!product) throw notFound()
  const components = await sql.query<
    Omit<DraftFacts['components'][number], 'nm'> & {
      nm: string | null
      chemNo: number | null
      rep: number | null
    }
  >(
    `select coalesce(h."chemNm", c."altNm") as "nm", h."casNo", h."chemNo", c."contentRep" as "rep",
       case when c."secretYn" = 'Y' then concat(trim_scale(c."altContentMin"), '–', trim_scale(c."altContentMax"), '%') when c."contentMin" is null then concat(trim_scale(c."contentRep"), '%') else concat(trim_scale(c."contentMin"), '–', trim_scale(c."contentMax"), '%') end as "content",
       case when h."twaVal" is not null then concat('TWA ', trim_scale(h."twaVal"), ' ', case h."expUnitCd" when 'mgm3' then 'mg/m³' else h."expUnitCd" end, case when h."stelVal" is not null then concat(', STEL ', trim_scale(h."stelVal")) end) end as "twa"
     from "chmProductComp" c left join "chmChemical" h using ("chemNo") where c."prodNo" = $1 order by c."contentRep" desc nulls last`,
    [prodNo],
  )
  const classes = await sql.query<{
    ghsClassCd: string
    ghsCatCd: string
    hCode: string
    hazardClass: string
    category: string
  }>(
    `select distinct g."ghsClassCd", g."ghsCatCd", g."hCode", ${named('GHS_CLASS', 'g."ghsClassCd"')} as "hazardClass", ${named('GHS_CAT', 'g."ghsCatCd"')} as "category"
     from "chmProductComp" c join "chmChemGhs" g using ("chemNo") where c."prodNo" = $1 and g."useYn" = 'Y' and coalesce(c."contentMax", c."contentRep", 100) >= 1 order by 1, 2`,
    [prodNo],
  )
  const physical = await sql.maybe<NonNullable<DraftFacts['physical']>>(
    'select "boilingPt", "flashPt", "lelVal", "uelVal", "vaporPress", "unNo" from "chmChemical" where "chemNo" = $1',
    [components.find(({ chemNo }) => chemNo !== null)?.chemNo ?? null],
  )
  const regulations = await sql.query<{ nm: string }>(
    `select distinct ${named('CHM_REG_CD', 'm."regCd"')} as "nm" from "chmRegMatch" m where m."prodNo" = $1 and m."applyYn" is distinct from 'N' order by 1`,
    [prodNo],
  )
  const ppe = await sql.query<{ nm: string }>(
    `select distinct ${named('PTW_PPE', 'x.code')} as "nm" from "chmProductPlant" u cross join unnest(u."ppeCds") as x(code) where u."prodNo" = $1 order by 1`,
    [prodNo],
  )
  const facts: DraftFacts = {
    ...product,
    components: components.map((each) => ({ ...each, nm: each.nm ?? String(draftSentences.secret()) })),
    physical,
    hazards: classes.map(
      ({ hazardClass, category, hCode }) =>
        `${draftSentences.category({ hazardClass, category })} (${hCode})`,
    ),
    regulations: regulations.map(({ nm }) => nm),
    ppe: ppe.map(({ nm }) => nm),
  }
  return {
    prodNm: product.prodNm,
    sects: draftSections(facts),
    ghs: classes.map(({ ghsClassCd, ghsCatCd, hCode }) => ({ ghsClassCd, ghsCatCd, hCode })),
  }
}
