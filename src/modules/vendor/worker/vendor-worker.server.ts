import { defineBehaviour } from '../../../core/server/behaviour.ts'
import { badField } from '../../../core/server/errors.ts'
import { vendorWorker } from './vendor-worker.resource.ts'

/** Workers: the vendor keeps its people up, the plant alone lets them in (vendor 2.1; ptw 5.4). */
export const vendorWorkerBehaviour = defineBehaviour(vendorWorker, {
  beforeSave: (input, { session }, before) => {
    const opened = before ? input.entryStatCd !== before.entryStatCd : input.entryStatCd === 'approved'
    if (session.vendorCd && opened) throw badField('entryStatCd', '출입상태는 발주 사업장의 담당자만 변경할 수 있습니다.')
    return input
  },
})
