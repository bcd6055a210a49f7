import type { FieldIssue } from '../../../core/shared/session.ts'
import type { Explanation } from '../../../core/shared/explanation.ts'
import { showQuantity, toMilli } from '../store/quantity.rule.ts'
import type { Said } from '../../../core/shared/sentence.ts'

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
): Explanation => ({
  title: `${line.prodNm} ${line.lotNo} 차이`,
  inputs: [
    {
      label: '장부(실사를 시작한 때의 재고 = Σ입고 − Σ출고)',
      value: `${showQuantity(line.bookQty)} ${line.unitCd}`,
    },
    { label: `실물(${baseYmd})`, value: `${showQuantity(line.realQty ?? 0)} ${line.unitCd}` },
    ...(line.causeNm ? [{ label: '원인', value: line.causeNm }] : []),
  ],
  formula: `차이 = 실물 − 장부 = ${showQuantity(differenceOf(line) ?? 0)} ${line.unitCd}${(differenceOf(line) ?? 0) === 0 ? '' : `, 확정하면 ${(differenceOf(line) ?? 0) > 0 ? '실사증' : '실사감'} 전표가 됩니다`}`,
  source: '수불전표: 고치거나 지울 수 없는 입출고 기록',
})

/** What stands against the confirmation of a count: lots without a number, differences without a cause. */
export function countIssues(lines: readonly CountedLine[]): string[] {
  const open = lines.filter((line) => differenceOf(line) === null)
  const unexplained = lines.filter((line) => (differenceOf(line) ?? 0) !== 0 && !line.causeCd)
  return [
    ...(open.length > 0
      ? [`실물 수량을 입력하지 않은 로트가 ${open.length}건 있습니다: ${namesOf(open)}`]
      : []),
    ...(unexplained.length > 0
      ? [`차이 원인을 선택하지 않은 로트가 ${unexplained.length}건 있습니다: ${namesOf(unexplained)}`]
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
  if (closeYm >= today.slice(0, 7)) return fault('끝나지 않은 월은 마감할 수 없습니다.')
  const before = monthBefore(closeYm)
  if (first !== null && before >= first && !closed.includes(before))
    return fault(`${monthWords(before)}을 먼저 마감해 주세요.`)
  return undefined
}
export function monthBefore(ym: string): string {
  const [year, month] = ym.split('-').map(Number) as [number, number]
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
}
/** '2026년 1월' of '2026-01'. */
const monthWords = (ym: string): string => `${ym.slice(0, 4)}년 ${Number(ym.slice(5))}월`
