import { department, process, refCode } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/** 부서공정 (admin 2.1): which processes belong to a department. */
export const deptProcess = defineResource({
  name: 'deptProcess',
  title: '부서공정',
  path: '/api/manage/deptprocess',
  listPath: '/api/manage/deptprocesses',
  menus: ['baseInfo/process/deptProcess'],
  key: 'deptProcessNo',
  fields: {
    plantCd: refCode('사업장', 'plant', { required: true }),
    deptCd: department('부서', { required: true }),
    processNo: process('공정', { required: true }),
  },
  scope: { plant: 'plantCd' },
  unique: [['deptCd', 'processNo']],
  search: { plantCd: 'equals', deptCd: 'subtree', processNo: 'equals' },
})
