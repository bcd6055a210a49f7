import type { FieldIssue } from '../../../core/shared/session.ts'
import { toMilli } from '../store/quantity.rule.ts'

export interface CountedLine {
  lotNo: string
  bookQty: number
  realQty?: number | null
  causeCd?: string | null
}
/** More or less than the book says; null as long as it is not counted. */
export const differenceOf = ({ bookQty, realQty }: CountedLine): number | null =>
  realQty === null || realQty === undefined ? null : toMilli(realQty - bookQty)

/** What stands against the confirmation of a count: lots without a number, differences without a cause. */
export function countIssues(lines: readonly CountedLine[]): string[] {
  const open = lines.filter((line) => differenceOf(line) === null)
  const unexplained = lines.filter((line) => (differenceOf(line) ?? 0) !== 0 && !line.causeCd)
  return [
    ...(open.length > 0 ? [`실물 수량을 입력하지 않은 로트가 ${open.length}건 있습니다: ${namesOf(open)}`] : []),
    ...(unexplained.length > 0 ? [`차이 원인을 선택하지 않은 로트가 ${unexplained.length}건 있습니다: ${namesOf(unexplained)}`] : []),
  ]
}
const namesOf = (lines: readonly CountedLine[]): string =>
  lines
    .map(({ lotNo }) => lotNo)
    .slice(0, 5)
    .join(', ')

/** A month can be closed when it is over, in order. @param closed months of the plant that are closed */
export function closeIssue(closeYm: string, today: string, closed: readonly string[], first: string | null): FieldIssue | undefined {
  const fault = (message: string) => ({ path: 'closeYm', message })
  if (closeYm >= today.slice(0, 7)) return fault('끝나지 않은 월은 마감할 수 없습니다.')
  const before = monthBefore(closeYm)
  if (first !== null && before >= first && !closed.includes(before)) return fault(`${before}월을 먼저 마감해 주세요.`)
  return undefined
}
export function monthBefore(ym: string): string {
  const [year, month] = ym.split('-').map(Number) as [number, number]
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
}
