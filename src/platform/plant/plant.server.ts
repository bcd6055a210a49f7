import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { badField, conflict } from '../../core/server/http/errors.ts'
import { plant } from './plant.resource.ts'
import { plantMessages } from './plant.texts.ts'
import { wholeCompany } from '../../core/shared/whole-company.ts'

export const plantBehaviour = defineBehaviour(plant, {
  beforeSave: (input) => {
    if (input.bizRegNo && !/^\d{10}$/.test(input.bizRegNo))
      throw badField('bizRegNo', plantMessages.bizRegNo())
    return {
      ...input,
    }
  },
  mayDelete: ({ plantCd }) => {
    if (plantCd === wholeCompany) throw conflict(plantMessages.companyStays())
  },
})
