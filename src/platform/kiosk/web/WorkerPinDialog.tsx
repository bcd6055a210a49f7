import { useState } from 'react'
import { Form, Input } from 'antd'
import { ApiError } from '../../../core/web/api.ts'
import { Dialog } from '../../../core/web/components/Dialog.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { useText } from '../../../core/web/text/text.ts'
import { pinLength } from '../kiosk.rule.ts'
import { workerPinTexts } from './worker-pin.texts.ts'

/**
 * A worker without account signs at somebody else's device: the dialog names him and what he signs, and asks for the
 * PIN that he chose himself. Closes when he has signed.
 */
export function WorkerPinDialog({
  title,
  statement,
  name,
  onSign,
  onClose,
}: {
  title: string
  /** What he signs, in a sentence. */
  statement: string
  name: string
  /** Rejects with an ApiError, which is shown here. */
  onSign: (pinPwd: string) => Promise<unknown>
  onClose: () => void
}) {
  const say = useTexts(workerPinTexts)
  const text = useText()
  const [pinPwd, setPin] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const ready = pinPwd.length === pinLength && !busy
  const sign = async () => {
    if (!ready) return
    setBusy(true)
    setRefusal(undefined)
    try {
      await onSign(pinPwd)
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { fields, reasons } = error.body
      setRefusal([...fields, ...reasons].map(({ message }) => message).join(' ') || error.message)
      setPin('')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={title}
      okText={say('sign')}
      cancelText={text('common.close')}
      okButtonProps={{ disabled: !ready }}
      confirmLoading={busy}
      mask={{ closable: false }}
      onOk={() => void sign()}
      onCancel={onClose}
    >
      <p>{statement}</p>
      <Form layout="vertical">
        <Form.Item
          label={say('pin', { name })}
          htmlFor="worker-pin"
          validateStatus={refusal ? 'error' : ''}
          help={refusal}
        >
          <Input.Password
            id="worker-pin"
            size="large"
            inputMode="numeric"
            autoComplete="off"
            maxLength={pinLength}
            placeholder={say('digits')}
            value={pinPwd}
            onChange={({ target }) => setPin(target.value.replaceAll(/\D/g, ''))}
            onPressEnter={() => void sign()}
          />
        </Form.Item>
      </Form>
    </Dialog>
  )
}
