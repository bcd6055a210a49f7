import { Modal, type FormInstance, type ModalProps } from 'antd'
import { useEffect, useState, type ComponentType } from 'react'
import { forgetRefusal, openDialog, type DialogRefusal } from './dialog-refusals.ts'
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
  // No first page needs the alert, so it comes with the first dialog; until then the words stand alone.
  const [Alert, setAlert] = useState<ComponentType<{ refusal: DialogRefusal }>>()
  useEffect(() => {
    if (!open) return undefined
    import('./RefusalInDialog.tsx').then(
      (part) => setAlert(() => part.RefusalInDialog),
      () => undefined,
    )
    return openDialog({ form, show: setRefusal })
  }, [open, form])
  return (
    <Modal
      {...props}
      onOk={(event) => {
        forgetRefusal()
        onOk?.(event)
      }}
      afterOpenChange={(next) => {
        if (!next) giveBack(opener)
        afterOpenChange?.(next)
      }}
    >
      {refusal && (Alert ? <Alert refusal={refusal} /> : <p role="alert">{refusal.message}</p>)}
      {children}
    </Modal>
  )
}
