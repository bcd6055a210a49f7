import { datetime, department, flag, refCode, text } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/**
 * 현장 단말기: a shared tablet or PC in the field, registered by an administrator at the device itself
 * (docs/decisions/0029).
 */
export const kiosk = defineResource({
  name: 'kiosk',
  title: '현장 단말기',
  path: '/api/manage/kiosk',
  menus: ['manage/user/kioskList'],
  key: 'kioskNo',
  fields: {
    kioskNm: text('단말기명', { required: true, max: 50, searchable: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    placeTxt: text('설치 장소', { required: true, max: 100 }),
    // Whose works stand first at the device.
    deptCd: department('관리부서'),
    useYn: flag('사용', { required: true }),
    registDt: datetime('등록일시', { readOnly: true }),
    lastDt: datetime('최근 사용', { readOnly: true }),
    remark: text('비고', { max: 500 }),
  },
  scope: { plant: 'plantCd' },
  search: { kioskNm: 'contains', plantCd: 'equals', useYn: 'equals' },
})
