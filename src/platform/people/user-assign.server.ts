import type { Input } from '../../core/shared/resource.ts'
import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { isSystem, type Context } from '../../core/server/entity/context.ts'
import { requireScope } from '../../core/server/entity/scope.ts'
import { badField, badFields } from '../../core/server/http/errors.ts'
import { mayUse } from '../../core/server/http/session.ts'
import { refuseForeignProcess } from '../process/process.server.ts'
import { user } from '../user/user.resource.ts'
import { endBefore, placeAccounts } from './account-place.server.ts'
import { periodIssues, placed } from './people.rule.ts'
import { peopleRefusals } from './people.texts.ts'
import { lockedEmployee, refuseClash, type Account } from './periods.server.ts'
import { assignKinds, userAssign } from './user-assign.resource.ts'

type Given = Input<typeof userAssign>
interface Stored {
  userAssignNo: number
  plantCd: string
  deptCd: string
  fromYmd: string
  toYmd: string | null
}

/**
 * Assignments of people (decision 0163): a new one ends the open one before it, others may not overlap, and the
 * account goes where the main one of today says.
 */
export const userAssignBehaviour = defineBehaviour(userAssign, {
  beforeSave: async (input, context, before) => {
    const issues = periodIssues(input)
    if (issues.length > 0) throw badFields(issues)
    const account = await lockedEmployee(context, input.userId)
    await refuseForeignDept(context, input)
    await refuseForeignProcess(context.sql, input)
    refuseRightsMove(context, account, input)
    await makeRoom(context, input, before?.userAssignNo)
    return input
  },
  afterSave: async (key, context) => {
    const { userId } = await context.sql.one<{ userId: string }>(
      'select "userId" from "userAssign" where "userAssignNo" = $1',
      [key],
    )
    await placeAccounts(context, userId)
  },
})

/** @throws Refusal 400 at deptCd when the department is one of another plant */
async function refuseForeignDept({ sql }: Context, { plantCd, deptCd }: Given): Promise<void> {
  const found = await sql.maybe('select 1 from "dept" where "deptCd" = $1 and "plantCd" = $2', [
    deptCd,
    plantCd,
  ])
  if (!found) throw badField('deptCd', peopleRefusals.otherPlant())
}

/**
 * A main assignment of today or later that leads elsewhere moves rights: only who may write accounts enters it.
 * @throws Refusal 400 at deptCd
 */
function refuseRightsMove({ session, today }: Context, account: Account, input: Given): void {
  const moves =
    input.assignKindCd === assignKinds.main &&
    (!input.toYmd || input.toYmd >= today) &&
    (input.plantCd !== account.plantCd || input.deptCd !== account.deptCd)
  if (moves && !isSystem(session) && !mayUse(session, user.menus, 'write'))
    throw badField('deptCd', peopleRefusals.accountsOnly())
}

/** @throws Refusal 400 at fromYmd or toYmd on an overlap, 403 when the one that would end is not the caller's */
async function makeRoom(context: Context, input: Given, ownNo: number | undefined): Promise<void> {
  const others = await context.sql.query<Stored>(
    `select "userAssignNo", "plantCd", "deptCd", "fromYmd", "toYmd" from "userAssign"
     where "userId" = $1 and "assignKindCd" = $2 and "userAssignNo" is distinct from $3 order by "fromYmd"`,
    [input.userId, input.assignKindCd, ownNo ?? null],
  )
  const period = { fromYmd: input.fromYmd, toYmd: input.toYmd ?? null }
  const { ends, clashes } = placed(others, period, ownNo === undefined)
  refuseClash(clashes, period, peopleRefusals.assigned)
  if (!ends) return
  requireScope(userAssign, context.session, { ...ends.of })
  await endBefore(context, ends.of, input.fromYmd)
}
