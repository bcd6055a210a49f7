import type { FieldIssue } from '../../../core/shared/session.ts'
import type { Explanation } from '../../../core/shared/explanation.ts'
import { showQuantity, toMilli } from '../store/quantity.rule.ts'
import type { Said, Sentence } from '../../../core/shared/sentence.ts'
import { countSentences } from './stock-take.texts.ts'

export interface CountedLine {
  lotNo: string
  bookQty: number
  realQty?: number | null
  causeCd?: string | null
}
/** More or less than the book says; null as long as it is not counted. */
export const differenceOf = ({ bookQty, realQty }: CountedLine): number | null =>
  realQty === null || realQty === undefined ? null : toMilli(realQty - bookQty)

/** Where a difference comes from: the book of the count's beginning against what was counted. */
export const explainDifference = (
  line: CountedLine & { prodNm: string; unitCd: string; causeNm?: string | null },
  baseYmd: string,
): Explanation => {
  const difference = differenceOf(line) ?? 0
  return {
    title: countSentences.title({ product: line.prodNm, lot: line.lotNo }),
    inputs: [
      { label: countSentences.book(), value: `${showQuantity(line.bookQty)} ${line.unitCd}` },
      {
        label: countSentences.real({ day: baseYmd }),
        value: `${showQuantity(line.realQty ?? 0)} ${line.unitCd}`,
      },
      ...(line.causeNm ? [{ label: countSentences.cause(), value: line.causeNm }] : []),
    ],
    formula: countSentences[difference === 0 ? 'formula' : difference > 0 ? 'formulaMore' : 'formulaLess']({
      qty: showQuantity(difference),
      unit: line.unitCd,
    }),
    source: countSentences.journal(),
  }
}

/** What stands against the confirmation of a count: lots without a number, differences without a cause. */
export function countIssues(lines: readonly CountedLine[]): Sentence[] {
  const open = lines.filter((line) => differenceOf(line) === null)
  const unexplained = lines.filter((line) => (differenceOf(line) ?? 0) !== 0 && !line.causeCd)
  return [
    ...(open.length > 0 ? [countSentences.uncounted({ count: open.length, lots: namesOf(open) })] : []),
    ...(unexplained.length > 0
      ? [countSentences.unexplained({ count: unexplained.length, lots: namesOf(unexplained) })]
      : []),
  ]
}
const namesOf = (lines: readonly CountedLine[]): string =>
  lines
    .map(({ lotNo }) => lotNo)
    .slice(0, 5)
    .join(', ')

/** A month can be closed when it is over, in order. @param closed months of the plant that are closed */
export function closeIssue(
  closeYm: string,
  today: string,
  closed: readonly string[],
  first: string | null,
): FieldIssue | undefined {
  const fault = (message: Said) => ({ path: 'closeYm', message })
  if (closeYm >= today.slice(0, 7)) return fault(countSentences.monthNotOver())
  const before = monthBefore(closeYm)
  if (first !== null && before >= first && !closed.includes(before))
    return fault(countSentences.closeBefore({ year: before.slice(0, 4), month: Number(before.slice(5)) }))
  return undefined
}
export function monthBefore(ym: string): string {
  const [year, month] = ym.split('-').map(Number) as [number, number]
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
}
