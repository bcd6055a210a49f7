/** One line of a request as the rules look at it. */
export interface ReagentLine {
  prodNo: number
  prodNm?: string | null
  rqstQty: number
  issueQty?: number | null
  returnQty?: number | null
  bottleCd?: string | null
}
/** What was given, what came back: no more than was given. */
export function returnIssues(lines: readonly ReagentLine[]): string[] {
  return lines.flatMap(({ prodNm, issueQty, returnQty }) =>
    (returnQty ?? 0) > (issueQty ?? 0) ? [`${prodNm ?? ''}: 반납량이 불출량보다 많습니다.`] : [],
  )
}
/** Number of the bottle that is filled from a lot: parent and count, as the label shows it (용기 12 → 12-1). */
export const childBottle = (lotNo: string, count: number): string => `${lotNo}-${count + 1}`
/** Lists whose products also the chemicals manager gives: 특별관리물질, 사고대비물질. */
export const strictLists = ['O4', 'C7'] as const
export const specialList = 'O4'
