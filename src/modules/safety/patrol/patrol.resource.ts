import { code, datetime, number, refCode, text, textarea, user } from '../../../core/shared/field.ts'
import { defineLines, defineResource, type FullRow } from '../../../core/shared/resource.ts'

export const patrolMenu = 'saf/patrol/patrol'
export const patrolStatusMenu = 'saf/patrol/patrolStatus'

/** Who went along and signs; of a company, for it. */
export const patrolMember = defineLines({
  name: 'safPatrolMember',
  title: '점검반',
  key: 'patrolMemberNo',
  parent: 'patrolNo',
  fields: {
    memberUserId: user('점검자', { required: true }),
    memberKindCd: code('점검반 구분', 'SAF_PATROL_MEMBER', { required: true }),
    vendorCd: refCode('업체', 'vendor', { readOnly: true }),
    signDt: datetime('서명일시', { readOnly: true }),
  },
})
/** The companies whose work was looked at: what the two days of 제80조 are counted by. */
export const patrolVendor = defineLines({
  name: 'safPatrolVendor',
  title: '순회 업체',
  key: 'patrolVendorNo',
  parent: 'patrolNo',
  fields: {
    vendorCd: refCode('업체', 'vendor', { required: true }),
    visitDt: datetime('방문일시', { readOnly: true }),
  },
})
export const patrolArea = defineLines({
  name: 'safPatrolArea',
  title: '순회 구역',
  key: 'patrolAreaNo',
  parent: 'patrolNo',
  fields: {
    areaCd: refCode('구역', 'permitArea', { required: true }),
    visitDt: datetime('방문일시', { readOnly: true }),
  },
})

/**
 * 안전순찰: who went where, past whose work, and what they found (산업안전보건법 제64조제1항제2호·제2항, 시행규칙 제80조·제82조).
 */
export const safPatrol = defineResource({
  name: 'safPatrol',
  title: '안전순찰',
  path: '/api/saf/patrol',
  menus: [patrolMenu, patrolStatusMenu],
  key: 'patrolNo',
  fields: {
    patrolCd: text('순찰번호', { numbering: 'PT-{plant}-{YYYY}-{seq4}', searchable: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    patrolTypeCd: code('순찰구분', 'SAF_PATROL_TYPE', { required: true, control: 'radio' }),
    patrolDt: datetime('순찰 시작', { required: true }),
    endDt: datetime('순찰 완료', { readOnly: true }),
    leadUserId: user('순찰자', { readOnly: true }),
    badCnt: number('지적', { readOnly: true }),
    goodCnt: number('우수사례', { readOnly: true }),
    summaryCont: textarea('순찰 소견', { max: 1000 }),
  },
  scope: { plant: 'plantCd' },
  order: [{ by: 'patrolDt', direction: 'desc' }],
  list: [
    'patrolCd',
    'state',
    'patrolTypeCd',
    'patrolDt',
    'endDt',
    'leadUserId',
    'badCnt',
    'goodCnt',
    'summaryCont',
    'plantCd',
  ],
  search: {
    patrolCd: 'contains',
    patrolTypeCd: 'in',
    patrolDt: 'period',
    leadUserId: 'equals',
    state: 'in',
    plantCd: 'equals',
  },
  lines: { members: patrolMember, vendors: patrolVendor, areas: patrolArea },
  states: { begun: '순찰 중', completed: '순찰 완료' },
  transitions: { complete: { label: '순찰 완료', from: ['begun'], to: 'completed' } },
})
export interface SafPatrol extends FullRow<typeof safPatrol> {}
