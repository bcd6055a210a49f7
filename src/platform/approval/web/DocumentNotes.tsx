import { showMoment } from '../../../core/shared/dates.ts'
import { useCodes } from '../../../core/web/data/lookups.ts'
import { usePersonName } from '../../../core/web/record/person-name.ts'
import type { ApprovalView, StepView } from '../approval-answers.rule.ts'
import { isActing, stepStatuses } from '../approval-codes.rule.ts'
import { stepMarks } from '../step-mark.rule.ts'
import { approvalTexts, moveTexts } from './approval.texts.ts'
import { MarkText } from './StampTable.tsx'
import { useTexts, textsOf } from '../../../core/web/text/define-texts.ts'

/** The signers' opinions, newest round first. */
export function Opinions({ view }: { view: ApprovalView }) {
  const text = useTexts(approvalTexts)
  const { data: kinds } = useCodes('STEP_KIND')
  const { data: states } = useCodes('STEP_STATUS')
  const nameIn = (codes: typeof kinds, code: string) =>
    codes?.find((each) => each.code === code)?.codeNm ?? ''
  const given = view.rounds.flatMap(({ steps }) =>
    steps.filter(({ opinion, stepKindCd }) => opinion && isActing(stepKindCd)),
  )
  if (given.length === 0) return <p className="appr-note">{text('noOpinions')}</p>
  return (
    <ul className="appr-opinions">
      {given.map((step) => (
        <li
          key={step.apprStepNo}
          className={step.stepStatusCd === stepStatuses.rejected ? 'is-rejected' : ''}
        >
          <strong>{step.actUserNm ?? step.userNm}</strong> {nameIn(kinds, step.stepKindCd)} ·{' '}
          {nameIn(states, step.stepStatusCd)}{' '}
          {view.rounds.length > 1 && <small>{text('roundNo', { no: step.roundNo })}</small>}
          <Mark step={step} />
          <small className="appr-when">{showMoment(step.actDt)}</small>
          <p>{step.opinion}</p>
        </li>
      ))}
    </ul>
  )
}
const Mark = ({ step }: { step: StepView }) =>
  stepMarks(step as StepView & { jeonKyulYn: 'Y' | 'N' }).map((mark) => (
    <span key={mark.kind} className="appr-mark">
      <MarkText mark={mark} />
    </span>
  ))

/** The moves of the document: who, when and why. */
export function DocumentHistory({ view }: { view: ApprovalView }) {
  const { data: states } = useCodes('APPR_STATUS')
  const nameOf = usePersonName()
  const stateName = (code: string | null) => states?.find((each) => each.code === code)?.codeNm ?? ''
  return (
    <ol className="appr-history">
      {view.history.map((move) => (
        <li key={`${move.actDt}${move.actNm}${move.userId}`}>
          <span className="appr-when">{showMoment(move.actDt)}</span>
          <span>
            <strong>{moveName(move.actNm)}</strong> {nameOf(move.userNm, move.userId)}
            {move.fromStatCd !== move.toStatCd && (
              <small>
                {' '}
                {move.fromStatCd && `${stateName(move.fromStatCd)} → `}
                {stateName(move.toStatCd)}
              </small>
            )}
            {move.reason && <em>{move.reason}</em>}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** A name that is not known comes back as it is. */
const moveName = (actNm: string): string =>
  Object.hasOwn(moveTexts, actNm) ? textsOf(moveTexts)(actNm as keyof typeof moveTexts) : actNm
