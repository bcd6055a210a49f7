import { date, ref, refCode, textarea } from '../../../core/shared/field.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { vendorInfoMenu, workerMenus } from '../worker/vendor-worker.resource.ts'

/** Menus on which a plant bars people and companies. */
export const banMenus = [...workerMenus, 'vendor/base/vendorList'] as const

/**
 * A person or a whole company barred from one plant. Each plant bars and lifts for itself; what holds at all
 * plants is the state of the worker or company, which head office changes.
 */
export const entryBan = defineResource({
  name: 'entryBan',
  title: '출입정지',
  path: '/api/vendor/entryban',
  menus: [...banMenus, vendorInfoMenu],
  key: 'entryBanNo',
  fields: {
    plantCd: refCode('사업장', 'plant', { required: true }),
    vendorCd: refCode('업체', 'vendor', { required: true }),
    vendorWorkerNo: ref('대상자', 'vendorWorker'),
    fromYmd: date('시작일', { required: true }),
    toYmd: date('종료일'),
    banReason: textarea('출입정지 사유', { required: true, min: 5, max: 500 }),
    liftYmd: date('해제일'),
    liftReason: textarea('해제사유', { max: 500 }),
  },
  scope: { plant: 'plantCd', vendor: 'vendorCd' },
  list: ['vendorCd', 'vendorWorkerNo', 'fromYmd', 'toYmd', 'plantCd', 'banReason', 'liftYmd', 'liftReason'],
  search: {
    vendorCd: 'equals',
    vendorWorkerNo: 'equals',
    fromYmd: 'period',
    liftYmd: 'period',
    plantCd: 'equals',
  },
})
export interface EntryBan extends FullRow<typeof entryBan> {}
