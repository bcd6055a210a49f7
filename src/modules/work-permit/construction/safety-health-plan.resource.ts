import { code, datetime, number, ref, refCode, text, textarea, user } from '../../../core/shared/field.ts'
import { documentExtensions, reasonMin } from '../../../core/shared/limits.ts'
import { defineLines, defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { planMenu, vendorConstructionMenu } from './safety-menus.rule.ts'

/** What the plant asked to be put right, and what the company answered: both stay on the plan. */
export const safHealthPlanNote = defineLines({
  name: 'safHealthPlanNote',
  title: '검토 의견',
  key: 'safHealthPlanNoteNo',
  parent: 'planNo',
  readOnly: true,
  order: [{ by: 'noteDt', direction: 'asc' }],
  fields: {
    noteKindCd: code('구분', 'PLAN_NOTE', { required: true }),
    noteTxt: textarea('내용', { required: true, max: 2000 }),
    noteUserId: user('작성자', { required: true }),
    noteDt: datetime('작성일시', { required: true }),
  },
})

const section = (label: string) => textarea(label, { required: true, min: 10, max: 4000 })

/**
 * 안전보건관리계획서: written by the company, reviewed by the plant, approved before the construction begins. (ptw.md
 * 2, 4)
 */
export const safHealthPlan = defineResource({
  name: 'safHealthPlan',
  title: '안전보건관리계획서',
  path: '/api/saf/safetyhealthplan',
  menus: [planMenu, vendorConstructionMenu],
  key: 'planNo',
  fields: {
    planCd: text('계획서번호', { numbering: 'HP-{plant}-{YYYY}-{seq4}', searchable: true }),
    constNo: ref('공사', 'safConst', { required: true }),
    revNo: number('개정', { readOnly: true, separator: false }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    vendorCd: refCode('업체', 'vendor', { readOnly: true }),
    orgTxt: section('안전보건관리 조직'),
    riskTxt: section('위험성평가'),
    eduTxt: section('교육 계획'),
    emergencyTxt: section('비상조치 계획'),
    equipTxt: section('장비·기계기구'),
    ppeTxt: section('보호구 지급'),
    chemTxt: textarea('취급 화학물질', { max: 4000 }),
    patrolTxt: section('순회·점검 계획'),
    costTxt: textarea('관리비 사용 계획', { max: 4000 }),
    changeTxt: textarea('개정 사유', { max: 1000 }),
  },
  scope: { plant: 'plantCd', vendor: 'vendorCd' },
  list: ['planCd', 'constNo', 'revNo', 'state', 'vendorCd', 'changeTxt', 'createDt', 'updateDt', 'plantCd'],
  search: { planCd: 'contains', constNo: 'equals', vendorCd: 'equals', state: 'in', plantCd: 'equals' },
  lines: { notes: safHealthPlanNote },
  files: {
    document: {
      label: '첨부(위험성평가표·조직도·교육계획 등)',
      limit: 30,
      maxMegabytes: 20,
      extensions: documentExtensions,
    },
  },
  states: {
    draft: '작성',
    submitted: '제출',
    supplement: '보완',
    reviewing: '검토',
    pending: '결재중',
    approved: '승인',
    superseded: '이전판',
  },
  transitions: {
    submit: {
      label: '제출',
      from: ['draft', 'supplement'],
      to: 'submitted',
      input: { answerTxt: textarea('보완 답변', { max: 2000 }) },
    },
    accept: { label: '검토 시작', from: ['submitted'], to: 'reviewing' },
    supplement: {
      label: '보완요청',
      from: ['submitted', 'reviewing'],
      to: 'supplement',
      reasonMin,
      danger: true,
    },
    propose: {
      label: '승인 상신',
      from: ['reviewing'],
      to: 'pending',
      approval: {
        biz: 'ABZ11',
        approved: 'approve',
        rejected: 'return',
        withdrawn: 'return',
        discarded: 'return',
      },
    },
    approve: { label: '승인', from: ['pending'], to: 'approved', system: true },
    return: { label: '결재 반려', from: ['pending', 'reviewing'], to: 'reviewing', system: true },
    supersede: { label: '이전판 처리', from: ['approved'], to: 'superseded', system: true },
  },
})
export interface SafHealthPlan extends FullRow<typeof safHealthPlan> {}
/** The sections in the order of the paper. */
export const planSections = [
  'orgTxt',
  'riskTxt',
  'eduTxt',
  'emergencyTxt',
  'equipTxt',
  'ppeTxt',
  'chemTxt',
  'patrolTxt',
  'costTxt',
] as const
