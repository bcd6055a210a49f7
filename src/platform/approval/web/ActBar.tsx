import { InfoCircleOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import { useState, type ReactNode } from 'react'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { ReasonList } from '../../../core/web/record/ReasonList.tsx'
import type { Act, ApprovalView } from '../approval-answers.rule.ts'
import type { AnyAct } from '../approval-acts.rule.ts'
import { isCopy, statuses, stepStatuses } from '../approval-codes.rule.ts'
import { session } from '../../../core/web/session-store.ts'
import { ActPopup } from './ActPopup.tsx'
import { type ActText, approvalTexts } from './approval.texts.ts'
import { RequestPopup } from './RequestPopup.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** A button of the bar: 합의 is two of them. */
export interface AskedAct {
  act: Act
  label: ActText
  agreeYn?: 'Y' | 'N'
  danger?: boolean
}
const buttonsOf: Record<Act, AskedAct[]> = {
  approve: [{ act: 'approve', label: 'act.approve' }],
  agree: [
    { act: 'agree', label: 'act.yes', agreeYn: 'Y' },
    { act: 'agree', label: 'act.no', agreeYn: 'N', danger: true },
  ],
  final: [{ act: 'final', label: 'act.final' }],
  reject: [{ act: 'reject', label: 'act.reject', danger: true }],
  hold: [{ act: 'hold', label: 'act.hold' }],
  withdraw: [{ act: 'withdraw', label: 'act.withdraw' }],
  seen: [{ act: 'seen', label: 'act.seen' }],
  discard: [{ act: 'discard', label: 'act.discard', danger: true }],
}
/** The most likely act stands at the right, under the thumb. */
const order: readonly AnyAct[] = [
  'cancel',
  'discard',
  'withdraw',
  'hold',
  'reject',
  'seen',
  'submit',
  'final',
  'agree',
  'approve',
]

/** The acts of the reader on the document; acts that are not allowed show their reasons. */
export function ActBar({ view, children }: { view: ApprovalView; children: ReactNode }) {
  const text = useTexts(approvalTexts)
  const notice = useNotice()
  const [asked, setAsked] = useState<AskedAct>()
  const [submitting, setSubmitting] = useState<'submit' | 'cancel'>()
  const refused = view.allowed.filter(({ reasons }) => reasons.length > 0)
  const may = order.filter((act) =>
    view.allowed.some(({ action, reasons }) => action === act && reasons.length === 0),
  )
  const done = (label: ActText) => notice.info(text('act.done', { act: text(label) }))
  const submitLabel: ActText = view.data.apprStatusCd === statuses.draft ? 'act.submit' : 'act.resubmit'
  const isMain = (act: AnyAct) =>
    act ===
    may.findLast((each) => !['reject', 'cancel', 'discard', 'withdraw', 'hold', 'final'].includes(each))
  return (
    <div className="record-bar appr-bar">
      <div className="record-bar-own">
        {children}
        {refused.length > 0 && (
          <Popover
            trigger="click"
            title={text('notNow')}
            content={
              <dl className="appr-refused">
                {refused.map(({ action, reasons }) => (
                  <div key={action}>
                    <dt>{text(action === 'submit' ? submitLabel : `act.${action}`)}</dt>
                    <dd>
                      <ReasonList reasons={reasons} />
                    </dd>
                  </div>
                ))}
              </dl>
            }
          >
            <Button icon={<InfoCircleOutlined aria-hidden />} aria-label={text('notNow')} />
          </Popover>
        )}
      </div>
      <div className="record-bar-steps">
        {may.flatMap((act) =>
          act === 'submit' || act === 'cancel'
            ? [
                <Button
                  key={act}
                  type={act === 'submit' ? 'primary' : 'default'}
                  danger={act === 'cancel'}
                  onClick={() => setSubmitting(act)}
                >
                  {text(act === 'submit' ? submitLabel : 'act.cancel')}
                </Button>,
              ]
            : buttonsOf[act].toReversed().map((each) => {
                const label: ActText = act === 'seen' && !owesAfter(view) ? 'act.seenCopy' : each.label
                return (
                  <Button
                    key={label}
                    danger={each.danger === true}
                    type={isMain(act) && !each.danger ? 'primary' : 'default'}
                    onClick={() => setAsked({ ...each, label })}
                  >
                    {text(label)}
                  </Button>
                )
              }),
        )}
      </div>
      {asked && (
        <ActPopup
          view={view}
          asked={asked}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            done(asked.label)
            setAsked(undefined)
          }}
        />
      )}
      {submitting && (
        <RequestPopup
          asked={{
            taskClassNm: view.data.taskClassNm,
            apprBizKey: view.data.apprBizKey,
            taskActNm: (submitting === 'cancel' && view.cancel.actionNm) || view.data.taskActNm,
          }}
          onClose={() => setSubmitting(undefined)}
          onDone={() => {
            done(submitting === 'submit' ? submitLabel : 'act.cancel')
            setSubmitting(undefined)
          }}
        />
      )}
    </div>
  )
}

/** 후열 of the reader, not a copy that was only shown. */
function owesAfter({ rounds, steps }: ApprovalView): boolean {
  const me = session.get().user?.userId
  const all = rounds.length > 0 ? rounds.flatMap((round) => round.steps) : steps
  return all.some(
    (step) => step.userId === me && !isCopy(step.stepKindCd) && step.stepStatusCd === stepStatuses.toBeSeen,
  )
}
