import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { forbidden } from '../../../core/server/http/errors.ts'
import { staffOnly } from '../education-people.server.ts'
import { eduInstructor } from './edu-instructor.resource.ts'

/** 강사: education staff keep them; a class asks for the day until which one is qualified. */
export const instructorBehaviour = defineBehaviour(eduInstructor, {
  without: ['multi'],
  mayEdit: staffOnly,
  mayDelete: staffOnly,
  beforeSave: (input, context) => {
    const refusal = staffOnly(input, context)
    if (refusal) throw forbidden(refusal)
    return input
  },
})
