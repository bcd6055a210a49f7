import { Alert } from 'antd'
import { useEffect, useRef, type ComponentRef } from 'react'
import type { DialogRefusal } from './dialog-refusals.ts'

/** What the server has refused, at the head of the dialog in which it was asked for. */
export function RefusalInDialog({ refusal }: { refusal: DialogRefusal }) {
  const alert = useRef<ComponentRef<typeof Alert>>(null)
  const { message, details, reasons } = refusal
  // Whoever pressed the button at the end of a long dialog looks there, and not at its head.
  useEffect(() => void alert.current?.nativeElement.scrollIntoView({ block: 'nearest' }), [refusal])
  // The first reason is often the message itself.
  const lines = [...details, ...reasons.map((reason) => reason.message)].filter((line) => line !== message)
  return (
    <Alert
      ref={alert}
      className="dialog-refusal"
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
