import { code, date, datetime, refCode, text, textarea, user, year } from '../../../core/shared/field.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'

export const halfMenu = 'vendor/check/subconHalfCheck'
/**
 * 반기 도급점검: what a plant owes its contractors in a half-year, counted from the records, frozen, reviewed and approved
 * (중대재해처벌법 시행령 제4조제9호: 반기 1회 이상 점검; 제13조: 5년 보관).
 */
export const vendorHalf = defineResource({
  name: 'vendorHalf',
  title: '반기 도급점검',
  path: '/api/vendor/half',
  listPath: '/api/vendor/halfs',
  menus: [halfMenu],
  key: 'vendorHalfNo',
  fields: {
    halfNm: text('점검명', { readOnly: true, searchable: true }),
    halfYear: year('연도', { required: true }),
    halfCd: code('반기', 'IMPR_HALF', { required: true, control: 'radio' }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    baseYmd: date('기준일', { readOnly: true }),
    reviewTxt: textarea('점검 의견', { readOnly: true }),
    reviewUserId: user('점검자', { readOnly: true }),
    reviewDt: datetime('점검일시', { readOnly: true }),
    apprUserId: user('확정자', { readOnly: true }),
    apprDt: datetime('확정일시', { readOnly: true }),
  },
  scope: { plant: 'plantCd' },
  unique: [['halfYear', 'halfCd', 'plantCd']],
  order: [{ by: 'vendorHalfNo', direction: 'desc' }],
  list: [
    'halfNm',
    'state',
    'halfYear',
    'halfCd',
    'plantCd',
    'baseYmd',
    'reviewUserId',
    'reviewDt',
    'apprUserId',
    'apprDt',
  ],
  search: { halfYear: 'equals', halfCd: 'in', plantCd: 'equals', state: 'in' },
  states: { frozen: '작성', reviewed: '확정대기', approved: '확정' },
  transitions: {
    review: {
      label: '점검완료·상신',
      from: ['frozen'],
      to: 'reviewed',
      approval: {
        biz: 'ABZ24',
        approved: 'approve',
        rejected: 'returnReview',
        withdrawn: 'returnReview',
        discarded: 'returnReview',
      },
      input: { reviewTxt: textarea('점검 의견', { required: true, min: 10, max: 4000 }) },
    },
    returnReview: { label: '되돌림', from: ['reviewed'], to: 'frozen', system: true },
    approve: { label: '확정', from: ['reviewed'], to: 'approved', system: true },
  },
})
export interface VendorHalf extends FullRow<typeof vendorHalf> {}
