import { useState } from 'react'
import { Form } from 'antd'
import { messages } from '../../shared/messages.ts'
import type { Reason } from '../../shared/resource.ts'
import { ApiError } from '../api.ts'
import { Dialog } from '../components/Dialog.tsx'
import { focusUnlessTyping } from '../form/focus-issue.ts'
import { sha256 } from '../sha256.ts'
import { usePageText } from '../text/page-text.ts'
import { said } from '../text/text.ts'
import { PasswordField, passwordName, wrongPassword } from './PasswordField.tsx'
import { RefusalAlert } from './ReasonList.tsx'

/** The fields of a request that is a signature. */
export interface Signature {
  userPwdSHA: string
}

/**
 * Asks for the password with which somebody signs, for signatures that are no transition of a record. Closes
 * when it is given.
 */
export function SignDialog({
  title,
  about,
  statement,
  onSign,
  onClose,
}: {
  title: string
  /** The record that is signed: its number and name. */
  about: string
  /** What the signature says. */
  statement: string
  /** Rejects with an ApiError, which is shown here. */
  onSign: (signature: Signature) => Promise<unknown>
  onClose: () => void
}) {
  const text = usePageText()
  const [form] = Form.useForm<Record<string, string>>()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ message: string; reasons: readonly Reason<string>[] }>()
  const sign = async () => {
    const password = form.getFieldValue(passwordName) as string | undefined
    form.setFields([{ name: passwordName, errors: password ? [] : [said(messages.passwordRequired)] }])
    if (!password) return
    setBusy(true)
    setRefusal(undefined)
    try {
      await onSign({ userPwdSHA: sha256(password) })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const wrong = wrongPassword(error)
      if (wrong === undefined) setRefusal({ message: error.message, reasons: error.body.reasons })
      else form.setFields([{ name: passwordName, errors: [wrong] }])
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={title}
      okText={text('record.sign')}
      cancelText={text('common.close')}
      confirmLoading={busy}
      mask={{ closable: false }}
      onOk={() => void sign()}
      onCancel={onClose}
      afterOpenChange={(open) => {
        if (open) focusUnlessTyping(form, passwordName)
      }}
    >
      <RefusalAlert refusal={refusal} />
      <div className="transition-about">
        <strong>{about}</strong>
        <span>{statement}</span>
      </div>
      <Form form={form} layout="vertical" name="signature">
        <PasswordField onEnter={() => void sign()} />
      </Form>
    </Dialog>
  )
}
