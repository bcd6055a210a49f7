import { createContext, use, type ComponentType } from 'react'
import type { AnyResource } from '../../shared/resource.ts'
import type { RecordKey } from '../data/query-keys.ts'
import type { RecordFormHandle } from './use-record-form.ts'

/** The form as its fields see it, whatever its resource is. */
export type FormInside = Omit<RecordFormHandle, 'detail'>
export const RecordFormContext = createContext<FormInside | null>(null)
export function useFormOfRecord(): FormInside {
  const form = use(RecordFormContext)
  if (!form) throw new Error('Field and LinesField stand inside a RecordForm')
  return form
}

export interface LinesUploadProps {
  resource: AnyResource
  /** Name of the lines in the definition. */
  name: string
  record: RecordKey
}
/** The button that takes lines of a stored record from a workbook; the room of uploads stands on this one. */
export const LinesUploadContext = createContext<ComponentType<LinesUploadProps> | null>(null)
