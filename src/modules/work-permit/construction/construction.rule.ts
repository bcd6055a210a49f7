import { messages } from '../../../core/shared/messages.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import { constructionInput } from './construction.texts.ts'
import { turnaroundWork } from '../permit/turnaround-peak.rule.ts'

/** What the checks over several fields look at. */
export interface ConstructionPart {
  startYmd?: string | null
  endYmd?: string | null
  contractAmt?: number | null
  targetAmt?: number | null
  suppliedAmt?: number | null
  constTypeCd?: string | null
  peakFromYmd?: string | null
  peakToYmd?: string | null
}

/** Checks over several fields of a construction, the same in the form and on the server. */
export function constructionIssues(construction: ConstructionPart): FieldIssue[] {
  const { startYmd, endYmd, contractAmt, targetAmt, suppliedAmt } = construction
  const issues: FieldIssue[] = []
  if (startYmd && endYmd && endYmd < startYmd)
    issues.push({ path: 'endYmd', message: messages.endBeforeStart })
  issues.push(...peakIssues(construction))
  issues.push(...amountIssues({ totalAmt: contractAmt, targetAmt, suppliedAmt }))
  return issues
}

function peakIssues({
  startYmd,
  endYmd,
  peakFromYmd,
  peakToYmd,
  constTypeCd,
}: ConstructionPart): FieldIssue[] {
  if (constTypeCd !== turnaroundWork || (!peakFromYmd && !peakToYmd)) return []
  if (!peakFromYmd || !peakToYmd)
    return [
      {
        path: peakFromYmd ? 'peakToYmd' : 'peakFromYmd',
        message: constructionInput.bothPeakDays(),
      },
    ]
  if (peakToYmd < peakFromYmd) return [{ path: 'peakToYmd', message: messages.endBeforeStart }]
  return (startYmd && peakFromYmd < startYmd) || (endYmd && peakToYmd > endYmd)
    ? [
        {
          path: startYmd && peakFromYmd < startYmd ? 'peakFromYmd' : 'peakToYmd',
          message: constructionInput.peakInside(),
        },
      ]
    : []
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
    issues.push({ path: 'targetAmt', message: constructionInput.targetAboveTotal() })
  const whole = targetAmt ?? totalAmt
  if (typeof whole === 'number' && typeof suppliedAmt === 'number' && suppliedAmt > whole)
    issues.push({
      path: 'suppliedAmt',
      message: constructionInput.suppliedAboveWhole(),
    })
  return issues
}
