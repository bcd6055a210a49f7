import type { Sentence } from '../../../core/shared/sentence.ts'
import { reagentRefusals } from './reagent.texts.ts'

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
export function returnIssues(lines: readonly ReagentLine[]): Sentence[] {
  return lines.flatMap(({ prodNm, issueQty, returnQty }) =>
    (returnQty ?? 0) > (issueQty ?? 0) ? [reagentRefusals.returnedTooMuch({ product: prodNm ?? '' })] : [],
  )
}
/** Number of the bottle that is filled from a lot: parent and count, as the label shows it (용기 12 → 12-1). */
export const childBottle = (lotNo: string, count: number): string => `${lotNo}-${count + 1}`
/** Lists whose products need the chemicals manager too before they are handed out: 특별관리물질, 사고대비물질. */
export const strictLists = ['O4', 'C7'] as const
export const specialList = 'O4'
/** Heads of departments are in the group of line supervisors. */
export const lineSupervisor = 7

interface Kept {
  reagentLineNo: number
}
interface Given {
  reagentLineNo?: number | undefined
  issueQty?: number | null | undefined
  lotNo?: string | null | undefined
  returnQty?: number | null | undefined
  remark?: string | null | undefined
}
/**
 * The lines of a saved request: as they were, with only what its state lets people write — quantity and lot
 * before the issue, what comes back after it. Lines are neither added nor taken away.
 */
export const linesOfState = <L extends Kept>(
  state: string,
  stored: readonly L[],
  given: readonly Given[],
): L[] =>
  stored.map((line) => {
    const { issueQty, lotNo, returnQty, remark }: Given =
      given.find(({ reagentLineNo }) => reagentLineNo === line.reagentLineNo) ?? line
    return state === 'approved' ? { ...line, issueQty, lotNo, remark } : { ...line, returnQty, remark }
  })
