import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { vendorPlantRefusals } from './vendor-plant.texts.ts'
import { vendorPlant } from './vendor-plant.resource.ts'

/** Kept up by employees; whom and where it is about does not change, business that ended is switched off. */
export const vendorPlantBehaviour = defineBehaviour(vendorPlant, {
  beforeSave: async (input, { session }, before) => {
    if (session.vendorCd) throw forbidden()
    if (before && (before.vendorCd !== input.vendorCd || before.plantCd !== input.plantCd))
      throw badField('plantCd', vendorPlantRefusals.fixed())
    return input
  },
  without: ['delete'],
})
