/** What the page of legal inspections shows: obligations with their windows, and days on which many fit. */
import { addDays, daysBetween } from '../../../core/shared/dates.ts'
import { isWorkday, type Holidays } from '../../../core/shared/workday.ts'
import type { DueMark, Window } from './legal-inspection.rule.ts'

/** An obligation of a machine as the list and the calendar show it. */
export interface FacilityDue {
  facilityLawNo: number
  facilityNo: number
  facilityCd: string
  facilityNm: string
  plantCd: string
  lawInspCd: string
  lawInspNm: string
  dueYmd: string | null
  derivedYmd: string | null
  lastYmd: string | null
  /** Null where no day has been entered. */
  window: Window | null
  mark: DueMark
  /** Why it is due then: the day that it is counted from, the months, and the article. */
  baseYmd: string | null
  dueMonths: number | null
  lawTxt: string | null
  /** The figures of its rule are still to be compared with the text of law. */
  confirmYn: string | null
  exemptLawCd: string | null
  openInspNo: number | null
  openInspCd: string | null
  planYmd: string | null
}
/** A machine that no rule can judge, and the figure that is missing. */
export interface UnjudgedMachine {
  facilityNo: number
  facilityCd: string
  facilityNm: string
  plantCd: string
  lawInspCd: string
  lacks: 'ratedTon' | 'clampKn' | 'installYmd' | 'carRegYmd'
}
export interface FacilityDueAnswer {
  today: string
  dues: FacilityDue[]
  unjudged: UnjudgedMachine[]
  visits: VisitDay[]
}

/** A day on which an inspector would find machines whose windows are open. */
export interface VisitDay {
  day: string
  /** Obligations whose window is open: they keep their due day. */
  fits: number[]
  /** Obligations due soon whose window is not open yet, and the days of validity that going early loses. */
  early: { facilityLawNo: number; lostDays: number }[]
}
interface Windowed {
  facilityLawNo: number
  dueYmd: string | null
  window: Window | null
}
const mostDays = 3
/** Days ahead in which a visit is proposed, and how much earlier than its window a machine is named. */
export const visitAheadDays = 90
const earlyDays = 60

/**
 * The working days that fit most open windows at once, best first; of equal days the earlier one. Two neighbouring
 * days with the same machines are one proposal.
 */
export function visitDays(dues: readonly Windowed[], today: string, holidays: Holidays): VisitDay[] {
  const days: VisitDay[] = []
  for (let ahead = 1; ahead <= visitAheadDays; ahead += 1) {
    const day = addDays(today, ahead)
    if (!isWorkday(day, holidays)) continue
    const fits = dues.filter(({ window }) => window && window.from <= day && day <= window.to)
    if (fits.length === 0) continue
    const early = dues.flatMap(({ facilityLawNo, dueYmd, window }) =>
      window && dueYmd && day < window.from && daysBetween(day, window.from) <= earlyDays
        ? [{ facilityLawNo, lostDays: daysBetween(day, dueYmd) }]
        : [],
    )
    days.push({ day, fits: fits.map(({ facilityLawNo }) => facilityLawNo), early })
  }
  const best = days.toSorted((one, other) => other.fits.length - one.fits.length)
  const found: VisitDay[] = []
  const seen = new Set<string>()
  for (const each of best) {
    const key = each.fits.join(' ')
    if (seen.has(key)) continue
    seen.add(key)
    found.push(each)
    if (found.length === mostDays) break
  }
  return found
}
