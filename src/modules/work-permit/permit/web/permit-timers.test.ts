import { expect, test } from 'vitest'
import { clockText } from './duration.ts'
import { firstPermitParameters } from '../permit-parameters.rule.ts'
import { permitTimers, readTimer } from './permit-timers.ts'

const parameters = firstPermitParameters('2026-01-01')
const at = (time: string) => Date.parse(`2026-03-10T${time}:00+09:00`)
const permit = {
  state: 'working',
  startDt: '2026-03-10T08:00:00+09:00',
  endDt: '2026-03-10T16:00:00+09:00',
  extEndDt: null,
  gasDueDt: '2026-03-10T10:00:00+09:00',
  shiftDueDt: null,
  suspDt: null,
  watchStartDt: null,
} as const
const read = (change: object, now: string) =>
  permitTimers({ ...permit, ...change }, parameters).map((timer) => {
    const { spanMs, level } = readTimer(timer, at(now))
    return `${timer.name} ${clockText(spanMs)} ${level}`
  })

test('work counts down to its end and to the next measurement, and says when either is late', () => {
  expect(read({}, '09:00')).toEqual(['end 7:00:00 normal', 'gas 1:00:00 normal'])
  expect(read({}, '09:51')).toEqual(['end 6:09:00 normal', 'gas 0:09:00 warn'])
  expect(read({}, '10:10')).toEqual(['end 5:50:00 normal', 'gas 0:10:00 late'])
  expect(read({ gasDueDt: null }, '15:45')).toEqual(['end 0:15:00 warn'])
})
test('the next handover, or the next daily re-check, is counted down to', () => {
  const handover = permitTimers({ ...permit, shiftDueDt: '2026-03-10T14:00:00+09:00' }, parameters)[2]!
  expect([handover.label, readTimer(handover, at('13:40')).level]).toEqual(['교대인계 14:00까지', 'warn'])
  const days = { endDt: '2026-03-12T16:00:00+09:00', shiftDueDt: '2026-03-11T06:00:00+09:00' }
  expect(permitTimers({ ...permit, ...days }, parameters)[2]!.label).toBe('일일 재확인 06:00까지')
  expect(read({ shiftDueDt: '2026-03-10T14:00:00+09:00' }, '14:10').at(-1)).toBe('handover 0:10:00 late')
})
test('before the start it is counted down to the minute from which the work may begin', () => {
  const approved = { state: 'approved', gasDueDt: null }
  expect(read(approved, '07:00')).toEqual(['start 0:30:00 normal', 'end 9:00:00 normal'])
  expect(read(approved, '07:31')[0]).toBe('start 0:01:00 done')
})
test('an extension moves the end', () =>
  expect(read({ extEndDt: '2026-03-10T20:00:00+09:00', gasDueDt: null }, '16:30')).toEqual([
    'end 3:30:00 normal',
  ]))
test('a stop counts up and turns red after four hours', () => {
  const stopped = { state: 'suspended', suspDt: '2026-03-10T09:00:00+09:00' }
  expect(read(stopped, '11:00')[1]).toBe('suspended 2:00:00 normal')
  expect(read(stopped, '12:30')[1]).toBe('suspended 3:30:00 warn')
  expect(read(stopped, '13:01')[1]).toBe('suspended 4:01:00 late')
})
test('the watch is done after its hour, and nothing runs on a closed permit', () => {
  const watching = { state: 'watching', watchStartDt: '2026-03-10T16:00:00+09:00' }
  expect(read(watching, '16:42')).toEqual(['watch 0:18:00 normal'])
  expect(read(watching, '17:01')).toEqual(['watch 0:01:00 done'])
  expect(read({ state: 'closed' }, '17:01')).toEqual([])
})
