import { Form, InputNumber, Select } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { BasePopup } from '../../../../core/web/components/BasePopup.tsx'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { chmMsds, type ChmMsds } from '../msds.resource.ts'
import { useOpenPdf } from '../../../../core/web/open-pdf.ts'
import { msdsTexts } from './msds.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

interface Order {
  labelTypeCd: string
  langCd: string
  containerL: number
  sideCm2?: number | null
  copies: number
}
/** Below it the size follows from the side of the container. */
const smallestSizedL = 5
const drum: Order = { labelTypeCd: '1', langCd: 'kr', containerL: 200, copies: 1 }

/** Kind, language, container and copies of warning labels; they open as PDF. */
export function LabelPopup({ msds, onClose }: { msds: ChmMsds; onClose: () => void }) {
  const [form] = Form.useForm<Order>()
  const types = useCodes('LABEL_TYPE').data ?? []
  const languages = useCodes('LANG').data ?? []
  const pdf = useOpenPdf()
  const text = useTexts(msdsTexts)
  const containerL = Form.useWatch('containerL', form) ?? drum.containerL
  const options = (codes: { code: string; codeNm: string }[]) =>
    codes.map(({ code, codeNm }) => ({ value: code, label: codeNm }))
  const print = async () => {
    const order = await form.validateFields()
    await pdf.open(() => api.blob(`${chmMsds.path}/${msds.msdsNo}/label`, { ...order }, { overlay: true }))
    return false
  }
  return (
    <BasePopup
      open
      form={form}
      title={text('printLabel')}
      onClose={onClose}
      confirmText={text('printIt')}
      onConfirm={print}
    >
      <Form<Order> form={form} layout="vertical" initialValues={drum}>
        <Form.Item name="labelTypeCd" label={text('labelType')} rules={[{ required: true }]}>
          <Select options={options(types)} />
        </Form.Item>
        <Form.Item name="langCd" label={text('language')} rules={[{ required: true }]}>
          <Select options={options(languages)} />
        </Form.Item>
        <Form.Item name="containerL" label={text('container')} rules={[{ required: true }]}>
          <InputNumber min={0.001} max={100_000} />
        </Form.Item>
        {containerL < smallestSizedL && (
          <Form.Item name="sideCm2" label={text('side')} rules={[{ required: true }]}>
            <InputNumber min={1} max={10_000} />
          </Form.Item>
        )}
        <Form.Item name="copies" label={text('copies')} rules={[{ required: true }]}>
          <InputNumber min={1} max={200} precision={0} />
        </Form.Item>
      </Form>
    </BasePopup>
  )
}
