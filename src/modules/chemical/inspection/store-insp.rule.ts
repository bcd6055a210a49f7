import { recurringDay, type Cycle } from '../../../core/shared/recurrence.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import { inspectionSentences } from './store-insp.texts.ts'

/** CHM_INSP_RESULT */
export const inspResults = { good: 'G', bad: 'B', none: 'N' } as const
/** Shortest finding: what is bad must be said so that somebody can mend it. */
const findMin = 5

export interface InspectedItem {
  itemCd?: string | null
  resultCd?: string | null
  findTxt?: string | null
}
/**
 * Every point answered once, and what is bad described.
 * @param itemCds points of the list in use; absent in
 * the form: the server knows them
 */
export function inspectionIssues(items: readonly InspectedItem[], itemCds?: readonly string[]): FieldIssue[] {
  const issues: FieldIssue[] = []
  items.forEach(({ itemCd, resultCd, findTxt }, index) => {
    if (items.findIndex((each) => each.itemCd === itemCd) < index)
      issues.push({ path: `items.${index}.itemCd`, message: inspectionSentences.twice() })
    if (resultCd === inspResults.bad && (findTxt ?? '').trim().length < findMin)
      issues.push({
        path: `items.${index}.findTxt`,
        message: inspectionSentences.findingTooShort({ least: findMin }),
      })
  })
  const missing = (itemCds ?? []).filter((itemCd) => !items.some((each) => each.itemCd === itemCd))
  if (missing.length > 0)
    issues.push({ path: 'items', message: inspectionSentences.unchecked({ count: missing.length }) })
  return issues
}

/** Units of CHM_INSP_CYCLE; a code that the company has added is checked every week. */
const cycleUnits: Readonly<Record<string, Cycle['unit']>> = {
  D: 'day',
  W: 'week',
  M: 'month',
  Q: 'quarter',
  H: 'half',
  Y: 'year',
}
/**
 * The day by which a store is to be checked next: a cycle after the last check; today for one that never was.
 * @param last 'YYYY-MM-DD' or null
 */
export const nextInspection = (last: string | null, inspCycleCd: string | null, today: string): string =>
  last === null ? today : recurringDay(last, { every: 1, unit: cycleUnits[inspCycleCd ?? ''] ?? 'week' }, 1)

/** What GET /api/chm/storeinspsdue answers: each store in use with its last and next check. */
export interface InspectionDue {
  storeNo: number
  storeNm: string
  inspCycleNm: string
  lastYmd: string | null
  dueYmd: string
  late: boolean
}
