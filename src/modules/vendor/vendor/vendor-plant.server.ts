import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { forbidden } from '../../../core/server/http/errors.ts'
import { vendorPlant } from './vendor-plant.resource.ts'

/** Kept up by employees; business that ended is switched off. */
export const vendorPlantBehaviour = defineBehaviour(vendorPlant, {
  beforeSave: async (input, { session }) => {
    if (session.vendorCd) throw forbidden()
    return input
  },
  without: ['delete'],
})
