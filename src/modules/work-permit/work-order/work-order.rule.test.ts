import { expect, test } from 'vitest'
import { orderIssues, requestIssues } from './work-order.rule.ts'

const order = {
  planStartDt: '2026-03-10T09:00:00+09:00',
  planEndDt: '2026-03-10T17:00:00+09:00',
  rqstDeptCd: 'D120',
  execTypeCd: 'V',
  vendorCd: 'V001',
  urgencyCd: 'NORMAL',
}
const paths = (change: object) => orderIssues({ ...order, ...change }).map(({ path }) => path)

test('a complete order has nothing to complain about', () => expect(paths({})).toEqual([]))
test('the work ends after it begins', () => {
  expect(paths({ planEndDt: order.planStartDt })).toEqual(['planEndDt'])
  expect(paths({ planEndDt: '2026-03-10T09:01:00+09:00' })).toEqual([])
})
test('who does the work is named', () => {
  expect(paths({ vendorCd: null })).toEqual(['vendorCd'])
  expect(paths({ execTypeCd: 'S', vendorCd: null })).toEqual(['execDeptCd'])
  expect(paths({ execTypeCd: 'S', execDeptCd: 'D01' })).toEqual([])
})
test('urgency needs ten characters of reason', () => {
  expect(paths({ urgencyCd: 'URGENT' })).toEqual(['urgentReason'])
  expect(paths({ urgencyCd: 'URGENT', urgentReason: '펌프 씰 누유' })).toEqual(['urgentReason'])
  expect(paths({ urgencyCd: 'URGENT', urgentReason: '펌프 씰에서 톨루엔이 새고 있음' })).toEqual([])
})

test('a company names the contract, from which department and company follow', () => {
  const { rqstDeptCd, vendorCd, ...asked } = order
  expect(requestIssues({ ...asked, contractNo: 3 })).toEqual([])
  expect(requestIssues(asked).map(({ path }) => path)).toEqual(['contractNo'])
  expect([rqstDeptCd, vendorCd]).not.toContain(null)
})
test('an order of the plant names the department that asks for it', () =>
  expect(paths({ rqstDeptCd: null })).toEqual(['rqstDeptCd']))
