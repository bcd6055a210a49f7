import type { Context } from '../../../core/server/entity/context.ts'
import { conflict, forbidden } from '../../../core/server/http/errors.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { isRiskStaff } from '../risk-people.server.ts'
import { riskRefusals } from '../risk-refusals.texts.ts'
import { openTargetStates } from '../risk-codes.rule.ts'
import { rsaTarget, type RsaTarget } from './rsa-target.resource.ts'

type Held = Pick<
  RsaTarget,
  'state' | 'excludeYn' | 'leaderUserId' | 'deptCd' | 'vendorCd' | 'plantCd' | 'team'
>

/** Why the caller may not write about this target; whoever sees it at all is decided by its scope. */
export function whyNotOfTeam(target: Held, { session }: Pick<Context, 'session'>): Sentence | undefined {
  const { leaderUserId, team, vendorCd, plantCd, deptCd } = target
  const isOne =
    leaderUserId === session.userId ||
    team.some(({ userId }) => userId === session.userId) ||
    (session.vendorCd
      ? vendorCd === session.vendorCd
      : isRiskStaff(session, plantCd) || session.depts?.includes(deptCd))
  return isOne ? undefined : riskRefusals.notOfTeam()
}
export const whyNotOpen = ({ state, excludeYn }: Held): Sentence | undefined =>
  excludeYn === 'Y'
    ? riskRefusals.targetExcluded()
    : openTargetStates.includes(state)
      ? undefined
      : state === 'waiting'
        ? riskRefusals.targetWaiting()
        : riskRefusals.targetClosed()

/**
 * A target whose state stays as it is until the transaction ends: who reviews or confirms it waits for the row that is
 * being written, or the row finds it closed.
 * @throws Refusal 404 to whoever may not see it
 */
export async function heldTarget(context: Context, rsaTargetNo: number): Promise<RsaTarget> {
  const target = await loadRecord(rsaTarget, context, rsaTargetNo)
  const now = await context.sql.one<Pick<RsaTarget, 'state' | 'excludeYn'>>(
    'select "state", "excludeYn" from "rsaTarget" where "rsaTargetNo" = $1 for share',
    [rsaTargetNo],
  )
  return { ...target, ...now }
}

/**
 * The target whose rows the caller is about to write. Each method asks this before it saves.
 * @throws Refusal 404 to whoever may not see it, 403 to whoever is not of its team, 409 where it is not open
 */
export async function targetOpen(context: Context, rsaTargetNo: number): Promise<RsaTarget> {
  const target = await heldTarget(context, rsaTargetNo)
  const stranger = whyNotOfTeam(target, context)
  if (stranger) throw forbidden(stranger)
  const closed = whyNotOpen(target)
  if (closed) throw conflict(closed)
  return target
}
