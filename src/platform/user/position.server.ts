import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { position } from './position.resource.ts'

export const positionBehaviour = defineBehaviour(position, {
  beforeSave: (input) => ({ ...input, useYn: input.useYn ?? 'Y' }),
})
