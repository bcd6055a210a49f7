import { expect, test } from 'vitest'
import { addDays } from '../../../core/shared/dates.ts'
import { isWorkday } from '../../../core/shared/workday.ts'
import { visitDays } from './facility-due.rule.ts'
import { windowOf } from './legal-inspection.rule.ts'

const none = new Set<string>()
const due = (facilityLawNo: number, dueYmd: string | null) => ({
  facilityLawNo,
  dueYmd,
  window: dueYmd && windowOf(dueYmd, { windowDays: 30, applyDays: 30 }),
})
const shown = (dues: ReturnType<typeof due>[], today: string) =>
  visitDays(
    dues.map((each) => ({ ...each, window: each.window || null })),
    today,
    none,
  )

test('one day is proposed for the machines whose windows overlap', () => {
  const [best] = shown([due(1, '2026-05-10'), due(2, '2026-05-25'), due(3, '2026-08-30')], '2026-04-20')
  expect(best).toEqual({ day: '2026-04-27', fits: [1, 2], early: [] })
})
test('a machine whose window is not open yet is named with the days that going early loses', () => {
  const [best] = shown([due(1, '2026-05-10'), due(2, '2026-06-20')], '2026-04-20')
  expect(best?.fits).toEqual([1, 2])
  const alone = shown([due(1, '2026-05-10'), due(2, '2026-07-10')], '2026-04-20')[0]
  expect(alone).toEqual({ day: '2026-04-21', fits: [1], early: [{ facilityLawNo: 2, lostDays: 80 }] })
})
test('no day is proposed without an open window, on a weekend or on a holiday', () => {
  expect(shown([due(1, null)], '2026-04-20')).toEqual([])
  const holidays = new Set(['2026-04-21', '2026-04-22'])
  const dues = [
    { ...due(1, '2026-05-10'), window: windowOf('2026-05-10', { windowDays: 30, applyDays: 30 }) },
  ]
  const days = visitDays(dues, '2026-04-20', holidays).map(({ day }) => day)
  expect(days).toEqual(['2026-04-23'])
})
test('the proposals agree with counting every working day by hand', () => {
  const dues = Array.from({ length: 12 }, (_, index) => due(index + 1, addDays('2026-05-01', index * 13)))
  const today = '2026-04-20'
  const count = (day: string) =>
    dues.filter(({ window }) => window && window.from <= day && day <= window.to).length
  const days = Array.from({ length: 90 }, (_, index) => addDays(today, index + 1)).filter((day) =>
    isWorkday(day, none),
  )
  const [best] = shown(dues, today)
  expect(best?.fits.length).toBe(Math.max(...days.map(count)))
  expect(best?.fits.length).toBe(count(best!.day))
})
