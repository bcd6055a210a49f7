import { code, codes, date, flag, number, refCode, text, textarea } from '../../../core/shared/field.ts'
import { defineLines, defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { atItsPlants } from '../vendor/vendor-plant.resource.ts'

/**
 * Menus on which the plant keeps up workers; users without write right there see names, birthdays and
 * telephones only in part.
 */
export const workerMenus = ['vendor/enter/vendorWorker', 'constSafe/worker/workerList'] as const
/** The menu on which a vendor keeps up its own data. */
export const vendorInfoMenu = '/vendor/portal/vendorInfo'

const qualifications = defineLines({
  name: 'vendorWorkerQual',
  title: '자격·면허',
  key: 'vendorWorkerQualNo',
  parent: 'vendorWorkerNo',
  fields: {
    qualTypeCd: code('자격 종류', 'VND_QUAL', { required: true }),
    qualNm: text('자격명', { required: true }),
    qualNo: text('자격번호', { max: 50 }),
    acqYmd: date('취득일'),
    validToYmd: date('유효일'),
    verifyStatusCd: code('확인상태', 'VND_VERIFY'),
  },
})
const educations = defineLines({
  name: 'vendorWorkerEdu',
  title: '교육이력',
  key: 'vendorWorkerEduNo',
  parent: 'vendorWorkerNo',
  fields: {
    eduTypeCd: code('교육 구분', 'VND_EDU', { required: true }),
    eduNm: text('과정명', { required: true }),
    eduYmd: date('이수일', { required: true }),
    eduHour: number('시간', { min: 0, max: 1000, decimals: 1 }),
    validToYmd: date('유효일'),
    instNm: text('교육기관', { max: 100 }),
  },
  order: [{ by: 'eduYmd', direction: 'desc' }],
})

/** A person whom a vendor sends to work. The identity number is never kept (개인정보 보호법 제24조의2). */
export const vendorWorker = defineResource({
  name: 'vendorWorker',
  title: '작업자',
  path: '/api/vendor/worker',
  menus: [
    ...workerMenus,
    vendorInfoMenu,
    '/wkod/wkodRequest',
    'constSafe/permit/permitRequest',
    'constSafe/permit/permitReview',
  ],
  key: 'vendorWorkerNo',
  fields: {
    vendorCd: refCode('업체', 'vendor', { required: true }),
    vendorWorkerNm: text('성명', { required: true, max: 50, searchable: true, personal: true }),
    birthYmd: date('생년월일', { required: true, personal: true }),
    nationCd: code('국적', 'NATION', { personal: true }),
    phoneNo: text('휴대전화', { form: 'phone', max: 20, personal: true }),
    emergTel: text('비상연락처', { form: 'phone', max: 20, personal: true }),
    jobTypeCds: codes('직종', 'VND_JOB'),
    hireTypeCd: code('고용형태', 'HIRE_TYPE'),
    hireYmd: date('채용일'),
    careerCnt: number('경력(개월)', { min: 0, max: 720 }),
    langCd: code('사용언어', 'LANG'),
    visaTypeNm: text('체류자격', { max: 20, personal: true }),
    visaToYmd: date('체류만료일', { personal: true }),
    entryStatCd: code('출입상태', 'VND_ENTRY', { required: true }),
    banToYmd: date('출입정지 종료일'),
    banReason: textarea('출입정지 사유', { max: 500 }),
    healthTypeCd: code('건강진단 종류', 'VND_HEALTH', { personal: true }),
    healthYmd: date('건강진단일', { personal: true, sealed: true }),
    healthNextYmd: date('차기 건강진단일', { personal: true }),
    healthFitYn: flag('취업 가능', { required: true, personal: true, sealed: true }),
    healthLimitTxt: text('업무 제한사항', { max: 200, personal: true, sealed: true }),
    privAgreeYmd: date('개인정보 동의일', { required: true }),
    sensAgreeYmd: date('건강정보 동의일'),
    useYn: flag('사용', { required: true }),
  },
  scope: { vendor: 'vendorCd', through: atItsPlants },
  masked: {
    columns: [
      'vendorWorkerNm',
      'birthYmd',
      'phoneNo',
      'emergTel',
      'visaTypeNm',
      'visaToYmd',
      'nationCd',
      'healthTypeCd',
      'healthYmd',
      'healthNextYmd',
      'healthFitYn',
      'healthLimitTxt',
      'sensAgreeYmd',
    ],
    openTo: workerMenus,
  },
  unique: [['vendorCd', 'vendorWorkerNm', 'birthYmd']],
  list: [
    'vendorWorkerNm',
    'vendorCd',
    'jobTypeCds',
    'entryStatCd',
    'banToYmd',
    'healthNextYmd',
    'healthFitYn',
    'phoneNo',
    'visaToYmd',
    'privAgreeYmd',
    'useYn',
  ],
  search: {
    vendorCd: 'equals',
    vendorWorkerNm: 'contains',
    jobTypeCds: 'has',
    entryStatCd: 'in',
    healthNextYmd: 'period',
    useYn: 'equals',
  },
  lines: { qualifications, educations },
  files: {
    photo: { label: '사진', imageOnly: true, limit: 1, maxMegabytes: 10 },
    document: { label: '자격증·이수증·건강진단 확인서', limit: 30, maxMegabytes: 10 },
  },
  excel: {
    import: [
      'vendorCd',
      'vendorWorkerNm',
      'birthYmd',
      'nationCd',
      'phoneNo',
      'emergTel',
      'jobTypeCds',
      'hireTypeCd',
      'hireYmd',
      'visaTypeNm',
      'visaToYmd',
      'entryStatCd',
      'healthTypeCd',
      'healthYmd',
      'healthNextYmd',
      'healthFitYn',
      'privAgreeYmd',
      'sensAgreeYmd',
      'useYn',
    ],
  },
})
export interface VendorWorker extends FullRow<typeof vendorWorker> {}
