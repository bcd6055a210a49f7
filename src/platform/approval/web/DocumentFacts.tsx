import type { ReactNode } from 'react'
import { showMoment } from '../../../core/shared/dates.ts'
import type { ApprovalView } from '../approval-answers.rule.ts'
import { statuses } from '../approval-codes.rule.ts'
import { DueTag } from './StatusTag.tsx'
import { approvalTexts } from './approval.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** Number, drafter, moments; on screen and on paper. */
export function DocumentFacts({ view: { data, policy } }: { view: ApprovalView }) {
  const text = useTexts(approvalTexts)
  const names = data as unknown as { apprBizNm?: string; draftUserNm?: string; draftDeptNm?: string }
  const open = data.apprStatusCd === statuses.progress || data.apprStatusCd === statuses.held
  const facts: [string, ReactNode][] = [
    [text('docNo'), data.docNo ?? '-'],
    [text('business'), [names.apprBizNm, policy.formNm].filter(Boolean).join(' · ')],
    [text('drafter'), [names.draftUserNm ?? data.draftUserId, names.draftDeptNm].filter(Boolean).join(' · ')],
    [text('draftDt'), showMoment(data.draftDt) || '-'],
    [text('dueDt'), data.dueDt ? <DueTag key="due" dueDt={data.dueDt} open={open} /> : '-'],
    ...(data.doneDt ? [[text('doneDt'), showMoment(data.doneDt)] as [string, ReactNode]] : []),
    [text('round'), `${text('roundNo', { no: data.roundNo })} · ${text('keep', { years: policy.keepYear })}`],
  ]
  return (
    <dl className="appr-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
