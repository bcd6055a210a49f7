import { addDays } from '../../core/shared/dates.ts'
import type { Row } from '../../core/shared/resource.ts'
import { changeOf } from '../../core/server/entity/change-event.ts'
import { asSystem, inTransaction, type Context, type Engine } from '../../core/server/entity/context.ts'
import { setColumns } from '../../core/server/entity/set-columns.ts'
import { user } from '../user/user.resource.ts'
import { assignKinds, userAssign } from './user-assign.resource.ts'

/** Interval of the clock; an account moves on the day of its assignment, within the hour. */
export const accountPlaceClockMs = 3_600_000

/** SQL: a period of alias `t` holds on a day. @param day SQL expression of the day */
export const holdsSql = (day: string): string =>
  `t."fromYmd" <= ${day} and coalesce(t."toYmd" >= ${day}, true)`
const mainOf = `t."assignKindCd" = '${assignKinds.main}'`

export type Assigned = Pick<
  Row<typeof userAssign>,
  'userAssignNo' | 'plantCd' | 'deptCd' | 'jobCd' | 'shiftCd' | 'workerClassCd' | 'fromYmd' | 'toYmd'
>
/** The main assignment of a person on a day. @param day 'YYYY-MM-DD' */
export const mainAssignment = (
  { sql }: Context,
  userId: string,
  day: string,
): Promise<Assigned | undefined> =>
  sql.maybe<Assigned>(
    `select t."userAssignNo", t."plantCd", t."deptCd", t."jobCd", t."shiftCd", t."workerClassCd", t."fromYmd", t."toYmd"
     from "userAssign" t where t."userId" = $1 and ${mainOf} and ${holdsSql('$2::date')}`,
    [userId, day],
  )

/** Ends an assignment the day before another one begins. */
export async function endBefore(
  context: Context,
  assigned: Pick<Assigned, 'userAssignNo' | 'plantCd'>,
  day: string,
): Promise<void> {
  await setColumns(context, userAssign, assigned.userAssignNo, { toYmd: addDays(day, -1) })
  context.publish(changeOf(userAssign, assigned.userAssignNo, assigned))
}

/**
 * Brings accounts to the place of the main assignment that holds today, which moves their rights along
 * (decision 0163). Without an assignment the account stays where it is.
 * @param userId the one account; without it all of them
 * @returns accounts that moved
 */
export async function placeAccounts(context: Context, userId?: string): Promise<number> {
  const moved = await context.sql.query<{ userId: string; plantCd: string; deptCd: string }>(
    `select u."userId", t."plantCd", t."deptCd" from "user" u join "userAssign" t using ("userId")
     where ${mainOf} and ${holdsSql('$1::date')} and coalesce(u."userId" = $2::text, true)
       and (u."plantCd", u."deptCd") is distinct from (t."plantCd", t."deptCd")
     order by u."userId" for update of u`,
    [context.today, userId ?? null],
  )
  for (const { userId: key, ...place } of moved) {
    await setColumns(context, user, key, place)
    context.publish({ topic: 'user', key })
  }
  return moved.length
}

/** The clock: assignments that begin today move their accounts. @returns accounts that moved */
export const accountPlaceClock = (engine: Engine): Promise<number> =>
  inTransaction(engine, asSystem('인사배치'), (context) => placeAccounts(context))
