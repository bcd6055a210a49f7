import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { chmMsds } from '../msds.resource.ts'
import { msdsTexts } from './msds.texts.ts'
import { SheetEditor } from './SheetEditor.tsx'

/**
 * The whole of a sheet: sixteen sections with their classification, head and secrecy. A new sheet begins with its
 * head; one that is there is opened to be read.
 */
export function MsdsFields({ form }: { form: RecordFormHandle<typeof chmMsds> }) {
  const text = useTexts(msdsTexts)
  const { Field } = form
  const sections = <SheetEditor key="sections" form={form} />
  const head = (
    <Block key="head" title={text('basics')}>
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
  )
  return (
    <>
      {form.detail ? [sections, head] : [head, sections]}
      <Block title={text('secrecy')}>
        <Field name="secretYn" />
        <Field name="secretApprNo" />
        <Field name="secretStartYmd" />
      </Block>
    </>
  )
}
