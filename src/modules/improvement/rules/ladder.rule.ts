import { addDays, addMinutes } from '../../../core/shared/dates.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'
import { isWorkday, workdayFrom, type Holidays } from '../../../core/shared/workday.ts'
import type { Grade } from './grade.rule.ts'

/**
 * The people told at a level: the doer, the head of the department, the coordinator, the requester, the head
 * of the site, the head office.
 */
export type Hearer = 'doer' | 'deptHead' | 'coordinator' | 'requester' | 'siteHead' | 'headOffice'
/** One level of the ladder. `levelNo` is an item of IMPR_ESC_LEVEL. */
export interface Level {
  levelNo: number
  /** Days after the due day; negative: before. */
  days: number
  /** Hours after the due moment of an urgent one; absent: urgent ones have no such level. */
  urgentHours?: number
  to: readonly Hearer[]
}
/** IMP-03: with which an installation starts; the days and hours in force are the company's (환경값). */
export const usualLevels: readonly Level[] = [
  { levelNo: -2, days: -7, to: ['doer'] },
  { levelNo: -1, days: -3, to: ['doer'] },
  { levelNo: 0, days: 0, to: ['doer'] },
  { levelNo: 1, days: 1, urgentHours: 0, to: ['doer', 'deptHead'] },
  { levelNo: 2, days: 7, urgentHours: 4, to: ['coordinator', 'requester'] },
  { levelNo: 3, days: 14, urgentHours: 24, to: ['siteHead'] },
  { levelNo: 4, days: 30, urgentHours: 72, to: ['headOffice'] },
]

export interface Rung {
  level: Level
  /** The day of the level: fixed, whenever it is sent. */
  levelYmd: string
  /** When it is sent: at once for an urgent one, otherwise on a working day from 08:00. */
  sendDt: string
}
/** The ladder of one due moment (IMP-03). */
export function ladder(
  dueDt: string,
  grade: Grade,
  holidays: Holidays,
  levels: readonly Level[] = usualLevels,
): Rung[] {
  if (grade === 'U')
    return levels.flatMap((level) => {
      if (level.urgentHours === undefined) return []
      const sendDt = addMinutes(dueDt, level.urgentHours * 60)
      return [{ level, levelYmd: dayOfMoment(sendDt), sendDt }]
    })
  return levels.map((level) => {
    const levelYmd = addDays(dayOfMoment(dueDt), level.days)
    return { level, levelYmd, sendDt: `${workdayFrom(levelYmd, holidays)}T08:00:00+09:00` }
  })
}

/**
 * The levels that have to be sent now: those whose moment has come and which were not sent for this due
 * moment. Of those before the due day only the latest, because a reminder of three days says nothing beside
 * one of today.
 */
export function dueRungs(
  { dueDt, grade }: { dueDt: string; grade: Grade },
  now: string,
  sent: ReadonlySet<number>,
  holidays: Holidays,
  levels: readonly Level[] = usualLevels,
): Rung[] {
  const reached = ladder(dueDt, grade, holidays, levels).filter(
    ({ sendDt }) => Date.parse(sendDt) <= Date.parse(now),
  )
  const open = reached.filter(({ level }) => !sent.has(level.levelNo))
  const latestBefore = reached.filter(({ level }) => level.levelNo <= 0).at(-1)
  return open.filter(
    (rung) =>
      rung.level.levelNo > 0 || (rung === latestBefore && !reached.some(({ level }) => level.levelNo > 0)),
  )
}

/** A level that was sent for the due moment that holds now. */
export interface SentLevel {
  levelNo: number
  /** When it was sent last, first sending or repeat. */
  lastDt: string
  ackDt: string | null
}
/**
 * The level that has to be repeated now (IMP-03: daily until it is acknowledged). Only the highest one
 * repeats: the next level includes the people of those below it, so that on the day of a level everybody is
 * told once (features 9). Reminders before the due day do not repeat. Urgent ones are repeated every day, the
 * others on working days, from 08:00.
 */
export function repeatedLevel(
  sent: readonly SentLevel[],
  grade: Grade,
  now: string,
  holidays: Holidays,
  levels: readonly Level[] = usualLevels,
): Level | undefined {
  const highest = sent.toSorted((one, other) => other.levelNo - one.levelNo)[0]
  if (!highest || highest.levelNo <= 0 || highest.ackDt !== null) return undefined
  const today = dayOfMoment(now)
  if (dayOfMoment(highest.lastDt) >= today || Date.parse(now) < Date.parse(`${today}T08:00:00+09:00`))
    return undefined
  if (grade !== 'U' && !isWorkday(today, holidays)) return undefined
  return levels.find(({ levelNo }) => levelNo === highest.levelNo)
}
