import { PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { blankRow } from '../../../../core/web/form/line-rows.ts'
import { LinesField } from '../../../../core/web/form/LinesGrid.tsx'
import { useFormOfRecord } from '../../../../core/web/form/record-form-context.ts'

const blank = { residueYn: 'N' }

/** What is handled or left in the place; an empty table says less than one button. */
export function MaterialLines() {
  const { antd, editable, changed } = useFormOfRecord()
  const rows = (Form.useWatch('materials', { form: antd, preserve: true }) ?? []) as Record<string, unknown>[]
  if (rows.length > 0) return <LinesField name="materials" blank={blank} />
  if (!editable) return <p className="span-all permit-note permit-none">입력된 물질이 없습니다.</p>
  return (
    <div className="span-all permit-none">
      <Button
        icon={<PlusOutlined aria-hidden />}
        onClick={() => {
          antd.setFieldValue('materials', [blankRow(blank)])
          changed()
        }}
      >
        물질 추가
      </Button>
    </div>
  )
}
