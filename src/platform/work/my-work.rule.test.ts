import { expect, test } from 'vitest'
import { inWorkOrder, isOverdue } from './my-work.rule.ts'

const item = (key: number, dueDt: string | null) => ({ key, dueDt })

test('overdue first, then what is due next, then the newest without a due time', () => {
  const items = [
    item(1, null),
    item(2, '2026-03-12T09:00:00+09:00'),
    item(3, '2026-03-09T09:00:00+09:00'),
    item(4, null),
    item(5, '2026-03-10T00:30:00Z'),
  ]
  expect(inWorkOrder(items).map(({ key }) => key)).toEqual([3, 5, 2, 4, 1])
})

test('a due time that is this very moment has not passed', () => {
  const now = '2026-03-10T09:00:00+09:00'
  expect([
    isOverdue(item(1, now), now),
    isOverdue(item(1, '2026-03-10T08:59:59+09:00'), now),
    isOverdue(item(1, null), now),
  ]).toEqual([false, true, false])
})
