import { codes, date, flag, number, refCode, text } from '../../../core/shared/field.ts'
import { defineLines, defineResource, type FullRow } from '../../../core/shared/resource.ts'

const qualifications = defineLines({
  name: 'vendorWorkerQual',
  title: '자격·면허',
  key: 'vendorWorkerQualNo',
  parent: 'vendorWorkerNo',
  fields: {
    qualTypeCd: text('자격 종류', { required: true, max: 20 }),
    qualNm: text('자격명', { required: true }),
    qualNo: text('자격번호', { max: 50 }),
    acqYmd: date('취득일'),
    validToYmd: date('유효일'),
  },
})
const educations = defineLines({
  name: 'vendorWorkerEdu',
  title: '교육이력',
  key: 'vendorWorkerEduNo',
  parent: 'vendorWorkerNo',
  fields: {
    eduTypeCd: text('교육 구분', { required: true, max: 20 }),
    eduNm: text('과정명', { required: true }),
    eduYmd: date('이수일', { required: true }),
    eduHour: number('시간', { min: 0, max: 1000, decimals: 1 }),
    validToYmd: date('유효일'),
  },
  order: [{ by: 'eduYmd', direction: 'desc' }],
})

/** A person whom a vendor sends to work. The identity number is never kept (개인정보 보호법 제24조의2). */
export const vendorWorker = defineResource({
  name: 'vendorWorker',
  title: '작업자',
  path: '/api/vendor/worker',
  menus: ['/wkod/wkodRequest', 'constSafe/permit/permitRequest', 'constSafe/permit/permitReview', 'constSafe/worker/workerList'],
  key: 'vendorWorkerNo',
  fields: {
    vendorCd: refCode('업체', 'vendor', { required: true }),
    vendorWorkerNm: text('성명', { required: true, max: 50, searchable: true, personal: true }),
    birthYmd: date('생년월일', { required: true, personal: true }),
    nationCd: text('국적', { max: 20, personal: true }),
    phoneNo: text('휴대전화', { max: 20, personal: true }),
    jobTypeCds: codes('직종', 'VND_JOB'),
    entryStatCd: text('출입상태', { required: true, max: 20 }),
    healthNextYmd: date('차기 건강진단일', { personal: true }),
    healthFitYn: flag('취업 가능', { required: true, personal: true }),
    privAgreeYmd: date('개인정보 동의일', { required: true }),
    useYn: flag('사용', { required: true }),
  },
  scope: { vendor: 'vendorCd' },
  unique: [['vendorCd', 'vendorWorkerNm', 'birthYmd']],
  list: ['vendorWorkerNm', 'vendorCd', 'jobTypeCds', 'entryStatCd', 'healthNextYmd', 'useYn'],
  search: { vendorCd: 'equals', vendorWorkerNm: 'contains', useYn: 'equals' },
  lines: { qualifications, educations },
  excel: {
    import: [
      'vendorCd',
      'vendorWorkerNm',
      'birthYmd',
      'nationCd',
      'phoneNo',
      'jobTypeCds',
      'entryStatCd',
      'healthNextYmd',
      'healthFitYn',
      'privAgreeYmd',
      'useYn',
    ],
  },
})
export interface VendorWorker extends FullRow<typeof vendorWorker> {}
