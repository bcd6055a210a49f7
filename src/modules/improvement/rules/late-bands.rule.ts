import { addDays } from '../../../core/shared/dates.ts'
import { usualLevels, type Level } from './ladder.rule.ts'

/**
 * Overdue rows whose lateness has reached a level of the ladder and not the next one: the days on which they
 * were due.
 */
export interface LateBand {
  /** Item of IMPR_ESC_LEVEL. */
  levelNo: number
  /** 'YYYY-MM-DD'; absent for the last level, which has no end. */
  from?: string
  to: string
}
/**
 * The overdue rows by level (IMP-03), without urgent matters, whose levels go by hours.
 * @param today 'YYYY-MM-DD'
 */
export function lateBands(today: string, levels: readonly Level[] = usualLevels): LateBand[] {
  const late = levels.filter(({ levelNo }) => levelNo > 0)
  return late.map(({ levelNo, days }, index) => {
    const next = late[index + 1]
    return { levelNo, to: addDays(today, -days), from: next ? addDays(today, 1 - next.days) : undefined }
  })
}
