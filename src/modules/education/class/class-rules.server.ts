import type { Context } from '../../../core/server/entity/context.ts'
import type { CourseFacts } from './class-facts.server.ts'
import type { EduClass } from './edu-class.resource.ts'
import { peopleOfClasses, type PeopleAsked } from './target-people.server.ts'

/** Whom a course is for by itself: the employees of the plant of its classes of worker. (EDU-14) */
export const peopleByRules = async (
  context: Pick<Context, 'sql'>,
  { plantCd, startDt }: Pick<EduClass, 'plantCd' | 'startDt'>,
  { targetClassCds }: CourseFacts,
): Promise<PeopleAsked> => ({
  userIds: await peopleOfClasses(context, targetClassCds, { plantCd, day: startDt.slice(0, 10) }),
})
