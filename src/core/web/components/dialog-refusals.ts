import type { FormInstance } from 'antd'
import type { Reason } from '../../shared/resource.ts'
import type { ApiError } from '../api.ts'

export interface DialogRefusal {
  message: string
  details: readonly string[]
  reasons: readonly Reason<string>[]
}
interface OpenDialog {
  /** The form that stands in the dialog, when it has one. */
  form: FormInstance | undefined
  show: (refusal?: DialogRefusal) => void
}
/** Dialogs that are open, the topmost last. */
const openDialogs: OpenDialog[] = []

/** @returns takes the dialog off again */
export function openDialog(dialog: OpenDialog): () => void {
  openDialogs.push(dialog)
  return () => void openDialogs.splice(openDialogs.indexOf(dialog), 1)
}

/** Takes the refusal out of the topmost dialog: a new request begins there. */
export const forgetRefusal = (): void => openDialogs.at(-1)?.show()

/**
 * What the server refuses while a dialog is open is said in that dialog: at the fields of its form, and the
 * rest above them. No alert covers what has to be corrected.
 * @returns false when no dialog is open, or the failure is none of what was entered
 */
export function shownInDialog({ status, body }: ApiError): boolean {
  const top = openDialogs.at(-1)
  if (!top || ![400, 409, 413, 422].includes(status)) return false
  const { form } = top
  const names = Object.keys((form?.getFieldsValue() ?? {}) as object)
  const headOf = (path: string) => path.split('.')[0] ?? path
  const at = body.fields.filter(({ path }) => names.includes(headOf(path)))
  const others = body.fields.filter((field) => !at.includes(field))
  form?.setFields(at.map(({ path, message }) => ({ name: headOf(path), errors: [message] })))
  const [first] = at
  if (first) form?.focusField(headOf(first.path))
  const isSaid = others.length === 0 && body.reasons.length === 0 && at.length > 0
  top.show(
    isSaid
      ? undefined
      : {
          message: body.message,
          details: others.map(({ message }) => message),
          reasons: body.reasons,
        },
  )
  return true
}
