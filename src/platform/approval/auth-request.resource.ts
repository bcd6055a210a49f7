import { date, department, ref, refCode, text, textarea, user } from '../../core/shared/field.ts'
import { documentExtensions } from '../../core/shared/limits.ts'
import { defineResource, type FullRow } from '../../core/shared/resource.ts'

/**
 * 권한신청 (admin 2.1): an authority group for a period, asked for with a reason and given by the own head and a
 * system administrator.
 */
export const authRequest = defineResource({
  name: 'authRequest',
  title: '권한신청',
  path: '/api/manage/authrequest',
  menus: ['my/auth/authRequest'],
  key: 'authRequestNo',
  fields: {
    authRequestCd: text('신청번호', { numbering: 'AR-{plant}-{YYYY}-{seq4}', searchable: true }),
    userId: user('신청자', { readOnly: true }),
    deptCd: department('부서'),
    plantCd: refCode('사업장', 'plant'),
    authGrpNo: ref('권한그룹', 'authGrp', { required: true }),
    fromYmd: date('시작일', { required: true }),
    toYmd: date('종료일', { required: true }),
    reason: textarea('신청사유', { required: true, min: 10, max: 1000 }),
  },
  scope: { plant: 'plantCd', dept: 'deptCd', owner: 'userId' },
  list: ['authRequestCd', 'state', 'userId', 'deptCd', 'authGrpNo', 'fromYmd', 'toYmd', 'createDt'],
  search: { state: 'in', userId: 'equals', deptCd: 'subtree', authGrpNo: 'equals', fromYmd: 'period' },
  files: { document: { label: '첨부문서', limit: 5, maxMegabytes: 10, extensions: documentExtensions } },
  states: {
    draft: '작성',
    pending: '결재중',
    approved: '승인',
    rejected: '반려',
    cancelPending: '취소 결재중',
    cancelled: '취소',
  },
  transitions: {
    submit: {
      label: '결재요청',
      from: ['draft', 'rejected'],
      to: 'pending',
      approval: {
        biz: 'ABZ21',
        approved: 'approve',
        rejected: 'reject',
        withdrawn: 'withdraw',
        discarded: 'reopen',
        cancel: 'requestCancel',
      },
    },
    approve: { label: '승인', from: ['pending'], to: 'approved', system: true },
    reject: { label: '반려', from: ['pending'], to: 'rejected', system: true },
    withdraw: { label: '회수', from: ['pending'], to: 'draft', system: true },
    reopen: { label: '폐기', from: ['draft', 'rejected'], to: 'draft', system: true },
    requestCancel: {
      label: '취소요청',
      from: ['approved'],
      to: 'cancelPending',
      approval: { biz: 'ABZ21', approved: 'cancel', rejected: 'keep', withdrawn: 'keep' },
    },
    cancel: { label: '취소', from: ['cancelPending'], to: 'cancelled', system: true },
    keep: { label: '승인 유지', from: ['cancelPending'], to: 'approved', system: true },
  },
})
export interface AuthRequest extends FullRow<typeof authRequest> {}
