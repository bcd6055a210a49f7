import type { Context } from '../../../core/server/entity/context.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { riskRecords } from '../record-pages.rule.ts'
import { healthStaffOf, safetyStaffOf } from '../risk-people.server.ts'
import { confirmsHealth } from './plan.rule.ts'
import type { RsaTarget } from './rsa-target.resource.ts'

type Told = Pick<
  RsaTarget,
  'rsaTargetNo' | 'rsaTargetNm' | 'rsaTypeCd' | 'plantCd' | 'leaderUserId' | 'supplementTxt' | 'team'
>

/** Tells the leader, the team of a target, or the staff of the plant who confirm it. */
export async function tellTarget(
  context: Context,
  eventCd: string,
  row: Told,
  whom: 'leader' | 'staff' | 'team' | readonly string[],
): Promise<void> {
  const to =
    typeof whom !== 'string'
      ? whom
      : whom === 'staff'
        ? await (confirmsHealth(row.rsaTypeCd) ? healthStaffOf : safetyStaffOf)(context, row.plantCd)
        : whom === 'leader'
          ? [row.leaderUserId]
          : row.team.flatMap(({ userId }) => userId ?? [])
  await notify(context, eventCd, {
    to: to.filter((userId) => userId !== context.session.userId),
    variables: { rsaTargetNm: row.rsaTargetNm, reason: row.supplementTxt ?? '' },
    linkUrl: addressOf(riskRecords.rsaTarget, row.rsaTargetNo),
    plantCd: row.plantCd,
  })
}
