import { date, department, refCode, text, user } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/**
 * 선임 (admin 2.1): guards read the appointments whose period holds today; the deputy's hold in the appointee's
 * absence.
 */
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
    rptDueYmd: date('신고기한', { readOnly: true }),
    rptYmd: date('신고일'),
    deputyUserId: user('대리자'),
    absentFromYmd: date('부재 시작'),
    absentToYmd: date('부재 종료'),
  },
  scope: { plant: 'plantCd' },
  list: [
    'userId',
    'dutyCd',
    'plantCd',
    'deptCd',
    'fromYmd',
    'toYmd',
    'rptDueYmd',
    'rptYmd',
    'deputyUserId',
    'certNo',
  ],
  search: {
    plantCd: 'equals',
    deptCd: 'subtree',
    dutyCd: 'equals',
    userId: 'equals',
    toYmd: 'period',
    fromYmd: 'period',
    rptDueYmd: 'period',
  },
  files: { appointment: { label: '선임서', maxMegabytes: 10, extensions: ['pdf', 'jpg', 'png'] } },
})
