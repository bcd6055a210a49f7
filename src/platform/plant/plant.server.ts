import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { badField, conflict } from '../../core/server/http/errors.ts'
import { plant } from './plant.resource.ts'
import { plantMessages } from './plant.texts.ts'

/** The plant that stands for the company as a whole. */
const companyPlant = '0000'

export const plantBehaviour = defineBehaviour(plant, {
  beforeSave: (input) => {
    if (input.bizRegNo && !/^\d{10}$/.test(input.bizRegNo))
      throw badField('bizRegNo', plantMessages.bizRegNo())
    return {
      ...input,
    }
  },
  mayDelete: ({ plantCd }) => {
    if (plantCd === companyPlant) throw conflict(plantMessages.companyStays())
  },
})
