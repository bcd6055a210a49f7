import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { badFields } from '../../core/server/http/errors.ts'
import { mainAssignment } from './account-place.server.ts'
import { periodIssues, placed, type Period } from './people.rule.ts'
import { peopleRefusals } from './people.texts.ts'
import { lockedEmployee, refuseClash } from './periods.server.ts'
import { userLeave } from './user-leave.resource.ts'

/** Leaves of people: no day has two of one person; the place is that of the first day. */
export const userLeaveBehaviour = defineBehaviour(userLeave, {
  beforeSave: async (input, context, before) => {
    const issues = periodIssues(input)
    if (issues.length > 0) throw badFields(issues)
    const { userId, fromYmd } = input
    const account = await lockedEmployee(context, userId)
    const others = await context.sql.query<Period>(
      `select "fromYmd", "toYmd" from "userLeave" where "userId" = $1 and "userLeaveNo" is distinct from $2
       order by "fromYmd"`,
      [userId, before?.userLeaveNo ?? null],
    )
    const period = { fromYmd, toYmd: input.toYmd ?? null }
    refuseClash(placed(others, period, false).clashes, period, peopleRefusals.away)
    const { plantCd, deptCd } = (await mainAssignment(context, userId, fromYmd)) ?? account
    return { ...input, plantCd, deptCd }
  },
})
