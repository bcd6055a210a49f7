import type { FormInstance } from 'antd'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { useGivingUp } from './giving-up.ts'

/**
 * A dialog that something is typed into: a click beside it does not close it, and closing it asks once something
 * is typed.
 */
export function FormDialog({ form, onCancel, ...props }: DialogProps & { form: FormInstance }) {
  const giveUp = useGivingUp(() => form.isFieldsTouched())
  return (
    <Dialog
      {...props}
      form={form}
      mask={{ closable: false }}
      onCancel={(event) => void giveUp(() => onCancel?.(event))}
    />
  )
}
