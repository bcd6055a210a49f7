import type { Context } from '../../../core/server/entity/context.ts'
import { holidaysFrom } from '../../../platform/holiday/holidays.server.ts'
import { isWorkday } from '../../../core/shared/workday.ts'
import { minutesBetween } from '../../../core/shared/dates.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'
import {
  approvalMatrix,
  headsAway,
  judgeApprover,
  missingApprovals,
  type ApprovalMatrix,
  type ApprovalRole,
} from './approval-matrix.rule.ts'
import { permitTypeOf, zoneOf, type DutyName } from './permit-facts.rule.ts'
import { holds, isDoing, once, parametersOf } from './permit-facts.server.ts'
import { type RiskGrade } from './permit-codes.rule.ts'
import type { PermitState } from './permit-transitions.rule.ts'
import type { WorkPermit } from './work-permit.resource.ts'
import { isPeak } from './turnaround-peak.rule.ts'
import type { PermitGuard } from './permit-guard.server.ts'
import { whoRefusals } from './permit-guard.texts.ts'

/** Holds the approver's duty for the area and is neither the issuer nor of a vendor (ptw.md 5.3). */
export async function mayApprove(context: Context, permit: WorkPermit): Promise<boolean> {
  const { userId, vendorCd } = context.session
  return (
    judgeApprover({ userId, vendorCd }, permit.issuerUserId ?? '').length === 0 &&
    (await holds(context, permit, 'approver'))
  )
}

/** Who acts. Each answers with the sentence that tells others why they may not. */
export const who = {
  doing: (permit, { session }) => (isDoing(session, permit) ? undefined : whoRefusals.doing()),
  issuer: async (permit, context) =>
    (await holds(context, permit, 'issuer')) ? undefined : whoRefusals.issuer(),
  issuerOrDoing: async (permit, context) =>
    isDoing(context.session, permit) || (await holds(context, permit, 'issuer'))
      ? undefined
      : whoRefusals.issuerOrDoing(),
  watcher: async (permit, context) =>
    (await holds(context, permit, 'watcher')) || isDoing(context.session, permit)
      ? undefined
      : whoRefusals.watcher(),
  reviewer: async (permit, context) => {
    if (await holds(context, permit, 'issuer')) return undefined
    if (permit.state === 'approvalPending' && (await openRoles(context, permit)).length > 0) return undefined
    return whoRefusals.reviewer()
  },
  approver: async (permit, context) =>
    (await openRoles(context, permit)).length > 0 ? undefined : whoRefusals.approver(),
  extender: async (permit, context) =>
    (await mayExtend(context, permit)) ? undefined : whoRefusals.extender(),
} satisfies Record<string, PermitGuard>

export const dutyOfRole: Record<ApprovalRole, DutyName> = {
  issuer: 'issuer',
  safetyCooperation: 'safetyManager',
  operationHead: 'approver',
  safetyHead: 'safetyHead',
  plantHead: 'plantHead',
  dutyManager: 'dutyManager',
}
/** States in which the issuer has not ended the review. */
const beforeReview: readonly PermitState[] = ['draft', 'rejected', 'requested', 'reviewing']

/** The approval path of a permit now, and who has signed since it was last sent for approval. */
export function matrixOf(
  context: Context,
  permit: WorkPermit,
): Promise<ApprovalMatrix & { signed: ApprovalRole[]; missing: ApprovalRole[] }> {
  return once(context, `matrix ${permit.permitNo} ${permit.signatures.length}`, async () => {
    const parameters = await parametersOf(context, permit.plantCd)
    // Once issued, the path is the one on which it was issued.
    const approvalDt = permit.events.find(({ eventCd }) => eventCd === 'approve')?.eventDt ?? context.now
    const matrix = approvalMatrix(
      {
        grade: (permit.riskGradeCd ?? 'H') as RiskGrade,
        permitTypeCd: permitTypeOf(permit),
        exZone: zoneOf(permit),
        turnaroundPeak: await inPeak(context, permit),
        startDt: permit.startDt,
        endDt: permit.endDt,
        workHoliday: await isHoliday(context, permit.startDt),
        approvalDt,
        approvalHoliday: await isHoliday(context, approvalDt),
      },
      parameters,
    )
    const since = permit.events.find(({ eventCd }) => eventCd === 'finishReview')?.eventDt ?? ''
    const signed = permit.signatures
      .filter(({ signDt }) => minutesBetween(since || signDt, signDt) >= 0)
      .map(({ signRoleCd }) => signRoleCd as ApprovalRole)
    // The issuer signs by ending the review, not by beginning it.
    const reviewed = permit.issuerUserId !== null && !beforeReview.includes(permit.state)
    const all: ApprovalRole[] = reviewed ? ['issuer', ...signed] : signed
    return { ...matrix, signed: all, missing: missingApprovals(matrix, all).map(({ role }) => role) }
  })
}
/** A day of the list of holidays, or of a weekend. */
const isHoliday = (context: Context, dt: string): Promise<boolean> => {
  const day = dayOfMoment(dt)
  return once(
    context,
    `holiday ${day}`,
    async () => !isWorkday(day, await holidaysFrom(context.sql, day, day)),
  )
}

/**
 * Whether the caller may approve an extension: who may approve a permit of the area, and at night or on a holiday
 * the duty manager, for a permit that a duty manager has issued. The heads are away then, as they were at its issue.
 */
export async function mayExtend(context: Context, permit: WorkPermit): Promise<boolean> {
  if (await mayApprove(context, permit)) return true
  const { userId, vendorCd } = context.session
  if (judgeApprover({ userId, vendorCd }, permit.issuerUserId ?? '').length > 0) return false
  return (await dutyManagerExtends(context, permit)) && holds(context, permit, 'dutyManager')
}
/** At night or on a holiday, for a permit that a duty manager has issued. */
export async function dutyManagerExtends(context: Context, permit: WorkPermit): Promise<boolean> {
  if (!permit.signatures.some(({ signRoleCd }) => signRoleCd === 'dutyManager')) return false
  const parameters = await parametersOf(context, permit.plantCd)
  return headsAway(context.now, await isHoliday(context, context.now), parameters)
}
/** The order's construction is a turnaround in its peak on the day of the work. */
async function inPeak({ sql }: Context, { wkodNo, startDt }: WorkPermit): Promise<boolean> {
  const construction = await sql.maybe<{
    constTypeCd: string
    peakFromYmd: string | null
    peakToYmd: string | null
  }>(
    `select c."constTypeCd", c."peakFromYmd"::text, c."peakToYmd"::text from "workOrder" o join "safConst" c using ("constNo") where o."wkodNo" = $1`,
    [wkodNo],
  )
  return construction !== undefined && isPeak(construction, startDt.slice(0, 10))
}
/** Roles that this person could sign now, in the order of the path. */
export async function openRoles(context: Context, permit: WorkPermit): Promise<ApprovalRole[]> {
  if (
    permit.issuerUserId &&
    judgeApprover({ userId: context.session.userId, vendorCd: context.session.vendorCd }, permit.issuerUserId)
      .length > 0
  )
    return []
  const { missing } = await matrixOf(context, permit)
  const mine: ApprovalRole[] = []
  for (const role of missing) if (await holds(context, permit, dutyOfRole[role])) mine.push(role)
  return mine
}
