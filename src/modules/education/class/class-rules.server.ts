import type { Context } from '../../../core/server/entity/context.ts'
import { peopleOfRule, type Conditions } from '../course/target-people.server.ts'
import type { CourseFacts } from './class-facts.server.ts'
import { stillNeeded } from './class-judge.rule.ts'
import type { EduClass } from './edu-class.resource.ts'
import { peopleOfClasses, type PeopleAsked } from './target-people.server.ts'

/** EDU_TYPE_CD of education that everybody of a class of worker gets, whatever he does. */
const regular = 'REG'

/**
 * Whom a course is for: the people of its target rules in force, and without rules, of regular education, the employees
 * of its classes of worker. Who is on the list already is named once. (EDU-14)
 */
export async function peopleByRules(
  context: Context,
  { plantCd, startDt, eduClassNo }: Pick<EduClass, 'plantCd' | 'startDt' | 'eduClassNo'>,
  { eduCourseNo, eduTypeCd, targetClassCds }: CourseFacts,
): Promise<PeopleAsked> {
  const day = startDt.slice(0, 10)
  const rules = await context.sql.query<Conditions>(
    `select "plantCd", "deptCd", "processNo", "workerClassCd", "jobCd", "dutyCd", "vendorCd", "vndJobCd", "specialWorkNo", "permitRoleCd" from "eduTargetRule"
     where "eduCourseNo" = $1 and "plantCd" = $2 and "state" = 'active' and "fromYmd" <= $3::date and coalesce("toYmd" >= $3::date, true)`,
    [eduCourseNo, plantCd, day],
  )
  const people = (await Promise.all(rules.map((rule) => peopleOfRule(context, rule, day)))).flat()
  const usual =
    rules.length === 0 && eduTypeCd === regular
      ? await peopleOfClasses(context, targetClassCds, { plantCd, day })
      : []
  const listed = await context.sql.query<{ userId: string | null; vendorWorkerNo: number | null }>(
    'select "userId", "vendorWorkerNo" from "eduTarget" where "eduClassNo" = $1',
    [eduClassNo],
  )
  return {
    userIds: stillNeeded(
      [...people.flatMap(({ userId }) => userId ?? []), ...usual],
      listed.flatMap(({ userId }) => userId ?? []),
    ),
    vendorWorkerNos: stillNeeded(
      people.flatMap(({ vendorWorkerNo }) => vendorWorkerNo ?? []),
      listed.flatMap(({ vendorWorkerNo }) => vendorWorkerNo ?? []),
    ),
  }
}
