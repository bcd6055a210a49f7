import { fileURLToPath } from 'node:url'
import { renderSVG } from 'uqr'
import { renderPdf } from '../../../core/server/pdf/render-pdf.ts'
import { writtenIn, type Said } from '../../../core/shared/sentence.ts'
import type { Language } from '../../../core/shared/session.ts'
import { pictogramSvg } from '../ghs/pictogram-shapes.rule.ts'

const labelTemplate = fileURLToPath(new URL('label.typ', import.meta.url))
const sheetTemplate = fileURLToPath(new URL('msds-sheet.typ', import.meta.url))

/** Everything on a warning label, resolved to words of its language. */
export interface LabelPrint {
  /** In the language of the label where the product has such a name. */
  prodNm: string
  /** The Korean name beside it, as it stands on the sheet and in the store. */
  ownNm: string
  casLine: string
  /** The font of its language has one weight only. */
  thin: boolean
  signal: string
  danger: boolean
  pictoCds: readonly string[]
  /** Hazard statements, prevention, response …: empty on small containers. */
  groups: { title: string; lines: string[] }[]
  rest: string
  supplier: string
  areaCm2: number
  pictogramCm2: number
  /** A pictogram takes at least this part of the label (40 = 1/40). */
  pictogramPart: number
  copies: number
  /** Address of the sheet as QR; empty on labels without one. */
  url: string
}
/** Widest and highest label that fits on A4 within its margins, in mm. */
const page = { widthMm: 194, heightMm: 280 }
/** Labels are a little wider than high. */
const shape = 1.2

/**
 * The labels as PDF. The template chooses the letters, and a larger label where the statements do not fit
 * into the area of the law.
 */
export function printLabels(label: LabelPrint): Promise<Buffer> {
  const { pictoCds, areaCm2, pictogramCm2, url, ...rest } = label
  const widthMm = Math.min(page.widthMm, Math.sqrt(areaCm2 * 100 * shape))
  const heightMm = Math.min(page.heightMm, (areaCm2 * 100) / widthMm)
  // The legal area is that of the diamond; half of its square.
  const leastMm = Math.sqrt(pictogramCm2 * 100 * 2)
  const room = (widthMm - 5) * (pictoCds.length > 2 ? 0.62 : 0.5)
  const pictogramMm = Math.max(leastMm, Math.min(room / Math.max(1, pictoCds.length), heightMm / 4))
  return renderPdf(labelTemplate, {
    ...rest,
    pictograms: pictoCds.map(pictogramSvg),
    widthMm,
    heightMm,
    pictogramMm,
    qrSvg: url ? renderSVG(url, { ecc: 'M', border: 1 }) : '',
  })
}

/** An A4 sheet of titled parts: the MSDS itself, and 관리요령. */
export interface SheetPrint {
  title: Said
  docNo: Said
  prodNm: string
  facts: { label: Said; value: Said }[]
  signal: string
  danger: boolean
  pictoCds: readonly string[]
  /** `heads`: places of the lines that name an item of 별표 4. */
  parts: { title: Said; lines: Said[]; heads: number[] }[]
  watermark: Said
  printed: Said
}
export const printSheet = ({ pictoCds, ...sheet }: SheetPrint, language: Language): Promise<Buffer> =>
  renderPdf(
    sheetTemplate,
    JSON.parse(
      writtenIn(language, () => JSON.stringify({ ...sheet, pictograms: pictoCds.map(pictogramSvg) })),
    ) as object,
  )
