import { useState } from 'react'
import { DownloadOutlined, InboxOutlined } from '@ant-design/icons'
import { Alert, Button, Modal, Segmented, Table, Tag, Tooltip, Upload } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import type { Fields } from '../../shared/field.ts'
import { messages } from '../../shared/messages.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { api, ApiError } from '../api.ts'
import { FieldView } from '../form/FieldView.tsx'
import { useNotice } from '../components/notice.tsx'
import { showText } from '../form/show-text.ts'
import { countsOf, rowStatuses, writable, type Preview, type PreviewRow, type RowStatus } from './excel-preview.ts'
import { queryKeys } from './query-keys.ts'

const colours = { 신규: 'blue', 변경: 'gold', 동일: 'default', 오류: 'red' } satisfies Record<RowStatus, string>

/** Template, file, preview with a status per row and the error per cell, apply, and a workbook of what was wrong (admin R12). */
export function ExcelUploadPopup({ resource, open, onClose }: { resource: AnyResource; open: boolean; onClose: () => void }) {
  return (
    <Modal
      open={open}
      title={`${resource.title} 엑셀 업로드`}
      width={980}
      footer={null}
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={onClose}
    >
      <Steps resource={resource} onClose={onClose} />
    </Modal>
  )
}

interface Applied {
  applied: number
  failed: number
}

function Steps({ resource, onClose }: { resource: AnyResource; onClose: () => void }) {
  const notice = useNotice()
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
      setPreview((await api.upload<{ data: Preview }>(`${resource.path}/excel`, form)).data)
      setExcluded(new Set())
      setApplied(undefined)
    })
  const apply = () =>
    during('apply', async () => {
      const body = { previewNo: preview?.previewNo, excluded: [...excluded] }
      const { data } = await api.post<{ data: Applied }>(`${resource.path}/excel/apply`, body)
      setApplied(data)
      notice.info(`${data.applied.toLocaleString('ko-KR')}건을 적용하였습니다.`)
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
            <span>1. 양식을 내려받아 작성합니다. 안내 행과 선택 목록이 들어 있습니다.</span>
            <Button icon={<DownloadOutlined aria-hidden />} loading={busy === 'file'} onClick={() => void download('template')}>
              양식 다운로드
            </Button>
          </div>
          <div>2. 작성한 파일을 올립니다. 적용하기 전에 내용을 먼저 보여 드립니다.</div>
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
            <p>{busy === 'read' ? messages.loading : '여기를 눌러 엑셀 파일(.xlsx)을 고르거나 끌어다 놓으세요.'}</p>
          </Upload.Dragger>
        </>
      )}
      {preview && (
        <PreviewTable resource={resource} preview={preview} excluded={excluded} onExclude={setExcluded} locked={applied !== undefined} />
      )}
      {applied && (
        <Alert
          type={applied.failed > 0 ? 'warning' : 'success'}
          showIcon
          title={`적용 ${applied.applied.toLocaleString('ko-KR')}건, 실패 ${applied.failed.toLocaleString('ko-KR')}건`}
        />
      )}
      <div className="popup-buttons">
        {preview && (countsOf(preview).오류 > 0 || (applied?.failed ?? 0) > 0) && (
          <Button
            icon={<DownloadOutlined aria-hidden />}
            loading={busy === 'file'}
            onClick={() => void download('errors', { previewNo: preview.previewNo })}
          >
            오류 파일 다운로드
          </Button>
        )}
        {preview && <Button onClick={() => setPreview(undefined)}>다른 파일 선택</Button>}
        <Button onClick={onClose}>닫기</Button>
        {preview && !applied && (
          <Button type="primary" disabled={count === 0} loading={busy === 'apply'} onClick={() => void apply()}>
            {count.toLocaleString('ko-KR')}건 적용
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
  const [status, setStatus] = useState<RowStatus | '전체'>('전체')
  const counts = countsOf(preview)
  const rows = preview.rows.filter((row) => status === '전체' || row.status === status)
  const fields = resource.fields as Fields
  const names = resource.excel?.import ?? []
  const all = preview.rows.filter(({ status }) => status === '신규' || status === '변경').map(({ rowNo }) => rowNo)
  return (
    <>
      <Segmented
        aria-label="행 상태"
        value={status}
        options={[
          { value: '전체' as const, label: `전체 ${preview.rows.length.toLocaleString('ko-KR')}` },
          ...rowStatuses.map((each) => ({ value: each, label: `${each} ${counts[each].toLocaleString('ko-KR')}` })),
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
          getCheckboxProps: (row) => ({ disabled: locked || !all.includes(row.rowNo), 'aria-label': `${row.rowNo}행 적용` }),
        }}
        columns={[
          { title: '행', dataIndex: 'rowNo', width: 60, fixed: 'start' },
          {
            title: '상태',
            dataIndex: 'status',
            width: 76,
            fixed: 'start',
            render: (value: RowStatus) => <Tag color={colours[value]}>{value}</Tag>,
          },
          ...names.map((name) => ({
            title: fields[name]?.label ?? name,
            key: name,
            width: 150,
            render: (_value: unknown, row: PreviewRow) => <Cell row={row} name={name} fields={fields} />,
          })),
          {
            title: '오류 내용',
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
          {text || '(빈 값)'}
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
