import { codeNameColumn } from '../../../core/server/entity/columns.ts'
import { unlistedOf } from '../substance/mixture.server.ts'
import { addRow } from '../../../core/server/entity/side-table.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { type Language, languages } from '../../../core/shared/session.ts'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, Refusal } from '../../../core/server/http/errors.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import { labelFiguresOf } from '../chemical-parameters.rule.ts'
import { classificationIssues } from '../ghs/classification.rule.ts'
import { classificationSentences } from '../ghs/classification.texts.ts'
import { ghsRowsOn } from '../ghs/ghs.server.ts'
import { isSmallContainer, labelSize } from '../ghs/label-size.rule.ts'
import { kindOfPrecaution, labelOf, rowsOfClassification } from '../ghs/label.rule.ts'
import { printLabels, printSheet } from './label-print.ts'
import { labelWords } from './label-words.texts.ts'
import { chmLabelPrint, chmMsds, type ChmMsds } from './msds.resource.ts'
import { sectionCodes } from './msds.rule.ts'
import { headingOf, saysNothing } from './section-text.rule.ts'
import { approvalLines } from './secret-range.rule.ts'
import { msdsPrintSentences } from './msds-print.texts.ts'
import { type Said, type Sentence, label } from '../../../core/shared/sentence.ts'
import { labelSentences } from '../ghs/label.texts.ts'

export const labelTypes = {
  law: '1',
  chemicalAct: '2',
  small: '3',
  halfFinished: '4',
  portion: '5',
  place: '6',
} as const
const largestCopies = 200

export interface LabelOrder {
  labelTypeCd: string
  langCd: Language
  containerL: number
  /** Side surface of containers below 5 L in cm². */
  sideCm2?: number
  copies: number
}
interface Product {
  prodCd: string
  prodNm: string
  /** In English; of a product of one open substance without one, the name of that substance. */
  prodNmEn: string | null
  makerNm: string
  makerNmEn: string | null
  casNos: string[]
  /** Alternative names of its secret components. */
  altNms: string[]
  /** Of the product, or of its only substance. */
  unNo: string | null
}
const productOf = ({ sql }: Context, prodNo: number): Promise<Product> =>
  sql.one<Product>(
    `select p."prodCd", p."prodNm", p."makerNm", p."makerNmEn", coalesce(p."prodNmEn", case when p."mixYn" = 'N' then (select h."chemNmEn" from "chmProductComp" c join "chmChemical" h using ("chemNo")
         where c."prodNo" = p."prodNo" and c."secretYn" = 'N' order by c."contentRep" desc nulls last limit 1) end) as "prodNmEn", coalesce((select array_agg(h."casNo" order by c."contentRep" desc nulls last) from "chmProductComp" c join "chmChemical" h using ("chemNo")
       where c."prodNo" = p."prodNo" and c."secretYn" = 'N' and h."casNo" is not null), '{}') as "casNos",
       coalesce((select array_agg(c."altNm" order by c."compNo") from "chmProductComp" c where c."prodNo" = p."prodNo" and c."secretYn" = 'Y' and c."altNm" is not null), '{}') as "altNms",
       coalesce(p."unNo", case when p."mixYn" = 'N' then (select h."unNo" from "chmProductComp" c join "chmChemical" h using ("chemNo") where c."prodNo" = p."prodNo" order by c."contentRep" desc nulls last limit 1) end) as "unNo"
     from "chmProduct" p where p."prodNo" = $1`,
    [prodNo],
  )

/** Alternative names of the secret components of a product. */
export const hiddenNames = async (context: Context, prodNo: number): Promise<string[]> =>
  (await productOf(context, prodNo)).altNms

/** The statements by code in a language, Korean where one is missing. */
async function phrasesIn({ sql }: Context, language: Language): Promise<Map<string, string>> {
  const rows = await sql.query<{ phraseCd: string; kr: string; en: string; zh: string; es: string }>(
    `select "phraseCd", "phraseTxt" as "kr", "phraseTxtEn" as "en", "phraseTxtZh" as "zh", "phraseTxtEs" as "es" from "chmPhrase"`,
  )
  return new Map(rows.map((row) => [row.phraseCd, row[language]]))
}
const sayIn = (phrases: ReadonlyMap<string, string>) => (code: string) =>
  `${code} ${phrases.get(code) ?? phrases.get(code.replace(/[A-Za-z]+$/, '')) ?? ''}`.trim()

/**
 * Warning labels of a sheet: content by the kind of label, size by the container, in one of four languages;
 * every print is noted.
 * @param cardUrl what its QR code opens
 * @throws Refusal 400 when the order makes no label, 422 for a half-finished product whose sheet is not
 * posted
 */
export async function labelPdf(
  msds: ChmMsds,
  order: LabelOrder,
  context: Context,
  cardUrl: string,
): Promise<Buffer> {
  if (!labelledStates.has(msds.state))
    throw new Refusal(
      422,
      'NOT_IN_FORCE',
      classificationSentences.onlyInForce({
        state: label((chmMsds.states as Record<string, string>)[msds.state] ?? msds.state),
      }),
    )
  await refuseUnknown(context, msds)
  const figures = await chemicalParameters(context)
  if (!(order.containerL > 0)) throw badField('containerL', msdsPrintSentences.containerAboveZero())
  if (!Number.isInteger(order.copies) || order.copies < 1 || order.copies > largestCopies)
    throw badField('copies', msdsPrintSentences.copies({ most: largestCopies }))
  if (order.labelTypeCd === labelTypes.small && !isSmallContainer(order.containerL, figures.labelSmallMl))
    throw badField('labelTypeCd', msdsPrintSentences.smallOnly({ most: figures.labelSmallMl }))
  const size = sizeOf(order, labelFiguresOf(figures))
  const product = await productOf(context, msds.prodNo)
  const unlisted = await unlistedOf(context, msds.prodNo)
  const words = labelWords[order.langCd]
  const content = labelOf(rowsOfClassification(msds.ghs, await ghsRowsOn(context.sql, context.today)))
  const say = sayIn(await phrasesIn(context, order.langCd))
  // A half-finished product in the plant says the signal word alone; its sheet is posted at the store (MSDS
  // 고시 제6조의2).
  const signalOnly = order.labelTypeCd === labelTypes.halfFinished
  if (signalOnly && !(await isPosted(context, msds)))
    throw new Refusal(422, 'NOT_POSTED', msdsPrintSentences.notPosted())
  const short = signalOnly || order.labelTypeCd === labelTypes.small
  const precautions = msds.labelPCodes ?? []
  const of = (kind: string) => precautions.filter((code) => kindOfPrecaution(code) === kind)
  const foreign = order.langCd === 'kr' ? null : product.prodNmEn
  const pdf = await printLabels({
    prodNm: foreign ?? product.prodNm,
    ownNm: foreign === null ? '' : product.prodNm,
    thin: order.langCd === 'zh',
    casLine: short ? '' : numbersLine(product, msds, order),
    signal: words.signals[msds.signalWordCd ?? 'N'] ?? '',
    danger: msds.signalWordCd === 'D',
    pictoCds: signalOnly ? [] : (msds.pictoCds ?? []),
    groups: short
      ? []
      : [
          { title: words.hazards, lines: content.hCodes.map(say) },
          ...(['PREV', 'RESP', 'STOR', 'DISP'] as const).map((kind) => ({
            title: words.kinds[kind],
            lines: of(kind).map(say),
          })),
        ].filter(({ lines }) => lines.length > 0),
    rest: [
      ...(short || precautions.length === content.pCodes.length ? [] : [words.rest]),
      ...(signalOnly || unlisted.length === 0
        ? []
        : [`${words.unlisted}: ${unlisted.map(({ chemNm, casNo }) => casNo ?? chemNm).join(', ')}`]),
    ].join(' · '),
    supplier: `${words.supplier}: ${makerOf(product, order.langCd)}  ☎ ${msds.emergencyTel}`,
    ...size,
    pictogramPart: figures.labelPictogramPart,
    copies: order.copies,
    url: short ? '' : cardUrl,
  })
  await addRow(context, chmLabelPrint, {
    msdsNo: msds.msdsNo,
    labelTypeCd: order.labelTypeCd,
    langCd: order.langCd,
    containerVal: order.containerL,
    sizeVal: size.areaCm2,
    printCnt: order.copies,
    printUserId: context.session.userId,
    printDt: context.now,
  })
  return pdf
}
/** The maker as a reader of the language can say it, and as it stands on the sheet. */
const makerOf = ({ makerNm, makerNmEn }: Product, language: Language): string =>
  language === 'kr' || !makerNmEn ? makerNm : `${makerNmEn} (${makerNm})`
/** Labels are put on containers, so they come from a sheet in force alone. */
const labelledStates: ReadonlySet<string> = new Set(['valid', 'revising'])
/** A combination that is not in the table has neither pictogram nor signal word: nothing is printed of it. */
async function refuseUnknown({ sql, today }: Context, { ghs }: ChmMsds): Promise<void> {
  if (classificationIssues(ghs, await ghsRowsOn(sql, today)).length > 0)
    throw new Refusal(422, 'UNKNOWN_CLASS', classificationSentences.unknownLines())
}
/**
 * The sheet, or the one in force of its product in another language, hangs at a place of the plants that the
 * caller sees.
 */
const isPosted = async ({ sql, session }: Context, { msdsNo, prodNo }: ChmMsds): Promise<boolean> =>
  (await sql.maybe(
    `select 1 from "chmMsdsNotice" n join "chmMsds" m using ("msdsNo") where n."noticeTypeCd" = 'POST' and n."doneYmd" is not null
       and ($3::text[] is null or n."plantCd" = any($3::text[])) and (m."msdsNo" = $1 or (m."prodNo" = $2 and m."state" in ('valid', 'revising'))) limit 1`,
    [msdsNo, prodNo, session.plants],
  )) !== undefined
/** CAS numbers and, in Korean, the approval under which others are left out. */
/** CAS numbers; on a label of the Chemicals Control Act the UN number as well. (화학물질관리법 제16조, 시행규칙 제12조) */
const numbersLine = (
  { casNos, altNms, unNo }: Product,
  msds: ChmMsds,
  { langCd: language, labelTypeCd }: Pick<LabelOrder, 'langCd' | 'labelTypeCd'>,
): string =>
  [
    ...(casNos.length > 0 ? [`CAS ${casNos.slice(0, 4).join(', ')}`] : []),
    ...(unNo && labelTypeCd === labelTypes.chemicalAct ? [`UN ${unNo}`] : []),
    ...(language === 'kr' && altNms.length > 0 && msds.secretYn === 'Y'
      ? [String(msdsPrintSentences.approvalNo({ no: msds.secretApprNo ?? '' }))]
      : []),
  ].join(' · ')
function sizeOf(order: LabelOrder, figures: Parameters<typeof labelSize>[1]) {
  try {
    return labelSize(order.containerL, figures, order.sideCm2)
  } catch (error) {
    throw error instanceof RangeError ? badField('sideCm2', labelSentences.sideNeeded()) : error
  }
}

const watermarks: Record<string, Said> = {
  superseded: msdsPrintSentences.superseded(),
  discarded: msdsPrintSentences.discarded(),
  registered: msdsPrintSentences.registered(),
  reviewing: msdsPrintSentences.reviewing(),
}
/** Sections of the short guide that hangs at the workplace (관리요령, 산업안전보건법 제114조 제2항, 시행규칙 제168조). */
const guideSections = ['02', '04', '05', '06', '07', '08']

/** A line that is the heading of an item, and not one with its text behind it. */
const isItem = (sectCd: string, line: string): boolean => {
  const found = headingOf(sectCd, line)
  return found?.rest === '' && found.id.split('.').length === 2
}
/** What the portal knows for section 16: when the sheet was written and how often revised. (MSDS 고시 별표 4) */
const editionLines = ({ writeYmd, revYmd, msdsVer }: ChmMsds): Sentence[] => [
  msdsPrintSentences.firstEdition({ day: writeYmd }),
  msdsPrintSentences.revisions({ count: Math.max(0, (msdsVer ?? 1) - 1), day: revYmd ?? writeYmd }),
]

/** The whole sheet, or 관리요령 by process: name, hazards, handling, protective equipment, first aid. */
export async function sheetPdf(msds: ChmMsds, context: Context, guide: boolean): Promise<Buffer> {
  await audit(context, acts.print, chmMsds.name, msds.msdsNo)
  return drawSheet(msds, context, guide)
}
/** The same without a row in the trail: nobody has asked for it. */
export async function drawSheet(msds: ChmMsds, context: Context, guide: boolean): Promise<Buffer> {
  await refuseUnknown(context, msds)
  const { sql, session, now, today } = context
  const language = languages.find((each) => each === msds.langCd) ?? 'kr'
  const product = await productOf(context, msds.prodNo)
  const say = sayIn(await phrasesIn(context, language))
  const label = labelOf(rowsOfClassification(msds.ghs, await ghsRowsOn(sql, today)))
  const names = new Map(
    (
      await sql.query<{ code: string; codeNm: string }>(
        `select "code", ${codeNameColumn[language]} as "codeNm" from "codeItem" where "codeGrpCd" = 'MSDS_SECT'`,
      )
    ).map(({ code, codeNm }) => [code, codeNm]),
  )
  const contentsOf = (code: string) => {
    const contents = msds.sects.find(({ sectCd }) => sectCd === code)?.contents
    // The portal itself has something to say in section 16.
    if (code === '16' && saysNothing(code, contents ?? '')) return []
    return contents?.split('\n') ?? [String(msdsPrintSentences.noData().in(language))]
  }
  const hazards = { title: msdsPrintSentences.hazards(), lines: label.hCodes.map(say), heads: [] }
  const precautions = { title: msdsPrintSentences.precautions(), lines: label.pCodes.map(say), heads: [] }
  const parts = (guide ? guideSections : sectionCodes).flatMap((code) => [
    {
      title: `${Number(code)}. ${names.get(code) ?? ''}`,
      lines: [
        ...contentsOf(code),
        ...(code === '03' && language === 'kr' ? approvalLines(product.altNms, msds) : []),
        ...(code === '16' ? editionLines(msds).map((each) => each.in(language)) : []),
      ],
      heads: contentsOf(code).flatMap((line, at) => (isItem(code, line) ? [at] : [])),
    },
    ...(code === '02' ? [hazards, precautions].filter(({ lines }) => lines.length > 0) : []),
  ])
  const uses = guide
    ? await sql.query<{ nm: string; workTxt: string | null }>(
        `select distinct d."deptNm" || ' ' || coalesce(r."processNm", '') as "nm", x."workTxt" from "chmProductPlant" x join "dept" d using ("deptCd")
         left join "process" r on r."processNo" = x."processNo" where x."prodNo" = $1 and ($2::text[] is null or x."plantCd" = any($2::text[])) order by 1`,
        [msds.prodNo, session.plants],
      )
    : []
  const facts: { label: Said; value: Said }[] = [
    { label: msdsPrintSentences.product(), value: product.prodNm },
    { label: msdsPrintSentences.maker(), value: product.makerNm },
    {
      label: msdsPrintSentences.revision(),
      value: msdsPrintSentences.editionOf({ edition: msds.msdsVer ?? 1, day: msds.revYmd ?? msds.writeYmd }),
    },
    { label: msdsPrintSentences.emergency(), value: msds.emergencyTel },
    ...(guide
      ? uses.map(({ nm, workTxt }) => ({
          label: msdsPrintSentences.process(),
          value: [nm, workTxt].filter(Boolean).join(' · '),
        }))
      : []),
    ...(guide
      ? []
      : [
          { label: msdsPrintSentences.casNo(), value: product.casNos.join(', ') || '–' },
          { label: msdsPrintSentences.submitNo(), value: msds.submitNo ?? msdsPrintSentences.none() },
        ]),
    ...(guide && uses.length % 2 === 1 ? [{ label: '', value: '' }] : []),
  ]
  return printSheet(
    {
      title: guide ? msdsPrintSentences.guideTitle() : msdsPrintSentences.sheetTitle(),
      docNo: msdsPrintSentences.docNo({ code: msds.msdsCd ?? '', edition: msds.msdsVer ?? 1 }),
      prodNm: product.prodNm,
      facts,
      signal: labelWords[language].signals[msds.signalWordCd ?? 'N'] ?? '',
      danger: msds.signalWordCd === 'D',
      pictoCds: msds.pictoCds ?? [],
      parts,
      watermark: watermarks[msds.state] ?? '',
      printed: msdsPrintSentences.printed({ moment: showMoment(now), name: session.userNm }),
    },
    language,
  )
}
