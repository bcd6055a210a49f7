import { Form } from 'antd'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { LabelPreview } from '../../ghs/web/LabelPreview.tsx'
import type { chmMsds } from '../msds.resource.ts'

type MsdsForm = RecordFormHandle<typeof chmMsds>
type ClassLine = { ghsClassCd?: string; ghsCatCd?: string; hCode?: string | null }

/** The whole of a sheet: head, classification with the label that follows from it, sixteen sections. */
export function MsdsFields({ form }: { form: MsdsForm }) {
  const { Field, Lines, antd } = form
  const value = <T,>(name: string) => Form.useWatch(name, { form: antd, preserve: true }) as T | null | undefined
  const ghs = value<ClassLine[]>('ghs') ?? []
  const chosen = value<string[]>('labelPCodes')
  return (
    <>
      <Block title="기본">
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
      <Block title="영업비밀(비공개승인)">
        <Field name="secretYn" />
        <Field name="secretApprNo" />
        <Field name="secretStartYmd" />
      </Block>
      <Block title="GHS 분류와 경고표지">
        <Lines name="ghs" />
        <Field name="pictoCds" />
        <Field name="labelPCodes" />
        <LabelPreview lines={ghs} {...(chosen && { chosen })} />
      </Block>
      <Block title="16개 항목">
        <Lines name="sects" columns={{ sectCd: { width: 220 }, contents: { width: 620 } }} />
      </Block>
    </>
  )
}
