import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { isSystem } from '../../../core/server/entity/context.ts'
import { equipmentEntries } from '../enter/equipment-port.server.ts'
import { isKeeper } from '../vendor-people.server.ts'
import { paperReasons } from './equipment-ready.server.ts'
import { equipMenus, vendorEquip, type VendorEquip } from './vendor-equip.resource.ts'
import { equipmentSentences } from './equipment.texts.ts'
import { vendorModuleSentences } from '../vendor-module.texts.ts'

type Rule = Guard<typeof vendorEquip>
const keeperOnly = equipmentSentences.keeperOnly()
const keeper: Rule = (_, { session }) =>
  isKeeper(session, equipMenus) ? undefined : equipmentSentences.plantOnly()
const eitherSide: Rule = (_, { session }) =>
  session.vendorCd || isKeeper(session, equipMenus) ? undefined : keeperOnly
const papers = ({ vendorEquipNo }: VendorEquip, context: Parameters<Rule>[1]) =>
  paperReasons(context, vendorEquipNo)

/** What is inspected when it comes in is let in by that inspection and by nobody's hand. */
const inspected: Rule = ({ equipTypeCd }, { session }) =>
  !isSystem(session) && equipmentEntries.isInspected(equipTypeCd)
    ? equipmentSentences.byInspection()
    : undefined
const released: Rule = ({ vendorEquipNo }, context) =>
  isSystem(context.session) ? undefined : equipmentEntries.mayRelease(context, vendorEquipNo)

/** Equipment: the vendor registers it and keeps its days up, the plant lets it in and stops it. */
export const vendorEquipBehaviour = defineBehaviour(vendorEquip, {
  mayEdit: (row, context) => (row.state === 'out' ? equipmentSentences.out() : eitherSide(row, context)),
  mayDelete: async (row, context) => {
    const refusal = await eitherSide(row, context)
    if (refusal) return refusal
    if (row.state !== 'registered') return equipmentSentences.deleteRegistered()
    return (await context.sql.maybe('select 1 from "permitEquip" where "vendorEquipNo" = $1 limit 1', [
      row.vendorEquipNo,
    ]))
      ? equipmentSentences.usedByPermit()
      : undefined
  },
  beforeSave: async (input, { session, sql }, before) => {
    if (!session.vendorCd && !isKeeper(session, equipMenus)) throw forbidden(keeperOnly)
    if (before && before.vendorCd !== input.vendorCd)
      throw badField('vendorCd', equipmentSentences.fixedVendor())
    if (
      input.driverWorkerNo &&
      !(await sql.maybe('select 1 from "vendorWorker" where "vendorWorkerNo" = $1 and "vendorCd" = $2', [
        input.driverWorkerNo,
        input.vendorCd,
      ]))
    )
      throw badField('driverWorkerNo', vendorModuleSentences.notItsWorker())
    return input
  },
  transitions: {
    approve: { may: keeper, guards: { inspected, papers } },
    stop: { may: keeper },
    resume: { may: keeper, guards: { papers, released } },
    takeOut: { may: eitherSide },
    bringBack: { may: eitherSide },
  },
})
