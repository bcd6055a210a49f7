import { date, ref, refCode, text, textarea } from '../../../core/shared/field.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { vendorInfoMenu } from '../worker/vendor-worker.resource.ts'
import { passStates, passTransitions } from './enter-transitions.rule.ts'

export const passMenus = ['vendor/enter/enterPass'] as const

/**
 * 출입증: that a worker or a piece of equipment may pass the gates of a plant, until the first thing ends that
 * it stands on. (vendor.md 2.2, R5)
 */
export const enterPass = defineResource({
  name: 'enterPass',
  title: '출입증',
  path: '/api/vendor/pass',
  listPath: '/api/vendor/passes',
  menus: [...passMenus, 'vendor/enter/enterLog', vendorInfoMenu, '/wkod/wkodRequest'],
  key: 'passNo',
  fields: {
    passCd: text('출입증번호', { numbering: 'EP-{plant}-{YYYY}-{seq5}', searchable: true }),
    plantCd: refCode('사업장', 'plant', { required: true, readOnly: true }),
    vendorCd: refCode('업체', 'vendor', { required: true, readOnly: true }),
    vendorWorkerNo: ref('작업자', 'vendorWorker', { readOnly: true }),
    vendorEquipNo: ref('장비', 'vendorEquip', { readOnly: true }),
    enterRqstNo: ref('출입신청', 'enterRqst', { readOnly: true }),
    areaTxt: text('출입구역', { max: 500, readOnly: true }),
    fromYmd: date('유효시작일', { required: true, readOnly: true }),
    toYmd: date('유효종료일', { required: true, readOnly: true }),
    limitTxt: text('유효기간의 근거', { max: 100, readOnly: true }),
    stopReason: textarea('정지·회수 사유', { max: 500, readOnly: true }),
  },
  scope: { plant: 'plantCd', vendor: 'vendorCd', below: true },
  list: [
    'passCd',
    'state',
    'vendorCd',
    'vendorWorkerNo',
    'vendorEquipNo',
    'plantCd',
    'areaTxt',
    'fromYmd',
    'toYmd',
    'limitTxt',
    'stopReason',
  ],
  search: { passCd: 'contains', vendorCd: 'equals', state: 'in', toYmd: 'period', plantCd: 'equals' },
  states: passStates,
  transitions: {
    ...passTransitions,
    stop: { ...passTransitions.stop, danger: true },
    withdraw: { ...passTransitions.withdraw, danger: true },
  },
})
export interface EnterPass extends FullRow<typeof enterPass> {}
