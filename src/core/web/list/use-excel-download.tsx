import { useId, useState, type ReactNode } from 'react'
import { downloadReasonField, downloadReasonLength, showsPersonal } from '../../shared/personal.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { api, type QueryParams } from '../api.ts'
import { BasePopup } from '../components/BasePopup.tsx'
import { excelJobs } from '../excel-jobs.ts'
import { FieldInput } from '../form/FieldInput.tsx'
import { asText } from '../components/input-props.ts'
import { excelTexts } from '../text/excel.texts.ts'
import { useTexts } from '../text/define-texts.ts'

interface ExcelDownload {
  /** @param names columns of the file: when they tell about persons, the reason is asked first (admin R12) */
  start: (question: QueryParams, names: readonly string[]) => Promise<void>
  busy: boolean
  /** Stands where the button is; it asks for the reason. */
  popup: ReactNode
}
export function useExcelDownload(resource: AnyResource): ExcelDownload {
  const [busy, setBusy] = useState(false)
  /** The question that waits for its reason. */
  const [asked, setAsked] = useState<QueryParams>()
  const take = async (question: QueryParams) => {
    const later = await api.download<{ data: { jobNo: number } }>(`${resource.path}/excel`, question)
    if (later) excelJobs.watch(later.data.jobNo)
  }
  const start = async (question: QueryParams, names: readonly string[]) => {
    if (showsPersonal(resource, names)) return setAsked(question)
    setBusy(true)
    try {
      await take(question)
    } finally {
      setBusy(false)
    }
  }
  const popup = asked && (
    <ReasonPopup
      onClose={() => setAsked(undefined)}
      onConfirm={(downloadReason) => take({ ...asked, downloadReason })}
    />
  )
  return { start, busy, popup }
}

function ReasonPopup({
  onClose,
  onConfirm,
}: {
  onClose: () => void
  onConfirm: (reason: string) => Promise<void>
}) {
  const say = useTexts(excelTexts)
  const id = useId()
  const [reason, setReason] = useState('')
  const { min, max } = downloadReasonLength
  const length = reason.trim().length
  return (
    <BasePopup
      open
      title={say('reasonTitle')}
      onClose={onClose}
      confirmText={say('download')}
      confirmDisabled={length < min}
      onConfirm={() => onConfirm(reason.trim())}
      widthPx={480}
    >
      <p>{say('reasonWhy')}</p>
      <div className="popup-field">
        <label htmlFor={id}>{say('reasonTitle')}</label>
        <FieldInput
          id={id}
          field={downloadReasonField}
          value={reason}
          onChange={(value) => setReason(asText(value))}
        />
        {length > 0 && length < min && <p role="alert">{say('reasonLength', { min, max })}</p>}
      </div>
    </BasePopup>
  )
}
