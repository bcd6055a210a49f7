import { expect, test } from 'vitest'
import { lateBands } from './late-bands.rule.ts'

test('IMP-03 what is overdue falls into one level by the day on which it was due, without gap and without overlap', () => {
  expect(lateBands('2026-04-15')).toEqual([
    { levelNo: 1, from: '2026-04-09', to: '2026-04-14' },
    { levelNo: 2, from: '2026-04-02', to: '2026-04-08' },
    { levelNo: 3, from: '2026-03-17', to: '2026-04-01' },
    { levelNo: 4, to: '2026-03-16' },
  ])
})
