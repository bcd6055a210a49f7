import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Select } from 'antd'
import { useState } from 'react'
import { ApiError } from '../../../../core/web/api-error.ts'
import { api } from '../../../../core/web/api.ts'
import { FormDialog } from '../../../../core/web/components/FormDialog.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useList } from '../../../../core/web/data/hooks.ts'
import { FieldInput } from '../../../../core/web/form/FieldInput.tsx'
import { useSpoken } from '../../../../core/web/text/labels.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { rsaHazard } from '../../hazard/rsa-hazard.resource.ts'
import { rsaMeasure } from '../../measure/rsa-measure.resource.ts'
import { jointTexts } from '../joint.texts.ts'
import { rsaTarget, type RsaTarget } from '../rsa-target.resource.ts'

const asked = ['hierCd', 'measureTxt', 'interimTxt', 'dueYmd'] as const
const mostRows = 300

/** The plant, reviewing the assessment of a company, demands a measure for one of its rows. */
export function Demand({ row }: { row: RsaTarget }) {
  const text = useTexts(jointTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('demand')}</Button>
      {open && <DemandDialog row={row} onClose={() => setOpen(false)} />}
    </>
  )
}
function DemandDialog({ row, onClose }: { row: RsaTarget; onClose: () => void }) {
  const text = useTexts(jointTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const { fields } = useSpoken(rsaMeasure)
  const [form] = Form.useForm<Record<string, unknown>>()
  const [busy, setBusy] = useState(false)
  const { rows } = useList(rsaHazard, { rsaTargetNo: String(row.rsaTargetNo), limit: mostRows })
  const save = async () => {
    // What is missing is said at its field; antd marks it.
    const isComplete = await form.validateFields().then(
      () => true,
      () => false,
    )
    if (!isComplete) return
    setBusy(true)
    try {
      await api.put(`${rsaTarget.path}/${row.rsaTargetNo}/demand`, {
        rowEntity: rsaHazard.name,
        ...form.getFieldsValue(true),
      })
      for (const name of [rsaMeasure.name, rsaTarget.name])
        await client.invalidateQueries({ queryKey: [name] })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const known = error.body.fields.map(({ path, message }) => ({
        name: path.replace(/^measures\.\d+\./, ''),
        errors: [message],
      }))
      form.setFields(known)
      if (known.length === 0) notice.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      open
      form={form}
      title={text('demand')}
      okText={text('save')}
      cancelText={text('cancel')}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" name="rsa-demand">
        <Form.Item name="rowNo" label={text('row')} required rules={[{ required: true }]}>
          <Select
            options={rows.map(({ rsaHazardNo, hazardTxt }) => ({ value: rsaHazardNo, label: hazardTxt }))}
          />
        </Form.Item>
        {asked.map((name) => (
          <Form.Item
            key={name}
            name={name}
            label={fields[name].label}
            required={fields[name].required}
            rules={[{ required: fields[name].required }]}
          >
            <FieldInput field={fields[name]} />
          </Form.Item>
        ))}
      </Form>
    </FormDialog>
  )
}
