import { PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { blankRow } from '../../../../core/web/form/line-rows.ts'
import { LinesField } from '../../../../core/web/form/LinesGrid.tsx'
import { useFormOfRecord } from '../../../../core/web/form/record-form-context.ts'
import { useList } from '../../../../core/web/data/hooks.ts'
import { vendorEquip } from '../../../vendor/equip/vendor-equip.resource.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitFormTexts } from './permit-form.texts.ts'

/**
 * Equipment that comes in for the work, from the register of its company; the request asks whether each is
 * valid on the day.
 */
export function EquipmentLines({ vendorCd }: { vendorCd: string | null | undefined }) {
  const say = useTexts(permitFormTexts)
  const { antd, editable, changed } = useFormOfRecord()
  const rows = (Form.useWatch('equips', { form: antd, preserve: true }) ?? []) as Record<string, unknown>[]
  const { rows: known } = useList(vendorEquip, { limit: 100, vendorCd: vendorCd || undefined })
  const options = known
    .filter(({ state }) => state !== 'out')
    .map(({ vendorEquipNo, vendorEquipNm, regNo }) => ({
      code: String(vendorEquipNo),
      codeNm: `${vendorEquipNm} (${regNo})`,
    }))
  if (rows.length > 0)
    return (
      <LinesField
        name="equips"
        columns={{ vendorEquipNo: { options, width: 280 }, useTxt: { width: 240 } }}
      />
    )
  if (!editable) return <p className="span-all permit-note permit-none">{say('noEquipment')}</p>
  return (
    <div className="span-all permit-none">
      <Button
        icon={<PlusOutlined aria-hidden />}
        onClick={() => {
          antd.setFieldValue('equips', [blankRow({})])
          changed()
        }}
      >
        {say('addEquipment')}
      </Button>
    </div>
  )
}
