import { useState, type ReactNode } from 'react'
import { Form } from 'antd'
import type { Fields } from '../../../../core/shared/field.ts'
import { ApiError } from '../../../../core/web/api-error.ts'
import { FormDialog } from '../../../../core/web/components/FormDialog.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { FieldInput } from '../../../../core/web/form/FieldInput.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { classTexts } from './class-page.texts.ts'

interface AskDialogProps {
  title: string
  fields: Fields
  first?: Record<string, unknown>
  onClose: () => void
  /** Does it; a refusal is said at its field, or above. */
  onAsk: (values: Record<string, unknown>) => Promise<unknown>
  children?: ReactNode
}
/** Asks for a few fields and does one act of a class with them. */
export function AskDialog({ title, fields, first, onClose, onAsk, children }: AskDialogProps) {
  const text = useTexts(classTexts)
  const notice = useNotice()
  const [form] = Form.useForm<Record<string, unknown>>()
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    try {
      await onAsk(form.getFieldsValue(true) as Record<string, unknown>)
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const known = error.body.fields.filter(({ path }) => path in fields)
      form.setFields(known.map(({ path, message }) => ({ name: path, errors: [message] })))
      if (known.length === 0) notice.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      open
      form={form}
      title={title}
      okText={text('ok')}
      cancelText={text('cancel')}
      confirmLoading={busy}
      onOk={() => void ask()}
      onCancel={onClose}
    >
      {children}
      <Form form={form} layout="vertical" name="class-ask" initialValues={first ?? {}}>
        {Object.entries(fields).map(([name, field]) => (
          <Form.Item key={name} name={name} label={field.label} required={field.required}>
            <FieldInput field={field} />
          </Form.Item>
        ))}
      </Form>
    </FormDialog>
  )
}
