import { date, department, flag, number, refCode, text, user } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/** Columns of its sheets: the Excel upload and the personnel feed. */
export const deptColumns = [
  'deptCd',
  'deptNm',
  'deptNmEn',
  'deptNmZh',
  'deptNmEs',
  'pdeptCd',
  'plantCd',
  'headUserId',
  'sortOrder',
  'fromYmd',
  'toYmd',
  'useYn',
] as const

/** 부서 (admin 2.1): a tree; moving a department keeps its code and counts for the scope at the next call. */
export const dept = defineResource({
  name: 'dept',
  title: '부서',
  path: '/api/manage/dept',
  // The flat list for pickers answers at /api/manage/depts.
  listPath: '/api/manage/deptrecords',
  menus: ['manage/dept/deptTree'],
  key: 'deptCd',
  fields: {
    deptCd: text('부서코드', { required: true, max: 20 }),
    deptNm: text('부서명', { required: true }),
    deptNmEn: text('부서명(En)'),
    deptNmZh: text('부서명(Zh)'),
    deptNmEs: text('부서명(Es)'),
    pdeptCd: department('상위부서'),
    plantCd: refCode('사업장', 'plant', { required: true }),
    headUserId: user('부서장'),
    sortOrder: number('정렬'),
    fromYmd: date('시작', { required: true }),
    toYmd: date('종료'),
    useYn: flag('사용', { first: 'Y' }),
  },
  scope: 'everyone',
  order: [
    { by: 'plantCd', direction: 'asc' },
    { by: 'sortOrder', direction: 'asc' },
  ],
  list: ['deptCd', 'deptNm', 'pdeptCd', 'plantCd', 'headUserId', 'sortOrder', 'fromYmd', 'toYmd', 'useYn'],
  search: { plantCd: 'equals', deptNm: 'contains', pdeptCd: 'subtree', useYn: 'equals' },
  // The order among the neighbours is the tree's: a blank cell must not change it.
  excel: { import: deptColumns.filter((name) => name !== 'sortOrder') },
})
