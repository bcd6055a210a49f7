import { useId, useState } from 'react'
import { FileExcelOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Fields } from '../../shared/field.ts'
import { downloadReasonField, downloadReasonLength, showsPersonal } from '../../shared/personal.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { api, type QueryParams } from '../api.ts'
import { BasePopup } from '../components/BasePopup.tsx'
import { excelJobs } from '../excel-jobs.ts'
import { FieldInput } from '../form/FieldInput.tsx'
import { asText } from '../form/input-props.ts'
import { browserLayoutStore } from '../grid/layout-store.ts'
import { useExcelText } from '../text/excel-texts.ts'
import { useText } from '../text/text.ts'
import { fieldBehind } from './columns-of.ts'
import { shownColumns } from './excel-columns.ts'
import type { PlainQuery } from './query-text.ts'

interface Props {
  resource: AnyResource
  query: PlainQuery
  columns: readonly { name: string; hidden?: boolean }[]
  layoutKey: string
}
/** Same conditions, columns and order as on the screen; a reason first when the columns tell about persons (admin R12). */
export function DownloadButton({ resource, query, columns, layoutKey }: Props) {
  const text = useText()
  const [busy, setBusy] = useState(false)
  /** The question that waits for its reason. */
  const [asked, setAsked] = useState<QueryParams>()
  const start = async () => {
    const names = shownColumns(columns, await browserLayoutStore.load(layoutKey)).map((name) =>
      fieldBehind(resource.fields as Fields, name),
    )
    const { page: _page, limit: _limit, ...conditions } = query
    const question = { ...conditions, columns: names.join(',') } as QueryParams
    if (showsPersonal(resource, names)) return setAsked(question)
    setBusy(true)
    try {
      await take(resource, question)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button icon={<FileExcelOutlined aria-hidden />} loading={busy} onClick={() => void start()}>
        {text('list.download')}
      </Button>
      {asked && (
        <ReasonPopup onClose={() => setAsked(undefined)} onConfirm={(downloadReason) => take(resource, { ...asked, downloadReason })} />
      )}
    </>
  )
}

async function take(resource: AnyResource, question: QueryParams): Promise<void> {
  const later = await api.download<{ data: { jobNo: number } }>(`${resource.path}/excel`, question)
  if (later) excelJobs.watch(later.data.jobNo)
}

function ReasonPopup({ onClose, onConfirm }: { onClose: () => void; onConfirm: (reason: string) => Promise<void> }) {
  const say = useExcelText()
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
        <FieldInput id={id} field={downloadReasonField} value={reason} onChange={(value) => setReason(asText(value))} />
        {length > 0 && length < min && <p role="alert">{say('reasonLength', { min, max })}</p>}
      </div>
    </BasePopup>
  )
}
