import type { Context } from '../../../core/server/entity/context.ts'
import { changeLine } from '../../../core/server/entity/lines.ts'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import type { PlainRow } from '../../../core/server/entity/behaviour.ts'
import { badField, conflict, forbidden, notFound, refused } from '../../../core/server/http/errors.ts'
import { minutesBetween } from '../../../core/shared/dates.ts'
import { saidOf } from '../../../core/shared/words.ts'
import { messages } from '../../../core/shared/messages.ts'
import { actRefusals } from '../permit/permit-act.texts.ts'
import { checkRefusals } from '../permit/permit-check.texts.ts'
import { holds, isDoing } from '../permit/permit-facts.server.ts'
import { workPermit, type WorkPermit } from '../permit/work-permit.resource.ts'
import { neededAs, refuseUntimely } from './check-need.server.ts'
import { arrivalOf, inState } from './permit-acts.server.ts'

type StoredCheck = WorkPermit['checks'][number]
interface Tick {
  permitCheckNo?: number
  needYn?: unknown
  needTxt?: unknown
  doneYn?: unknown
  confirmYn?: unknown
  photoFileNo?: unknown
  remark?: unknown
}
/** Whose word each tick is. */
interface Sides {
  issuer: boolean
  doing: boolean
}

/**
 * Ticks 필요, 조치 and 확인. What is needed is the issuer's word during the review. Who does the work says that a
 * measure is done; the issuer, another person, that he has seen it (features 5a).
 */
export async function confirmChecks(permit: WorkPermit, context: Context, body: unknown): Promise<void> {
  inState(permit, [
    'reviewing',
    'cooperating',
    'approvalPending',
    'approved',
    'working',
    'suspended',
    'completionReported',
    'watching',
  ])
  const sides = { issuer: await holds(context, permit, 'issuer'), doing: isDoing(context.session, permit) }
  if (!sides.issuer && !sides.doing) throw forbidden(actRefusals.checkRight())
  const rows = (
    Array.isArray(body) ? body.filter((row) => typeof row === 'object' && row !== null) : []
  ) as Tick[]
  if (rows.length === 0) throw badField('checks', messages.required)
  const changed: PlainRow[] = []
  for (const [index, row] of rows.entries()) changed.push(await ticked(permit, context, row, index, sides))
  // By hand: one entry for all ticks of a call.
  await audit(context, acts.update, 'workPermit', permit.permitNo, { checks: [null, changed] })
}

async function ticked(
  permit: WorkPermit,
  context: Context,
  row: Tick,
  index: number,
  sides: Sides,
): Promise<PlainRow> {
  const stored = permit.checks.find(({ permitCheckNo }) => permitCheckNo === row.permitCheckNo)
  if (!stored) throw notFound()
  const needYn = flagAt(row.needYn, `${index}.needYn`) ?? stored.needYn
  if (needYn !== stored.needYn && (!sides.issuer || permit.state !== 'reviewing'))
    throw forbidden(checkRefusals.issuerInReview())
  const remark = typeof row.remark === 'string' ? row.remark.trim().slice(0, 500) : stored.remark
  const line = {
    permitCheckNo: stored.permitCheckNo,
    needYn,
    ...neededAs(context, stored, needYn, row.needTxt, index),
    remark,
    ...(await doneAs(permit, context, stored, { row, index, sides, needYn })),
    ...seenAs(permit, context, stored, { row, index, sides, needYn }),
  }
  await changeLine(context, workPermit, 'checks', permit.permitNo, line, { trail: false })
  return { ...line, itemNm: stored.itemNm }
}
interface Given {
  row: Tick
  index: number
  sides: Sides
  needYn: string
}

/** What was entered without network must not undo what somebody has said on site since then. */
function refuseStale({ enteredDt }: Context, since: string | null): void {
  if (enteredDt && since && minutesBetween(enteredDt, since) > 0) throw conflict(messages.stale)
}
type Done = Partial<Pick<StoredCheck, 'doneYn' | 'doneUserId' | 'doneDt' | 'photoFileNo' | 'arriveDt'>>
async function doneAs(
  permit: WorkPermit,
  context: Context,
  stored: StoredCheck,
  { row, index, sides, needYn }: Given,
): Promise<Done> {
  const doneYn = row.doneYn === null ? null : (flagAt(row.doneYn, `${index}.doneYn`) ?? stored.doneYn)
  if (doneYn === stored.doneYn) return {}
  if (!sides.doing) throw forbidden(checkRefusals.doingSays())
  refuseUntimely(permit, stored, needYn)
  // What the issuer has seen is taken back by him first.
  if (doneYn !== 'Y' && stored.confirmYn === 'Y')
    throw refused([{ guard: 'seen', message: checkRefusals.seenAlready({ item: saidOf(stored, 'itemNm') }) }])
  refuseStale(context, stored.doneDt)
  const photoFileNo = doneYn === 'Y' ? await pictureFor(permit, context, stored, row, index) : null
  return {
    doneYn,
    doneUserId: context.session.userId,
    doneDt: context.enteredDt ?? context.now,
    arriveDt: arrivalOf(context),
    photoFileNo,
  }
}
type Seen = Partial<Pick<StoredCheck, 'confirmYn' | 'confirmUserId' | 'confirmDt' | 'arriveDt'>>
function seenAs(
  permit: WorkPermit,
  context: Context,
  stored: StoredCheck,
  { row, index, sides, needYn }: Given,
): Seen {
  const confirmYn =
    row.confirmYn === null ? null : (flagAt(row.confirmYn, `${index}.confirmYn`) ?? stored.confirmYn)
  if (confirmYn === stored.confirmYn) return {}
  if (!sides.issuer) throw forbidden(checkRefusals.issuerSees())
  refuseUntimely(permit, stored, needYn)
  if (confirmYn === 'Y' && stored.doneYn !== 'Y')
    throw refused([{ guard: 'notDone', message: checkRefusals.notDone({ item: saidOf(stored, 'itemNm') }) }])
  if (confirmYn === 'Y' && stored.doneUserId === context.session.userId)
    throw refused([
      { guard: 'ownWork', message: checkRefusals.twoPeople({ item: saidOf(stored, 'itemNm') }) },
    ])
  refuseStale(context, stored.confirmDt)
  return {
    confirmYn,
    confirmUserId: context.session.userId,
    confirmDt: context.enteredDt ?? context.now,
    arriveDt: arrivalOf(context),
  }
}

/**
 * The picture with which an item is done: one of the permit, named with the tick. One picture may show several
 * items.
 * @throws Refusal 400 where the item asks for a picture and none of the permit is named
 */
async function pictureFor(
  { permitNo }: WorkPermit,
  { sql }: Context,
  stored: StoredCheck,
  { photoFileNo }: Tick,
  index: number,
): Promise<number | null> {
  if (stored.photoYn !== 'Y') return null
  const fileNo = Number.isSafeInteger(photoFileNo) ? Number(photoFileNo) : null
  const picture =
    fileNo === null
      ? undefined
      : await sql.maybe(
          `select 1 from "attachFile" where "fileNo" = $1 and "taskClassNm" = 'workPermit' and "taskKey" = $2 and "taskFlag" = 'image' and "delYn" = 'N'`,
          [fileNo, String(permitNo)],
        )
  if (!picture)
    throw badField(`${index}.photoFileNo`, actRefusals.pictureNeeded({ item: saidOf(stored, 'itemNm') }))
  return fileNo
}
function flagAt(value: unknown, path: string): 'Y' | 'N' | undefined {
  if (value === undefined) return undefined
  if (value !== 'Y' && value !== 'N') throw badField(path, messages.badFlag('확인'))
  return value
}
