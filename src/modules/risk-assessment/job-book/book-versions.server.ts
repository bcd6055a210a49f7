import type { Behaviour } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, isSystem, type Context } from '../../../core/server/entity/context.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { isHeadOffice, isSafetyStaff } from '../risk-people.server.ts'
import { bookRefusals } from './job-book-refusals.texts.ts'

/** Somebody else than who asked for the review: head office, or safety staff (of its plant, where it has one). */
export const whyNotApprover = (
  { plantCd, reviewUserId }: { plantCd?: string | null; reviewUserId: string | null },
  session: Context['session'],
) =>
  isHeadOffice(session) || isSafetyStaff(session, plantCd ?? session.plantCd ?? null)
    ? !isSystem(session) && reviewUserId === session.userId
      ? bookRefusals.ownBook()
      : undefined
    : bookRefusals.approvers()

export const askedBy = (_book: unknown, { session }: Context) => ({ reviewUserId: session.userId })
export const approvedBy = (_book: unknown, { session, now, today }: Context) => ({
  approveUserId: session.userId,
  approveDt: now,
  lookYmd: today,
})

/** The version before goes out of use with the approval of its successor. */
export async function retireBefore(
  context: Context,
  behaviour: Behaviour,
  replaceNo: number | null,
  by: { book: string; version: number },
): Promise<void> {
  if (replaceNo === null) return
  const reason = bookRefusals.replaced(by).in(context.session.language)
  await actingAs(context, asSystem('표준서 개정'), (own) =>
    runTransition(behaviour, own, replaceNo, 'retire', { reason }),
  )
}
