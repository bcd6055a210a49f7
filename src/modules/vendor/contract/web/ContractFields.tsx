import type { ReactNode } from 'react'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { yes } from '../../../../core/shared/session.ts'
import type { vendorContract } from '../vendor-contract.resource.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { contractPageTexts } from './contract-page.texts.ts'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'

type ContractForm = RecordFormHandle<typeof vendorContract>

/** The contract and the questions of the law; what an answer asks for further stands under it. */
export function ContractFields({ form }: { form: ContractForm }) {
  const say = useTexts(contractPageTexts)
  const { Field } = form
  const prohibited = yes(useFormValue(form, 'prohibitYn'))
  const target = yes(useFormValue(form, 'approveTargetYn'))
  const chemical = yes(useFormValue(form, 'chemSubYn'))
  const ask = { flagTexts: [say('applies'), say('appliesNot')] as [string, string] }
  const hint = (text: string): ReactNode => form.editable && text
  return (
    <>
      <Block title={say('contract')}>
        <Field name="contractNm" span={2} />
        <Field name="vendorCd" />
        <Field name="contractTypeCd" span={2} />
        <Field name="riskLvlCd" />
        <Field name="plantCd" />
        <Field name="deptCd" />
        <Field name="mgrUserId" />
        <Field name="fromYmd" />
        <Field name="toYmd" />
        <Field
          name="unitPriceYn"
          flagTexts={[say('unitPrice'), say('no')]}
          extra={hint(say('unitPriceHint'))}
        />
        <Field name="contractAmt" />
        <Field name="safetyAmt" />
        <Field name="remark" />
      </Block>
      <Block title={say('prohibition')}>
        <Field name="prohibitYn" {...ask} extra={hint(say('prohibitHint'))} />
        {prohibited && <Field name="prohibitTempYn" {...ask} />}
        <Field name="approveTargetYn" {...ask} extra={hint(say('approveHint'))} />
        {target && <Field name="removeReportYn" {...ask} extra={hint(say('removeHint'))} />}
        {(prohibited || target) && (
          <>
            <Field name="approveNo" />
            <Field name="approveFromYmd" />
            <Field name="approveToYmd" extra={hint(say('threeYears'))} />
          </>
        )}
        <Field
          name="subAllowYn"
          flagTexts={[say('allowed'), say('notAllowed')]}
          extra={hint(say('subHint'))}
        />
      </Block>
      <Block title={say('chemical')}>
        <Field name="chemSubYn" {...ask} extra={hint(say('chemicalHint'))} />
        {chemical && (
          <>
            <Field name="chemRptYmd" />
            <Field name="chemUrgentYn" {...ask} extra={hint(say('urgentHint'))} />
          </>
        )}
        <Field name="infoTargetYn" {...ask} extra={hint(say('infoHint'))} />
      </Block>
    </>
  )
}
