import type { Sql } from '../../core/server/database/database.ts'
import { accountStates, userKinds } from '../user/user.resource.ts'

/**
 * Notes that a person of a vendor asks for the release of a lock (admin 4.2: an employee's opens by itself, a
 * vendor's is asked for). Nothing tells the caller whether there is such an account; asking again does not
 * move the time of the first request.
 */
export async function askForUnlock(sql: Sql, userId: string, now: string): Promise<void> {
  await sql.query(
    `update "user" set "unlockRqstDt" = $2 where "userId" = $1 and "userKindCd" = $3 and "acctStatusCd" = $4 and "unlockRqstDt" is null`,
    [userId, now, userKinds.vendor, accountStates.locked],
  )
}
