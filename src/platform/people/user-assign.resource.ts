import { code, date, department, process, refCode, user } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/** Columns of a sheet of assignments, by hand or of the personnel system. */
export const assignColumns = [
  'userId',
  'assignKindCd',
  'plantCd',
  'deptCd',
  'processNo',
  'jobCd',
  'shiftCd',
  'workerClassCd',
  'fromYmd',
  'toYmd',
] as const

/**
 * 인사배치: where a person works from a day to a day. No day has two assignments of one kind (decision 0163). The
 * class of worker decides the hours of education. (산업안전보건법 시행규칙 별표 4; edu.md section 2)
 */
export const userAssign = defineResource({
  name: 'userAssign',
  title: '인사배치',
  path: '/api/manage/userassign',
  listPath: '/api/manage/userassigns',
  menus: ['manage/user/userAssign'],
  key: 'userAssignNo',
  fields: {
    userId: user('사용자', { required: true }),
    assignKindCd: code('배치구분', 'ASSIGN_KIND', { required: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    deptCd: department('부서', { required: true }),
    processNo: process('공정'),
    jobCd: code('담당 직종', 'WORK_JOB'),
    shiftCd: code('교대조', 'SHIFT_GROUP'),
    workerClassCd: code('근로자 구분', 'WORKER_CLASS'),
    fromYmd: date('시작일', { required: true }),
    toYmd: date('종료일'),
  },
  scope: { plant: 'plantCd', dept: 'deptCd' },
  unique: [['userId', 'assignKindCd', 'fromYmd']],
  order: [
    { by: 'fromYmd', direction: 'desc' },
    { by: 'userAssignNo', direction: 'desc' },
  ],
  search: {
    plantCd: 'equals',
    deptCd: 'subtree',
    userId: 'equals',
    assignKindCd: 'equals',
    processNo: 'equals',
    shiftCd: 'equals',
    workerClassCd: 'equals',
    fromYmd: 'period',
    toYmd: 'period',
  },
  excel: { import: assignColumns },
})
/** Values of the code group ASSIGN_KIND. The main one is where the account stands. */
export const assignKinds = { main: 'UAK01', beside: 'UAK02', sent: 'UAK03' } as const
