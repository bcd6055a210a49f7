import { code, datetime, department, ref, refCode, text, textarea, user } from '../../../core/shared/field.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { vendorWarnMenu } from '../../vendor/warn/warn-point.resource.ts'
import { selfCheckMenu } from '../check/check-result.resource.ts'
import { patrolMenu, patrolStatusMenu } from './patrol.resource.ts'

/**
 * 순찰 지적: one thing that was seen, with its picture and what follows from it. A resource of its own and not a line,
 * because a company reads what it was told and nothing of the others on the same patrol.
 */
export const safPatrolFinding = defineResource({
  name: 'safPatrolFinding',
  title: '순찰 지적',
  path: '/api/saf/patrolfinding',
  menus: [patrolMenu, patrolStatusMenu, vendorWarnMenu, selfCheckMenu],
  key: 'findNo',
  fields: {
    findCd: text('지적번호', { numbering: 'PF-{plant}-{YYYY}-{seq4}', searchable: true }),
    patrolNo: ref('안전순찰', 'safPatrol', { required: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    findDt: datetime('발견일시', { required: true }),
    areaCd: refCode('구역', 'permitArea', { required: true }),
    placeNm: text('세부 장소', { max: 100 }),
    facilityNo: ref('설비', 'safFacility'),
    vendorCd: refCode('대상 업체', 'vendor', { inside: true }),
    deptCd: department('조치부서'),
    treatCd: code('처리', 'SAF_PATROL_TREAT', { required: true, control: 'radio' }),
    hazardTypeCd: code('유해위험유형', 'IMPR_HAZARD'),
    gradeCd: code('등급', 'IMPR_GRADE', { control: 'radio' }),
    violStdNo: ref('위반기준', 'violStd'),
    permitNo: ref('중지할 작업허가', 'workPermit'),
    findCont: textarea('지적 내용', { max: 1000 }),
    // A company sees what it was told, not what is still being written.
    toldVendorCd: refCode('전달 업체', 'vendor', { readOnly: true }),
    toldDt: datetime('전달일시', { readOnly: true }),
    imprNo: ref('개선', 'improvement', { readOnly: true }),
    warnNo: ref('위반 후보', 'warnPoint', { readOnly: true }),
    stopDt: datetime('작업중지 일시', { readOnly: true }),
    findUserId: user('발견자', { readOnly: true }),
  },
  scope: { plant: 'plantCd', depts: ['deptCd'], owner: 'findUserId', vendor: 'toldVendorCd' },
  order: [{ by: 'findDt', direction: 'desc' }],
  list: [
    'findCd',
    'state',
    'treatCd',
    'hazardTypeCd',
    'areaCd',
    'vendorCd',
    'deptCd',
    'findCont',
    'findDt',
    'imprNo',
    'warnNo',
  ],
  search: {
    findCd: 'contains',
    treatCd: 'in',
    findDt: 'period',
    patrolNo: 'equals',
    hazardTypeCd: 'in',
    areaCd: 'in',
    vendorCd: 'equals',
    deptCd: 'subtree',
    state: 'in',
    plantCd: 'equals',
  },
  files: { image: { label: '지적 사진', imageOnly: true, limit: 10, maxMegabytes: 10 } },
  states: { found: '등록', told: '전달', closed: '조치완료' },
  transitions: {
    tell: { label: '전달', from: ['found'], to: 'told' },
    close: { label: '조치완료', from: ['told'], to: 'closed' },
    reopen: { label: '재개', from: ['closed'], to: 'told', system: true },
  },
})
export interface SafPatrolFinding extends FullRow<typeof safPatrolFinding> {}
