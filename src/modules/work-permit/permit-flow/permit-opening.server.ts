import type { Context } from '../../../core/server/entity/context.ts'
import type { WorkPermit } from '../permit/work-permit.resource.ts'

/**
 * Writes down once that an employee opened a permit that waits for its approval, counted from the end of its
 * last review. (ptw 10.1)
 */
export async function noteOpening(
  { permitNo, state, events }: WorkPermit,
  { sql, session, now }: Context,
): Promise<void> {
  if (state !== 'approvalPending' || session.vendorCd) return
  const since = events.find(({ eventCd }) => eventCd === 'finishReview')?.eventDt ?? null
  await sql.query(
    // By hand: written only where the reader has no row since the review, in one statement.
    `insert into "permitOpen" ("permitNo", "userId", "openDt") select $1, $2, $3::timestamptz
     where not exists (select 1 from "permitOpen" where "permitNo" = $1 and "userId" = $2 and ($4::timestamptz is null or "openDt" >= $4::timestamptz))`,
    [permitNo, session.userId, now, since],
  )
}
