import { Alert, Modal, type FormInstance, type ModalProps } from 'antd'
import { useEffect, useRef, useState, type ComponentRef } from 'react'
import { openDialog, type DialogRefusal } from './dialog-refusals.ts'
import { giveBack, openerNow } from './opener.ts'

export interface DialogProps extends ModalProps {
  /** The form that stands in it: what the server refuses is said at its fields. */
  form?: FormInstance
}

/**
 * The kit's Modal, which gives the focus back to where it came from. The kit notes that only after what
 * stands in the popup has taken the focus itself, so without motion it finds nothing to go back to; and a
 * popup that is taken away while it is open has no time to. Both are done here.
 */
export function Dialog({ afterOpenChange, form, children, onOk, ...props }: DialogProps) {
  const open = props.open === true
  const [shown, setShown] = useState(() => ({ open, opener: openerNow() }))
  // While this is drawn the popup has not taken the focus yet.
  if (shown.open !== open) setShown({ open, opener: open ? openerNow() : shown.opener })
  const { opener } = shown
  useEffect(() => () => giveBack(opener), [opener])
  const [refusal, setRefusal] = useState<DialogRefusal>()
  useEffect(() => (open ? openDialog({ form, show: setRefusal }) : undefined), [open, form])
  return (
    <Modal
      {...props}
      onOk={(event) => {
        setRefusal(undefined)
        onOk?.(event)
      }}
      afterOpenChange={(next) => {
        if (!next) giveBack(opener)
        afterOpenChange?.(next)
      }}
    >
      {refusal && <Refusal refusal={refusal} />}
      {children}
    </Modal>
  )
}

function Refusal({ refusal }: { refusal: DialogRefusal }) {
  const alert = useRef<ComponentRef<typeof Alert>>(null)
  const { message, details, reasons } = refusal
  // Whoever pressed the button at the end of a long dialog looks there, and not at its head.
  useEffect(() => void alert.current?.nativeElement.scrollIntoView({ block: 'nearest' }), [refusal])
  const lines = [...details, ...reasons.map((reason) => reason.message)]
  return (
    <Alert
      ref={alert}
      type="error"
      showIcon
      role="alert"
      title={message}
      description={
        lines.length > 0 && (
          <ul className="form-reasons">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )
      }
    />
  )
}
