import type { Context } from '../../core/server/context.ts'

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
/** Whoever tells people (bell, mail) connects here once; until then nobody is told. */
export const connectApprovalEvents = (given: NotifyPeople): void => void (notify = given)

/** Address of the document view; the detail page of the approval box. */
export const documentUrl = (apprRqstNo: number): string => `/my/apprBox/apprDetail?no=${apprRqstNo}`

/** Tells people about a document, in the transaction that changed it. */
export async function tell(
  context: Context,
  eventCd: ApprovalEvent,
  document: { apprRqstNo: number; docNo: string | null; title: string },
  userIds: readonly (string | null)[],
  more: Record<string, string> = {},
): Promise<void> {
  const people = [...new Set(userIds)].filter((userId): userId is string => userId !== null && userId !== context.session.userId)
  if (people.length === 0) return
  const variables = { docNo: document.docNo ?? '', title: document.title, actor: context.session.userNm, ...more }
  await notify(context, eventCd, people, variables, documentUrl(document.apprRqstNo))
}
