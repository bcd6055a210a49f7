import { recurringDay, type Cycle } from '../../../core/shared/recurrence.ts'

/** CHECK_PURPOSE: the sheets that stores are checked by. */
export const storePurpose = 'STORE'

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

/** The days within a span on which a store is to be checked: its next one, and those a cycle after each other. */
export function inspectionDays(
  last: string | null,
  inspCycleCd: string | null,
  today: string,
  { from, to }: { from: string; to: string },
): string[] {
  const days: string[] = []
  for (
    let day = nextInspection(last, inspCycleCd, today);
    day <= to;
    day = nextInspection(day, inspCycleCd, today)
  )
    if (day >= from) days.push(day)
  return days
}

/**
 * The day by which what a check has found bad is to be mended where a store is checked so often that the next
 * check looks at it again: daily, weekly or monthly. Undefined where that day is past, and for longer cycles: the
 * hours of the grade stand then.
 * @param inspYmd day of the check
 */
export function mendedBy(inspYmd: string, inspCycleCd: string | null, today: string): string | undefined {
  if (!['D', 'W', 'M'].includes(inspCycleCd ?? '')) return undefined
  const next = nextInspection(inspYmd, inspCycleCd, today)
  return next >= today ? next : undefined
}

/** What GET /api/chm/storeinspsdue answers: each store in use with its last and next check. */
export interface InspectionDue {
  storeNo: number
  storeNm: string
  inspCycleNm: string
  lastYmd: string | null
  dueYmd: string
  late: boolean
  /** A check of the store that is begun and not finished. */
  begunNo: number | null
}
