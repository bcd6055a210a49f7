import type { Context } from '../../core/server/entity/context.ts'
import { showMoment } from '../../core/shared/dates.ts'
import { addressOf } from '../../core/shared/record-page.ts'
import { platformRecords } from '../record-pages.rule.ts'

/** Events of the engine (admin 3 NOTI_EVENT). */
export type ApprovalEvent = 'APPR_ARRIVED' | 'APPR_DUE' | 'APPR_DONE' | 'APPR_REJECTED' | 'APPR_AFTER'
export type NotifyPeople = (
  context: Context,
  eventCd: ApprovalEvent,
  userIds: readonly string[],
  variables: Record<string, string>,
  linkUrl: string,
) => Promise<void>

let notify: NotifyPeople = async () => {}
/** The module that notifies people (bell, mail) connects here once; until then nobody is notified. */
export const connectApprovalEvents = (given: NotifyPeople): void => void (notify = given)

/** Address of the document view; the detail page of the approval box. */
const documentUrl = (apprRqstNo: number): string => addressOf(platformRecords.apprRqst, apprRqstNo)

interface Told {
  apprRqstNo: number
  docNo: string | null
  title: string
  draftUserId: string
  dueDt: string | null
}
/**
 * Tells people about a document, in the transaction that changed it; nobody about the own act. The words of
 * an event may ask for docNo, title, draftUserNm, actUserNm, userNm, dueDt, dday and reason.
 */
export async function tell(
  context: Context,
  eventCd: ApprovalEvent,
  document: Told,
  userIds: readonly (string | null)[],
  more: Record<string, string> = {},
): Promise<void> {
  const people = [...new Set(userIds)].filter(
    (userId): userId is string => userId !== null && userId !== context.session.userId,
  )
  if (people.length === 0) return
  const drafter = await context.sql.maybe<{ userNm: string }>(
    'select "userNm" from "user" where "userId" = $1',
    [document.draftUserId],
  )
  const variables = {
    docNo: document.docNo ?? '',
    title: document.title,
    draftUserNm: drafter?.userNm ?? '',
    actUserNm: context.session.userNm,
    dueDt: showMoment(document.dueDt),
    ...more,
  }
  await notify(context, eventCd, people, variables, documentUrl(document.apprRqstNo))
}
