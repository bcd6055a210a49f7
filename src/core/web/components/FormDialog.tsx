import { Dialog, type DialogProps } from './Dialog.tsx'
import { useGivingUp } from './giving-up.ts'

/** Its form, or whether something stands in it that is kept elsewhere than in a form. */
type FormDialogProps = DialogProps &
  ((Required<Pick<DialogProps, 'form'>> & { touched?: never }) | { touched: boolean })

/**
 * A dialog that something is typed into: a click beside it does not close it, and closing it asks once something
 * is typed.
 */
export function FormDialog({ touched, onCancel, ...props }: FormDialogProps) {
  const giveUp = useGivingUp(() => touched ?? props.form?.isFieldsTouched() ?? false)
  return (
    <Dialog
      {...props}
      mask={{ closable: false }}
      onCancel={(event) => void giveUp(() => onCancel?.(event))}
    />
  )
}
