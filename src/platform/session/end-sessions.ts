import type { Sql } from '../../core/server/database/database.ts'
import type { revokeCodes } from '../user/user.resource.ts'

type RevokeCode = (typeof revokeCodes)[keyof typeof revokeCodes]

/**
 * Ends the living sessions of an account, but for one when it is named. Every server process forgets them at
 * once.
 */
export async function endSessions(
  sql: Sql,
  userId: string,
  revokeCd: RevokeCode,
  now: string,
  butSessionId = '',
): Promise<void> {
  await sql.query(
    `update "userSession" set "revokeCd" = $2, "revokeDt" = $3 where "userId" = $1 and "revokeCd" is null and "sessionId"::text <> $4`,
    [userId, revokeCd, now, butSessionId],
  )
}
