import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { isSystem } from '../../../core/server/entity/context.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { mayUse, type Session } from '../../../core/server/http/session.ts'
import { handledMaterial, handledMaterialMenu } from './handled-material.resource.ts'
import { materialRefusals } from './handled-material.texts.ts'

const keeperOnly = materialRefusals.keeperOnly()
const mayKeep = (session: Session): boolean =>
  isSystem(session) || mayUse(session, [handledMaterialMenu], 'write')

/** The register of handled substances; a permit keeps what it was filled with. */
export const handledMaterialBehaviour = defineBehaviour(handledMaterial, {
  without: ['multi'],
  mayEdit: (_, { session }) => (mayKeep(session) ? undefined : keeperOnly),
  mayDelete: (_, { session }) => (mayKeep(session) ? undefined : keeperOnly),
  beforeSave: (input, { session }) => {
    if (!mayKeep(session)) throw forbidden(keeperOnly)
    if (input.lelPct === 0) throw badField('lelPct', materialRefusals.lelAboveZero())
    return input
  },
})
