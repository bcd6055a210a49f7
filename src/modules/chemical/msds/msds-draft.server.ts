import type { Context } from '../../../core/server/entity/context.ts'
import { notFound } from '../../../core/server/http/errors.ts'
import { unlistedOf } from '../substance/mixture.server.ts'
import { draftSections, type DraftFacts } from './msds-draft.rule.ts'
import { draftSentences } from './msds.texts.ts'
import { classificationOf } from '../ghs/mixture-classification.server.ts'
import { noData } from './msds.rule.ts'

const named = (group: string, column: string) =>
  // In Korean: the text is stored with the record, as it was said that day.
  `(select "codeNm" from "codeItem" i where i."codeGrpCd" = '${group}' and i."code" = ${column})`

/**
 * What the portal knows of a product as the draft of a sheet: sections, and the classification by the mixture
 * rules. Every drafted line says 초안 until a person confirms it.
 * @throws Refusal 404
 */
export async function draftOf({ sql }: Pick<Context, 'sql'>, prodNo: number) {
  const product = Number.isSafeInteger(prodNo)
    ? await sql.maybe<
        Omit<DraftFacts, 'components' | 'hazards' | 'regulations' | 'ppe' | 'physical'> & {
          mixYn: string
          flashPt: number | null
          boilingPt: number | null
          unNo: string | null
        }
      >(
        `select p."prodNm", p."makerNm", ${named('CHM_USAGE', 'p."usageCd"')} as "usageNm", ${named('CHM_STATE', 'p."stateCd"')} as "stateNm", p."density", p."phVal", p."viscosityVal", p."mixYn", p."flashPt", p."boilingPt", p."unNo" from "chmProduct" p where p."prodNo" = $1`,
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
  const classification = await classificationOf(sql, prodNo)
  const names = await classNames(sql)
  const classes = classification?.lines ?? []
  const physical = await sql.maybe<NonNullable<DraftFacts['physical']>>(
    'select "boilingPt", "flashPt", "lelVal", "uelVal", "vaporPress", "unNo" from "chmChemical" where "chemNo" = $1',
    [product.mixYn === 'N' ? (components.find(({ chemNo }) => chemNo !== null)?.chemNo ?? null) : null],
  )
  const own = { flashPt: product.flashPt, boilingPt: product.boilingPt, unNo: product.unNo }
  const regulations = await sql.query<{ nm: string }>(
    `select distinct ${named('CHM_REG_CD', 'm."regCd"')} as "nm" from "chmRegMatch" m where m."prodNo" = $1 and m."applyYn" is distinct from 'N' order by 1`,
    [prodNo],
  )
  const unlisted = await unlistedOf({ sql }, prodNo)
  const ppe = await sql.query<{ nm: string }>(
    `select distinct ${named('PTW_PPE', 'x.code')} as "nm" from "chmProductPlant" u cross join unnest(u."ppeCds") as x(code) where u."prodNo" = $1 order by 1`,
    [prodNo],
  )
  const facts: DraftFacts = {
    ...product,
    components: components.map((each) => ({ ...each, nm: each.nm ?? String(draftSentences.secret()) })),
    physical: ownFacts(physical, own),
    hazards: [
      ...classes.map(
        ({ ghsClassCd, ghsCatCd, hCode }) =>
          `${draftSentences.category({ hazardClass: names(`GHS_CLASS ${ghsClassCd}`), category: names(`GHS_CAT ${ghsCatCd}`) })} (${hCode})`,
      ),
      ...(classification?.open ?? []).map(String),
    ],
    regulations: [
      ...regulations.map(({ nm }) => nm),
      ...unlisted.map(({ chemNm, casNo }) =>
        String(draftSentences.unlisted({ name: `${chemNm} ${casNo ?? ''}`.trim() })),
      ),
    ],
    ppe: ppe.map(({ nm }) => nm),
  }
  return {
    prodNm: product.prodNm,
    sects: draftSections(facts).map((sect) => ({ ...sect, draftYn: sect.contents === noData ? 'N' : 'Y' })),
    ghs: classes.map(({ why, ...line }) => ({ ...line, draftYn: 'Y', whyTxt: String(why) })),
    open: classification?.open ?? [],
  }
}

type Physical = NonNullable<DraftFacts['physical']>
/** What was measured of the product stands before what is known of its only substance; a mixture has nothing else. */
const ownFacts = (
  ofSubstance: Physical | undefined,
  own: Pick<Physical, 'flashPt' | 'boilingPt' | 'unNo'>,
): Physical => ({
  lelVal: ofSubstance?.lelVal ?? null,
  uelVal: ofSubstance?.uelVal ?? null,
  vaporPress: ofSubstance?.vaporPress ?? null,
  flashPt: own.flashPt ?? ofSubstance?.flashPt ?? null,
  boilingPt: own.boilingPt ?? ofSubstance?.boilingPt ?? null,
  unNo: own.unNo ?? ofSubstance?.unNo ?? null,
})
/** Names of the hazard classes and categories, by group and code. */
async function classNames(sql: Context['sql']): Promise<(key: string) => string> {
  const rows = await sql.query<{ key: string; codeNm: string }>(
    // In Korean: the text is stored with the record, as it was said that day.
    `select "codeGrpCd" || ' ' || "code" as "key", "codeNm" from "codeItem" where "codeGrpCd" in ('GHS_CLASS', 'GHS_CAT')`,
  )
  const names = new Map(rows.map(({ key, codeNm }) => [key, codeNm]))
  return (key) => names.get(key) ?? key.split(' ')[1] ?? ''
}
