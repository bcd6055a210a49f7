import { acts, audit } from '../../core/server/entity/audit.ts'
import { asSystem, inTransaction, type Context, type Engine } from '../../core/server/entity/context.ts'
import { systemGroupNo } from '../auth-group/auth-group.resource.ts'
import { clearAttempts } from '../session/attempts.ts'
import { endSessions } from '../session/end-sessions.ts'
import { accountMoves, dormantDays } from './account.rule.ts'
import { isLastSystemUser, writeStateHistory } from './account.server.ts'
import { accountStates, revokeCodes, userKinds } from './user.resource.ts'
import { accountActNames } from './account-names.texts.ts'

/** Interval of the clock; an account changes on its day, within the hour. */
export const accountStateClockMs = 3_600_000

/**
 * Stops who has retired, makes dormant who has not signed in for 90 days, and opens the locks whose half hour
 * is over (admin 4.2). Each process may run it: an account changes once.
 */
export async function accountStateClock(
  engine: Engine,
): Promise<{ stopped: number; dormant: number; opened: number }> {
  return inTransaction(engine, asSystem('계정 상태'), async (context) => ({
    opened: await openLocks(context),
    stopped: await stopRetired(context),
    dormant: await makeDormant(context),
  }))
}

async function stopRetired(context: Context): Promise<number> {
  const { sql, now, today } = context
  const due = await sql.query<{ userId: string; acctStatusCd: string }>(
    `select "userId", "acctStatusCd" from "user" where "retireYmd" <= $1 and "acctStatusCd" <> $2 order by "userId" for update skip locked`,
    [today, accountStates.stopped],
  )
  for (const { userId, acctStatusCd } of due) {
    await change(context, userId, acctStatusCd, accountStates.stopped, String(accountMoves.retire.label))
    await endSessions(sql, userId, revokeCodes.forced, now)
  }
  return due.length
}

/** The lock of an employee has an end; that of a vendor waits for an administrator. */
async function openLocks(context: Context): Promise<number> {
  const { sql, now } = context
  const due = await sql.query<{ userId: string }>(
    `select "userId" from "user" where "acctStatusCd" = $2 and "lockToDt" <= $1 order by "userId" for update skip locked`,
    [now, accountStates.locked],
  )
  for (const { userId } of due) {
    await sql.query('update "user" set "failCnt" = 0, "lockToDt" = null where "userId" = $1', [userId])
    await clearAttempts(sql, userId, now)
    await change(context, userId, accountStates.locked, accountStates.active, String(accountActNames.opened))
  }
  return due.length
}

/**
 * A new password counts as use: who was let in again has time to sign in. The last system administrator
 * stays, or nobody could let anybody in.
 */
async function makeDormant(context: Context): Promise<number> {
  const { sql, now } = context
  const due = await sql.query<{ userId: string }>(
    `select "userId" from "user" where "acctStatusCd" = $2 and "userKindCd" in ('${userKinds.employee}', '${userKinds.vendor}')
       and greatest("lastLoginDt", "pwdChgDt", "createDt") + make_interval(days => $3) <= $1::timestamptz
     order by "userId" for update skip locked`,
    [now, accountStates.active, dormantDays],
  )
  let count = 0
  for (const { userId } of due) {
    // Administrators who fall asleep in two processes at once take turns.
    await sql.query('select 1 from "authGrp" where "authGrpNo" = $1 for update', [systemGroupNo])
    if (await isLastSystemUser(context, userId)) continue
    await change(
      context,
      userId,
      accountStates.active,
      accountStates.dormant,
      String(accountActNames.dormant),
    )
    count++
  }
  return count
}

async function change(
  context: Context,
  userId: string,
  from: string,
  to: string,
  actNm: string,
): Promise<void> {
  await context.sql.query(
    `update "user" set "acctStatusCd" = $2, "updateUserId" = $3, "updateDt" = now() where "userId" = $1`,
    [userId, to, context.session.userId],
  )
  await writeStateHistory(context, userId, { from, to, actNm, reason: null })
  await audit(context, acts.update, 'user', userId, { acctStatusCd: [from, to] })
  context.publish({ topic: 'user', key: userId })
}
