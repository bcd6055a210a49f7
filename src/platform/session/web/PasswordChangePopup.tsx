import { Button, Form } from 'antd'
import { useState } from 'react'
import { Dialog } from '../../../core/web/components/Dialog.tsx'
import type { PasswordPopupProps } from '../../../core/web/shell/Shell.tsx'
import { logout } from '../../../core/web/load-session.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { useText } from '../../../core/web/text/text.ts'
import { changePassword, PasswordFields, type PasswordValues } from './PasswordChangeForm.tsx'
import './sign-in.css'
import { passwordTexts } from './password.texts.ts'

const widthPx = 420

/**
 * Save stands there only on an editable route; an account that must change its password cannot go on without.
 */
export function PasswordChangePopup({ editable, must, onClose }: PasswordPopupProps) {
  const text = useText()
  const say = useTexts(passwordTexts)
  const [form] = Form.useForm<PasswordValues>()
  const [busy, setBusy] = useState(false)
  const save = async (values: PasswordValues) => {
    setBusy(true)
    const changed = await changePassword(form, values)
    setBusy(false)
    if (changed) onClose()
  }
  const canSave = editable || must
  return (
    <Dialog
      open
      title={say('title')}
      width={widthPx}
      mask={{ closable: false }}
      closable={!must}
      keyboard={!must}
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={must ? () => void logout() : onClose}>
          {text(must ? 'header.logout' : 'common.close')}
        </Button>,
        canSave && (
          <Button key="save" type="primary" htmlType="submit" form="password-change" loading={busy}>
            {text('common.save')}
          </Button>
        ),
      ]}
    >
      {must && <p className="sign-in-lead">{say('must')}</p>}
      {!canSave && <p className="sign-in-lead">{say('readOnly')}</p>}
      <PasswordFields form={form} onSubmit={(values) => void save(values)} />
    </Dialog>
  )
}
