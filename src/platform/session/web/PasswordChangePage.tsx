import { Button, Form } from 'antd'
import { useState } from 'react'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useText } from '../../../core/web/text/text.ts'
import { changePassword, PasswordFields, type PasswordValues } from './PasswordChangeForm.tsx'
import './sign-in.css'

/** The popup's two fields as a page of the menu. */
export function PasswordChangePage() {
  const text = useText()
  const { canWrite } = useTab()
  const [form] = Form.useForm<PasswordValues>()
  const [busy, setBusy] = useState(false)
  const save = async (values: PasswordValues) => {
    setBusy(true)
    if (await changePassword(form, values)) form.resetFields()
    setBusy(false)
  }
  return (
    <section className="sign-in-section">
      <PasswordFields form={form} onSubmit={(values) => void save(values)} />
      {canWrite && (
        <Button type="primary" htmlType="submit" form="password-change" loading={busy}>
          {text('common.save')}
        </Button>
      )}
    </section>
  )
}
