import { CheckCircleFilled } from '@ant-design/icons'
import { showMoment } from '../../../../core/shared/dates.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { PermitSection } from '../../permit/web/PermitSection.tsx'
import type { LotoExplanations } from '../loto-board.rule.ts'
import { lawName, stepName, stepRefusal } from '../loto.rule.ts'
import type { Loto } from '../loto.resource.ts'
import { useLotoAct } from './loto-queries.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { lotoTexts } from './loto-page.texts.ts'
import { said } from '../../../../core/web/text/text.ts'

/** The fixed steps of 안전보건규칙 제319조, one after the other. */
export function StepsBlock({ loto, explain }: { loto: Loto; explain: LotoExplanations | undefined }) {
  const say = useTexts(lotoTexts)
  const { act } = useLotoAct(loto.lotoNo)
  if (loto.steps.length === 0) return null
  const stage =
    loto.state === 'isolating' ? 'isolate' : loto.state === 'releaseRequested' ? 'restore' : undefined
  return (
    <PermitSection name="steps" title={say('steps')}>
      <ol className="loto-steps">
        {loto.steps.map((step) => (
          <li key={step.lotoStepNo} className={step.confirmDt ? 'is-done' : ''}>
            <div>
              <strong>{said(stepName(step))}</strong>
              <span className="permit-note">
                {step.stageNm} · {said(lawName(step.basisTxt ?? ''))}
                {step.confirmDt && ` · ${step.confirmUserNm ?? ''} ${showMoment(step.confirmDt).slice(5)}`}
              </span>
            </div>
            {step.confirmDt ? (
              <CheckCircleFilled aria-label={say('confirmed')} />
            ) : (
              explain?.isolates &&
              step.stageCd === stage &&
              stepRefusal(loto.steps, step, loto.points) === undefined && (
                <BusyButton size="large" action={() => act(`step/${step.lotoStepNo}`)}>
                  {say('confirm')}
                </BusyButton>
              )
            )}
          </li>
        ))}
      </ol>
    </PermitSection>
  )
}
