import { Form, Tag } from 'antd'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { useFormOfRecord } from '../../../../core/web/form/record-form-context.ts'
import type { PermitParameters } from '../permit-parameters.rule.ts'
import { judgeDraftRisk, judgeDraftValidity } from './judge-draft.ts'
import { RiskTag, ToneTag } from './PermitTags.tsx'
import { said } from '../../../../core/web/text/text.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitFormTexts } from './permit-form.texts.ts'
import { codeText } from './code-text.ts'
import { riskGradeTexts } from '../permit-codes.texts.ts'

/** What follows from what has been written so far: grade, time, papers and people that will be needed. */
export function PermitVerdicts({ parameters }: { parameters: PermitParameters | undefined }) {
  const say = useTexts(permitFormTexts)
  const { antd } = useFormOfRecord()
  const values = Form.useWatch((all: Record<string, unknown>) => all, { form: antd, preserve: true }) ?? {}
  const risk = judgeDraftRisk(values, parameters)
  const time = judgeDraftValidity(values, parameters)
  return (
    <section className="permit-block permit-verdicts" aria-label={say('judged')} aria-live="polite">
      <h3>{say('judged')}</h3>
      {!risk && <p className="permit-note">{say('judgeHelp')}</p>}
      {risk && (
        <dl>
          <div>
            <dt>{say('grade')}</dt>
            <dd>
              <RiskTag grade={risk.grade} name={codeText(riskGradeTexts, risk.grade)} />
              {risk.reasons.join(', ') || say('noReason')} <Explain {...risk.explanation} />
            </dd>
          </div>
          {time && (
            <div>
              <dt>{say('workTime')}</dt>
              <dd>
                <ToneTag tone={time.ok ? 'success' : 'danger'}>
                  {time.ok ? say('possible') : say('impossible')}
                </ToneTag>
                {time.reasons.map(({ message }) => said(message)).join(' ') ||
                  said(time.explanation.inputs.at(-1)?.value ?? '')}{' '}
                <Explain {...time.explanation} />
                {time.handoverDts.length > 0 && (
                  <div className="permit-note">
                    {say('shiftNeeds', { times: time.handoverDts.map((each) => each.slice(11)).join(', ') })}
                  </div>
                )}
              </dd>
            </div>
          )}
          {(risk.requirements.length > 0 || risk.jsaNeeded) && (
            <div>
              <dt>{say('needed')}</dt>
              <dd>
                {[
                  ...(risk.jsaNeeded ? [{ name: say('jsa'), source: say('byGrade') }] : []),
                  ...risk.requirements,
                ].map(({ name, source }) => (
                  <Tag key={said(name)} title={said(source)}>
                    {said(name)} ({said(source)})
                  </Tag>
                ))}
              </dd>
            </div>
          )}
          {risk.refusals.length > 0 && (
            <div>
              <dt>{say('forbidden')}</dt>
              <dd className="permit-bad">{risk.refusals.map(({ message }) => said(message)).join(' ')}</dd>
            </div>
          )}
        </dl>
      )}
    </section>
  )
}
