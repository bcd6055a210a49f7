import { useEffect, type ReactNode } from 'react'
import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { AnyResource, Detail } from '../../shared/resource.ts'
import { useNotice } from '../components/notice.tsx'
import { RecordForm } from '../form/RecordForm.tsx'
import type { RecordFormHandle } from '../form/use-record-form.ts'
import { useRemove } from '../data/hooks.ts'
import type { RecordKey } from '../data/query-keys.ts'
import { useTab } from '../TabHost.tsx'
import { HistoryDrawer } from './HistoryDrawer.tsx'
import { Stamps } from './Stamps.tsx'
import './record.css'

interface SideRecordProps<R extends AnyResource> {
  resource: R
  recordKey: RecordKey
  form: RecordFormHandle<R>
  detail: Detail<R>
  texts: { save: string; remove: string; removed: string; removeConfirm: string }
  onDirty: (dirty: boolean) => void
  /** After it was deleted. */
  onGone: () => void
  /** Further actions on the record, between save and delete. */
  tools?: ReactNode
  /** The fields. */
  children: ReactNode
}
/** The record that was chosen in a tree beside it: its form, and save, delete and history below. */
export function SideRecord<R extends AnyResource>({
  resource,
  recordKey,
  form,
  detail,
  texts,
  onDirty,
  onGone,
  tools,
  children,
}: SideRecordProps<R>) {
  const tab = useTab()
  const notice = useNotice()
  const remove = useRemove(resource)
  const { dirty } = form
  useEffect(() => {
    onDirty(dirty)
    tab.setDirty(dirty)
  }, [tab, dirty, onDirty])
  const ask = async () => {
    if (!(await notice.confirm(texts.removeConfirm, { danger: true }))) return
    try {
      await remove(recordKey)
      notice.info(texts.removed)
      onGone()
    } catch {
      // The shell has shown the refusal; the record stays chosen.
    }
  }
  return (
    <>
      <RecordForm form={form}>{children}</RecordForm>
      <Stamps row={detail.data} />
      <div className="side-record-tools">
        {form.editable && (
          <>
            <Button type="primary" loading={form.saving} disabled={!dirty} onClick={() => void form.submit()}>
              {texts.save}
            </Button>
            {tools}
            <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => void ask()}>
              {texts.remove}
            </Button>
          </>
        )}
        <HistoryDrawer resource={resource} recordKey={recordKey} />
      </div>
    </>
  )
}
