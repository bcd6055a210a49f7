import { expect, it } from 'vitest'
import { isUnapproved, urgentAtRequest, urgentStep } from './urgent-approval.rule.ts'

const now = '2026-03-10T09:30:00+09:00'
const order = { urgencyCd: 'URGENT', urgentStatCd: null, urgentDueDt: null }

it('an urgent order is to be approved within 24 hours of the first request (ptw 2, wkod)', () => {
  const first = urgentAtRequest(order, now, 24)
  expect(first).toEqual({ urgentStatCd: 'waiting', urgentDueDt: '2026-03-11T09:30:00+09:00' })
  // Asked for anew after it was returned: the time goes on.
  expect(urgentAtRequest({ ...order, ...first }, '2026-03-10T15:00:00+09:00', 24)).toEqual(first)
  expect(
    urgentAtRequest({ ...order, urgentStatCd: 'approved', urgentDueDt: now }, now, 24).urgentStatCd,
  ).toBe('approved')
  expect(urgentAtRequest({ ...order, ...first, urgencyCd: 'NORMAL' }, now, 24)).toEqual({
    urgentStatCd: null,
    urgentDueDt: null,
  })
})
it('the clock reminds before the end and then calls it late', () => {
  const dueDt = '2026-03-11T09:30:00+09:00'
  const at = (time: string) => urgentStep(dueDt, `2026-03-11T${time}:00+09:00`, 4)
  expect([at('05:29'), at('05:30'), at('09:29'), at('09:30'), at('23:00')]).toEqual([
    undefined,
    'remind',
    'remind',
    'late',
    'late',
  ])
})
it('open is what waits or is late', () => {
  expect(
    ['waiting', 'late', 'approved', 'approvedLate', null].map((urgentStatCd) =>
      isUnapproved({ urgentStatCd }),
    ),
  ).toEqual([true, true, false, false, false])
})
