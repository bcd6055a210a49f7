import { percentOf } from '../../../core/shared/decimal.ts'

export interface QualityRow {
  rsaHazopRowNo: number
  rsaHazopNodeNo: number
  notCredibleYn: 'Y' | 'N' | null
  causeTxt: string | null
  consequenceTxt: string | null
  safeguardTxt: string | null
  score: number | null
  /** Texts of its recommendations. */
  recTxts: readonly string[]
  guards: readonly { guardTxt: string; tagTxt: string | null; facilityNo: number | null; sideCd: string }[]
  bareFreq: number | null
  bareSev: number | null
  freq: number | null
  sev: number | null
  createDt: string
}
export type QualityFinding =
  | 'blankCell'
  | 'oneRisk'
  | 'tooFast'
  | 'untagged'
  | 'unknownTag'
  | 'abbreviation'
  | 'sameAsGuard'
  | 'noPrevention'
  | 'noMitigation'
  | 'copied'
export interface QualityMark {
  finding: QualityFinding
  rowNos: number[]
  /** A number of the sentence: percent, minutes. */
  value?: number
}
export interface QualityFigures {
  /** Percent of equal scores from which a node looks ticked off. */
  equalPercent: number
  /** Fewest rows of which that can be said. */
  fewestRows: number
  /** Seconds that a row takes at least. */
  secondsARow: number
  /** Percent of rows that say what the study before said, from which it looks copied. */
  copiedPercent: number
}

const blank = (text: string | null): boolean => /^(?:\s|-|–|—|\.)*$/.test(text ?? '')
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
/** Words that say nothing to who was not there (Primatech: no blank cells, no abbreviations). */
const empty = /^(?:상동|좌동|위와\s*같음|해당\s*없음|n\/?a|same|ditto|tbd|추후|etc\.?)$/i

/**
 * What a reader of the worksheet should look at: nothing here refuses, it only points.
 * @param before rows of the study that this one began with
 */
export function qualityOf(
  rows: readonly QualityRow[],
  figures: QualityFigures,
  before: readonly Said[] = [],
): QualityMark[] {
  const credible = rows.filter(({ notCredibleYn }) => notCredibleYn !== 'Y')
  const where = (finding: QualityFinding, test: (row: QualityRow) => boolean): QualityMark[] => {
    const rowNos = credible.filter(test).map(({ rsaHazopRowNo }) => rsaHazopRowNo)
    return rowNos.length === 0 ? [] : [{ finding, rowNos }]
  }
  return [
    ...where('blankCell', (row) => [row.causeTxt, row.consequenceTxt, row.safeguardTxt].some(blank)),
    ...where('abbreviation', (row) =>
      [row.causeTxt, row.consequenceTxt, row.safeguardTxt].some((text) => empty.test((text ?? '').trim())),
    ),
    ...where('untagged', ({ guards }) => guards.length > 0 && guards.every(({ tagTxt }) => tagTxt === null)),
    ...where('unknownTag', ({ guards }) =>
      guards.some(({ tagTxt, facilityNo }) => tagTxt !== null && facilityNo === null),
    ),
    ...where('sameAsGuard', ({ guards, recTxts }) =>
      recTxts.some((rec) => guards.some(({ guardTxt }) => plain(guardTxt) === plain(rec))),
    ),
    // A frequency falls by what prevents, a severity by what mitigates: line of sight (fit F2).
    ...where('noPrevention', (row) => fell(row.freq, row.bareFreq) && !row.guards.some(isPrevention)),
    ...where('noMitigation', (row) => fell(row.sev, row.bareSev) && row.guards.every(isPrevention)),
    ...equalRisks(credible, figures),
    ...hurried(credible, figures),
    ...copiedYear(rows, before, figures),
  ]
}
const isPrevention = ({ sideCd }: { sideCd: string }): boolean => sideCd === 'prevention'
const fell = (later: number | null, earlier: number | null): boolean =>
  later !== null && earlier !== null && later < earlier

function equalRisks(
  rows: readonly QualityRow[],
  { equalPercent, fewestRows }: QualityFigures,
): QualityMark[] {
  return nodesOf(rows).flatMap((own) => {
    const scored = own.filter(({ score }) => score !== null)
    if (scored.length < fewestRows) return []
    const most = [...Map.groupBy(scored, ({ score }) => score).values()].toSorted(
      (one, other) => other.length - one.length,
    )[0]!
    const value = percentOf(most.length, scored.length) ?? 0
    return value < equalPercent
      ? []
      : [{ finding: 'oneRisk' as const, value, rowNos: most.map(({ rsaHazopRowNo }) => rsaHazopRowNo) }]
  })
}
function hurried(rows: readonly QualityRow[], { fewestRows, secondsARow }: QualityFigures): QualityMark[] {
  return nodesOf(rows).flatMap((own) => {
    const moments = own.map(({ createDt }) => Date.parse(createDt))
    const seconds = (Math.max(...moments) - Math.min(...moments)) / 1000
    return own.length < fewestRows || seconds >= own.length * secondsARow
      ? []
      : [
          {
            finding: 'tooFast' as const,
            value: Math.round(seconds / 60),
            rowNos: own.map(({ rsaHazopRowNo }) => rsaHazopRowNo),
          },
        ]
  })
}
const nodesOf = (rows: readonly QualityRow[]): QualityRow[][] => [
  ...Map.groupBy(rows, ({ rsaHazopNodeNo }) => rsaHazopNodeNo).values(),
]

type Said = Pick<QualityRow, 'causeTxt' | 'consequenceTxt'>
const said = ({ causeTxt, consequenceTxt }: Said) => `${plain(causeTxt ?? '')}/${plain(consequenceTxt ?? '')}`
const sameAs = (before: readonly Said[]) => {
  const known = new Set(before.map(said))
  return (row: Said): boolean => known.has(said(row))
}
/** Percent of the rows that say word for word what the study before said; null without one. */
export const copiedPercent = (rows: readonly Said[], before: readonly Said[]): number | null =>
  before.length === 0 || rows.length === 0 ? null : percentOf(rows.filter(sameAs(before)).length, rows.length)
/** A study that says what the one before said, years later: nobody found anything new. */
function copiedYear(
  rows: readonly QualityRow[],
  before: readonly Said[],
  figures: QualityFigures,
): QualityMark[] {
  const value = rows.length < figures.fewestRows ? null : copiedPercent(rows, before)
  if (value === null || value < figures.copiedPercent) return []
  return [
    {
      finding: 'copied',
      value,
      rowNos: rows.filter(sameAs(before)).map(({ rsaHazopRowNo }) => rsaHazopRowNo),
    },
  ]
}
