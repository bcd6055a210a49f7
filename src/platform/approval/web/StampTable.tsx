import { showMoment } from '../../../core/shared/dates.ts'
import { useCodes } from '../../../core/web/data/lookups.ts'
import type { StepView } from '../approval-answers.rule.ts'
import { isApproved, isCopy, isWaiting, stepStatuses } from '../approval-codes.rule.ts'
import { stepMarks, type StepMark } from '../step-mark.rule.ts'
import { approvalTexts } from './approval.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/**
 * 결재란: the drafter, then everybody who signs, with name, date and who signed in whose place (admin 6, 10.5).
 */
export function StampTable({ steps }: { steps: readonly StepView[] }) {
  const text = useTexts(approvalTexts)
  const { data: kinds } = useCodes('STEP_KIND')
  const { data: states } = useCodes('STEP_STATUS')
  const nameIn = (codes: typeof kinds, code: string) =>
    codes?.find((each) => each.code === code)?.codeNm ?? ''
  const stamps = steps.filter(
    ({ stepKindCd, stepStatusCd }) => !isCopy(stepKindCd) && stepStatusCd !== stepStatuses.cancelled,
  )
  const copies = steps.filter(({ stepKindCd }) => isCopy(stepKindCd))
  return (
    <section className="appr-stamps" aria-label={text('stamps')}>
      <ol>
        {stamps.map((step) => (
          <li key={step.apprStepNo} className={toneOf(step)}>
            <span className="appr-stamp-kind">
              {nameIn(kinds, step.stepKindCd)}
              {step.fixedYn === 'Y' && <em>{text('fixed')}</em>}
            </span>
            <span className="appr-stamp-person">
              <small>{[step.deptNm, step.positionNm].filter(Boolean).join(' ')}</small>
              <strong>{step.actUserNm ?? step.userNm}</strong>
              <Marks step={step} />
            </span>
            <span className="appr-stamp-foot">
              {step.actDt ? showMoment(step.actDt) : nameIn(states, step.stepStatusCd)}
              {step.stepStatusCd === stepStatuses.rejected && <b>{nameIn(states, step.stepStatusCd)}</b>}
            </span>
          </li>
        ))}
      </ol>
      {copies.length > 0 && (
        <p className="appr-copies">
          <b>{text('copies')}</b>{' '}
          {copies.map((step) => (
            <span key={step.apprStepNo}>
              {step.userNm}{' '}
              <small>
                ({step.postSeenDt ? text('seenAt', { moment: showMoment(step.postSeenDt) }) : text('notSeen')}
                )
              </small>
            </span>
          ))}
        </p>
      )}
    </section>
  )
}

function toneOf({ stepStatusCd }: StepView): string {
  if (isWaiting(stepStatusCd)) return stepStatusCd === stepStatuses.held ? 'is-held' : 'is-waiting'
  if (stepStatusCd === stepStatuses.rejected) return 'is-rejected'
  return isApproved(stepStatusCd) ? 'is-signed' : ''
}

function Marks({ step }: { step: StepView }) {
  const text = useTexts(approvalTexts)
  const marks = stepMarks(step)
  const elsewhere = !step.actUserId && step.assignUserId && step.assignUserId !== step.userId
  return (
    <>
      {marks.map((mark) => (
        <span key={mark.kind} className="appr-mark">
          <MarkText mark={mark} />
        </span>
      ))}
      {elsewhere && (
        <span className="appr-mark">
          {text('assigned', { name: step.assignUserNm ?? step.assignUserId ?? '' })}
        </span>
      )}
      {step.stepStatusCd === stepStatuses.toBeSeen && (
        <span className="appr-mark is-after">{text('mark.after')}</span>
      )}
      {step.stepStatusCd === stepStatuses.seen && (
        <span className="appr-mark">{text('mark.seen', { moment: showMoment(step.postSeenDt) })}</span>
      )}
    </>
  )
}
/** '대결 B (원 결재자 A)' in the language of the page. */
export function MarkText({ mark }: { mark: StepMark }) {
  const text = useTexts(approvalTexts)
  if (mark.kind === 'final') return <>{text('mark.final')}</>
  return <>{text(`mark.${mark.kind}`, { actor: mark.actor, original: mark.original })}</>
}
