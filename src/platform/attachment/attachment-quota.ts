import type { Context } from '../../core/server/entity/context.ts'
import { Refusal } from '../../core/server/http/errors.ts'
import type { FileStore } from '../../core/server/files/file-store.ts'
import { attachmentRefusals } from './attachment.texts.ts'

const megabyte = 1024 * 1024
/** Files of one account that wait for a record that is not saved yet. */
export const waitingMegabytes = 500
/** Limit for the uploads of one account within an hour. */
export const hourlyMegabytes = 2_000
/** Room that uploads leave to everything else: the embedded database lies on the same disk. */
const floorMegabytes = 1_024
const floorShare = 0.05

/**
 * Uploads stop before they stop everybody: at a bound of one account, and alone when the disk gets full.
 * @throws Refusal 429, 507
 */
export async function refuseBeyondQuota(
  { sql, session, now }: Context,
  store: FileStore,
  waits: boolean,
): Promise<void> {
  const { total, free } = await store.space()
  if (free < Math.min(floorMegabytes * megabyte, total * floorShare))
    throw new Refusal(507, 'DISK_FULL', attachmentRefusals.diskFull())
  const used = await sql.one<{ waiting: number; hourly: number }>(
    `select coalesce(sum("fileSize") filter (where "tempTaskKey" is not null and "delYn" = 'N'), 0)::float8 as "waiting",
       coalesce(sum("fileSize") filter (where "createDt" > $2::timestamptz - interval '1 hour'), 0)::float8 as "hourly"
     from "attachFile" where "createUserId" = $1 and ("tempTaskKey" is not null or "createDt" > $2::timestamptz - interval '1 hour')`,
    [session.userId, now],
  )
  if (waits && used.waiting >= waitingMegabytes * megabyte)
    throw new Refusal(429, 'TOO_MANY_REQUESTS', attachmentRefusals.waiting({ megabytes: waitingMegabytes }))
  if (used.hourly >= hourlyMegabytes * megabyte)
    throw new Refusal(429, 'TOO_MANY_REQUESTS', attachmentRefusals.hourly({ megabytes: hourlyMegabytes }))
}
