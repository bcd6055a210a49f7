import { expect, it } from 'vitest'
import { hasSigned, nextRound } from './field-signatures.rule.ts'

const at = (time: string) => `2026-03-10T${time}:00+09:00`
const permit = (
  signed: [string, string][],
  events: [string, string][] = [],
  suspDt: string | null = null,
) => ({
  suspDt,
  signatures: signed.map(([signRoleCd, time]) => ({ signRoleCd, signDt: at(time) })),
  events: events.map(([eventCd, time]) => ({ eventCd, eventDt: at(time) })),
})

it('a signature before the start counts from the last issue on', () => {
  const signed: [string, string][] = [['supervisor', '07:50']]
  expect(hasSigned(permit(signed), 'supervisor')).toBe(true)
  expect(hasSigned(permit(signed, [['approve', '07:30']]), 'supervisor')).toBe(true)
  const again: [string, string][] = [
    ['approve', '09:00'],
    ['returnToReview', '08:00'],
    ['approve', '07:30'],
  ]
  expect(hasSigned(permit(signed, again), 'supervisor')).toBe(false)
  expect(hasSigned(permit(signed, again), 'watcher')).toBe(false)
  expect(hasSigned(permit([...signed, ['supervisor', '09:05']], again), 'supervisor')).toBe(true)
})

it('the approver agrees to go on after this stop, not after an earlier one', () => {
  expect(hasSigned(permit([['resumeApprover', '10:00']], [], at('11:00')), 'resumeApprover')).toBe(false)
  expect(hasSigned(permit([['resumeApprover', '11:10']], [], at('11:00')), 'resumeApprover')).toBe(true)
})

it('a fire watch needs a round each half hour, and the last one when its time is over', () => {
  const figures = { hotWatchMinutes: 60, hotRoundMinutes: 30 }
  const next = (...times: string[]) =>
    nextRound(
      {
        watchStartDt: '2026-03-10T16:00:00+09:00',
        signatures: times.map((time) => ({
          signRoleCd: 'watchRound',
          signDt: `2026-03-10T${time}:00+09:00`,
        })),
      },
      figures,
    )
  expect(next()).toEqual({ count: 0, needed: 2, dueMinutes: 30 })
  expect(next('16:28')).toEqual({ count: 1, needed: 2, dueMinutes: 60 })
  // Two rounds within the watch, and none after it: something may have begun to smoulder since.
  expect(next('16:28', '16:58')).toMatchObject({ count: 2, needed: 2 })
  expect(next('16:28', '17:00')).toBeUndefined()
  expect(nextRound({ watchStartDt: null, signatures: [] }, figures)).toBeUndefined()
})
