import { Modal, type ModalProps } from 'antd'
import { useEffect, useState } from 'react'
import { focusIsLost } from '../focus.ts'

/**
 * The kit's Modal. It gives the focus back when it closes; a popup that stands only while it is asked for is taken away before it can,
 * and gives it back here.
 */
export function Dialog(props: ModalProps) {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      setTimeout(() => {
        if (focusIsLost() && opener instanceof HTMLElement) opener.focus()
      })
    },
    [opener],
  )
  return <Modal {...props} />
}
