import { Alert } from 'antd'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { assessmentTypes } from '../../risk-codes.rule.ts'
import { acceptedUpTo, isOfOneLevel, isStillAbove } from '../hazard.rule.ts'
import type { rsaHazard } from '../rsa-hazard.resource.ts'
import { hazardTexts } from './hazard.texts.ts'
import { MatrixPicker } from './MatrixPicker.tsx'
import { scoreAt } from './matrix-colour.ts'
import { ScoreWhy } from './ScoreWhy.tsx'
import { SimilarRows } from './SimilarRows.tsx'
import type { NamedMatrix } from './use-sheet-facts.ts'

interface Props {
  form: RecordFormHandle<typeof rsaHazard>
  matrix: NamedMatrix
  rsaTypeCd: string
  /** Pictures of a stored row, beside what was said about it. */
  photos?: React.ReactNode
}
/** A row as a form: for a telephone, for photos, and for whoever likes the matrix better than two numbers. */
export function HazardFields({ form, matrix, rsaTypeCd, photos }: Props) {
  const say = useTexts(hazardTexts)
  const { Field, editable, detail } = form
  const isJsa = rsaTypeCd === assessmentTypes.jsa
  const set = (values: Record<string, number>) => {
    form.antd.setFieldsValue(values)
    form.changed()
  }
  const [freq, sev] = [useFormValue(form, 'freq'), useFormValue(form, 'sev')]
  const [expFreq, expSev] = [useFormValue(form, 'expFreq'), useFormValue(form, 'expSev')]
  return (
    <>
      <Block title={say('what')}>
        {isJsa && <Field name="stepNo" />}
        <Field name="stepTxt" />
        <Field name="hazardKindCd" />
        <Field name="rsaHazardClassNo" />
        <Field name="hazardTxt" span="all" />
        <Field name="occurTypeCd" />
        <Field name="victimTxt" />
        <Field name="lawTxt" />
        <Field name="controlTxt" span="all" />
        {editable && <SimilarRows form={form} />}
      </Block>
      <Block title={say('risk')}>
        <div className="span-all risk-matrices">
          <MatrixPicker
            matrix={matrix}
            title={say('now')}
            freq={freq}
            sev={sev}
            editable={editable}
            onPick={(first, second) => set({ freq: first, sev: second })}
          />
          <ScoreWhy matrix={matrix} freq={freq} sev={sev} />
        </div>
        {!isOfOneLevel(matrix) && <Field name="freq" />}
        <Field name="sev" />
        <Field name="decideTxt" span="all" />
      </Block>
      <Block title={say('measure')}>
        <Field name="measureTxt" span="all" />
        <Field name="hierCd" />
        <Field name="ownerUserId" />
        <Field name="dueYmd" />
        {detail?.data.rsaMeasureNo && <Field name="rsaMeasureNo" />}
        <div className="span-all risk-matrices">
          <MatrixPicker
            matrix={matrix}
            title={say('after')}
            freq={expFreq}
            sev={expSev}
            editable={editable}
            onPick={(first, second) => set({ expFreq: first, expSev: second })}
          />
        </div>
        {!isOfOneLevel(matrix) && isStillAbove(matrix, scoreAt(matrix, expFreq, expSev)) && (
          <Alert
            className="span-all"
            type="warning"
            showIcon
            title={say('stillAbove', { most: acceptedUpTo(matrix) ?? 0 })}
          />
        )}
        <Field name="overrideReason" span="all" />
      </Block>
      <Block title={say('opinion')}>
        <Field name="opinionTxt" span="all" />
        {detail?.data.prevScore !== null && detail && <Field name="prevScore" />}
        {photos && <div className="span-all">{photos}</div>}
      </Block>
      {detail && detail.data.resScore !== null && (
        <Block title={say('residual')}>
          <Field name="resFreq" />
          <Field name="resSev" />
          <Field name="resScore" />
          <Field name="resTxt" span="all" />
          <Field name="resDt" />
        </Block>
      )}
    </>
  )
}
