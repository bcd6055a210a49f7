import { expect, it } from 'vitest'
import { copiedOrder, shifted } from './copy-order.rule.ts'
import type { WorkOrder } from './work-order.resource.ts'

it('times move by whole days and keep the time of the day, over a month too', () => {
  expect(shifted('2026-03-30T20:00:00+09:00', '2026-03-29', '2026-04-02')).toBe('2026-04-03T20:00:00+09:00')
  expect(shifted('2026-03-10T08:00:00+09:00', '2026-03-10', '2026-03-10')).toBe('2026-03-10T08:00:00+09:00')
})
it('a copied order is the same work for the same length, and no longer urgent', () => {
  const past = {
    wkodNm: 'T-204 저장탱크 내부 청소',
    vendorCd: 'V00005',
    constNo: 7,
    urgencyCd: 'URGENT',
    urgentReason: '톨루엔이 새고 있음',
    supplCds: ['S1'],
    state: 'closed',
    planStartDt: '2026-03-10T08:00:00+09:00',
    planEndDt: '2026-03-12T17:00:00+09:00',
  } as unknown as WorkOrder
  const copy = copiedOrder(past, '2026-09-01T09:00:00+09:00')
  expect(copy).toMatchObject({
    wkodNm: past.wkodNm,
    constNo: 7,
    urgencyCd: 'NORMAL',
    supplCds: ['S1'],
    planStartDt: '2026-09-01T09:00:00+09:00',
    planEndDt: '2026-09-03T18:00:00+09:00',
  })
  expect(['state', 'urgentReason', 'wkodCd'].filter((name) => name in copy)).toEqual([])
})
