import { Form } from 'antd'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'
import { LabelPreview } from '../../ghs/web/LabelPreview.tsx'
import { useGhsColumns } from '../../ghs/web/use-ghs-columns.ts'
import type { LabelLine } from '../../ghs/web/use-label.ts'
import type { chmMsds } from '../msds.resource.ts'

/** The classification of a sheet, what it lets a person choose, and the label that follows from it. */
export function ClassificationFields({ form }: { form: RecordFormHandle<typeof chmMsds> }) {
  const { Field, Lines, antd } = form
  const ghsColumns = useGhsColumns(form)
  const ghs = (Form.useWatch('ghs', { form: antd, preserve: true }) ?? []) as LabelLine[]
  const chosen = useFormValue(form, 'labelPCodes')
  return (
    <div className="sheet-panel">
      <Lines
        name="ghs"
        columns={{
          ...ghsColumns,
          ghsClassCd: { ...ghsColumns['ghsClassCd'], width: 150 },
          ghsCatCd: { ...ghsColumns['ghsCatCd'], width: 64 },
          hCode: { ...ghsColumns['hCode'], width: 72 },
          draftYn: { width: 54 },
        }}
      />
      <Field name="pictoCds" />
      <Field name="labelPCodes" />
      <LabelPreview lines={ghs} chosen={chosen} />
    </div>
  )
}
