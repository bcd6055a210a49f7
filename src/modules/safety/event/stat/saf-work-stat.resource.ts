import { code, month, number, refCode } from '../../../../core/shared/field.ts'
import { reasonMin } from '../../../../core/shared/limits.ts'
import { defineResource } from '../../../../core/shared/resource.ts'

export const statMenu = 'saf/accident/accidentStat'

/**
 * 월 근로시간: people and hours of a month, the denominators of the rates. Hours of companies come from their passages at
 * the gates, else from an estimate, whose share stays in sight. (saf.md SAF-06)
 */
export const safWorkStat = defineResource({
  name: 'safWorkStat',
  title: '월 근로시간',
  path: '/api/saf/accident/workstat',
  menus: [statMenu],
  key: 'safWorkStatNo',
  fields: {
    statYm: month('대상월', { required: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    ownerCd: code('소속', 'SAF_OWNER', { required: true, control: 'radio' }),
    vendorCd: refCode('협력사', 'vendor'),
    workerQty: number('상시근로자', { required: true, min: 0, max: 100_000 }),
    workDays: number('근무일수', { required: true, min: 0, max: 31 }),
    workHours: number('연근로시간', { required: true, min: 0, max: 10_000_000, decimals: 1 }),
    estHours: number('그중 추정시간', { required: true, min: 0, max: 10_000_000, decimals: 1 }),
    srcCd: code('산정근거', 'SAF_HOUR_SRC', { required: true }),
  },
  scope: { plant: 'plantCd' },
  unique: [['statYm', 'plantCd', 'ownerCd', 'vendorCd']],
  list: [
    'statYm',
    'state',
    'ownerCd',
    'vendorCd',
    'workerQty',
    'workDays',
    'workHours',
    'estHours',
    'srcCd',
    'plantCd',
  ],
  search: { statYm: 'period', ownerCd: 'in', vendorCd: 'equals', srcCd: 'in', state: 'in' },
  excel: {
    import: [
      'statYm',
      'plantCd',
      'ownerCd',
      'vendorCd',
      'workerQty',
      'workDays',
      'workHours',
      'estHours',
      'srcCd',
    ],
  },
  states: { open: '입력', closed: '마감' },
  transitions: {
    close: { label: '마감', from: ['open'], to: 'closed' },
    reopen: { label: '마감 해제', from: ['closed'], to: 'open', reasonMin, danger: true },
  },
})
