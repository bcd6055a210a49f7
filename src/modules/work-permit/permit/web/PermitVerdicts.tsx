import { Form, Tag } from 'antd'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { useFormOfRecord } from '../../../../core/web/form/record-form-context.ts'
import { riskGrades } from '../permit-codes.rule.ts'
import type { PermitParameters } from '../permit-parameters.rule.ts'
import { judgeDraftRisk, judgeDraftValidity } from './judge-draft.ts'
import { RiskTag, ToneTag } from './PermitTags.tsx'
import { said } from '../../../../core/web/text/text.ts'

/** What follows from what has been written so far: grade, time, papers and people that will be needed. */
export function PermitVerdicts({ parameters }: { parameters: PermitParameters | undefined }) {
  const { antd } = useFormOfRecord()
  const values = (Form.useWatch((all: Record<string, unknown>) => all, { form: antd, preserve: true }) ??
    {}) as Record<string, unknown>
  const risk = judgeDraftRisk(values, parameters)
  const time = judgeDraftValidity(values, parameters)
  return (
    <section className="permit-block permit-verdicts" aria-label="자동 판정" aria-live="polite">
      <h3>자동 판정</h3>
      {!risk && (
        <p className="permit-note">
          기본허가와 폭발위험장소를 고르면 위험등급과 필요한 서류를 바로 알려 드립니다.
        </p>
      )}
      {risk && (
        <dl>
          <div>
            <dt>위험등급</dt>
            <dd>
              <RiskTag grade={risk.grade} name={riskGrades[risk.grade]} />
              {risk.reasons.join(', ') || '해당 사유 없음'} <Explain {...risk.explanation} />
            </dd>
          </div>
          {time && (
            <div>
              <dt>작업시간</dt>
              <dd>
                <ToneTag tone={time.ok ? 'success' : 'danger'}>{time.ok ? '가능' : '불가'}</ToneTag>
                {time.reasons.map(({ message }) => message).join(' ') ||
                  said(time.explanation.inputs.at(-1)?.value ?? '')}{' '}
                <Explain {...time.explanation} />
                {time.handoverDts.length > 0 && (
                  <div className="permit-note">
                    교대시각({time.handoverDts.map((each) => each.slice(11)).join(', ')})에 인계 서명과
                    재측정이 필요합니다.
                  </div>
                )}
              </dd>
            </div>
          )}
          {(risk.requirements.length > 0 || risk.jsaNeeded) && (
            <div>
              <dt>필요 서류·인원</dt>
              <dd>
                {[
                  ...(risk.jsaNeeded ? [{ name: 'JSA(작업안전분석)', source: '위험등급 기준' }] : []),
                  ...risk.requirements,
                ].map(({ name, source }) => (
                  <Tag key={name} title={source}>
                    {name} ({source})
                  </Tag>
                ))}
              </dd>
            </div>
          )}
          {risk.refusals.length > 0 && (
            <div>
              <dt>허가 불가</dt>
              <dd className="permit-bad">{risk.refusals.map(({ message }) => message).join(' ')}</dd>
            </div>
          )}
        </dl>
      )}
    </section>
  )
}
