import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { planSections, type safHealthPlan } from '../safety-health-plan.resource.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { constructionTexts } from './construction-page.texts.ts'

/** The sections of the plan, in the order of the paper. */
export function PlanFields({ form }: { form: RecordFormHandle<typeof safHealthPlan> }) {
  const say = useTexts(constructionTexts)
  const { Field, detail, editable } = form
  return (
    <>
      <Block title={say('construction')}>
        <Field name="constNo" span={2} readOnly={detail !== undefined} />
        {detail && <Field name="vendorCd" />}
        {detail && <Field name="revNo" />}
        {detail && (detail.data.revNo ?? 0) > 0 && <Field name="changeTxt" />}
      </Block>
      <Block title={say('plan')}>
        {planSections.map((name) => (
          <Field key={name} name={name} extra={editable && say(name)} />
        ))}
      </Block>
    </>
  )
}
