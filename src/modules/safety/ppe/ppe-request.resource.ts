import {
  code,
  datetime,
  department,
  flag,
  number,
  ref,
  refCode,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { reasonMin } from '../../../core/shared/limits.ts'
import { defineLines, defineResource, type FullRow } from '../../../core/shared/resource.ts'

/** Who reads this page also sees what others asked for and were given, in his plant and departments. */
export const supplyMenu = 'saf/ppe/ppeSupplyStatus'

/** What is asked for: one item and size a line. */
export const ppeRequestLine = defineLines({
  name: 'ppeRequestLine',
  title: '신청 보호구',
  key: 'ppeRequestLineNo',
  parent: 'ppeRequestNo',
  fields: {
    ppeItemNo: ref('보호구 품목', 'ppeItem', { required: true }),
    sizeTxt: text('치수', { max: 20 }),
    rqstQty: number('신청량', { required: true, min: 1, max: 100 }),
    issuedQty: number('지급된 수량', { readOnly: true }),
  },
})

/**
 * 보호구 신청: within the standard the head of the department decides, above it the approval of 보호구 지급; an early
 * exchange and a loss are decided by the safety manager. (saf.md 4)
 */
export const ppeRequest = defineResource({
  name: 'ppeRequest',
  title: '보호구 신청',
  path: '/api/saf/pperequest',
  menus: ['saf/ppe/ppeRequest', 'saf/ppe/ppeIssue'],
  key: 'ppeRequestNo',
  fields: {
    ppeRequestCd: text('신청번호', { numbering: 'PR-{plant}-{YYYY}-{seq4}', searchable: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    deptCd: department('신청부서', { required: true }),
    rqstUserId: user('신청자', { readOnly: true }),
    rqstTypeCd: code('신청구분', 'PPE_RQST_TYPE', { required: true, control: 'radio' }),
    reasonTxt: textarea('신청 사유', { max: 500 }),
    overYn: flag('지급기준 초과', { readOnly: true }),
    issueQty: number('신청 합계', { readOnly: true }),
    rqstDt: datetime('신청일시', { readOnly: true }),
    decideUserId: user('승인자', { readOnly: true }),
    decideDt: datetime('승인일시', { readOnly: true }),
  },
  scope: { plant: 'plantCd', dept: 'deptCd', owner: 'rqstUserId', allFor: supplyMenu },
  list: [
    'ppeRequestCd',
    'state',
    'rqstUserId',
    'deptCd',
    'rqstTypeCd',
    'issueQty',
    'overYn',
    'rqstDt',
    'decideUserId',
    'plantCd',
  ],
  search: {
    ppeRequestCd: 'contains',
    deptCd: 'subtree',
    rqstUserId: 'equals',
    rqstTypeCd: 'in',
    rqstDt: 'period',
    state: 'in',
  },
  lines: { lines: ppeRequestLine },
  states: {
    draft: '작성',
    requested: '신청',
    pending: '결재중',
    approved: '승인',
    rejected: '반려',
    partIssued: '일부지급',
    issued: '지급완료',
    cancelled: '취소',
  },
  transitions: {
    request: { label: '신청', from: ['draft', 'rejected'], to: 'requested' },
    submit: {
      label: '결재요청',
      from: ['draft', 'rejected'],
      to: 'pending',
      approval: {
        biz: 'ABZ20',
        approved: 'approveAbove',
        rejected: 'rejectAbove',
        withdrawn: 'withdraw',
        discarded: 'withdraw',
      },
    },
    approve: { label: '승인', from: ['requested'], to: 'approved' },
    reject: { label: '반려', from: ['requested'], to: 'rejected', reasonMin, danger: true },
    approveAbove: { label: '승인', from: ['pending'], to: 'approved', system: true },
    rejectAbove: { label: '반려', from: ['pending'], to: 'rejected', system: true },
    withdraw: { label: '회수', from: ['pending'], to: 'draft', system: true },
    issue: { label: '지급', from: ['approved', 'partIssued'], to: 'issued' },
    issuePart: { label: '일부지급', from: ['approved', 'partIssued'], to: 'partIssued' },
    takeBack: { label: '반납', from: ['partIssued', 'issued'], to: 'partIssued', system: true },
    cancel: {
      label: '취소',
      from: ['draft', 'requested', 'approved', 'partIssued'],
      to: 'cancelled',
      reasonMin,
      danger: true,
    },
  },
})
export interface PpeRequest extends FullRow<typeof ppeRequest> {}
