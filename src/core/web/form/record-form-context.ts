import { createContext, use } from 'react'
import type { RecordFormHandle } from './use-record-form.ts'

/** The form as its fields see it, whatever its resource is. */
export type FormInside = Omit<RecordFormHandle, 'detail'>
export const RecordFormContext = createContext<FormInside | null>(null)
export function useFormOfRecord(): FormInside {
  const form = use(RecordFormContext)
  if (!form) throw new Error('Field and LinesField stand inside a RecordForm')
  return form
}
