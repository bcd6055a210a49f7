import type { FieldIssue } from '../../../core/shared/session.ts'
import { monthAfter } from '../../../core/shared/periods.ts'
import type { Explanation } from '../../../core/shared/explanation.ts'
import { showQuantity, toMilli } from '../store/quantity.rule.ts'
import type { Said, Sentence } from '../../../core/shared/sentence.ts'
import { countSentences } from './stock-take.texts.ts'

export interface CountedLine {
  lotNo: string
  bookQty?: number | null
  realQty?: number | null
  causeCd?: string | null
}
/** More or less than the book says; null as long as it is not counted. */
export const differenceOf = ({ bookQty, realQty }: Pick<CountedLine, 'bookQty' | 'realQty'>): number | null =>
  typeof realQty !== 'number' || typeof bookQty !== 'number' ? null : toMilli(realQty - bookQty)

/** Where a difference comes from: the book of the count's beginning against what was counted. */
export const explainDifference = (
  line: CountedLine & { prodNm: string; unitCd: string; causeNm?: string | null },
  baseYmd: string,
): Explanation => {
  const difference = differenceOf(line) ?? 0
  return {
    title: countSentences.title({ product: line.prodNm, lot: line.lotNo }),
    inputs: [
      { label: countSentences.book(), value: `${showQuantity(line.bookQty ?? 0)} ${line.unitCd}` },
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

/** What stands against the end of counting: lots without a number. */
export function uncountedIssues(lines: readonly CountedLine[]): Sentence[] {
  const open = lines.filter(({ realQty }) => realQty === null || realQty === undefined)
  return open.length > 0 ? [countSentences.uncounted({ count: open.length, lots: namesOf(open) })] : []
}
/** What stands against the request for approval: differences without a cause. */
export function unexplainedIssues(lines: readonly CountedLine[]): Sentence[] {
  const open = lines.filter((line) => (differenceOf(line) ?? 0) !== 0 && !line.causeCd)
  return open.length > 0 ? [countSentences.unexplained({ count: open.length, lots: namesOf(open) })] : []
}
/** CHM_TAKE_CAUSE: leaked, stolen or lost, unknown. */
export const lossCauses = { leak: 'LEAK', theft: 'LOSS', unknown: 'UNKNOWN' } as const
/**
 * True for a loss that is not only booked: who approves says what was done and reported, and an improvement
 * follows. A leak is reported at once (화학물질관리법 제43조); theft and loss are reported to the police and
 * the authority (사고대비물질의 관리기준, 확인 필요); an unknown cause may be either.
 */
export const isReportedLoss = (line: CountedLine): boolean =>
  (differenceOf(line) ?? 0) < 0 && (Object.values(lossCauses) as string[]).includes(line.causeCd ?? '')
const namesOf = (lines: readonly CountedLine[]): string =>
  lines
    .map(({ lotNo }) => lotNo)
    .slice(0, 5)
    .join(', ')

/**
 * A month can be closed when it is over, in order; the first open month is named, so that nobody walks back
 * month by month to find it.
 * @param closed months of the plant that are closed
 */
export function closeIssue(
  closeYm: string,
  today: string,
  closed: readonly string[],
  first: string | null,
): FieldIssue | undefined {
  const fault = (message: Said) => ({ path: 'closeYm', message })
  if (closeYm >= today.slice(0, 7)) return fault(countSentences.monthNotOver())
  const open = first === null ? null : firstOpenMonth(today, closed, first)
  if (open !== null && open < closeYm)
    return fault(countSentences.closeBefore({ year: open.slice(0, 4), month: Number(open.slice(5)) }))
  return undefined
}
/** The first open month since the first entry, with which closing goes on; null when it is not over yet. */
function firstOpenMonth(today: string, closed: readonly string[], first: string): string | null {
  const now = today.slice(0, 7)
  let month = first
  while (month < now && closed.includes(month)) month = monthAfter(month)
  return month < now ? month : null
}
