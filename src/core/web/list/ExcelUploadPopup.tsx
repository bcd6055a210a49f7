import { useState } from 'react'
import { DownloadOutlined, InboxOutlined } from '@ant-design/icons'
import { Alert, Button, Segmented, Table, Tag, Tooltip, Upload } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import type { Fields } from '../../shared/field.ts'
import { messages } from '../../shared/messages.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { Dialog } from '../components/Dialog.tsx'
import { api, ApiError } from '../api.ts'
import { FieldView } from '../form/FieldView.tsx'
import { useNotice } from '../components/notice.tsx'
import { showText } from '../form/show-text.ts'
import {
  conflictsOf,
  countsOf,
  hasErrors,
  rowStatuses,
  statusColours as colours,
  statusTexts,
  writable,
  type Preview,
  type PreviewRow,
  type RowStatus,
} from './excel-preview.ts'
import { useSubmission } from '../submission.ts'
import { queryKeys } from './query-keys.ts'
import { t, useText } from '../text/text.ts'
import { useSpoken } from '../text/labels.ts'

/** Template, file, preview with a status per row and the error per cell, apply, and a workbook of what was wrong (admin R12). */
export function ExcelUploadPopup({ resource: definition, open, onClose }: { resource: AnyResource; open: boolean; onClose: () => void }) {
  const text = useText()
  const resource = useSpoken(definition)
  return (
    <Dialog
      open={open}
      title={text('excel.titleOf', { title: resource.title })}
      width={980}
      footer={null}
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={onClose}
    >
      <Steps resource={resource} onClose={onClose} />
    </Dialog>
  )
}

interface Applied {
  applied: number
  failed: number
}

function Steps({ resource, onClose }: { resource: AnyResource; onClose: () => void }) {
  const text = useText()
  const notice = useNotice()
  const submission = useSubmission()
  const client = useQueryClient()
  const [preview, setPreview] = useState<Preview>()
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set())
  const [applied, setApplied] = useState<Applied>()
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState<'read' | 'apply' | 'file'>()
  const during = async (what: 'read' | 'apply' | 'file', work: () => Promise<void>) => {
    setBusy(what)
    setRefusal(undefined)
    try {
      await work()
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : messages.serverError)
    } finally {
      setBusy(undefined)
    }
  }
  const read = (file: File) =>
    during('read', async () => {
      const form = new FormData()
      form.append('file', file)
      const { data } = await api.upload<{ data: Preview }>(`${resource.path}/excel`, form)
      setPreview(data)
      setExcluded(new Set(conflictsOf(data.rows)))
      setApplied(undefined)
    })
  const apply = () =>
    during('apply', async () => {
      const taken = conflictsOf(preview?.rows ?? []).filter((rowNo) => !excluded.has(rowNo))
      const body = { previewNo: preview?.previewNo, excluded: [...excluded], ...(taken.length > 0 && { conflicts: taken }) }
      const path = `${resource.path}/excel/apply`
      const { data } = await submission(path, body, (requestKey) => api.post<{ data: Applied }>(path, body, { requestKey }))
      setApplied(data)
      notice.info(text('excel.applied', { count: data.applied.toLocaleString('ko-KR') }))
      await client.invalidateQueries({ queryKey: queryKeys.all(resource) })
    })
  const download = (path: string, query?: Record<string, string>) =>
    during('file', () => api.download(`${resource.path}/excel/${path}`, query))
  const count = preview ? writable(preview.rows, excluded).length : 0
  return (
    <div className="popup-body">
      {refusal && <Alert type="error" showIcon title={refusal} />}
      {!preview && (
        <>
          <div className="excel-step">
            <span>{text('excel.step1')}</span>
            <Button icon={<DownloadOutlined aria-hidden />} loading={busy === 'file'} onClick={() => void download('template')}>
              {text('excel.template')}
            </Button>
          </div>
          <div>{text('excel.step2')}</div>
          <Upload.Dragger
            accept=".xlsx"
            showUploadList={false}
            disabled={busy === 'read'}
            beforeUpload={(file) => {
              void read(file)
              return false
            }}
          >
            <p className="ant-upload-drag-icon">
              <InboxOutlined />
            </p>
            <p>{busy === 'read' ? messages.loading : text('excel.drop')}</p>
          </Upload.Dragger>
        </>
      )}
      {preview && (
        <PreviewTable resource={resource} preview={preview} excluded={excluded} onExclude={setExcluded} locked={applied !== undefined} />
      )}
      {preview && !applied && conflictsOf(preview.rows).length > 0 && <Alert type="warning" showIcon title={text('excel.conflictNote')} />}
      {applied && (
        <Alert
          type={applied.failed > 0 ? 'warning' : 'success'}
          showIcon
          title={text('excel.result', { applied: applied.applied.toLocaleString('ko-KR'), failed: applied.failed.toLocaleString('ko-KR') })}
        />
      )}
      <div className="popup-buttons">
        {preview && (hasErrors(preview) || (applied?.failed ?? 0) > 0) && (
          <Button
            icon={<DownloadOutlined aria-hidden />}
            loading={busy === 'file'}
            onClick={() => void download('errors', { previewNo: preview.previewNo })}
          >
            {text('excel.errors')}
          </Button>
        )}
        {preview && <Button onClick={() => setPreview(undefined)}>{text('excel.other')}</Button>}
        <Button onClick={onClose}>{text('common.close')}</Button>
        {preview && !applied && (
          <Button type="primary" disabled={count === 0} loading={busy === 'apply'} onClick={() => void apply()}>
            {text('excel.apply', { count: count.toLocaleString('ko-KR') })}
          </Button>
        )}
      </div>
    </div>
  )
}

interface PreviewTableProps {
  resource: AnyResource
  preview: Preview
  excluded: ReadonlySet<number>
  onExclude: (excluded: ReadonlySet<number>) => void
  locked: boolean
}
function PreviewTable({ resource, preview, excluded, onExclude, locked }: PreviewTableProps) {
  const text = useText()
  const [status, setStatus] = useState<RowStatus | 'all'>('all')
  const counts = countsOf(preview)
  const rows = preview.rows.filter((row) => status === 'all' || row.status === status)
  const fields = resource.fields as Fields
  const names = resource.excel?.import ?? []
  const all = writable(preview.rows, new Set()).map(({ rowNo }) => rowNo)
  return (
    <>
      <Segmented
        aria-label={text('excel.rowState')}
        value={status}
        options={[
          { value: 'all' as const, label: `${text('list.all')} ${preview.rows.length.toLocaleString('ko-KR')}` },
          ...rowStatuses.map((each) => ({ value: each, label: `${text(statusTexts[each])} ${counts[each].toLocaleString('ko-KR')}` })),
        ]}
        onChange={setStatus}
      />
      <Table<PreviewRow>
        rowKey="rowNo"
        size="small"
        dataSource={rows}
        scroll={{ x: 'max-content', y: 360 }}
        pagination={{ pageSize: 50, showSizeChanger: false, hideOnSinglePage: true }}
        rowSelection={{
          selectedRowKeys: all.filter((rowNo) => !excluded.has(rowNo)),
          preserveSelectedRowKeys: true,
          onChange: (kept) => onExclude(new Set(all.filter((rowNo) => !kept.includes(rowNo)))),
          getCheckboxProps: (row) => ({
            disabled: locked || !all.includes(row.rowNo),
            'aria-label': text('excel.applyRow', { row: row.rowNo }),
          }),
        }}
        columns={[
          { title: text('excel.row'), dataIndex: 'rowNo', width: 60, fixed: 'start' },
          {
            title: text('list.state'),
            dataIndex: 'status',
            width: 76,
            fixed: 'start',
            render: (value: RowStatus) => <Tag color={colours[value]}>{text(statusTexts[value])}</Tag>,
          },
          ...names.map((name) => ({
            title: fields[name]?.label ?? name,
            key: name,
            width: 150,
            render: (_value: unknown, row: PreviewRow) => <Cell row={row} name={name} fields={fields} />,
          })),
          {
            title: text('excel.issues'),
            key: 'issues',
            width: 260,
            render: (_value: unknown, row: PreviewRow) =>
              row.issues.map(({ path, message }) => <div key={`${path}${message}`}>{message}</div>),
          },
        ]}
      />
    </>
  )
}

function Cell({ row, name, fields }: { row: PreviewRow; name: string; fields: Fields }) {
  const field = fields[name]
  if (!field) return null
  const issue = row.issues.find(({ path }) => path === name)
  const change = row.changes?.[name]
  if (issue) {
    const text = showText(field, row.values[name])
    return (
      <Tooltip title={issue.message}>
        <Button size="small" danger aria-label={`${text} ${issue.message}`}>
          {text || t('form.nothing')}
        </Button>
      </Tooltip>
    )
  }
  if (!change) return <FieldView field={field} value={row.values[name]} />
  return (
    <>
      <del>
        <FieldView field={field} value={change[0]} />
      </del>{' '}
      →{' '}
      <strong>
        <FieldView field={field} value={change[1]} />
      </strong>
    </>
  )
}
