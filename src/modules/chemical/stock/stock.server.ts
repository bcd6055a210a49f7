import { defineBehaviour } from '../../../core/server/behaviour.ts'
import { badField } from '../../../core/server/errors.ts'
import { messages } from '../../../core/shared/messages.ts'
import { chmStock } from './chm-stock.resource.ts'
import { holds } from './stock.rule.ts'

/** Lots: their quantity is the journal's; dates, container and hold are kept here. */
export const stockBehaviour = defineBehaviour(chmStock, {
  without: ['create', 'delete', 'multi'],
  beforeSave: async (input, { now, sql }) => {
    if (
      input.placeCd &&
      !(await sql.maybe('select 1 from "chmStorePlace" where "storeNo" = $1 and "placeCd" = $2', [input.storeNo, input.placeCd]))
    )
      throw badField('placeCd', '이 장소에 등록된 위치가 아닙니다. 저장시설에서 위치를 먼저 등록해 주세요.')
    if (input.holdCd !== holds.none && !input.holdReason?.trim()) throw badField('holdReason', messages.requiredField('보류 사유'))
    if (input.openYmd && input.openYmd > now.slice(0, 10)) throw badField('openYmd', '개봉일은 오늘보다 늦을 수 없습니다.')
    if (input.mfgYmd && input.expYmd && input.expYmd < input.mfgYmd) throw badField('expYmd', '사용기한은 제조일보다 빠를 수 없습니다.')
    return { ...input, holdReason: input.holdCd === holds.none ? null : input.holdReason }
  },
})
