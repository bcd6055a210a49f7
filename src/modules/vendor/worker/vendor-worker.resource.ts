import { code, codes, date, flag, number, ref, refCode, text, textarea } from '../../../core/shared/field.ts'
import { documentExtensions } from '../../../core/shared/limits.ts'
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
/** Made from the results of education and nothing else (shown-education.server.ts). */
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
    eduResultNo: ref('이수결과', 'eduResult'),
    verifyStatusCd: code('확인상태', 'VND_VERIFY'),
  },
  order: [{ by: 'eduYmd', direction: 'desc' }],
  readOnly: true,
})

/** What only the company and who keeps workers see in full. */
const personal = { openTo: workerMenus }
const health = { openTo: workerMenus, sealed: true } as const

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
    vendorWorkerNm: text('성명', { required: true, max: 50, searchable: true, personal }),
    birthYmd: date('생년월일', { required: true, personal }),
    nationCd: code('국적', 'NATION', { personal }),
    phoneNo: text('휴대전화', { form: 'phone', max: 20, personal }),
    emergTel: text('비상연락처', { form: 'phone', max: 20, personal }),
    jobTypeCds: codes('직종', 'VND_JOB'),
    hireTypeCd: code('고용형태', 'HIRE_TYPE'),
    hireYmd: date('채용일'),
    careerCnt: number('경력(개월)', { min: 0, max: 720 }),
    langCd: code('사용언어', 'LANG'),
    visaTypeNm: text('체류자격', { max: 20, personal }),
    visaToYmd: date('체류만료일', { personal }),
    entryStatCd: code('출입상태', 'VND_ENTRY', { required: true }),
    banToYmd: date('출입정지 종료일'),
    banReason: textarea('출입정지 사유', { max: 500, personal }),
    healthTypeCd: code('건강진단 종류', 'VND_HEALTH', { personal }),
    healthYmd: date('건강진단일', { personal: health }),
    healthNextYmd: date('차기 건강진단일', { personal }),
    healthFitYn: flag('취업 가능', { required: true, personal: health }),
    healthLimitTxt: text('업무 제한사항', { max: 200, personal: health }),
    privAgreeYmd: date('개인정보 동의일', { required: true }),
    sensAgreeYmd: date('건강정보 동의일', { personal }),
    useYn: flag('사용', { required: true }),
  },
  scope: { vendor: 'vendorCd', through: atItsPlants },
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
    document: {
      label: '자격증·이수증·건강진단 확인서',
      limit: 30,
      maxMegabytes: 10,
      extensions: documentExtensions,
    },
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
