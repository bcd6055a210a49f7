import type { Context } from '../../../core/server/entity/context.ts'
import { applyTempGroup } from '../../../platform/attachment/attachment-apply.ts'
import { rulesOf } from '../../../platform/attachment/attachment-group.rule.ts'
import { digestOf } from '../../../platform/attachment/attachment-rights.ts'
import type { Behaviour } from '../../../core/server/entity/behaviour.ts'
import { chmDelivery } from '../delivery/chm-delivery.resource.ts'
import { chmInOut } from './chm-in-out.resource.ts'

const pictures = 'image'

/** Photos that the caller has sent for an entry that is not written yet. */
export async function waitingPhotos({ sql, session }: Context, photoKey: string | null): Promise<number> {
  if (!photoKey) return 0
  const { count } = await sql.one<{ count: number }>(
    `select count(*)::int as count from "attachFile" where "taskClassNm" = $1 and "taskFlag" = $2 and "tempTaskKey" = $3 and "createUserId" = $4 and "delYn" = 'N'`,
    [chmInOut.name, pictures, digestOf(photoKey), session.userId],
  )
  return count
}
/** Gives the waiting photos to the entry that was written. */
export const keepPhotos = (
  context: Context,
  behaviour: Behaviour,
  ioNo: number,
  photoKey: string,
): Promise<number> =>
  applyTempGroup(
    context,
    { behaviour, resource: chmInOut, rules: rulesOf(chmInOut, pictures)! },
    String(ioNo),
    photoKey,
  )

/** Photos among the papers of a delivery. */
export async function deliveryPhotos({ sql }: Context, deliveryNo: number): Promise<number> {
  const { count } = await sql.one<{ count: number }>(
    `select count(*)::int as count from "attachFile" where "taskClassNm" = $1 and "taskKey" = $2 and "contentType" like 'image/%' and "delYn" = 'N'`,
    [chmDelivery.name, String(deliveryNo)],
  )
  return count
}
