import { addDays, daysBetween } from '../../../core/shared/dates.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import { firstDay, lastDay, monthAfter } from '../../../core/shared/periods.ts'

/** NOACC_GOAL: what a site counts towards its goal. */
export const goalTypes = { hours: 'hours', days: 'days' } as const

/** Days without an accident, the first and the last one included (SAF-16). Zero before the first day. */
export const daysWithout = (startYmd: string, untilYmd: string): number =>
  Math.max(0, daysBetween(startYmd, untilYmd) + 1)

/** An accident ends a record: the day on which it happens belongs neither to it nor to the next one. (fit S28) */
export const closedBy = (startYmd: string, occurYmd: string): { dayCnt: number; newStartYmd: string } => ({
  dayCnt: daysWithout(startYmd, addDays(occurYmd, -1)),
  newStartYmd: addDays(occurYmd, 1),
})
/** The first day of the record after an accident; one that becomes known late never moves it back. */
export const nextStart = (startYmd: string, occurYmd: string): string => {
  const { newStartYmd } = closedBy(startYmd, occurYmd)
  return newStartYmd > startYmd ? newStartYmd : startYmd
}

export interface MonthHours {
  /** 'YYYY-MM' */
  ym: string
  hours: number
}
interface Counted {
  hours: number
  /** Months of the span of which nobody has entered hours. */
  missing: string[]
}
const monthDays = (ym: string): number => daysBetween(firstDay(ym), lastDay(ym)) + 1
/** Hours worked between two days: those of a month lie evenly on its days. (SAF-16) */
export function hoursBetween(months: readonly MonthHours[], fromYmd: string, untilYmd: string): Counted {
  const known = new Map(months.map(({ ym, hours }) => [ym, hours]))
  const missing: string[] = []
  let sum = 0
  for (let ym = fromYmd.slice(0, 7); ym <= untilYmd.slice(0, 7); ym = monthAfter(ym)) {
    const hours = known.get(ym)
    if (hours === undefined) {
      missing.push(ym)
      continue
    }
    const from = fromYmd > firstDay(ym) ? fromYmd : firstDay(ym)
    const to = untilYmd < lastDay(ym) ? untilYmd : lastDay(ym)
    sum += hours * (daysWithout(from, to) / monthDays(ym))
  }
  return { hours: roundHalfUp(sum, 1), missing }
}

export interface Goal {
  goalTypeCd: string
  /** Hours or days of one multiple. */
  goalQty: number
}
/**
 * The day on which a multiple of the goal is reached, counted from the first day of the record: the first one at whose
 * end the sum is there. (SAF-16)
 * @returns undefined while it is not reached by the given day
 */
export function reachedOn(
  { goalTypeCd, goalQty }: Goal,
  multiple: number,
  months: readonly MonthHours[],
  startYmd: string,
  untilYmd: string,
): string | undefined {
  const wanted = goalQty * multiple
  if (goalTypeCd === goalTypes.days) {
    const day = addDays(startYmd, wanted - 1)
    return day <= untilYmd ? day : undefined
  }
  const sorted = months.toSorted((one, other) => one.ym.localeCompare(other.ym))
  let before = 0
  for (const { ym, hours } of sorted) {
    const from = startYmd > firstDay(ym) ? startYmd : firstDay(ym)
    const to = untilYmd < lastDay(ym) ? untilYmd : lastDay(ym)
    const days = daysWithout(from, to)
    if (days === 0) continue
    const aDay = hours / monthDays(ym)
    const needed = aDay > 0 ? Math.max(1, Math.ceil(roundHalfUp((wanted - before) / aDay, 6))) : Infinity
    if (needed <= days) return addDays(from, needed - 1)
    before += aDay * days
  }
  return undefined
}

/** One who was hurt, as the record reads him. */
export interface Struck {
  workRelationCd: string
  /** employee, contractor, other */
  personTypeCd: string
  dead: boolean
  /** Days of rest, known or expected; null: nobody has said. */
  restDays: number | null
  /** Months of treatment that the doctor expects. */
  treatMonths: number | null
}
/**
 * 재해 that ends a record (SAF-16): somebody died from the work, or rests as many days as the law counts (3, 규칙
 * 제73조). Where nobody has said how long he rests, a treatment of a month and more counts. Commuting does not.
 * @param withCompanies whether people of companies count at this site
 */
export const endsRecord = (
  persons: readonly Struck[],
  formRestDays: number,
  withCompanies: boolean,
): boolean =>
  persons.some(
    ({ workRelationCd, personTypeCd, dead, restDays, treatMonths }) =>
      workRelationCd === 'work' &&
      (withCompanies || personTypeCd !== 'contractor') &&
      (dead || (restDays === null ? (treatMonths ?? 0) >= 1 : restDays >= formRestDays)),
  )

/** The board of one site: GET /api/mgt/noaccidents */
export interface NoAccBoard {
  noAccSiteNo: number
  noAccSiteNm: string
  plantCd: string
  plantNm: string
  startYmd: string
  days: number
  hours: number
  /** Months of the record without hours: the sum is that of the others. */
  missing: string[]
  goalTypeCd: string
  goalQty: number
  /** Multiples of the goal that are reached, and the share of the next one, per cent. */
  multiple: number
  sharePct: number
  bestDays: number
  /** The accident that ended the record before. */
  lastYmd: string | null
  /** Accidents that nobody has judged yet: resets that wait, and reports that are not classified. */
  proposed: number
  unclassified: number
}

/** A legal inspection that comes near, for the first page. */
export interface DdayInspection {
  facilityLawNo: number
  facilityNm: string
  lawInspNm: string
  dueYmd: string
  /** Days until then; negative once it is over. */
  days: number
}
/** GET /api/main/portlet/accidentfree */
export interface AccidentFree {
  boards: NoAccBoard[]
  dues: DdayInspection[]
}
