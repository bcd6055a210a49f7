import {
  code,
  codes,
  date,
  datetime,
  department,
  number,
  ref,
  refCode,
  text,
  user,
} from '../../../core/shared/field.ts'
import { documentExtensions, reasonMin } from '../../../core/shared/limits.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'

export const resultMenu = 'education/result/eduResult'
export const externalMenu = 'education/result/eduExternal'
export const certMenu = 'education/result/eduCertPrint'
export const safetyResultMenu = 'saf/education/safEducationResult'
export const vendorResultMenu = '/vendor/portal/educationStatus'

/**
 * 이수결과: one person has learned so many minutes of something. The only truth about who was taught what; what the
 * vendor module shows of its workers is made from it. A company's own word counts once somebody of the plant has
 * verified it. (edu.md section 2; fit D2)
 */
export const eduResult = defineResource({
  name: 'eduResult',
  title: '이수결과',
  path: '/api/saf/education/result',
  menus: [resultMenu, externalMenu, safetyResultMenu, vendorResultMenu],
  key: 'eduResultNo',
  fields: {
    eduResultCd: text('이수번호', { numbering: 'ER-{YYYY}-{seq6}', searchable: true }),
    personNm: text('이수자', { max: 50, readOnly: true, searchable: true, personal: true }),
    userId: user('직원'),
    vendorWorkerNo: ref('협력업체 작업자', 'vendorWorker'),
    vendorCd: refCode('업체', 'vendor', { readOnly: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    plantCds: codes('거래 사업장', 'COM_PLANT_CD', { readOnly: true }),
    deptCd: department('부서', { readOnly: true }),
    eduCourseNo: ref('교육과정', 'eduCourse', { inStates: ['confirmed', 'ended'] }),
    eduNm: text('교육명', { required: true, searchable: true }),
    eduTypeCd: code('교육구분', 'EDU_TYPE_CD', { required: true }),
    specialWorkNo: code('특별교육 대상작업', 'EDU_SPECIAL_WORK'),
    vndEduCd: code('출입·허가 교육구분', 'VND_EDU'),
    eduStartYmd: date('교육 시작일', { required: true }),
    eduEndYmd: date('이수일', { required: true }),
    recogMin: number('인정시간(분)', { required: true, min: 0, max: 100_000 }),
    examScore: number('시험점수', { min: 0, max: 100, decimals: 1 }),
    progressPct: number('진도율(%)', { min: 0, max: 100, decimals: 1 }),
    resultCd: code('결과', 'EDU_RESULT', { required: true }),
    sourceCd: code('등록구분', 'EDU_SOURCE'),
    outOrgNm: text('교육기관', { max: 100 }),
    outCertTxt: text('기관 수료번호', { max: 50 }),
    validToYmd: date('유효일'),
    eduClassNo: ref('교육차수', 'eduClass', { readOnly: true }),
    eduTargetNo: ref('수강자', 'eduTarget', { readOnly: true }),
    confirmUserId: user('확인자', { readOnly: true }),
    confirmDt: datetime('확인일시', { readOnly: true }),
    remark: text('비고', { max: 500 }),
  },
  scope: { plant: 'plantCd', plants: 'plantCds', dept: 'deptCd', vendor: 'vendorCd' },
  order: [
    { by: 'eduEndYmd', direction: 'desc' },
    { by: 'eduResultNo', direction: 'desc' },
  ],
  list: [
    'eduResultCd',
    'personNm',
    'state',
    'eduNm',
    'eduTypeCd',
    'specialWorkNo',
    'eduEndYmd',
    'recogMin',
    'resultCd',
    'sourceCd',
    'validToYmd',
    'vendorCd',
    'deptCd',
    'plantCd',
  ],
  search: {
    personNm: 'contains',
    eduTypeCd: 'in',
    specialWorkNo: 'in',
    eduCourseNo: 'equals',
    eduEndYmd: 'period',
    resultCd: 'equals',
    sourceCd: 'in',
    vendorCd: 'equals',
    deptCd: 'subtree',
    plantCd: 'equals',
    userId: 'equals',
    vendorWorkerNo: 'equals',
    state: 'in',
  },
  excel: {
    import: [
      'userId',
      'vendorWorkerNo',
      'eduCourseNo',
      'eduNm',
      'eduTypeCd',
      'specialWorkNo',
      'vndEduCd',
      'eduStartYmd',
      'eduEndYmd',
      'recogMin',
      'resultCd',
      'examScore',
      'progressPct',
      'sourceCd',
      'outOrgNm',
      'outCertTxt',
      'validToYmd',
      'remark',
    ],
  },
  files: {
    evidence: { label: '증빙(이수증)', limit: 10, maxMegabytes: 20, extensions: documentExtensions },
  },
  states: {
    submitted: '제출',
    verified: '확인',
    confirmed: '확정',
    returned: '반려',
    cancelled: '취소',
  },
  transitions: {
    verify: { label: '확인', from: ['submitted'], to: 'verified' },
    confirm: { label: '확정', from: ['verified'], to: 'confirmed' },
    return: { label: '반려', from: ['submitted'], to: 'returned', reasonMin, danger: true },
    submitAgain: { label: '재제출', from: ['returned'], to: 'submitted' },
    cancel: {
      label: '취소',
      from: ['submitted', 'verified', 'confirmed', 'returned'],
      to: 'cancelled',
      reasonMin,
      danger: true,
    },
  },
})
export interface EduResult extends FullRow<typeof eduResult> {}
