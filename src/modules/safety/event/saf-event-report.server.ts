import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { safetyOnly } from './event-people.server.ts'
import { eventRefusals } from './event-refusals.texts.ts'
import { reportTypes } from './rules/event-codes.rule.ts'
import { safEventReport } from './saf-event-report.resource.ts'

type Rule = Guard<typeof safEventReport>
/** 근로자대표 확인 또는 이견 (산업안전보건법 시행규칙 제73조제3항). */
const represented: Rule = ({ rptTypeCd, repConfirmCd, repOpinionTxt }) =>
  rptTypeCd === reportTypes.form30 && repConfirmCd !== 'confirmed' && !(repOpinionTxt ?? '').trim()
    ? eventRefusals.representative()
    : undefined
const submitted: Rule = ({ submitDt, orgNm, methodCd }) =>
  submitDt && orgNm && methodCd ? undefined : eventRefusals.submitNeeds()

/** 법정보고: made by the flags, written and handed in by safety staff. What is late stays so, and is shown. */
export const safEventReportBehaviour = defineBehaviour(safEventReport, {
  without: ['create', 'delete', 'multi'],
  mayEdit: (row, context) =>
    row.state === 'accepted' ? eventRefusals.reportAccepted() : safetyOnly(row, context),
  beforeSave: (input, context, before) => {
    const { submitDt } = input
    if (submitDt && Date.parse(submitDt) > Date.parse(context.now))
      throw badField('submitDt', eventRefusals.submitFuture())
    if (submitDt && before?.baseDt && Date.parse(submitDt) < Date.parse(before.baseDt))
      throw badField('submitDt', eventRefusals.submitBefore())
    return input
  },
  transitions: {
    draft: { may: safetyOnly, guards: { representative: represented } },
    submit: { may: safetyOnly, guards: { representative: represented, submitted } },
    accept: {
      may: safetyOnly,
      guards: { receipt: ({ receiptNo }) => (receiptNo ? undefined : eventRefusals.receiptNeeded()) },
    },
  },
})
