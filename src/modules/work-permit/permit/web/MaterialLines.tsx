import { PlusOutlined } from '@ant-design/icons'
import { Button, Form, Select } from 'antd'
import { blankRow } from '../../../../core/web/form/line-rows.ts'
import { LinesField } from '../../../../core/web/form/LinesGrid.tsx'
import { useFormOfRecord } from '../../../../core/web/form/record-form-context.ts'
import { useList } from '../../../../core/web/data/hooks.ts'
import { handledMaterial } from '../../material/handled-material.resource.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitFormTexts } from './permit-form.texts.ts'

const blank = { residueYn: 'N' }
const offered = 300

/**
 * What is handled or left in the place; an empty table says less than one button. Registered substances bring
 * their limits along.
 */
export function MaterialLines() {
  const say = useTexts(permitFormTexts)
  const { antd, editable, changed } = useFormOfRecord()
  const rows = (Form.useWatch('materials', { form: antd, preserve: true }) ?? []) as Record<string, unknown>[]
  const add = (row: Record<string, unknown>) => {
    antd.setFieldValue('materials', [blankRow({ ...blank, ...row })])
    changed()
  }
  if (rows.length > 0)
    return (
      <LinesField
        name="materials"
        blank={blank}
        toolbar={
          editable ? (insert) => <Registered onChoose={(row) => insert([{ ...blank, ...row }])} /> : undefined
        }
      />
    )
  if (!editable) return <p className="span-all permit-note permit-none">{say('noSubstance')}</p>
  return (
    <div className="span-all permit-none permit-material-add">
      <Registered onChoose={add} />
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => add({})}>
        {say('addSubstance')}
      </Button>
    </div>
  )
}

function Registered({ onChoose }: { onChoose: (row: Record<string, unknown>) => void }) {
  const say = useTexts(permitFormTexts)
  const { rows } = useList(handledMaterial, { useYn: 'Y', limit: offered })
  if (rows.length === 0) return null
  return (
    <Select
      aria-label={say('registered')}
      placeholder={say('chooseRegistered')}
      className="permit-material-pick"
      value={null}
      showSearch={{ optionFilterProp: 'label' }}
      options={rows.map(({ handledMaterialNo, matNm, casNo }) => ({
        value: handledMaterialNo,
        label: casNo ? `${matNm} (${casNo})` : matNm,
      }))}
      onChange={(chosen: number | null) => {
        const row = rows.find(({ handledMaterialNo }) => handledMaterialNo === chosen)
        if (row)
          onChoose({
            matNm: row.matNm,
            casNo: row.casNo,
            lelPct: row.lelPct,
            toxLimitPpm: row.toxLimitPpm,
            ppeTxt: row.ppeTxt,
          })
      }}
    />
  )
}
