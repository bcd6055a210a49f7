import {
  code,
  date,
  datetime,
  flag,
  number,
  ref,
  refCode,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { documentExtensions, reasonMin } from '../../../core/shared/limits.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { inspectionMenu } from './saf-law-rule.resource.ts'

export const facilityMenu = 'saf/facility/facility'
const paper = { maxMegabytes: 20, limit: 20, extensions: documentExtensions } as const

/**
 * 법정검사 대상: one obligation of one machine. The due day follows from the rule and from what was passed; whoever
 * sets another one says why and attaches the paper, and both days stay visible. (saf.md 2, 8)
 */
export const safFacilityLaw = defineResource({
  name: 'safFacilityLaw',
  title: '법정검사 의무',
  path: '/api/saf/facilitylaw',
  menus: [inspectionMenu, facilityMenu],
  key: 'facilityLawNo',
  fields: {
    facilityLawCd: text('관리번호', { numbering: 'FL-{plant}-{seq5}', searchable: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    facilityNo: ref('설비', 'safFacility', { required: true }),
    lawInspCd: code('검사종류', 'SAF_LAW_INSP', { required: true }),
    lawRuleNo: ref('법정검사 기준', 'safLawRule', { readOnly: true }),
    baseYmd: date('기산일', { readOnly: true }),
    dueMonths: number('기산일부터(개월)', { readOnly: true }),
    dueYmd: date('검사기한', { readOnly: true }),
    derivedYmd: date('기준에 따른 기한', { readOnly: true }),
    lastYmd: date('최근 합격일', { readOnly: true }),
    exemptLawCd: code('면제(다른 법 검사)', 'SAF_LAW_INSP', { readOnly: true }),
    selfYn: flag('자율검사프로그램', { readOnly: true, words: ['인정', '없음'] }),
    selfToYmd: date('자율검사 인정 만료일', { readOnly: true }),
    remark: text('비고', { max: 200 }),
  },
  scope: { plant: 'plantCd' },
  unique: [['facilityNo', 'lawInspCd']],
  order: [{ by: 'dueYmd', direction: 'asc' }],
  list: [
    'facilityNo',
    'lawInspCd',
    'state',
    'dueYmd',
    'lastYmd',
    'lawRuleNo',
    'selfYn',
    'exemptLawCd',
    'plantCd',
  ],
  search: {
    plantCd: 'equals',
    facilityNo: 'equals',
    lawInspCd: 'in',
    dueYmd: 'period',
    state: 'in',
  },
  files: { document: { label: '근거 자료', ...paper } },
  states: { active: '적용', ended: '종료' },
  transitions: {
    changeDue: {
      label: '기한 변경',
      from: ['active'],
      to: 'active',
      reasonMin,
      input: { dueYmd: date('검사기한', { required: true }) },
    },
    exempt: {
      label: '다른 법 검사로 면제',
      from: ['active'],
      to: 'active',
      reasonMin,
      input: {
        exemptLawCd: code('면제(다른 법 검사)', 'SAF_LAW_INSP', { required: true }),
        dueYmd: date('검사기한', { required: true }),
      },
    },
    selfProgram: {
      label: '자율검사프로그램 인정',
      from: ['active'],
      to: 'active',
      reasonMin,
      input: { selfToYmd: date('자율검사 인정 만료일', { required: true }) },
    },
    end: { label: '종료', from: ['active'], to: 'ended', reasonMin, danger: true },
    reopen: { label: '다시 적용', from: ['ended'], to: 'active', reasonMin },
  },
})
export interface SafFacilityLaw extends FullRow<typeof safFacilityLaw> {}

/** 법정검사: one inspection, from the plan over the application to its result. (saf.md 2; 법 제93조·제95조) */
export const safFacilityInsp = defineResource({
  name: 'safFacilityInsp',
  title: '법정검사',
  path: '/api/saf/facilityinsp',
  menus: [inspectionMenu],
  key: 'facilityInspNo',
  fields: {
    facilityInspCd: text('검사번호', { numbering: 'FI-{plant}-{YYYY}-{seq4}', searchable: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    facilityLawNo: ref('법정검사 의무', 'safFacilityLaw', { required: true }),
    facilityNo: ref('설비', 'safFacility', { readOnly: true }),
    lawInspCd: code('검사종류', 'SAF_LAW_INSP', { readOnly: true }),
    dueYmd: date('검사기한', { readOnly: true }),
    planYmd: date('검사 예정일', { required: true }),
    applyYmd: date('신청일', { readOnly: true }),
    orgNm: text('검사기관', { max: 100 }),
    inspYmd: date('검사일', { readOnly: true }),
    certNo: text('합격증 번호', { max: 50, readOnly: true }),
    validToYmd: date('유효기한', { readOnly: true }),
    lateYn: flag('기한 초과', { readOnly: true, words: ['초과', '기한 안'] }),
    defectTxt: textarea('불합격 내용', { max: 1000, readOnly: true }),
    imprDoneYn: flag('개선 완료', { readOnly: true, words: ['완료', '진행'] }),
    remark: textarea('비고', { max: 1000 }),
  },
  scope: { plant: 'plantCd' },
  list: [
    'facilityInspCd',
    'state',
    'facilityNo',
    'lawInspCd',
    'dueYmd',
    'planYmd',
    'applyYmd',
    'inspYmd',
    'orgNm',
    'validToYmd',
    'lateYn',
    'plantCd',
  ],
  search: {
    plantCd: 'equals',
    facilityNo: 'equals',
    lawInspCd: 'in',
    planYmd: 'period',
    inspYmd: 'period',
    lateYn: 'equals',
    state: 'in',
  },
  files: { document: { label: '검사 성적서·합격증', ...paper } },
  states: { planned: '계획', applied: '신청', passed: '합격', failed: '불합격', cancelled: '취소' },
  transitions: {
    apply: {
      label: '검사 신청',
      from: ['planned'],
      to: 'applied',
      input: {
        applyYmd: date('신청일', { required: true }),
        orgNm: text('검사기관', { required: true, max: 100 }),
      },
    },
    pass: {
      label: '합격',
      from: ['planned', 'applied'],
      to: 'passed',
      input: {
        inspYmd: date('검사일', { required: true }),
        certNo: text('합격증 번호', { required: true, max: 50 }),
        validToYmd: date('유효기한'),
      },
    },
    fail: {
      label: '불합격',
      from: ['planned', 'applied'],
      to: 'failed',
      danger: true,
      input: {
        inspYmd: date('검사일', { required: true }),
        defectTxt: textarea('불합격 내용', { required: true, min: 5, max: 1000 }),
      },
    },
    cancel: { label: '취소', from: ['planned', 'applied'], to: 'cancelled', reasonMin, danger: true },
  },
})
export interface SafFacilityInsp extends FullRow<typeof safFacilityInsp> {}

/**
 * 설비 사용중지: a machine that must not be used, and why. Several may stand at once; each is lifted by itself.
 * (법 제95조; saf.md 4)
 */
export const safFacilityStop = defineResource({
  name: 'safFacilityStop',
  title: '설비 사용중지',
  path: '/api/saf/facilitystop',
  menus: [facilityMenu, inspectionMenu],
  key: 'facilityStopNo',
  fields: {
    facilityStopCd: text('중지번호', { numbering: 'FS-{plant}-{YYYY}-{seq4}', searchable: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    facilityNo: ref('설비', 'safFacility', { required: true }),
    stopReasonCd: code('중지 사유', 'SAF_STOP_REASON', { required: true, control: 'radio' }),
    stopTxt: textarea('내용', { required: true, min: 5, max: 1000 }),
    facilityInspNo: ref('법정검사', 'safFacilityInsp', { readOnly: true }),
    facilityLawNo: ref('법정검사 의무', 'safFacilityLaw', { readOnly: true }),
    stopDt: datetime('중지일시', { readOnly: true }),
    stopUserId: user('중지자', { readOnly: true }),
    releaseDt: datetime('중지 해제일시', { readOnly: true }),
    releaseUserId: user('중지 해제자', { readOnly: true }),
  },
  scope: { plant: 'plantCd' },
  list: [
    'facilityStopCd',
    'state',
    'facilityNo',
    'stopReasonCd',
    'stopTxt',
    'stopDt',
    'stopUserId',
    'releaseDt',
    'releaseUserId',
    'plantCd',
  ],
  search: { plantCd: 'equals', facilityNo: 'equals', stopReasonCd: 'in', stopDt: 'period', state: 'in' },
  files: { image: { label: '사진', imageOnly: true, limit: 10, maxMegabytes: 10 } },
  states: { stopped: '사용중지', released: '해제' },
  transitions: {
    release: { label: '사용중지 해제', from: ['stopped'], to: 'released', reasonMin, signed: true },
  },
})
export interface SafFacilityStop extends FullRow<typeof safFacilityStop> {}
