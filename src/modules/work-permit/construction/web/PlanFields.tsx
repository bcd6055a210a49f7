import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { planSections, type safHealthPlan } from '../safety-health-plan.resource.ts'

/** The sections of the plan, in the order of the paper. */
export function PlanFields({ form }: { form: RecordFormHandle<typeof safHealthPlan> }) {
  const { Field, detail } = form
  return (
    <>
      <Block title="공사">
        <Field name="constNo" span={2} readOnly={detail !== undefined} />
        {detail && <Field name="vendorCd" />}
        {detail && <Field name="revNo" />}
        {detail && (detail.data.revNo ?? 0) > 0 && <Field name="changeTxt" />}
      </Block>
      <Block title="계획">
        {planSections.map((name) => (
          <Field key={name} name={name} />
        ))}
      </Block>
    </>
  )
}
