import { createContext, use } from 'react'
import type { RecordFormHandle } from './use-record-form.ts'

export const RecordFormContext = createContext<RecordFormHandle | null>(null)
export function useFormOfRecord(): RecordFormHandle {
  const form = use(RecordFormContext)
  if (!form) throw new Error('Field and LinesField stand inside a RecordForm')
  return form
}
