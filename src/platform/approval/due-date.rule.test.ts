import { describe, expect, test } from 'vitest'
import { dueMoment, overdueAct } from './due-date.rule.ts'

const none = new Set<string>()
describe('working days (admin R8)', () => {
  test('three working days after Friday 2026-11-20 end on Wednesday 2026-11-25', () => {
    expect(dueMoment('2026-11-20T17:40:00+09:00', 3, none)).toBe('2026-11-25T23:59:00+09:00')
  })
  test('holidays do not count', () => {
    expect(dueMoment('2026-12-24T09:00:00+09:00', 1, new Set(['2026-12-25']))).toBe(
      '2026-12-28T23:59:00+09:00',
    )
    expect(dueMoment('2026-09-23T09:00:00+09:00', 2, new Set(['2026-09-24', '2026-09-25']))).toBe(
      '2026-09-29T23:59:00+09:00',
    )
  })
  test('a document that arrives on a Sunday starts on Monday', () =>
    expect(dueMoment('2026-11-22T09:00:00+09:00', 1, none)).toBe('2026-11-23T23:59:00+09:00'))
})

describe('what is overdue', () => {
  const at = (day: string, remindDt: string | null = null, escalateDt: string | null = null) =>
    overdueAct({ dueDt: '2026-11-25T23:59:00+09:00', remindDt, escalateDt }, `${day}T00:10:00+09:00`)
  test.each([
    ['2026-11-25', undefined],
    ['2026-11-26', 'remind'],
    ['2026-11-27', 'remind'],
    ['2026-11-28', 'escalate'],
    ['2026-12-20', 'escalate'],
  ])('%s: %s', (day, wanted) => expect(at(day)).toBe(wanted))
  test('each overdue document is reported once', () => {
    expect(at('2026-11-27', '2026-11-26T00:10:00+09:00')).toBeUndefined()
    expect(at('2026-11-28', '2026-11-26T00:10:00+09:00')).toBe('escalate')
    expect(at('2026-11-29', '2026-11-26T00:10:00+09:00', '2026-11-28T00:10:00+09:00')).toBeUndefined()
    expect(
      overdueAct({ dueDt: null, remindDt: null, escalateDt: null }, '2026-11-29T00:10:00+09:00'),
    ).toBeUndefined()
  })
})
