import { addDays } from '../../../core/shared/dates.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'
import { firstDay, monthAfter } from '../../../core/shared/periods.ts'
import { workdayFrom, type Holidays } from '../../../core/shared/workday.ts'

/** Time of day from which people are notified on a working day. */
const tellingTime = '08:00'
/** A missed report (portal out of service) is still sent within so many days. */
const reportDays = 7
/**
 * The month ('YYYY-MM') that ended and is reported now, from 08:00 of the first working day of the next one
 * (IMP-03, L4: monthly report).
 * @param now moment of Korea
 */
export function monthToReport(now: string, holidays: Holidays): string | undefined {
  const [day, month] = [dayOfMoment(now), now.slice(0, 7)]
  const first = workdayFrom(firstDay(month), holidays)
  const begun =
    day > first ? day < addDays(first, reportDays) : day === first && now.slice(11, 16) >= tellingTime
  return begun ? monthAfter(month, -1) : undefined
}
