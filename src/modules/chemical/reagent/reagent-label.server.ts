import { fileURLToPath } from 'node:url'
import { renderSVG } from 'uqr'
import type { Context } from '../../../core/server/entity/context.ts'
import { badFields } from '../../../core/server/http/errors.ts'
import { renderPdf } from '../../../core/server/pdf/render-pdf.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import { labelFiguresOf } from '../chemical-parameters.rule.ts'
import { ghsRowsOn } from '../ghs/ghs.server.ts'
import { labelOf, rowsOfClassification, signals, usualPrecautions } from '../ghs/label.rule.ts'
import { pictogramSvg } from '../ghs/pictogram-shapes.rule.ts'
import { labelWords } from '../msds/label-words.texts.ts'
import { showQuantity } from '../store/quantity.rule.ts'
import { bottleLabelSize, contentLitres, bottleUsableUntil } from './bottle-label.rule.ts'
import type { ChmReagentRqst } from './chm-reagent.resource.ts'
import { reagentRefusals, reagentSentences } from './reagent.texts.ts'

const template = fileURLToPath(new URL('reagent-label.typ', import.meta.url))

type Classification = Parameters<typeof rowsOfClassification>[0]
interface LineFacts {
  reagentLineNo: number
  prodNm: string
  makerNm: string
  density: number | null
  casNos: string[]
  expYmd: string | null
  openYmd: string | null
  openLifeDays: number | null
  /** Classification of the components, for a product without a sheet. */
  ghs: Classification
}
interface Sheet {
  prodNo: number
  signalWordCd: string
  pictoCds: string[] | null
  labelPCodes: string[] | null
  emergencyTel: string
  ghs: Classification
}

/**
 * Labels of the bottles of a request: what the Korean MSDS in force of each product says, in the size of the
 * content, with the number of the bottle as QR code. A reagent without a sheet (연구용 시약, MSDS 고시 제11조 제2항) is
 * labelled by the classification of its components. (chm.md 5.8; 산업안전보건법 제115조 제2항)
 * @throws Refusal 400 when nothing has been filled
 */
export async function bottleLabelsPdf(context: Context, row: ChmReagentRqst): Promise<Buffer> {
  const { sql, now, today } = context
  const filled = row.lines.filter(({ bottleCd }) => bottleCd)
  const sheets = await sheetsOf(context, [...new Set(filled.map(({ prodNo }) => prodNo))])
  if (filled.length === 0) throw badFields([{ path: 'lines', message: reagentRefusals.nothingGiven() }])
  const limits = await chemicalParameters(context, row.plantCd)
  const facts = new Map(
    (await factsOf(context, row, limits.groupContentPct)).map((each) => [each.reagentLineNo, each]),
  )
  const table = await ghsRowsOn(sql, today)
  const say = await phrasesOf(context)
  const filledOn = (row.issueDt ?? now).slice(0, 10)
  const labels = filled.map((line) => {
    const fact = facts.get(line.reagentLineNo)!
    const sheet = sheets.get(line.prodNo)
    const all = labelOf(rowsOfClassification(sheet?.ghs ?? fact.ghs, table))
    const usual = usualPrecautions(all)
    const precautions = sheet?.labelPCodes ?? usual.pCodes
    const signalWordCd = sheet?.signalWordCd ?? all.signalWordCd
    const qty = line.issueQty ?? 0
    const size = bottleLabelSize(
      contentLitres(qty, line.unitCd, fact.density),
      labelFiguresOf(limits),
      limits.labelSmallMl,
    )
    return {
      ...size,
      name: fact.prodNm,
      casLine: fact.casNos.length > 0 ? `CAS ${fact.casNos.slice(0, 3).join(', ')}` : '',
      signal: labelWords.kr.signals[signalWordCd] ?? '',
      danger: signalWordCd === signals.danger,
      pictograms: (sheet?.pictoCds ?? all.usualChoice).map(pictogramSvg),
      hazards: size.small ? [] : all.hCodes.map(say),
      precautions: size.small ? [] : precautions.map(say),
      rest: size.small || precautions.length === all.pCodes.length ? '' : labelWords.kr.rest,
      supplier: `${labelWords.kr.supplier}: ${fact.makerNm}${sheet ? ` ☎ ${sheet.emergencyTel}` : ''}`,
      bottle: line.bottleCd ?? '',
      lot: line.lotNo ?? '',
      quantity: `${showQuantity(qty)} ${line.unitCd}`,
      filledOn,
      usableUntil: bottleUsableUntil(fact, filledOn) ?? String(reagentSentences.none()),
      dept: row.deptNm ?? '',
      qr: renderSVG(line.bottleCd ?? '', { ecc: 'M', border: 1 }),
    }
  })
  return renderPdf(template, { labels })
}

const factsOf = ({ sql }: Context, row: ChmReagentRqst, groupContentPct: number): Promise<LineFacts[]> =>
  sql.query(
    `select l."reagentLineNo", p."prodNm", p."makerNm", p."density", k."expYmd"::text as "expYmd", k."openYmd"::text as "openYmd", k."openLifeDays",
       coalesce((select array_agg(h."casNo" order by c."contentRep" desc nulls last) from "chmProductComp" c join "chmChemical" h using ("chemNo")
         where c."prodNo" = p."prodNo" and c."secretYn" = 'N' and h."casNo" is not null), '{}') as "casNos",
       coalesce((select jsonb_agg(distinct jsonb_build_object('ghsClassCd', g."ghsClassCd", 'ghsCatCd', g."ghsCatCd", 'hCode', g."hCode"))
         from "chmProductComp" c join "chmChemGhs" g using ("chemNo")
         where c."prodNo" = p."prodNo" and g."useYn" = 'Y' and coalesce(c."contentMax", c."contentRep", 100) >= $3), '[]') as "ghs"
     from "chmReagentLine" l join "chmProduct" p using ("prodNo")
     left join "chmStock" k on k."prodNo" = l."prodNo" and k."lotNo" = l."lotNo" and k."storeNo" = $2
     where l."reagentRqstNo" = $1`,
    [row.reagentRqstNo, row.storeNo, groupContentPct],
  )

async function sheetsOf({ sql }: Context, prodNos: readonly number[]): Promise<Map<number, Sheet>> {
  const rows = await sql.query<Sheet>(
    `select m."prodNo", coalesce(m."signalWordCd", 'N') as "signalWordCd", m."pictoCds", m."labelPCodes", m."emergencyTel",
       coalesce((select jsonb_agg(to_jsonb(g)) from "chmMsdsGhs" g where g."msdsNo" = m."msdsNo"), '[]') as "ghs"
     from "chmMsds" m where m."prodNo" = any($1::bigint[]) and m."langCd" = 'kr' and m."state" in ('valid', 'revising')`,
    [prodNos],
  )
  return new Map(rows.map((row) => [row.prodNo, row]))
}

/** A statement with its code, as labels of the law show it. */
async function phrasesOf({ sql }: Context): Promise<(code: string) => string> {
  const rows = await sql.query<{ phraseCd: string; phraseTxt: string }>(
    'select "phraseCd", "phraseTxt" from "chmPhrase"',
  )
  const words = new Map(rows.map(({ phraseCd, phraseTxt }) => [phraseCd, phraseTxt]))
  return (code) => `${code} ${words.get(code) ?? words.get(code.replace(/[A-Za-z]+$/, '')) ?? ''}`.trim()
}
