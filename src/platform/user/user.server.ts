import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { isSystem } from '../../core/server/entity/context.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { badField, badFields, conflict, forbidden } from '../../core/server/http/errors.ts'
import { followAccount } from '../people/follow-account.server.ts'
import { endSessions } from '../session/end-sessions.ts'
import { accountMoves, userIssues } from './account.rule.ts'
import { isAdministrator, refuseLastSystemUser, writeStateHistory } from './account.server.ts'
import { accountStates, revokeCodes, user } from './user.resource.ts'
import { accountMessages } from './account.texts.ts'

/**
 * Accounts (admin 2.1, 4.2, 8): company or department by kind, ended by retirement, never without a system
 * administrator.
 */
export const userBehaviour = defineBehaviour(user, {
  beforeSave: async (input, context, before) => {
    if (before && before.userKindCd !== input.userKindCd)
      throw badField('userKindCd', accountMessages.kindFixed())
    const issues = userIssues(input)
    if (issues.length > 0) throw badFields(issues)
    if (
      !before &&
      (await context.sql.maybe('select 1 from "user" where lower("userId") = lower($1)', [input.userId]))
    )
      throw conflict(accountMessages.idInUse())
    const retired = Boolean(input.retireYmd && input.retireYmd <= context.today)
    const acctStatusCd = retired ? accountStates.stopped : (before?.acctStatusCd ?? accountStates.active)
    // The day of retirement stops the account: like every other end it is set by system administrators (admin
    // 4.2).
    const endChanges = before && (input.retireYmd ?? null) !== before.retireYmd
    if (endChanges && !isSystem(context.session) && !isAdministrator(context))
      throw forbidden(accountMessages.administratorsOnly())
    if (before && (acctStatusCd !== accountStates.active || (endChanges && input.retireYmd)))
      await refuseLastSystemUser(context, input.userId)
    return {
      ...input,
      acctStatusCd,
      plantCd: input.plantCd ?? (await plantOfDept(context.sql, input.deptCd)),
      langCd: input.langCd ?? 'kr',
      mustChgYn: before?.mustChgYn ?? 'Y',
    }
  },
  afterSave: async (key, context, before) => {
    const { sql, now } = context
    const { acctStatusCd, ...place } = await sql.one<
      { acctStatusCd: string } & Parameters<typeof followAccount>[1]
    >('select "acctStatusCd", "userId", "plantCd", "deptCd" from "user" where "userId" = $1', [key])
    if (before && (before.plantCd !== place.plantCd || before.deptCd !== place.deptCd))
      await followAccount(context, place)
    if (acctStatusCd !== accountStates.stopped || before?.acctStatusCd === accountStates.stopped) return
    await endSessions(sql, String(key), revokeCodes.forced, now)
    if (!before?.acctStatusCd) return
    await writeStateHistory(context, String(key), {
      from: before.acctStatusCd,
      to: acctStatusCd,
      actNm: String(accountMoves.retire.label),
      reason: null,
    })
  },
  mayDelete: async (row, { sql }) => {
    if (row.lastLoginDt || (await sql.maybe('select 1 from "auditLog" where "userId" = $1', [row.userId])))
      throw conflict(accountMessages.usedBefore())
    await sql.query('delete from "userAuthGrp" where "userId" = $1', [row.userId])
  },
})

/** An employee who names no plant works at that of the department. */
async function plantOfDept(sql: Sql, deptCd: string | null | undefined): Promise<string | null> {
  if (!deptCd) return null
  const dept = await sql.maybe<{ plantCd: string }>('select "plantCd" from "dept" where "deptCd" = $1', [
    deptCd,
  ])
  return dept?.plantCd ?? null
}
