import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { isKeeper } from '../vendor-people.server.ts'
import { paperReasons } from './equipment-ready.server.ts'
import { equipMenus, vendorEquip, type VendorEquip } from './vendor-equip.resource.ts'

type Rule = Guard<typeof vendorEquip>
const keeperOnly = '장비는 소속 업체와 발주 사업장의 담당자만 등록하고 수정할 수 있습니다.'
const keeper: Rule = (_, { session }) =>
  isKeeper(session, equipMenus) ? undefined : '반입장비는 발주 사업장의 담당자만 승인하고 정지할 수 있습니다.'
const eitherSide: Rule = (_, { session }) =>
  session.vendorCd || isKeeper(session, equipMenus) ? undefined : keeperOnly
const papers = ({ vendorEquipNo }: VendorEquip, context: Parameters<Rule>[1]) =>
  paperReasons(context, vendorEquipNo)

/** Equipment: the vendor registers it and keeps its days up, the plant lets it in and stops it. */
export const vendorEquipBehaviour = defineBehaviour(vendorEquip, {
  mayEdit: (row, context) =>
    row.state === 'out' ? '반출된 장비는 재반입한 뒤 수정할 수 있습니다.' : eitherSide(row, context),
  mayDelete: async (row, context) => {
    const refusal = await eitherSide(row, context)
    if (refusal) return refusal
    if (row.state !== 'registered') return '등록 상태의 장비만 삭제할 수 있습니다. 반출해 주세요.'
    return (await context.sql.maybe('select 1 from "permitEquip" where "vendorEquipNo" = $1 limit 1', [
      row.vendorEquipNo,
    ]))
      ? '작업허가에 쓰인 장비는 삭제할 수 없습니다. 반출해 주세요.'
      : undefined
  },
  beforeSave: async (input, { session, sql }, before) => {
    if (!session.vendorCd && !isKeeper(session, equipMenus)) throw forbidden(keeperOnly)
    if (before && before.vendorCd !== input.vendorCd)
      throw badField('vendorCd', '등록된 장비의 업체는 바꿀 수 없습니다.')
    if (
      input.driverWorkerNo &&
      !(await sql.maybe('select 1 from "vendorWorker" where "vendorWorkerNo" = $1 and "vendorCd" = $2', [
        input.driverWorkerNo,
        input.vendorCd,
      ]))
    )
      throw badField('driverWorkerNo', '이 업체의 작업자가 아닙니다.')
    return input
  },
  transitions: {
    approve: { may: keeper, guards: { papers } },
    stop: { may: keeper },
    resume: { may: keeper, guards: { papers } },
    takeOut: { may: eitherSide },
    bringBack: { may: eitherSide },
  },
})
