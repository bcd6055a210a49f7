import { instantOf, minutesBetween, showMoment } from '../../../../core/shared/dates.ts'
import type { PermitParameters } from '../permit-parameters.rule.ts'
import type { WorkPermit } from '../work-permit.resource.ts'
import { textsOf } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'

export interface PermitTimer {
  name: 'start' | 'end' | 'gas' | 'handover' | 'suspended' | 'watch'
  label: string
  /** Where the clock counts to; for `suspended` where it counts from. */
  at: number
  direction: 'down' | 'up'
  /** Milliseconds before the moment (after it, counting up) from which the clock warns. */
  warnMs: number
  /** The span counting up that may not be exceeded, milliseconds. */
  limitMs?: number
  /** What the clock says when a countdown has run out: late, or done as it should be. */
  over: 'late' | 'done'
}
const minute = 60_000
const halfDayMinutes = 12 * 60
const endWarning = 30 * minute
const startWarning = 10 * minute
const gasWarning = 10 * minute
const handoverWarning = 30 * minute
const resumeWarning = 60 * minute

type TimedPermit = Pick<
  WorkPermit,
  'state' | 'startDt' | 'endDt' | 'extEndDt' | 'gasDueDt' | 'shiftDueDt' | 'suspDt' | 'watchStartDt'
>
/** Only a permit that is checked again every day is longer than any shift with its extension. */
const severalDays = ({ startDt, extEndDt, endDt }: TimedPermit): boolean =>
  minutesBetween(startDt, extEndDt ?? endDt) > halfDayMinutes
const at = (moment: string): number => instantOf(moment).getTime()

/**
 * The clocks that run on a permit in its present state. (ptw.md 4: 5.2 end, 5.2 handover, 5.5 next
 * measurement, resume within 4 hours, watch)
 */
export function permitTimers(permit: TimedPermit, parameters: PermitParameters | undefined): PermitTimer[] {
  const say = textsOf(permitTexts)
  const timers: PermitTimer[] = []
  const running = permit.state === 'working' || permit.state === 'extensionRequested'
  if (permit.state === 'approved' && parameters)
    timers.push({
      name: 'start',
      label: say('untilStart'),
      at: at(permit.startDt) - parameters.startEarlyMinutes * minute,
      direction: 'down',
      warnMs: startWarning,
      over: 'done',
    })
  if (running || permit.state === 'approved' || permit.state === 'suspended')
    timers.push({
      name: 'end',
      label: permit.extEndDt ? say('untilExtended') : say('untilEnd'),
      at: at(permit.extEndDt ?? permit.endDt),
      direction: 'down',
      warnMs: endWarning,
      over: 'late',
    })
  if (running && permit.gasDueDt)
    timers.push({
      name: 'gas',
      label: say('untilGas'),
      at: at(permit.gasDueDt),
      direction: 'down',
      warnMs: gasWarning,
      over: 'late',
    })
  if (running && permit.shiftDueDt)
    timers.push({
      name: 'handover',
      label: say(severalDays(permit) ? 'recheckBy' : 'handoverBy', {
        at: showMoment(permit.shiftDueDt).slice(11),
      }),
      at: at(permit.shiftDueDt),
      direction: 'down',
      warnMs: handoverWarning,
      over: 'late',
    })
  if (permit.state === 'suspended' && permit.suspDt) {
    const limitMs = parameters && parameters.resumeMaxMinutes * minute
    timers.push({
      name: 'suspended',
      label: say('suspendedFor'),
      at: at(permit.suspDt),
      direction: 'up',
      warnMs: limitMs ? limitMs - resumeWarning : Number.POSITIVE_INFINITY,
      limitMs: limitMs || undefined,
      over: 'late',
    })
  }
  if (permit.state === 'watching' && permit.watchStartDt && parameters)
    timers.push({
      name: 'watch',
      label: say('watchLeft'),
      at: at(permit.watchStartDt) + parameters.hotWatchMinutes * minute,
      direction: 'down',
      warnMs: 0,
      over: 'done',
    })
  return timers
}

export type TimerLevel = 'normal' | 'warn' | 'late' | 'done'
/** Milliseconds that the clock shows (negative when a countdown has run out) and how it is to be drawn. */
export function readTimer(timer: PermitTimer, now: number): { spanMs: number; level: TimerLevel } {
  if (timer.direction === 'up') {
    const spanMs = Math.max(0, now - timer.at)
    if (timer.limitMs !== undefined && spanMs > timer.limitMs) return { spanMs, level: 'late' }
    return { spanMs, level: spanMs > timer.warnMs ? 'warn' : 'normal' }
  }
  const spanMs = timer.at - now
  if (spanMs < 0) return { spanMs, level: timer.over }
  return { spanMs, level: spanMs < timer.warnMs ? 'warn' : 'normal' }
}
