import { addLine, changeLine, changeLines } from '../../../core/server/entity/lines.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { type PlainRow } from '../../../core/server/entity/behaviour.ts'
import { badField, conflict, forbidden, notFound, refused } from '../../../core/server/http/errors.ts'
import { checkReferences } from '../../../core/server/entity/references.ts'
import { checkedInput } from '../../../core/server/entity/save.ts'
import { minutesBetween } from '../../../core/shared/dates.ts'
import type { Fields } from '../../../core/shared/field.ts'
import { messages } from '../../../core/shared/messages.ts'
import { asClock } from './permit.server.ts'
import { proveSite } from './site-check.server.ts'
import { supplementsOf, type DutyName } from '../permit/permit-facts.rule.ts'
import { holds, isDoing } from '../permit/permit-facts.server.ts'
import { crewKeyOf, watcherOf } from '../permit/crew.rule.ts'
import { permitMeetings } from '../permit/permit-lines.resource.ts'
import { permitStates, type PermitState } from '../permit/permit-transitions.rule.ts'
import { workPermit, type WorkPermit } from '../permit/work-permit.resource.ts'
import { actRefusals } from '../permit/permit-act.texts.ts'
import { clockReasons } from '../permit/permit-field.texts.ts'
import { confinedSpace } from '../permit/permit-codes.rule.ts'

/**
 * What is recorded on a permit besides its transitions. Each runs in the transaction that holds the permit's
 * row.
 */
export const inState = (permit: WorkPermit, states: readonly PermitState[]): void => {
  if (!states.includes(permit.state)) throw conflict(messages.wrongState(permitStates[permit.state]))
}
export async function given(
  context: Context,
  all: Fields,
  names: readonly string[],
  body: unknown,
): Promise<PlainRow> {
  const fields = Object.fromEntries(names.map((name) => [name, all[name]!]))
  const values = checkedInput(fields, body)
  await checkReferences({ fields }, context, values, undefined)
  return values
}

/** Columns of a measurement that the tester writes; the rest is judged. */
export const measured = [
  'measTypeCd',
  'measDt',
  'pointCd',
  'o2Pct',
  'lelPct',
  'coPpm',
  'h2sPpm',
  'co2Pct',
  'toxNm',
  'toxVal',
  'toxLimit',
  'testerTxt',
  'deviceSn',
  'calExpYmd',
] as const

/** Empty where it came at once. */
export const arrivalOf = ({ enteredDt, now }: Context): string | null =>
  enteredDt === undefined ? null : now
/** Somebody goes into the confined space or comes out of it (안전보건규칙 제621조 인원점검). */
export async function recordEntry(permit: WorkPermit, context: Context, body: unknown): Promise<void> {
  const { vendorWorkerNo, workerUserId, direction } = (body ?? {}) as {
    vendorWorkerNo?: number
    workerUserId?: string
    direction?: 'in' | 'out'
  }
  const key = vendorWorkerNo ?? workerUserId
  if (!supplementsOf(permit).includes(confinedSpace))
    throw refused([{ guard: 'entry', message: actRefusals.noEntryPermit() }])
  if (
    !isDoing(context.session, permit) &&
    !(await holds(context, permit, 'watcher')) &&
    !(await holds(context, permit, 'issuer'))
  )
    throw forbidden(actRefusals.entryRight())
  const path = typeof key === 'string' ? 'workerUserId' : 'vendorWorkerNo'
  if (!permit.workers.some((worker) => crewKeyOf(worker) === key))
    throw badField(path, actRefusals.notOfCrew())
  const inside = permit.entries.filter(({ outDt }) => outDt === null)
  const isInside = inside.some((entry) => crewKeyOf(entry) === key)
  if (direction === 'out') {
    // Coming out is never refused, whatever the permit's state.
    if (!isInside) throw conflict(actRefusals.notInside())
    const left = inside
      .filter((entry) => crewKeyOf(entry) === key)
      .map(({ permitEntryNo }) => ({ permitEntryNo, outDt: context.now }))
    await changeLines(context, workPermit, 'entries', permit.permitNo, left, {
      trail: { entry: [null, { [path]: key, outDt: context.now }] },
    })
    return
  }
  if (direction !== 'in') throw badField('direction', messages.badChoice('출입'))
  inState(permit, ['working'])
  // 안전보건규칙 제623조: who watches stays outside.
  if (key === watcherOf(permit)) throw refused([{ guard: 'watcher', message: actRefusals.watcherInside() }])
  if (isInside) throw conflict(actRefusals.alreadyInside())
  // 안전보건규칙 제619조의2: nobody goes in on air that should have been measured again by now.
  if (permit.gasDueDt && minutesBetween(permit.gasDueDt, context.now) > 0)
    throw refused([{ guard: 'gas', message: actRefusals.gasOverdue(), fixUrl: '#gases' }])
  if (measuredBeforeLastOut(permit))
    throw refused([{ guard: 'gas', message: actRefusals.gasAfterOut(), fixUrl: '#gases' }])
  const limit = permit.supplements.find(({ supplCd }) => supplCd === confinedSpace)?.entrantMax ?? 0
  if (inside.length >= limit)
    throw refused([{ guard: 'entrantMax', message: actRefusals.entrantMax({ limit }) }])
  const entry = { [path]: key, inDt: context.now }
  await addLine(context, workPermit, 'entries', permit.permitNo, entry, { trail: { entry: [null, entry] } })
}

/**
 * A continuous monitor takes the clock off the single measurements. It measures where it hangs: once somebody
 * has come out, the air is measured anew before anybody goes in (안전보건규칙 제619조의2).
 */
function measuredBeforeLastOut(permit: WorkPermit): boolean {
  if (permit.contDeviceNo === null) return false
  const lastOut = permit.entries
    .flatMap(({ outDt }) => outDt ?? [])
    .toSorted((one, other) => minutesBetween(other, one))
    .at(-1)
  const [last] = permit.gases
  return lastOut !== undefined && (!last || minutesBetween(lastOut, last.measDt) < 0)
}

/** The issuer looks at the place in the course of his review. */
export async function checkSite(permit: WorkPermit, context: Context, body: unknown): Promise<void> {
  inState(permit, ['reviewing'])
  if (!(await holds(context, permit, 'issuer'))) throw forbidden(actRefusals.siteRight())
  await proveSite(permit, context, (body as { siteCode?: unknown } | null)?.siteCode)
}

export async function holdMeeting(permit: WorkPermit, context: Context, body: unknown): Promise<void> {
  inState(permit, ['approved', 'working', 'suspended'])
  if (!isDoing(context.session, permit) && !(await holds(context, permit, 'issuer')))
    throw forbidden(actRefusals.meetingRight())
  const values = await given(context, permitMeetings.fields, ['meetDt', 'riskTxt', 'attendCnt'], body)
  if (minutesBetween(context.now, String(values['meetDt'])) > 0)
    throw badField('meetDt', actRefusals.meetingFuture())
  const meeting = {
    meetDt: String(values['meetDt']),
    riskTxt: String(values['riskTxt']),
    attendCnt: Number(values['attendCnt']),
    createUserId: context.session.userId,
  }
  await addLine(context, workPermit, 'meetings', permit.permitNo, meeting, {
    trail: { meeting: [null, values] },
  })
}

/** Whose duty answers for a cooperating department. */
export const dutyOfCooperation: Record<string, DutyName> = {
  electric: 'equipment',
  instrument: 'equipment',
  equipment: 'equipment',
  fire: 'fireOfficer',
  radiation: 'radiationOfficer',
}
/** One department agrees or refuses; the last agreement sends the permit on, one refusal sends it back. */
export async function cooperate(
  permit: WorkPermit,
  context: Context,
  lineNo: number,
  body: unknown,
): Promise<void> {
  inState(permit, ['cooperating'])
  const line = permit.cooperations.find(({ permitCooperationNo }) => permitCooperationNo === lineNo)
  if (!line) throw notFound()
  if (!(await holds(context, permit, dutyOfCooperation[line.coopKindCd] ?? 'equipment')))
    throw forbidden(actRefusals.cooperationRight())
  const { resultCd, remark } = (body ?? {}) as { resultCd?: string; remark?: string }
  if (resultCd !== 'confirmed' && resultCd !== 'refused')
    throw badField('resultCd', messages.badChoice('결과'))
  const note = typeof remark === 'string' ? remark.trim().slice(0, 500) : ''
  if (resultCd === 'refused' && note.length < 10) throw badField('remark', messages.reasonMin(10))
  const answer = {
    permitCooperationNo: lineNo,
    resultCd,
    remark: note || null,
    confirmUserId: context.session.userId,
    confirmDt: context.now,
  }
  await changeLine(context, workPermit, 'cooperations', permit.permitNo, answer, {
    trail: { cooperations: [null, { coopKindCd: line.coopKindCd, resultCd, remark: note || null }] },
  })
  if (resultCd === 'refused')
    return asClock(context, permit.permitNo, 'reject', clockReasons.cooperationRefused({ note }))
  const open = permit.cooperations.filter(
    (each) => each.permitCooperationNo !== lineNo && each.resultCd !== 'confirmed',
  )
  if (open.length === 0)
    await asClock(context, permit.permitNo, 'confirmCooperation', clockReasons.cooperationDone())
}
