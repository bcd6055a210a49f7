import { code, datetime, flag, ref, refCode, text } from '../../../core/shared/field.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { vendorInfoMenu } from '../worker/vendor-worker.resource.ts'

export const enterLogMenu = 'vendor/enter/enterLog'
/** Items of INOUT and of ENTER_SRC. */
export const inouts = { in: 'IN', out: 'OUT' } as const
export const logSources = { gate: 'ELS01', feed: 'ELS02', hand: 'ELS03' } as const

/**
 * 출입기록: who passed a gate and who was turned back, why. From the gate's page, the gate system's file, or by
 * hand. (vendor.md 2.2)
 */
export const enterLog = defineResource({
  name: 'enterLog',
  title: '출입기록',
  path: '/api/vendor/enterlog',
  menus: [enterLogMenu, vendorInfoMenu],
  key: 'enterLogNo',
  fields: {
    passNo: ref('출입증', 'enterPass', { required: true }),
    gateCd: code('게이트', 'GATE', { required: true }),
    inoutCd: code('입출', 'INOUT', { required: true, control: 'radio' }),
    enterDt: datetime('일시', { required: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    vendorCd: refCode('업체', 'vendor', { readOnly: true }),
    vendorWorkerNo: ref('작업자', 'vendorWorker', { readOnly: true }),
    vendorEquipNo: ref('장비', 'vendorEquip', { readOnly: true }),
    srcCd: code('수집구분', 'ENTER_SRC', { readOnly: true }),
    okYn: flag('통과', { readOnly: true }),
    refuseTxt: text('거절 사유', { max: 1000, readOnly: true }),
  },
  scope: { plant: 'plantCd', vendor: 'vendorCd' },
  unique: [['passNo', 'enterDt', 'inoutCd']],
  order: [{ by: 'enterDt', direction: 'desc' }],
  list: [
    'enterDt',
    'inoutCd',
    'gateCd',
    'passNo',
    'vendorCd',
    'vendorWorkerNo',
    'vendorEquipNo',
    'okYn',
    'refuseTxt',
    'srcCd',
  ],
  search: {
    enterDt: 'period',
    vendorCd: 'equals',
    gateCd: 'in',
    inoutCd: 'equals',
    okYn: 'equals',
    plantCd: 'equals',
  },
  excel: { import: ['passNo', 'gateCd', 'inoutCd', 'enterDt'] },
})
export interface EnterLog extends FullRow<typeof enterLog> {}
