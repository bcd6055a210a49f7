import { useState } from 'react'
import { DownloadOutlined, FileExcelOutlined, InboxOutlined } from '@ant-design/icons'
import { Alert, Button, Tooltip, Upload } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { messages } from '../../shared/messages.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { api, ApiError, type QueryParams } from '../api.ts'
import { Dialog } from '../components/Dialog.tsx'
import { useNotice } from '../components/notice.tsx'
import { useSubmission } from '../submission.ts'
import { useSpoken } from '../text/labels.ts'
import { usePageText } from '../text/page-text.ts'
import { said } from '../text/text.ts'
import { conflictsOf, hasErrors, writable, type Preview } from './excel-preview.ts'
import { ExcelPreviewTable } from './ExcelPreviewTable.tsx'
import { queryKeys } from '../data/query-keys.ts'
import { useExcelDownload } from './use-excel-download.tsx'
import { excelTexts } from '../text/excel.texts.ts'
import { useTexts } from '../text/define-texts.ts'

interface Props {
  resource: AnyResource
  open: boolean
  onClose: () => void
  /**
   * Conditions of the list: with them its rows can be taken home in the template, changed and brought back.
   */
  conditions?: QueryParams
}
/**
 * Template, file, preview with a status per row and the error per cell, apply, and a workbook of what was
 * wrong (admin R12).
 */
export function ExcelUploadPopup({ resource: definition, open, onClose, conditions }: Props) {
  const text = usePageText()
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
      <Steps resource={resource} onClose={onClose} conditions={conditions} />
    </Dialog>
  )
}

/** Why the file is not taken; undefined where an alert has said it already. */
const reasonOf = ({ shown, body, message }: ApiError): string | undefined =>
  shown ? undefined : body.fields.map((field) => field.message).join('\n') || message

interface Applied {
  applied: number
  failed: number
}

function Steps({ resource, onClose, conditions }: Omit<Props, 'open'>) {
  const text = usePageText()
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
      setRefusal(error instanceof ApiError ? reasonOf(error) : said(messages.serverError))
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
      const body = {
        previewNo: preview?.previewNo,
        excluded: [...excluded],
        conflicts: taken.length > 0 ? taken : undefined,
      }
      const path = `${resource.path}/excel/apply`
      const { data } = await submission(path, body, (requestKey) =>
        api.post<{ data: Applied }>(path, body, { requestKey }),
      )
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
            <span className="excel-buttons">
              <Button
                icon={<DownloadOutlined aria-hidden />}
                loading={busy === 'file'}
                onClick={() => void download('template')}
              >
                {text('excel.template')}
              </Button>
              {conditions && <FilledTemplate resource={resource} conditions={conditions} />}
            </span>
          </div>
          <div>{text('excel.step2')}</div>
          <Upload.Dragger
            accept=".xlsx,.xls,.csv,.txt"
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
            <p>{busy === 'read' ? said(messages.loading) : text('excel.drop')}</p>
          </Upload.Dragger>
        </>
      )}
      {preview && (
        <ExcelPreviewTable
          resource={resource}
          preview={preview}
          excluded={excluded}
          onExclude={setExcluded}
          locked={applied !== undefined}
        />
      )}
      {preview && !applied && conflictsOf(preview.rows).length > 0 && (
        <Alert type="warning" showIcon title={text('excel.conflictNote')} />
      )}
      {applied && (
        <Alert
          type={applied.failed > 0 ? 'warning' : 'success'}
          showIcon
          title={text('excel.result', {
            applied: applied.applied.toLocaleString('ko-KR'),
            failed: applied.failed.toLocaleString('ko-KR'),
          })}
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
          <Button
            type="primary"
            disabled={count === 0}
            loading={busy === 'apply'}
            onClick={() => void apply()}
          >
            {text('excel.apply', { count: count.toLocaleString('ko-KR') })}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The rows of the list, as a file that can be changed and uploaded again. */
function FilledTemplate({ resource, conditions }: { resource: AnyResource; conditions: QueryParams }) {
  const say = useTexts(excelTexts)
  const { start, busy, popup } = useExcelDownload(resource)
  return (
    <>
      <Tooltip title={say('filledWhy')}>
        <Button
          icon={<FileExcelOutlined aria-hidden />}
          loading={busy}
          onClick={() => void start({ ...conditions, template: 'Y' }, resource.excel?.import ?? [])}
        >
          {say('filled')}
        </Button>
      </Tooltip>
      {popup}
    </>
  )
}
