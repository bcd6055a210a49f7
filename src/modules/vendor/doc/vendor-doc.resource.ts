import { code, date, refCode, text, textarea, user } from '../../../core/shared/field.ts'
import { documentExtensions } from '../../../core/shared/limits.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { atItsPlants } from '../vendor/vendor-plant.resource.ts'
import { vendorInfoMenu } from '../worker/vendor-worker.resource.ts'

/** Menus on which the plant reads the papers of companies. */
export const documentMenus = ['vendor/base/vendorList', 'vendor/enter/expireStatus'] as const

/**
 * 업체서류: what a company has to show before its people come in; the plant verifies each paper. (vendor.md 2.1,
 * R4 E04)
 */
export const vendorDoc = defineResource({
  name: 'vendorDoc',
  title: '업체서류',
  path: '/api/vendor/doc',
  menus: [...documentMenus, vendorInfoMenu],
  key: 'vendorDocNo',
  fields: {
    vendorCd: refCode('업체', 'vendor', { required: true }),
    docTypeCd: code('서류종류', 'VND_DOC', { required: true }),
    docNo: text('문서번호', { max: 50 }),
    validFromYmd: date('유효시작일', { required: true }),
    validToYmd: date('유효종료일'),
    verifyStatusCd: code('확인상태', 'VND_VERIFY', { readOnly: true }),
    rejectReason: textarea('반려사유', { max: 500, readOnly: true }),
    verifyUserId: user('확인자', { readOnly: true }),
    reviewDueYmd: date('검토기한', { readOnly: true }),
  },
  scope: { vendor: 'vendorCd', through: atItsPlants, below: true },
  list: [
    'vendorCd',
    'docTypeCd',
    'docNo',
    'validFromYmd',
    'validToYmd',
    'verifyStatusCd',
    'reviewDueYmd',
    'verifyUserId',
    'rejectReason',
  ],
  search: { vendorCd: 'equals', docTypeCd: 'in', verifyStatusCd: 'in', validToYmd: 'period' },
  files: { document: { label: '서류', limit: 5, maxMegabytes: 20, extensions: documentExtensions } },
})
export interface VendorDoc extends FullRow<typeof vendorDoc> {}
