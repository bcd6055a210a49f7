import { fileURLToPath } from 'node:url'
import { renderSVG } from 'uqr'
import { renderPdf } from '../../../core/server/pdf/render-pdf.ts'
import { pictogramSvg } from '../ghs/pictogram-shapes.rule.ts'

const labelTemplate = fileURLToPath(new URL('label.typ', import.meta.url))
const sheetTemplate = fileURLToPath(new URL('msds-sheet.typ', import.meta.url))

/** Everything on a warning label, resolved to words of its language. */
export interface LabelPrint {
  prodNm: string
  casLine: string
  signal: string
  danger: boolean
  pictoCds: readonly string[]
  /** Hazard statements, prevention, response …: empty on small containers. */
  groups: { title: string; lines: string[] }[]
  rest: string
  supplier: string
  areaCm2: number
  pictogramCm2: number
  copies: number
  /** Address of the sheet as QR; empty on labels without one. */
  url: string
}
/** Widest and highest label that fits on A4 within its margins, in mm. */
const page = { widthMm: 194, heightMm: 280 }
/** Labels are a little wider than high. */
const shape = 1.2

const smallestPt = 4
const largestPt = 15
const mmPerPt = 0.353
/** Width of a Korean syllable and height of a line, in letters of their size. */
const letter = { width: 0.78, height: 1.3 }
/** The largest letters with which the statements fit between pictograms and supplier, in pt. */
function fittingText(groups: LabelPrint['groups'], widthMm: number, heightMm: number): number {
  const heads = 5.5
  for (let pt = largestPt; pt > smallestPt; pt -= 0.5) {
    const perLine = Math.max(1, Math.floor(widthMm / (pt * mmPerPt * letter.width)))
    const lines = groups.reduce(
      (sum, group) => sum + 1.2 + group.lines.reduce((all, line) => all + Math.ceil(line.length / perLine), 0),
      heads,
    )
    if (lines * pt * mmPerPt * letter.height <= heightMm) return pt
  }
  return smallestPt
}

/** The labels as PDF. */
export function printLabels(label: LabelPrint): Promise<Buffer> {
  const { pictoCds, areaCm2, pictogramCm2, url, ...rest } = label
  const widthMm = Math.min(page.widthMm, Math.sqrt(areaCm2 * 100 * shape))
  const heightMm = Math.min(page.heightMm, (areaCm2 * 100) / widthMm)
  // The legal area is that of the diamond; half of its square.
  const leastMm = Math.sqrt(pictogramCm2 * 100 * 2)
  const room = (widthMm - 5) * (pictoCds.length > 2 ? 0.62 : 0.5)
  const pictogramMm = Math.max(leastMm, Math.min(room / Math.max(1, pictoCds.length), heightMm / 4))
  const signalBelow = pictogramMm * pictoCds.length > (widthMm - 5) * 0.72
  const below = heightMm - (pictoCds.length > 0 ? pictogramMm : 0) - (signalBelow ? 8 : 0)
  const textPt = fittingText(rest.groups, widthMm - 5, below)
  return renderPdf(labelTemplate, {
    ...rest,
    pictograms: pictoCds.map(pictogramSvg),
    widthMm,
    heightMm,
    pictogramMm,
    signalBelow,
    textPt,
    qrSvg: url && areaCm2 >= 90 ? renderSVG(url, { ecc: 'M', border: 1 }) : '',
  })
}

/** An A4 sheet of titled parts: the MSDS itself, and 관리요령. */
export interface SheetPrint {
  title: string
  docNo: string
  prodNm: string
  facts: { label: string; value: string }[]
  signal: string
  danger: boolean
  pictoCds: readonly string[]
  parts: { title: string; lines: string[] }[]
  watermark: string
  printedDt: string
  printedBy: string
}
export const printSheet = ({ pictoCds, ...sheet }: SheetPrint): Promise<Buffer> =>
  renderPdf(sheetTemplate, { ...sheet, pictograms: pictoCds.map(pictogramSvg) })
