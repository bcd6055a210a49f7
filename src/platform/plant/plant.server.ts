import { defineBehaviour } from '../../core/server/behaviour.ts'
import { plant } from './plant.resource.ts'

export const plantBehaviour = defineBehaviour(plant, {
  beforeSave: (input) => ({
    ...input,
    integPermitYn: input.integPermitYn ?? 'N',
    psmYn: input.psmYn ?? 'N',
    quotaYn: input.quotaYn ?? 'N',
  }),
})
