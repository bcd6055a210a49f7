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
  textarea,
  user,
  year,
} from '../../../core/shared/field.ts'
import { documentExtensions, reasonMin } from '../../../core/shared/limits.ts'
import { defineResource } from '../../../core/shared/resource.ts'

export const exemptMenu = 'education/result/eduExempt'

/**
 * 교육 면제: a plant or a person need not learn a part, or all, of what the law asks, for a reason of 시행규칙 제27조. It
 * counts once approved. (edu.md EDU-04, 05, 09)
 */
export const eduExempt = defineResource({
  name: 'eduExempt',
  title: '교육 면제',
  path: '/api/saf/education/exempt',
  menus: [exemptMenu],
  key: 'eduExemptNo',
  fields: {
    eduExemptCd: text('면제번호', { numbering: 'EX-{YYYY}-{seq4}', searchable: true }),
    scopeCd: code('범위', 'EDU_EXEMPT_SCOPE', { required: true, control: 'radio' }),
    exemptTypeCd: code('면제 사유', 'EDU_EXEMPT_TYPE_CD', { required: true }),
    eduTypeCd: code('교육구분', 'EDU_TYPE_CD', { required: true }),
    specialWorkNo: code('특별교육 대상작업', 'EDU_SPECIAL_WORK'),
    plantCd: refCode('사업장', 'plant'),
    personNm: text('대상자', { max: 50, readOnly: true, searchable: true, personal: true }),
    userId: user('직원'),
    vendorWorkerNo: ref('협력업체 작업자', 'vendorWorker'),
    vendorCd: refCode('업체', 'vendor', { readOnly: true }),
    plantCds: codes('거래 사업장', 'COM_PLANT_CD', { readOnly: true }),
    deptCd: department('부서', { readOnly: true }),
    applyYear: year('적용연도', { required: true }),
    applyHalfCd: code('적용 반기', 'EDU_HALF', { required: true }),
    exemptMin: number('면제시간(분)', { min: 0, max: 10_000 }),
    exemptPct: number('면제율(%)', { min: 0, max: 100 }),
    careerFromYmd: date('경력 시작일'),
    careerToYmd: date('퇴직·종료일'),
    hireYmd: date('채용·배치일'),
    evidenceTxt: textarea('근거', { required: true, max: 1000 }),
    decideUserId: user('처리자', { readOnly: true }),
    decideDt: datetime('처리일시', { readOnly: true }),
  },
  scope: { plant: 'plantCd', plants: 'plantCds', dept: 'deptCd', vendor: 'vendorCd' },
  list: [
    'eduExemptCd',
    'state',
    'scopeCd',
    'personNm',
    'exemptTypeCd',
    'eduTypeCd',
    'applyYear',
    'applyHalfCd',
    'exemptMin',
    'exemptPct',
    'plantCd',
    'decideDt',
  ],
  search: {
    exemptTypeCd: 'in',
    eduTypeCd: 'in',
    applyYear: 'equals',
    plantCd: 'equals',
    personNm: 'contains',
    state: 'in',
  },
  files: {
    evidence: { label: '증빙', limit: 10, maxMegabytes: 20, extensions: documentExtensions },
  },
  states: { requested: '신청', approved: '승인', refused: '반려', cancelled: '취소' },
  transitions: {
    approve: { label: '승인', from: ['requested'], to: 'approved' },
    refuse: { label: '반려', from: ['requested'], to: 'refused', reasonMin, danger: true },
    cancel: { label: '취소', from: ['requested', 'approved'], to: 'cancelled', reasonMin, danger: true },
  },
})
