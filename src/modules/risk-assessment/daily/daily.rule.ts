import { addDays } from '../../../core/shared/dates.ts'
import { firstDay, lastDay, monthAfter, weekdayOf } from '../../../core/shared/periods.ts'
import { isWorkday, type Holidays } from '../../../core/shared/workday.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { dailyWords } from './daily-words.texts.ts'
import { meetingRoles, type DailyRole, type DiscoverySource } from './daily-codes.rule.ts'

/** What a department did in the weeks of a month. Days are 'YYYY-MM-DD'. */
export interface MonthFacts {
  /** 'YYYY-MM' */
  month: string
  today: string
  holidays: Holidays
  /** Findings with workers: records, proposals, near misses, rounds. */
  discoveries: readonly { ymd: string; source: DiscoverySource }[]
  /** Meetings with the roles that sat in them. */
  meetings: readonly { ymd: string; roles: readonly string[] }[]
  /** Toolbox meetings: of the department, or under a permit with its people. */
  toolbox: readonly { ymd: string; permit: boolean }[]
}
/** `met`: done. `gap`: can no longer be done. `open`: there is still time. `none`: nothing is asked. */
export type Light = 'met' | 'gap' | 'open' | 'none'
export interface DayLight {
  ymd: string
  light: Light
  /** Held under a permit alone. */
  permit: boolean
}
export interface WeekLight {
  fromYmd: string
  toYmd: string
  /** Its last working day, by which the meeting is held. */
  dueYmd: string
  light: Exclude<Light, 'none'>
  /** Roles that the fullest meeting of the week lacked. */
  missing: DailyRole[]
}
export interface MonthLight {
  month: string
  light: Exclude<Light, 'none'>
  discovery: { light: Exclude<Light, 'none'>; count: number; sources: DiscoverySource[] }
  days: DayLight[]
  weeks: WeekLight[]
  workdays: number
  toolboxDays: number
  metWeeks: number
  /** Working days, weeks and findings that are missing; `gaps` says those of days in runs. */
  gapCnt: number
  gaps: Sentence[]
}

/** A department among those that assess in everyday work. */
export interface DepartmentLight {
  deptCd: string
  deptNm: string
  light: MonthLight['light']
  gapCnt: number
}

const monday = 1
const daysOfWeek = 7
/** The Monday of the week of a day. */
export const mondayOf = (ymd: string): string =>
  addDays(ymd, -((weekdayOf(ymd) - monday + daysOfWeek) % daysOfWeek))

const daysOf = (from: string, to: string): string[] => {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
/** Days whose records a month is judged by: its weeks reach over its edges. */
export const spanOfMonth = (month: string): { from: string; to: string } => ({
  from: mondayOf(firstDay(month)),
  to: addDays(mondayOf(lastDay(month)), daysOfWeek - 1),
})

/** Nobody can be late before the day is over: today itself is open. */
const lightOf = (done: boolean, lastYmd: string, today: string): Exclude<Light, 'none'> =>
  done ? 'met' : lastYmd < today ? 'gap' : 'open'

function weekOf(from: string, facts: MonthFacts): WeekLight | undefined {
  const { month, today, holidays, meetings } = facts
  const to = addDays(from, daysOfWeek - 1)
  const workdays = daysOf(from, to).filter((day) => isWorkday(day, holidays))
  if (!workdays.some((day) => day.startsWith(month))) return undefined
  const held = meetings
    .filter(({ ymd }) => from <= ymd && ymd <= to)
    .map(({ roles }) => meetingRoles.filter((role) => !roles.includes(role)))
    .toSorted((one, other) => one.length - other.length)
  const missing = held[0] ?? [...meetingRoles]
  const dueYmd = workdays.at(-1)!
  return { fromYmd: from, toYmd: to, dueYmd, missing, light: lightOf(missing.length === 0, dueYmd, today) }
}

/**
 * Whether a month of assessing in everyday work counts as one: at least one finding with workers in the month, in every
 * week a meeting of the responsible manager, safety, health, the supervisors and the contractors, and on every working
 * day a toolbox meeting. A week that reaches over the edge of the month is judged as a whole. What is not known to be
 * done is a gap. (사업장 위험성평가에 관한 지침 제15조제5항, 조번호 확인 필요; rsa.md 5.6)
 */
export function judgeMonth(facts: MonthFacts): MonthLight {
  const { month, today, holidays, discoveries, toolbox } = facts
  const days = daysOf(firstDay(month), lastDay(month)).map((ymd): DayLight => {
    const held = toolbox.filter((each) => each.ymd === ymd)
    const light = isWorkday(ymd, holidays) ? lightOf(held.length > 0, ymd, today) : 'none'
    return { ymd, light, permit: held.length > 0 && held.every(({ permit }) => permit) }
  })
  const weeks: WeekLight[] = []
  for (let from = mondayOf(firstDay(month)); from <= lastDay(month); from = addDays(from, daysOfWeek)) {
    const week = weekOf(from, facts)
    if (week) weeks.push(week)
  }
  const found = discoveries.filter(({ ymd }) => ymd.startsWith(month) && ymd <= today)
  const discovery = {
    light: lightOf(found.length > 0, lastDay(month), today),
    count: found.length,
    sources: [...new Set(found.map(({ source }) => source))],
  }
  const workdays = days.filter(({ light }) => light !== 'none')
  const lights = [discovery.light, ...weeks.map(({ light }) => light), ...workdays.map(({ light }) => light)]
  return {
    month,
    light: lights.includes('gap') ? 'gap' : lights.includes('open') ? 'open' : 'met',
    discovery,
    days,
    weeks,
    workdays: workdays.length,
    toolboxDays: workdays.filter(({ light }) => light === 'met').length,
    metWeeks: weeks.filter(({ light }) => light === 'met').length,
    gapCnt: lights.filter((light) => light === 'gap').length,
    gaps: [
      ...(discovery.light === 'gap' ? [dailyWords.discoveryGap({ month })] : []),
      ...weeks
        .filter(({ light }) => light === 'gap')
        .map(({ fromYmd, toYmd, missing }) =>
          missing.length === meetingRoles.length
            ? dailyWords.meetingGap({ from: fromYmd, to: toYmd })
            : dailyWords.rolesGap({
                from: fromYmd,
                to: toYmd,
                roles: missing.map((role) => dailyWords[role]()),
              }),
        ),
      ...runsOf(workdays).map((run) =>
        run.length === 1
          ? dailyWords.toolboxGap({ ymd: run[0]! })
          : dailyWords.toolboxGaps({ from: run[0]!, to: run.at(-1)!, n: run.length }),
      ),
    ],
  }
}
/** Missed working days that follow each other, days off between them left aside. */
function runsOf(workdays: readonly DayLight[]): string[][] {
  const runs: string[][] = []
  for (const [index, { ymd, light }] of workdays.entries()) {
    if (light !== 'gap') continue
    if (index > 0 && workdays[index - 1]!.light === 'gap') runs.at(-1)!.push(ymd)
    else runs.push([ymd])
  }
  return runs
}
/** Months that are looked back on: within a year whatever was due before has been judged. */
const mostMonths = 12
/**
 * The months that have to be fulfilled so that something due since a day counts as assessed: from the month of that
 * day, but of the last year, to the running one; the last one that is over is always among them.
 */
export function monthsToFulfil(sinceYmd: string, today: string): string[] {
  const running = today.slice(0, 7)
  const [since, over, most] = [
    sinceYmd.slice(0, 7),
    monthAfter(running, -1),
    monthAfter(running, -mostMonths),
  ]
  const first = since > over ? over : since < most ? most : since
  const months: string[] = []
  for (let month = first; month <= running; month = monthAfter(month)) months.push(month)
  return months
}
/**
 * Whether assessing in everyday work stands for the regular and the occasional assessment: every month that is over is
 * fulfilled, and the running one has no gap. (지침 제15조제5항, 조번호 확인 필요; rsa.md 5.6)
 */
export const standsForOthers = (lights: readonly Pick<MonthLight, 'light' | 'month'>[], today: string) =>
  lights.some(({ light }) => light === 'met') &&
  lights.every(({ light, month }) => light === 'met' || (light === 'open' && month === today.slice(0, 7)))
