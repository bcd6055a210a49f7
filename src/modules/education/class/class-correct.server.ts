import { changeOf } from '../../../core/server/entity/change-event.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField, conflict, notFound } from '../../../core/server/http/errors.ts'
import { attendRefusals } from './attend-refusals.texts.ts'
import type { Attended } from './class-attend.server.ts'
import { eduClass } from './edu-class.resource.ts'
import { eduAttend } from './edu-target.resource.ts'

interface Correction {
  eduAttendNo: number
  inDt: string
  outDt: string | null
  reason: string
}
/**
 * Corrects a stay by hand; what was taken down first stays beside it, with who changed it and why. (edu.md 2)
 * @throws Refusal 400, 404, 409
 */
export async function correctStay(context: Context, row: Attended, given: Correction): Promise<void> {
  if (row.state !== 'running' && row.state !== 'attended') throw conflict(attendRefusals.afterConfirm())
  if (given.reason.length < 5) throw badField('reason', attendRefusals.reason())
  const stay = await context.sql.maybe<{
    eduTargetNo: number
    inDt: string
    outDt: string | null
    modDt: string | null
  }>(
    `select "eduTargetNo", to_json("inDt") #>> '{}' as "inDt", to_json("outDt") #>> '{}' as "outDt", to_json("modDt") #>> '{}' as "modDt"
     from "eduAttend" where "eduAttendNo" = $1 and "eduClassNo" = $2 for update`,
    [given.eduAttendNo, row.eduClassNo],
  )
  if (!stay) throw notFound()
  for (const [name, at] of [
    ['inDt', given.inDt],
    ['outDt', given.outDt],
  ] as const) {
    if (at === null) continue
    if (Date.parse(at) > Date.parse(context.now)) throw badField(name, attendRefusals.inFuture())
    const day = at.slice(0, 10)
    if (day < row.startDt.slice(0, 10) || day > row.endDt.slice(0, 10))
      throw badField(name, attendRefusals.otherDay())
  }
  if (given.outDt !== null && Date.parse(given.outDt) <= Date.parse(given.inDt))
    throw badField('outDt', attendRefusals.order())
  const first = stay.modDt === null ? { firstInDt: stay.inDt, firstOutDt: stay.outDt } : {}
  await setColumns(context, eduAttend, given.eduAttendNo, {
    inDt: given.inDt,
    outDt: given.outDt,
    eduYmd: given.inDt.slice(0, 10),
    ...first,
    modUserId: context.session.userId,
    modDt: context.now,
    modReason: given.reason,
  })
  context.publish(changeOf(eduClass, row.eduClassNo, row))
}
