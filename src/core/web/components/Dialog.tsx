import { Modal, type ModalProps } from 'antd'
import { useEffect, useState } from 'react'
import { giveBack, openerNow } from './opener.ts'

/**
 * The kit's Modal, which gives the focus back to where it came from. The kit notes that only after what
 * stands in the popup has taken the focus itself, so without motion it finds nothing to go back to; and a
 * popup that is taken away while it is open has no time to. Both are done here.
 */
export function Dialog({ afterOpenChange, ...props }: ModalProps) {
  const open = props.open === true
  const [shown, setShown] = useState(() => ({ open, opener: openerNow() }))
  // While this is drawn the popup has not taken the focus yet.
  if (shown.open !== open) setShown({ open, opener: open ? openerNow() : shown.opener })
  const { opener } = shown
  useEffect(() => () => giveBack(opener), [opener])
  return (
    <Modal
      {...props}
      afterOpenChange={(next) => {
        if (!next) giveBack(opener)
        afterOpenChange?.(next)
      }}
    />
  )
}
