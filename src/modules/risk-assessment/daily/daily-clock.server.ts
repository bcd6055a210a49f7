import { asSystem, inTransaction, type Engine } from '../../../core/server/entity/context.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { lastDay } from '../../../core/shared/periods.ts'
import { escalate, type DueItem } from '../../../platform/notification/escalation.server.ts'
import { safetyStaffOf } from '../risk-people.server.ts'
import { constantDepartments } from './constant-departments.server.ts'
import { dailyLight, missedYesterday } from './month-light.server.ts'

/** Interval of the clock. */
export const dailyClockMs = 3_600_000
/**
 * Tells of what a month of assessing in everyday work still lacks: the finding before the month ends, the meeting before
 * the week ends, and yesterday's toolbox meeting. (지침 제15조제5항; rsa.md 5.6)
 */
export const dailyClock = (engine: Engine): Promise<number> =>
  inTransaction(engine, asSystem('상시평가 시계'), async (context) => {
    const { today } = context
    const due: Record<'finding' | 'meeting' | 'toolbox', DueItem[]> = {
      finding: [],
      meeting: [],
      toolbox: [],
    }
    for (const { plantCd, deptCd, deptNm, headUserId } of await constantDepartments(context)) {
      const yesterday = addDays(today, -1)
      const light = await dailyLight(context, plantCd, deptCd, today.slice(0, 7))
      // Yesterday may lie in the month before.
      const before = yesterday.startsWith(light.month)
        ? light
        : await dailyLight(context, plantCd, deptCd, yesterday.slice(0, 7))
      const item = (subject: string, dueYmd: string, to: readonly string[]): DueItem => ({
        subject: `rsaDaily ${subject} ${plantCd} ${deptCd}`,
        dueYmd,
        to,
        variables: { deptNm },
        linkUrl: `/rsa/daily/sangsi?view=month&deptCd=${encodeURIComponent(deptCd)}`,
        plantCd,
      })
      const to = [
        ...new Set([...(headUserId ? [headUserId] : []), ...(await safetyStaffOf(context, plantCd))]),
      ]
      if (light.discovery.light === 'open') due.finding.push(item('finding', lastDay(light.month), to))
      for (const week of light.weeks)
        if (week.light === 'open' && week.fromYmd <= today) due.meeting.push(item('meeting', week.dueYmd, to))
      const missed = missedYesterday(before, today)
      if (missed) due.toolbox.push(item('toolbox', missed, to))
    }
    return (
      (await escalate(context, 'RSA_DAILY_FINDING', due.finding)) +
      (await escalate(context, 'RSA_DAILY_MEETING', due.meeting)) +
      (await escalate(context, 'RSA_DAILY_TBM', due.toolbox))
    )
  })
