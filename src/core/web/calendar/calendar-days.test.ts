import { expect, test } from 'vitest'
import { daysWith, eventsOn, periodAfter, shownSpan, shownWeeks } from './calendar-days.ts'

const event = (id: string, from: string, to?: string) => ({ id, from, to, title: id })

test('a month shows whole weeks from Sunday to Saturday, a week its seven days, a list its month alone', () => {
  expect(shownSpan('month', '2026-11-28')).toEqual({ from: '2026-11-01', to: '2026-12-05' })
  expect(shownWeeks('week', '2026-11-28')[0]).toEqual(
    ['22', '23', '24', '25', '26', '27', '28'].map((day) => `2026-11-${day}`),
  )
  expect(shownSpan('list', '2026-02-14')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
})

test('one goes on by months from any day, by weeks over the end of a year', () => {
  expect(periodAfter('month', '2026-01-31', 1)).toBe('2026-02-01')
  expect(periodAfter('list', '2026-01-31', -1)).toBe('2025-12-01')
  expect(periodAfter('week', '2026-12-30', 1)).toBe('2027-01-06')
})

test('an event of several days stands on each of them, above those that begin later', () => {
  const events = [event('b', '2026-11-03'), event('a', '2026-11-02', '2026-11-04')]
  expect(eventsOn(events, '2026-11-03').map(({ id }) => id)).toEqual(['a', 'b'])
  expect(daysWith(events, { from: '2026-11-01', to: '2026-11-30' }).map(([day]) => day)).toEqual([
    '2026-11-02',
    '2026-11-03',
    '2026-11-04',
  ])
})
