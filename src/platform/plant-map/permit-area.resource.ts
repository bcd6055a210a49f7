import { code, department, number, refCode, text, secret } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/** A part of a plant that one department answers for; its issuers give the permits there. */
export const permitArea = defineResource({
  name: 'permitArea',
  title: '작업구역',
  path: '/api/saf/permitarea',
  menus: [
    'constSafe/permit/permitRequest',
    'constSafe/permit/permitSearch?mode=search',
    'constSafe/constSafeStatus/constSafeStatus',
    '/wkod/wkodRequest',
  ],
  key: 'areaCd',
  fields: {
    areaCd: text('구역코드', { required: true, max: 20 }),
    areaNm: text('구역명', { required: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    ownerDeptCd: department('관리부서', { required: true }),
    exZoneCd: code('폭발위험장소', 'PTW_EX_ZONE', { required: true }),
    originX: number('X(m)', { decimals: 1 }),
    originY: number('Y(m)', { decimals: 1 }),
    widthM: number('폭(m)', { decimals: 1 }),
    heightM: number('높이(m)', { decimals: 1 }),
    siteCode: secret(text('현장 확인코드', { max: 20 })),
  },
  scope: 'everyone',
  order: [{ by: 'areaCd', direction: 'asc' }],
  list: ['areaCd', 'areaNm', 'plantCd', 'ownerDeptCd', 'exZoneCd'],
  search: { plantCd: 'equals', areaNm: 'contains' },
})
