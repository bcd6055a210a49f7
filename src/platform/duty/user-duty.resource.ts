import { date, department, refCode, text, user } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/** 선임 (admin 2.1): guards read the appointments whose period holds today. */
export const userDuty = defineResource({
  name: 'userDuty',
  title: '선임',
  path: '/api/manage/userduty',
  listPath: '/api/manage/userduties',
  menus: ['manage/dept/userDuty'],
  key: 'userDutyNo',
  fields: {
    userId: user('사용자', { required: true }),
    dutyCd: refCode('직무', 'duty', { required: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    deptCd: department('부서·구역'),
    fromYmd: date('선임일', { required: true }),
    toYmd: date('해임일'),
    certNo: text('자격번호', { max: 50 }),
    rptYmd: date('신고일'),
    deputyUserId: user('대리자'),
  },
  scope: { plant: 'plantCd' },
  list: ['userId', 'dutyCd', 'plantCd', 'deptCd', 'fromYmd', 'toYmd', 'certNo', 'rptYmd', 'deputyUserId'],
  search: { userId: 'equals', dutyCd: 'equals', plantCd: 'equals', deptCd: 'subtree', fromYmd: 'period' },
  files: { appointment: { label: '선임서' } },
})
