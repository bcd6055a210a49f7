import { agreePolicies, stepKinds } from '../approval-codes.rule.ts'
import { Block } from '../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { apprPolicy, apprTargets } from '../appr-policy.resource.ts'
import { registerTexts } from './register.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** 결재정책 (manage/appr/apprPolicy): what every document of a business kind goes through. */
export function ApprPolicyPage() {
  const text = useTexts(registerTexts)
  return (
    <RegisterPage
      resource={apprPolicy}
      help={`${text('policyHelp')} ${text('conditionHelp')}`}
      first={{ agreePolicyCd: agreePolicies.all, dueDays: 3, keepYear: 3 }}
      form={({ Field, Lines }) => (
        <>
          <Block title={text('basics')}>
            <Field name="apprBizCd" />
            <Field name="formNm" span={2} />
            <Field name="agreePolicyCd" />
            <Field name="dueDays" />
            <Field name="keepYear" />
            <Field name="jeonKyulYn" />
            <Field name="bulkYn" />
            <Field name="signPwYn" />
            <Field name="useYn" />
            <Field name="jeonKyulCond" span="all" extra={text('conditionHelp')} />
          </Block>
          <Lines
            name="fixedSteps"
            blank={{ stepKindCd: stepKinds.approve, targetCd: apprTargets.draftHead }}
          />
        </>
      )}
    />
  )
}
