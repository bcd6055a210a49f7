import { expect, test } from 'vitest'
import { deliveryIssues, gateRefusal } from './delivery.rule.ts'

const paths = (given: Parameters<typeof deliveryIssues>[0]) => deliveryIssues(given).map(({ path }) => path)

test('what a vendor brings names the vendor and the day it leaves; a purchase neither', () => {
  expect(paths({ kindCd: 'BRING' })).toEqual(['vendorCd', 'leaveDueYmd'])
  expect(
    paths({ kindCd: 'BRING', vendorCd: 'V1', planYmd: '2026-03-10', leaveDueYmd: '2026-03-10' }),
  ).toEqual([])
  expect(
    paths({ kindCd: 'BRING', vendorCd: 'V1', planYmd: '2026-03-10', leaveDueYmd: '2026-03-09' }),
  ).toEqual(['leaveDueYmd'])
  expect(paths({ kindCd: 'BUY', permitNo: 1, leaveDueYmd: '2026-03-10' })).toEqual([
    'permitNo',
    'leaveDueYmd',
  ])
  expect(paths({ kindCd: 'BUY' })).toEqual([])
})
test('nothing without a label and nothing that leaks passes the gate', () => {
  expect(String(gateRefusal('N', 'Y'))).toContain('제115조')
  expect(String(gateRefusal('Y', 'N'))).toContain('새는 용기')
  expect(gateRefusal('Y', 'Y')).toBeUndefined()
})
