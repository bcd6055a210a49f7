import { messages } from '../../../core/shared/messages.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'

/** What the checks over several fields look at. */
export interface ConstructionPart {
  startYmd?: string | null
  endYmd?: string | null
  contractAmt?: number | null
  targetAmt?: number | null
  suppliedAmt?: number | null
}

/** Checks over several fields of a construction, the same in the form and on the server. */
export function constructionIssues({ startYmd, endYmd, contractAmt, targetAmt, suppliedAmt }: ConstructionPart): FieldIssue[] {
  const issues: FieldIssue[] = []
  if (startYmd && endYmd && endYmd < startYmd) issues.push({ path: 'endYmd', message: messages.endBeforeStart })
  issues.push(...amountIssues({ totalAmt: contractAmt, targetAmt, suppliedAmt }))
  return issues
}

/** Parts of an amount are not larger than the whole: total ≥ target ≥ what the client supplies. Won. */
export function amountIssues({
  totalAmt,
  targetAmt,
  suppliedAmt,
}: {
  totalAmt?: number | null | undefined
  targetAmt?: number | null | undefined
  suppliedAmt?: number | null | undefined
}): FieldIssue[] {
  const issues: FieldIssue[] = []
  if (typeof totalAmt === 'number' && typeof targetAmt === 'number' && targetAmt > totalAmt)
    issues.push({ path: 'targetAmt', message: '대상액은 총공사금액을 넘을 수 없습니다.' })
  const whole = targetAmt ?? totalAmt
  if (typeof whole === 'number' && typeof suppliedAmt === 'number' && suppliedAmt > whole)
    issues.push({ path: 'suppliedAmt', message: '발주자 제공 재료비는 대상액(총공사금액)을 넘을 수 없습니다.' })
  return issues
}
