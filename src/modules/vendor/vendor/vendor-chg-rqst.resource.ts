import { date, datetime, refCode, text, textarea, user } from '../../../core/shared/field.ts'
import { documentExtensions, reasonMin } from '../../../core/shared/limits.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { vendorInfoMenu } from '../worker/vendor-worker.resource.ts'
import { atItsPlants } from './vendor-plant.resource.ts'

/** Menus on which the plant decides about what companies ask to have changed. */
export const changeMenus = ['vendor/base/vendorList'] as const
const asIs = { readOnly: true } as const

/**
 * 변경요청 (vendor 2.1, vendorChgRqst): the name, representative and numbers of a company change by request only,
 * with evidence; what stood there stays beside it.
 */
export const vendorChgRqst = defineResource({
  name: 'vendorChgRqst',
  title: '업체 변경요청',
  path: '/api/vendor/chgrqst',
  menus: [...changeMenus, vendorInfoMenu],
  key: 'chgRqstNo',
  fields: {
    vendorCd: refCode('업체', 'vendor', { required: true }),
    newVendorNm: text('새 업체명', { max: 200 }),
    newCeoNm: text('새 대표자', { max: 100 }),
    newBizRegNo: text('새 사업자등록번호', { form: 'businessNo', max: 10 }),
    newIndInsNo: text('새 산재보험관리번호', { max: 20 }),
    oldVendorNm: text('변경 전 업체명', asIs),
    oldCeoNm: text('변경 전 대표자', asIs),
    oldBizRegNo: text('변경 전 사업자등록번호', asIs),
    oldIndInsNo: text('변경 전 산재보험관리번호', asIs),
    reason: textarea('변경사유', { required: true, min: 5, max: 500 }),
    reviewDueYmd: date('검토기한', asIs),
    decideUserId: user('처리자', asIs),
    decideDt: datetime('처리일시', asIs),
    decideCont: textarea('처리의견', asIs),
  },
  scope: { vendor: 'vendorCd', through: atItsPlants },
  list: [
    'vendorCd',
    'state',
    'newVendorNm',
    'newCeoNm',
    'newBizRegNo',
    'newIndInsNo',
    'reason',
    'reviewDueYmd',
    'createDt',
    'decideUserId',
    'decideDt',
    'decideCont',
  ],
  search: { vendorCd: 'equals', state: 'in', reviewDueYmd: 'period' },
  files: { evidence: { label: '증빙', limit: 10, maxMegabytes: 20, extensions: documentExtensions } },
  states: { requested: '요청', approved: '승인', rejected: '반려', cancelled: '취소' },
  transitions: {
    approve: {
      label: '승인',
      from: ['requested'],
      to: 'approved',
      input: { decideCont: textarea('처리의견', { max: 500 }) },
    },
    reject: { label: '반려', from: ['requested'], to: 'rejected', reasonMin, danger: true },
    // No step forward: it must not look like the one to press.
    cancel: { label: '요청 취소', from: ['requested'], to: 'cancelled', danger: true },
  },
})
export interface VendorChgRqst extends FullRow<typeof vendorChgRqst> {}
