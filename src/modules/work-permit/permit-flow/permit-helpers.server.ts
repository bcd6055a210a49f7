import type { Context } from '../../../core/server/entity/context.ts'
import { guardsOf } from '../../../core/server/entity/transition.ts'
import { badField, refused } from '../../../core/server/http/errors.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import { messages } from '../../../core/shared/messages.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { duties } from '../permit/permit-facts.rule.ts'
import { isDoing } from '../permit/permit-facts.server.ts'
import { whoRefusals } from '../permit/permit-guard.texts.ts'
import { helperRole, type Helper, type Helpers } from '../permit/permit-helpers.rule.ts'
import { recordEvent } from '../permit/permit-events.server.ts'
import { holdersOfArea } from '../permit/permit-notices.server.ts'
import { canTransition, permitTransitions, type PermitAction } from '../permit/permit-transitions.rule.ts'
import type { WorkPermit } from '../permit/work-permit.resource.ts'
import { workPermitRecords } from '../record-pages.rule.ts'
import { permitBehaviour } from './permit.server.ts'

/** Whom to ask about what stands in the way of a permit. */
export async function helpersOf(permit: WorkPermit, context: Context): Promise<Helpers> {
  const { sql } = context
  const order = await sql.maybe<{ userId: string | null }>(
    `select coalesce(o."mgrUserId", c."constMgrUserId", case when o."vendorRqstYn" = 'N' then o."rqstUserId" end) as "userId"
     from "workOrder" o left join "safConst" c using ("constNo") where o."wkodNo" = $1`,
    [permit.wkodNo],
  )
  const requested = permit.events.find(({ eventCd }) => eventCd === 'request')
  const issuer = permit.issuerUserId ?? (await holdersOfArea(context, permit, duties.issuer)).toSorted()[0]
  const people = await sql.query<Helper>(
    `select "userId", "userNm", "officeTel" as "telNo" from "user" where "userId" = any($1::text[])`,
    [[order?.userId, issuer, requested?.createUserId ?? permit.createUserId].filter(Boolean)],
  )
  const named = (userId: string | null | undefined) => people.find((each) => each.userId === userId) ?? null
  return {
    supervisor: named(order?.userId),
    issuer: named(issuer),
    requester: named(requested?.createUserId ?? permit.createUserId),
  }
}

/** What stands in the way of the steps that leave the present state of a permit. */
async function openReasons(permit: WorkPermit, context: Context): Promise<Reason[]> {
  const found: Reason[] = []
  for (const action of Object.keys(permitTransitions) as PermitAction[])
    if (canTransition(permit.state, action) && !('system' in permitTransitions[action]))
      found.push(...(await guardsOf(permitBehaviour, permit, context, action)))
  return found
}

/**
 * Asks the person who can do what stands in the way: a notice to that person and a line in the diary, once a day for
 * each condition.
 * @throws Refusal 400, 422 where the condition no longer stands in the way or nobody is named for it
 */
export async function askHelper(permit: WorkPermit, context: Context, body: unknown): Promise<void> {
  const guard = (body as { guard?: unknown } | null)?.guard
  if (typeof guard !== 'string' || guard === '') throw badField('guard', messages.requiredField('조치'))
  const reason = (await openReasons(permit, context)).find((each) => each.guard === guard)
  const role = helperRole(guard, isDoing(context.session, permit))
  const helper = role && (await helpersOf(permit, context))[role]
  if (!reason || !helper || helper.userId === context.session.userId)
    throw refused([{ guard: 'ask', message: whoRefusals.nothingToAsk() }])
  const told = await notify(context, 'PTW_ASKED', {
    to: [helper.userId],
    variables: {
      permitCd: permit.permitCd,
      permitNm: permit.permitNm,
      placeTxt: permit.placeTxt,
      startDt: showMoment(permit.startDt),
      endDt: showMoment(permit.endDt),
      actUserNm: context.session.userNm,
      reason: reason.message,
    },
    linkUrl: addressOf(workPermitRecords.workPermit, permit.permitNo),
    plantCd: permit.plantCd,
    once: `permit ${permit.permitNo} ${guard} ${context.session.userId} ${context.today}`,
  })
  if (told > 0)
    await recordEvent(context, permit.permitNo, 'ask', {
      reasonTxt: `${helper.userNm}: ${String(reason.message)}`,
    })
}
