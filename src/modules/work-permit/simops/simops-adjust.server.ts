import { addLine, changeLine } from '../../../core/server/entity/lines.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import type { ColumnsOf } from '../../../core/shared/resource.ts'
import type { permitAdjusts } from '../permit/permit-lines.resource.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import type { Diff } from '../../../core/server/entity/audit.ts'
import { badField, conflict, forbidden, refused } from '../../../core/server/http/errors.ts'
import { minutesBetween, showMoment, toMoment } from '../../../core/shared/dates.ts'
import { reasonMin } from '../../../core/shared/limits.ts'
import { messages } from '../../../core/shared/messages.ts'
import { reasonsOf } from '../../../core/server/entity/behaviour.ts'
import { tellOfPermit } from '../permit/permit-notices.server.ts'
import { recordEvent } from '../permit/permit-events.server.ts'
import { permitTypeOf, supplementsOf, zoneOf } from '../permit/permit-facts.rule.ts'
import { holds, isDoing, parametersOf } from '../permit/permit-facts.server.ts'
import { mayEdit } from '../permit/permit-edit.server.ts'
import { permitStates, type PermitState } from '../permit/permit-transitions.rule.ts'
import { judgeValidity } from '../permit/validity.rule.ts'
import { workPermit, type WorkPermit } from '../permit/work-permit.resource.ts'
import { adjustKinds, type AdjustKind, type ConflictLine } from './simops-report.rule.ts'
import { simopsReport, takeTurns, workOfPermit } from './simops.server.ts'
import { joined } from '../../../core/shared/sentence.ts'
import { adjustRefusals } from './simops-refusals.texts.ts'
import { adjustFieldNames } from './simops.texts.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { missingAgreements, type MovedPlace } from '../permit/moved-place.rule.ts'
import type { MoveBeside } from './simops-report.rule.ts'

const planned: readonly PermitState[] = [
  'draft',
  'rejected',
  'requested',
  'reviewing',
  'cooperating',
  'approvalPending',
  'approved',
]
const textOf = (body: Record<string, unknown>, name: string): string =>
  typeof body[name] === 'string' ? body[name].trim().normalize('NFC') : ''

async function mayAdjust(permit: WorkPermit, context: Context): Promise<boolean> {
  return (
    isDoing(context.session, permit) ||
    permit.createUserId === context.session.userId ||
    (await holds(context, permit, 'issuer')) ||
    (await holds(context, permit, 'safetyManager'))
  )
}

/**
 * Writes down what was agreed about a conflict, with who and when (산안법 제64조제1항제8호): another time or place,
 * which changes the permit, or for a bound pair a watcher or what is done so that both may go on.
 * @throws Refusal 400 (input), 403, 409 (state), 422 (still in conflict, or forbidden pairs cannot be
 * allowed)
 */
export async function adjustSimops(permit: WorkPermit, context: Context, given: unknown): Promise<void> {
  const body = (given ?? {}) as Record<string, unknown>
  if (!planned.includes(permit.state)) throw conflict(messages.wrongState(permitStates[permit.state]))
  if (!(await mayAdjust(permit, context))) throw forbidden(adjustRefusals.who())
  const adjustCd = textOf(body, 'adjustCd')
  if (!Object.hasOwn(adjustKinds, adjustCd))
    throw badField('adjustCd', messages.requiredField(adjustFieldNames.how()))
  const planTxt = textOf(body, 'planTxt')
  if (planTxt.length < reasonMin) throw badField('planTxt', messages.reasonMin(reasonMin))
  if (planTxt.length > 1000) throw badField('planTxt', messages.tooLong(adjustFieldNames.plan(), 1000))
  await takeTurns(context, permit.plantCd)
  const before = await simopsReport(context, workOfPermit(permit), { plantCd: permit.plantCd, slots: false })
  if (adjustCd === 'time' || adjustCd === 'place')
    return move(permit, context, { adjustCd, planTxt, body, before: before.conflicts })
  const line = before.conflicts.find(({ basisKey }) => basisKey === textOf(body, 'basisKey'))
  if (!line) throw conflict(adjustRefusals.changed())
  if (line.levelCd === 'forbidden') throw refused([{ guard: 'simops', message: adjustRefusals.forbidden() }])
  await insertAdjust(context, permit.permitNo, adjustCd as AdjustKind, planTxt, line)
}

interface Move {
  adjustCd: 'time' | 'place'
  planTxt: string
  body: Record<string, unknown>
  before: readonly ConflictLine[]
}
async function move(
  permit: WorkPermit,
  context: Context,
  { adjustCd, planTxt, body, before }: Move,
): Promise<void> {
  const [locked] = await reasonsOf('edit', mayEdit(permit, context))
  if (locked) throw conflict(adjustRefusals.whoMoves({ reason: locked.message }))
  const changed = adjustCd === 'time' ? await newTime(permit, context, body) : newPlace(permit, body)
  const moved = { ...permit, ...changed }
  const after = await simopsReport(context, workOfPermit(moved), { plantCd: permit.plantCd, slots: false })
  const still = after.conflicts.filter(({ levelCd }) => levelCd === 'forbidden')
  if (still.length > 0)
    throw refused(
      still.map(({ sentence, otherPermitCd }) => ({
        guard: 'simops',
        message: joined([sentence, `(${otherPermitCd})`], ' '),
      })),
      adjustRefusals[adjustCd === 'time' ? 'stillByTime' : 'stillByPlace']({ sentence: still[0]!.sentence }),
    )
  const old: Record<string, unknown> = permit
  const trail = Object.fromEntries(
    Object.entries(changed).map(([name, now]): [string, [unknown, unknown]] => [
      name,
      [old[name] ?? null, now ?? null],
    ]),
  )
  await setColumns(context, workPermit, permit.permitNo, changed, { trail })
  const told = `${planTxt} (${describe(permit, adjustCd)} → ${describe(moved, adjustCd)})`
  const lines = before.length > 0 ? firstOfEach(before) : [undefined]
  for (const line of lines) await insertAdjust(context, permit.permitNo, adjustCd, told, line)
}

type Pin = Pick<WorkPermit, 'mapX' | 'mapY' | 'mapZ'>
/**
 * A forbidden pair that ended because a permit was saved with other coordinates, in its form or on the map, is a move
 * like any other: it is said in words, stands in the diary, and both sides agree to it (decision 0066).
 * @param from where the work stood before, or where its order was assessed, with the words for it
 * @throws Refusal 400 where the words are those of before
 */
export async function recordMove(
  context: Context,
  permitNo: number,
  from: Pin & { placeTxt?: string | null },
): Promise<void> {
  const permit = await loadRecord(workPermit, context, permitNo)
  const at = ({ mapX, mapY, mapZ }: Pin) => [mapX ?? null, mapY ?? null, mapZ ?? null].join()
  if (at(from) === at(permit)) return
  await takeTurns(context, permit.plantCd)
  const stood = { ...permit, mapX: from.mapX, mapY: from.mapY, mapZ: from.mapZ }
  const forbidden = async (work: WorkPermit) =>
    (
      await simopsReport(context, workOfPermit(work), { plantCd: permit.plantCd, slots: false })
    ).conflicts.filter(({ levelCd }) => levelCd === 'forbidden')
  const [before, after] = [await forbidden(stood), await forbidden(permit)]
  const ended = before.filter((line) => !after.some((each) => each.otherPermitNo === line.otherPermitNo))
  if (ended.length === 0) return
  if (from.placeTxt === permit.placeTxt) throw badField('placeTxt', adjustRefusals.newPlace())
  const order = await context.sql.one<{ facilityTxt: string | null }>(
    'select "facilityTxt" from "workOrder" where "wkodNo" = $1',
    [permit.wkodNo],
  )
  // The equipment of the order stays where it is: whoever agrees reads which it is.
  const told = [
    permit.placeTxt,
    order.facilityTxt,
    `${describe(stood, 'place')} → ${describe(permit, 'place')}`,
  ]
  for (const line of firstOfEach(ended))
    await insertAdjust(context, permitNo, 'place', told.filter(Boolean).join(' · '), line)
}
const firstOfEach = (lines: readonly ConflictLine[]): ConflictLine[] =>
  lines.filter(
    (line, index) => lines.findIndex(({ otherPermitNo }) => otherPermitNo === line.otherPermitNo) === index,
  )
const describe = (permit: WorkPermit, adjustCd: 'time' | 'place'): string =>
  adjustCd === 'time'
    ? `${showMoment(permit.startDt)}–${showMoment(permit.endDt)}`
    : `X ${permit.mapX ?? '-'}, Y ${permit.mapY ?? '-'} m`

async function newTime(permit: WorkPermit, context: Context, body: Record<string, unknown>) {
  const startDt = toMoment(textOf(body, 'startDt'))
  if (!startDt) throw badField('startDt', messages.requiredField(adjustFieldNames.start()))
  const endDt = toMoment(textOf(body, 'endDt'))
  if (!endDt) throw badField('endDt', messages.requiredField(adjustFieldNames.end()))
  if (minutesBetween(context.now, endDt) <= 0) throw badField('endDt', adjustRefusals.past())
  const verdict = judgeValidity(
    {
      permitTypeCd: permitTypeOf(permit),
      supplCds: supplementsOf(permit),
      exZone: zoneOf(permit),
      startDt,
      endDt,
    },
    await parametersOf(context, permit.plantCd),
  )
  if (!verdict.ok) throw badField('endDt', verdict.reasons[0]!.message)
  return { startDt, endDt, workYmd: startDt.slice(0, 10) }
}
function newPlace(permit: WorkPermit, body: Record<string, unknown>) {
  const metres = (name: 'mapX' | 'mapY') => {
    const value = body[name]
    if (typeof value !== 'number' || !Number.isFinite(value) || value < 0 || value > 10_000)
      throw badField(name, adjustRefusals.coordinates())
    return roundHalfUp(value, 1)
  }
  return {
    mapX: metres('mapX'),
    mapY: metres('mapY'),
    placeTxt: newWords(permit, body),
  }
}

/** Words and coordinates of a place belong together: who moves one says the other. @throws Refusal 400 */
function newWords(permit: WorkPermit, body: Record<string, unknown>): string {
  const placeTxt = textOf(body, 'placeTxt').slice(0, 200)
  if (placeTxt === '' || placeTxt === permit.placeTxt) throw badField('placeTxt', adjustRefusals.newPlace())
  return placeTxt
}

async function insertAdjust(
  context: Context,
  permitNo: number,
  adjustCd: AdjustKind,
  planTxt: string,
  line: ConflictLine | undefined,
): Promise<void> {
  const adjust = {
    adjustCd,
    ruleNm: line ? String(line.ruleNm) : null,
    simopsRuleNo: line?.simopsRuleNo ?? null,
    levelCd: line?.levelCd ?? null,
    otherPermitNo: line && line.otherPermitNo > 0 ? line.otherPermitNo : null,
    otherTxt: line ? `${line.otherPermitCd} ${line.otherPermitNm}` : null,
    sentenceTxt: line ? String(line.sentence) : null,
    planTxt,
    // Another time or place ends the conflict; only what binds both holds for the pair as it stands.
    basisKey: adjustCd === 'watcher' || adjustCd === 'allow' ? (line?.basisKey ?? null) : null,
    adjustUserId: context.session.userId,
    adjustDt: context.now,
    ...(adjustCd === 'place' && (await agreedBy(context, permitNo))),
  }
  await addLine(context, workPermit, 'adjusts', permitNo, adjust, { trail: false })
  await recordEvent(context, permitNo, 'simopsAdjust', {
    reasonTxt: `${String(adjustKinds[adjustCd])}${line ? ` · ${line.otherPermitCd}` : ''}: ${planTxt}`,
  })
  if (adjustCd === 'place' && adjust.otherPermitNo !== null)
    await tellOfPermit(context, adjust.otherPermitNo, 'moveBeside', planTxt)
}

/** A move asks for agreement; an issuer of the area who moves the work himself has given his. */
async function agreedBy(context: Context, permitNo: number): Promise<ColumnsOf<typeof permitAdjusts>> {
  const permit = await loadRecord(workPermit, context, permitNo)
  const issuer = await holds(context, permit, 'issuer')
  return {
    agreeYn: 'Y',
    confirmUserId: issuer ? context.session.userId : null,
    confirmDt: issuer ? context.now : null,
  }
}

/**
 * The safety manager's confirmation of a plan for a bound pair, or the agreement to a moved place: of the issuer
 * on the permit that moved, of the other side on its own permit. Nobody agrees to what he wrote himself.
 * @throws Refusal 403, 409
 */
export async function confirmAdjust(permit: WorkPermit, context: Context, given: unknown): Promise<void> {
  const permitAdjustNo = Number((given as { permitAdjustNo?: unknown } | undefined)?.permitAdjustNo)
  const adjust = await context.sql.maybe<StoredAdjust>(
    `select "permitAdjustNo", "basisKey", "adjustCd", "agreeYn", "otherPermitNo", to_json("confirmDt")#>>'{}' as "confirmDt", to_json("otherDt")#>>'{}' as "otherDt", "permitNo", "adjustUserId"
     from "permitAdjust" where "permitAdjustNo" = $1 and $2 in ("permitNo", "otherPermitNo") for update`,
    [Number.isSafeInteger(permitAdjustNo) ? permitAdjustNo : 0, permit.permitNo],
  )
  if (adjust?.agreeYn === 'Y') return agree(permit, context, adjust)
  if (!(await holds(context, permit, 'safetyManager'))) throw forbidden(adjustRefusals.managerConfirms())
  if (!adjust || adjust.basisKey === null || adjust.confirmDt !== null)
    throw conflict(adjustRefusals.notOpen())
  await signAdjust(context, adjust, { confirmUserId: context.session.userId, confirmDt: context.now })
  await recordEvent(context, permit.permitNo, 'simopsConfirm')
}
type StoredAdjust = MovedPlace & { permitNo: number; adjustUserId: string; basisKey: string | null }
const signAdjust = (
  context: Context,
  { permitNo, permitAdjustNo }: StoredAdjust,
  signed: ColumnsOf<typeof permitAdjusts>,
  trail: Diff | false = false,
): Promise<boolean> =>
  changeLine(context, workPermit, 'adjusts', permitNo, { permitAdjustNo, ...signed }, { trail })
async function agree(permit: WorkPermit, context: Context, adjust: StoredAdjust): Promise<void> {
  const { userId } = context.session
  const side = adjust.permitNo === permit.permitNo ? 'issuer' : 'other'
  const may =
    side === 'issuer'
      ? (await holds(context, permit, 'issuer')) || (await holds(context, permit, 'safetyManager'))
      : isDoing(context.session, permit) || (await holds(context, permit, 'issuer'))
  if (!may || adjust.adjustUserId === userId) throw forbidden(adjustRefusals.othersAgree())
  if (!missingAgreements(adjust).includes(side)) throw conflict(adjustRefusals.notOpen())
  const signed =
    side === 'issuer'
      ? { confirmUserId: userId, confirmDt: context.now }
      : { otherUserId: userId, otherDt: context.now }
  await signAdjust(context, adjust, signed, { adjusts: [null, signed] })
  await recordEvent(context, adjust.permitNo, 'simopsConfirm')
  context.publish({ topic: workPermit.name, key: adjust.permitNo })
}

/** Moves of other works because of this one, to which its people have not agreed yet. */
export const movesBeside = ({ sql }: Context, permitNo: number): Promise<MoveBeside[]> =>
  sql.query<MoveBeside>(
    `select a."permitAdjustNo", p."permitCd", p."permitNm", a."planTxt" from "permitAdjust" a join "workPermit" p using ("permitNo")
     where a."otherPermitNo" = $1 and a."adjustCd" = 'place' and a."agreeYn" = 'Y' and a."otherDt" is null and p."state" not in ('cancelled', 'closed', 'expired')
     order by a."permitAdjustNo"`,
    [permitNo],
  )
