import { code, department, flag, number, refCode, text } from '../../../core/shared/field.ts'
import { defineResource, type Row } from '../../../core/shared/resource.ts'

/** Locks of the lockout: each has one key, and hangs in one place at a time. (ptw.md 2 lockMaster) */
export const lockMaster = defineResource({
  name: 'lockMaster',
  title: '자물쇠',
  path: '/api/saf/lock',
  menus: ['constSafe/loto/lockMaster'],
  key: 'lockNo',
  fields: {
    lockNo: text('자물쇠 번호', { required: true, max: 20, searchable: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    ownerDeptCd: department('관리부서', { required: true }),
    colorCd: code('색상', 'LOCK_COLOR', { required: true }),
    keyCnt: number('열쇠 수', { required: true, min: 1, max: 1 }),
    statCd: code('상태', 'LOCK_STAT', { required: true, control: 'radio' }),
    boxNm: text('보관함', { max: 50 }),
    useYn: flag('사용', { first: 'Y' }),
    remark: text('비고', { max: 500 }),
  },
  scope: { plant: 'plantCd' },
  order: [{ by: 'lockNo', direction: 'asc' }],
  search: {
    lockNo: 'contains',
    plantCd: 'equals',
    ownerDeptCd: 'equals',
    colorCd: 'in',
    statCd: 'in',
    useYn: 'equals',
  },
  excel: {
    import: ['lockNo', 'plantCd', 'ownerDeptCd', 'colorCd', 'keyCnt', 'statCd', 'boxNm', 'useYn', 'remark'],
  },
})
export type Lock = Row<typeof lockMaster>
/** States of a lock (code group LOCK_STAT). */
export const lockStates = { stored: '10', inUse: '20', lost: '30' } as const
