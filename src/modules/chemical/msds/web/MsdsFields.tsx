import { Form } from 'antd'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { useGhsColumns } from '../../ghs/web/use-ghs-columns.ts'
import { LabelPreview } from '../../ghs/web/LabelPreview.tsx'
import type { chmMsds } from '../msds.resource.ts'
import { PasteSections } from './PasteSections.tsx'
import { msdsTexts } from './msds.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'

type MsdsForm = RecordFormHandle<typeof chmMsds>
type ClassLine = { ghsClassCd?: string; ghsCatCd?: string; hCode?: string | null }

/** The whole of a sheet: head, classification with the label that follows from it, sixteen sections. */
export function MsdsFields({ form }: { form: MsdsForm }) {
  const text = useTexts(msdsTexts)
  const { Field, Lines, antd } = form
  const ghsColumns = useGhsColumns(form)
  const ghs = (Form.useWatch('ghs', { form: antd, preserve: true }) ?? []) as ClassLine[]
  const chosen = useFormValue(form, 'labelPCodes')
  return (
    <>
      <Block title={text('basics')}>
        <Field name="prodNo" />
        <Field name="langCd" />
        <Field name="msdsSrcCd" />
        <Field name="origWriterTxt" />
        <Field name="writeYmd" />
        <Field name="revYmd" />
        <Field name="recvYmd" />
        <Field name="emergencyTel" />
        <Field name="submitNo" />
        <Field name="submitYmd" />
        <Field name="changeTxt" span={2} />
      </Block>
      <Block title={text('secrecy')}>
        <Field name="secretYn" />
        <Field name="secretApprNo" />
        <Field name="secretStartYmd" />
      </Block>
      <Block title={text('classification')}>
        <Lines name="ghs" columns={ghsColumns} />
        <Field name="pictoCds" />
        <Field name="labelPCodes" />
        <LabelPreview lines={ghs} chosen={chosen} />
      </Block>
      <Block title={text('sections')} extra={form.editable && <PasteSections form={form} />}>
        <Field name="noDataTxt" span={2} />
        {form.detail?.data.noDataUserId && <Field name="noDataUserId" />}
        <Lines name="sects" columns={{ sectCd: { width: 220 }, contents: { width: 560 } }} />
      </Block>
    </>
  )
}
