import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import type { PermitRequirement, WorkPlan } from '../risk-grade.rule.ts'
import { workPermit } from '../work-permit.resource.ts'
import { PermitSection } from './PermitSection.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'

interface Props {
  permitNo: number
  editable: boolean
  /** What the work needs by its figures; its working plans each have a place of their own. */
  requirements: readonly PermitRequirement[]
}
/**
 * Pictures of the place and of what is posted there, the working plans that the work needs, and other papers.
 */
export function PhotosBlock({ permitNo, editable, requirements }: Props) {
  const say = useTexts(permitTexts)
  const plans = requirements.flatMap(({ plan }): WorkPlan[] => (plan ? [plan] : []))
  return (
    <PermitSection name="photos" title={say('photos')}>
      <Attachments resource={workPermit} name="photo" taskKey={permitNo} editable={editable} />
      {plans.map((plan) => (
        <div key={plan} data-target={`photos/${plan}`}>
          <Attachments resource={workPermit} name={plan} taskKey={permitNo} editable={editable} />
        </div>
      ))}
      <Attachments resource={workPermit} name="document" taskKey={permitNo} editable={editable} />
    </PermitSection>
  )
}
