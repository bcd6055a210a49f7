import { code, date, department, refCode, text, user } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/** Columns of a sheet of leaves, by hand or of the personnel system. */
export const leaveColumns = ['userId', 'leaveKindCd', 'fromYmd', 'toYmd', 'remark'] as const

/** Who may write leaves sees why somebody is away; others see only the days. */
const reason = { openTo: ['manage/user/userLeave'] }

/**
 * 휴가·휴직: a person is away from a day to a day. Plant and department are those of the first day, and decide who
 * sees the row. An illness can be read from the kind. (개인정보 보호법 제23조)
 */
export const userLeave = defineResource({
  name: 'userLeave',
  title: '휴가·휴직',
  path: '/api/manage/userleave',
  listPath: '/api/manage/userleaves',
  menus: ['manage/user/userLeave'],
  key: 'userLeaveNo',
  fields: {
    userId: user('사용자', { required: true }),
    leaveKindCd: code('휴가구분', 'LEAVE_KIND', { required: true, personal: reason }),
    fromYmd: date('시작일', { required: true }),
    toYmd: date('종료일'),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    deptCd: department('부서', { readOnly: true }),
    remark: text('비고', { personal: reason }),
  },
  scope: { plant: 'plantCd', dept: 'deptCd' },
  unique: [['userId', 'fromYmd']],
  order: [
    { by: 'fromYmd', direction: 'desc' },
    { by: 'userLeaveNo', direction: 'desc' },
  ],
  list: ['userId', 'leaveKindCd', 'fromYmd', 'toYmd', 'plantCd', 'deptCd', 'remark'],
  search: {
    plantCd: 'equals',
    deptCd: 'subtree',
    userId: 'equals',
    leaveKindCd: 'equals',
    fromYmd: 'period',
    toYmd: 'period',
  },
  excel: { import: leaveColumns },
})
