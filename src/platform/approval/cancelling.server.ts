import type { Context } from '../../core/server/entity/context.ts'
import { badField, conflict, forbidden } from '../../core/server/http/errors.ts'
import { behaviourNamed } from '../../core/server/entity/registry.ts'
import { messages } from '../../core/shared/messages.ts'
import type { AnyResource, Transition } from '../../core/shared/resource.ts'
import { rejectReasonMin } from './approval-acts.rule.ts'
import type { CancelView } from './approval-answers.rule.ts'
import { statuses } from './approval-codes.rule.ts'
import type { RqstRow } from './documents.server.ts'
import { approvalRefusals } from './approval-acts.texts.ts'
import { stepSays } from './approval-names.texts.ts'

const transitionsOf = (resource: AnyResource) =>
  (resource.transitions ?? {}) as Record<string, Transition<string>>

/**
 * The transition that asks for a closed document to be undone; nothing where the module has none (admin 4.2
 * 취소요청).
 */
export function cancelActionOf(rqst: Pick<RqstRow, 'taskClassNm' | 'taskActNm'>): string | undefined {
  const resource = behaviourNamed(rqst.taskClassNm)?.resource
  return resource && transitionsOf(resource)[rqst.taskActNm]?.approval?.cancel
}

/**
 * The closed document that a transition asks to undo: the last one that it stands beside; nothing for any
 * other transition.
 */
export async function documentToCancel(
  { sql }: Context,
  resource: AnyResource,
  key: string | number,
  action: string,
): Promise<RqstRow | undefined> {
  const undone = Object.entries(transitionsOf(resource)).flatMap(([name, { approval }]) =>
    approval?.cancel === action ? [name] : [],
  )
  if (undone.length === 0) return undefined
  const found = await sql.maybe<RqstRow>(
    `select * from "apprRqst" where "taskClassNm" = $1 and "apprBizKey" = $2 and "taskActNm" = any($3) and "apprStatusCd" = $4
     order by "apprRqstNo" desc limit 1`,
    [resource.name, String(key), undone, statuses.done],
  )
  if (!found) throw conflict(approvalRefusals.nothingToCancel())
  return found
}

/**
 * 취소요청 is a document of its own by who drafted the closed one, with the reason as its words.
 * @throws Refusal 400 (no reason), 403 (somebody else's document)
 */
export function requireCancelWords({ session }: Context, closed: RqstRow, cont: string | null): void {
  if (closed.draftUserId !== session.userId) throw forbidden(approvalRefusals.drafterOnly())
  const words = cont?.trim() ?? ''
  if (words === '') throw badField('cont', approvalRefusals.cancelReasonNeeded())
  if (words.length < rejectReasonMin) throw badField('cont', messages.reasonMin(rejectReasonMin))
}

/** Titles are kept in Korean, as what is signed. */
export const cancelTitle = (title: string): string => String(stepSays.cancelTitle({ title })).slice(0, 200)

/** The signers of the undone document, who are to be told. */
export async function signersOf({ sql }: Context, cancelRqstNo: number | null): Promise<string[]> {
  if (cancelRqstNo === null) return []
  const rows = await sql.query<{ userId: string }>(
    `select distinct x."userId" from "apprStep" s join "apprRqst" r using ("apprRqstNo"), lateral (values (s."userId"), (s."actUserId")) x("userId")
     where s."apprRqstNo" = $1 and s."roundNo" = r."roundNo" and s."actDt" is not null and x."userId" is not null`,
    [cancelRqstNo],
  )
  return rows.map(({ userId }) => userId)
}

/**
 * The document that this one asks to undo, and the one that asks to undo this one; drafts are shown to their
 * drafter only.
 */
export async function cancelView({ sql, session }: Context, rqst: RqstRow): Promise<CancelView> {
  const one = `select "apprRqstNo", "docNo", "apprStatusCd" from "apprRqst" where`
  return {
    actionNm: cancelActionOf(rqst) ?? null,
    of:
      (await sql.maybe<NonNullable<CancelView['of']>>(`${one} "apprRqstNo" = $1`, [rqst.cancelRqstNo])) ??
      null,
    by:
      (await sql.maybe<NonNullable<CancelView['by']>>(
        `${one} "cancelRqstNo" = $1 and ("apprStatusCd" <> $2 or "draftUserId" = $3) order by "apprRqstNo" desc limit 1`,
        [rqst.apprRqstNo, statuses.draft, session.userId],
      )) ?? null,
  }
}
