import { Button, type ButtonProps } from 'antd'
import { useState } from 'react'
import { buttonBusyMs } from '../../shared/limits.ts'
import { messages } from '../../shared/messages.ts'
import { forgetRefusal } from './dialog-refusals.ts'
import { useNotice } from './notice.tsx'
import { said } from '../text/text.ts'

interface Props extends Omit<ButtonProps, 'onClick' | 'loading'> {
  action: () => unknown
  /**
   * The form behind it does not hold: the action does not run, the validation message is shown (specification
   * section 5).
   */
  error?: boolean
}

/** Busy until the action has settled, and at least 600 ms; a refusal that nobody caught is shown. */
export function BusyButton({ action, error = false, ...props }: Props) {
  const notice = useNotice()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    if (error) return notice.error(said(messages.invalidForm))
    setBusy(true)
    forgetRefusal()
    const least = new Promise((resolve) => setTimeout(resolve, buttonBusyMs))
    try {
      await action()
    } catch (refusal) {
      notice.failure(refusal)
    }
    await least
    setBusy(false)
  }
  return <Button {...props} loading={busy} onClick={() => void run()} />
}
