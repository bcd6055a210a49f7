import { addDays } from '../../../core/shared/dates.ts'
import { livePermits } from './demo-live-permits.ts'
import { laterPermits } from './demo-later-permits.ts'
import { otherPermits } from './demo-other-permits.ts'
import { plannedPermits } from './demo-planned-permits.ts'
import type { DemoPermit, DemoRecord } from './demo-permit.ts'
import { recordOf } from './demo-permit-story.ts'

/** The permits of the demonstration in the order of their numbers (ptw section 11: the first twelve). */
export function demoPermits(now: string, today: string): DemoRecord[] {
  const live = livePermits(now)
  const later = laterPermits(now)
  const planned = plannedPermits(today, now)
  const other = otherPermits(today)
  const list: DemoPermit[] = [
    live.weld,
    live.rail,
    live.tank,
    planned.pump,
    live.power,
    planned.dig,
    planned.xray,
    planned.crane,
    later.line,
    later.bracket,
    later.late,
    other.refused,
    other.meter,
    later.paint,
    later.coat,
    other.draftLine,
    other.draftCoat,
    other.draftSludge,
    other.dropped,
    other.valve,
    other.lamp,
    planned.manhole,
  ]
  return list.map((plan) => recordOf(plan, addDays(today, -1), now))
}
