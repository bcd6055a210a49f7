import type { ReactNode } from 'react'
import type { FormInstance } from 'antd'
import { Dialog } from './Dialog.tsx'
import { usePageText } from '../text/page-text.ts'
import { BusyButton } from './BusyButton.tsx'
import { useGivingUp } from './giving-up.ts'

const usualWidthPx = 640

interface Props {
  open: boolean
  title: string
  onClose: () => void
  /**
   * Sends the chosen data; the popup closes when it has settled, and stays when it throws or answers false.
   * Absent: no confirm button.
   */
  onConfirm?: () => unknown
  /** Nothing is chosen yet. */
  confirmDisabled?: boolean
  /** Without the right to write, the confirm button is hidden. */
  editable?: boolean
  /** Default 승인. */
  confirmText?: string
  /** Default 닫기. */
  closeText?: string
  fullscreen?: boolean
  widthPx?: number
  /** The form that stands in it: what the server refuses is said at its fields; closing asks once it is touched. */
  form?: FormInstance
  children: ReactNode
}

/** The popup that all others are made of (specification section 2). */
export function BasePopup(props: Props) {
  const { open, title, onClose, onConfirm, editable = true, fullscreen = false } = props
  const text = usePageText()
  const giveUp = useGivingUp(() => props.form?.isFieldsTouched() ?? false)
  const confirm = async () => {
    if ((await onConfirm?.()) !== false) onClose()
  }
  const buttons = [
    <BusyButton key="close" action={() => giveUp(onClose)}>
      {props.closeText ?? text('common.close')}
    </BusyButton>,
    // The act stands rightmost, as in every question of the kit.
    onConfirm && editable && (
      <BusyButton key="confirm" type="primary" action={confirm} disabled={props.confirmDisabled ?? false}>
        {props.confirmText ?? text('common.approve')}
      </BusyButton>
    ),
  ]
  return (
    <Dialog
      open={open}
      title={title}
      {...(props.form && { form: props.form })}
      onCancel={onClose}
      footer={buttons}
      mask={{ closable: false }}
      destroyOnHidden
      width={fullscreen ? '100vw' : (props.widthPx ?? usualWidthPx)}
      rootClassName={fullscreen ? 'portal-popup-full' : undefined}
      style={fullscreen ? { top: 0, padding: 0, maxWidth: '100vw' } : undefined}
    >
      {props.children}
    </Dialog>
  )
}
