import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { isSystem } from '../../../core/server/entity/context.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { mayUse, type Session } from '../../../core/server/http/session.ts'
import { handledMaterial, handledMaterialMenu } from './handled-material.resource.ts'

const keeperOnly = '취급물질은 안전담당과 환경담당만 등록하고 수정할 수 있습니다.'
const mayKeep = (session: Session): boolean =>
  isSystem(session) || mayUse(session, [handledMaterialMenu], 'write')

/** The register of handled substances; a permit keeps what it was filled with. */
export const handledMaterialBehaviour = defineBehaviour(handledMaterial, {
  without: ['multi'],
  mayEdit: (_, { session }) => (mayKeep(session) ? undefined : keeperOnly),
  mayDelete: (_, { session }) => (mayKeep(session) ? undefined : keeperOnly),
  beforeSave: (input, { session }) => {
    if (!mayKeep(session)) throw forbidden(keeperOnly)
    if (input.lelPct === 0)
      throw badField('lelPct', '폭발하한은 0보다 커야 합니다. 인화성이 아니면 비워 주세요.')
    return input
  },
})
