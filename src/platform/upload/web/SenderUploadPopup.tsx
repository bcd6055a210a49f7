import { useId, useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { UploadOutlined } from '@ant-design/icons'
import { Button, Form, Input, Upload } from 'antd'
import { defined } from '../../../core/shared/defined.ts'
import type { AnyResource } from '../../../core/shared/resource.ts'
import type { Mapping, SheetOutline, Target } from '../../../core/shared/sheet-mapping.ts'
import { api, ApiError } from '../../../core/web/api.ts'
import { BasePopup } from '../../../core/web/components/BasePopup.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { queryKeys } from '../../../core/web/data/query-keys.ts'
import { ExcelPreviewTable } from '../../../core/web/list/ExcelPreviewTable.tsx'
import type { Preview } from '../../../core/web/list/excel-preview.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { labelOf } from '../../../core/web/text/labels.ts'
import { ColumnMapping } from './ColumnMapping.tsx'
import { senderUploadTexts } from './sender-upload.texts.ts'

const longestName = 100

/** What the server refused, by the field of the form. */
export type Wrong = Readonly<Record<string, string>>
interface Props {
  resource: AnyResource
  /** Part of the address below that of the entity. */
  step: string
  targets: readonly Target[]
  title: string
  /** How the person calls who made the list, and what is said where no name is given. */
  sender: { label: string; missing: string }
  /** Said when the rows have been applied. */
  applied: (counts: { applied: string; failed: string }) => string
  /** Columns of the preview; those of the entity's template without. */
  shown?: AnyResource
  /** The name of a target that is no field of the entity. */
  nameOf?: (target: string) => string | undefined
  /** What else is said about all rows of the list, and its fields of the form. */
  forAll?: { said: Readonly<Record<string, string>>; form: (wrong: Wrong, forget: () => void) => ReactNode }
  onClose: () => void
}
/** A list as its sender makes it: whose and which file, which column says what, preview, apply. */
export function SenderUploadPopup(props: Props) {
  const { resource, targets, title, sender, forAll, onClose } = props
  const text = useTexts(senderUploadTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const id = useId()
  const [senderNm, setSenderNm] = useState('')
  const [file, setFile] = useState<File>()
  const [wrong, setWrong] = useState<Wrong>({})
  const [outline, setOutline] = useState<SheetOutline>()
  const [mapping, setMapping] = useState<Mapping>({})
  const [preview, setPreview] = useState<Preview>()
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set())
  const send = async <T,>(step: string, more: Record<string, string> = {}): Promise<T | undefined> => {
    const missing = defined({
      senderNm: senderNm.trim() === '' ? sender.missing : undefined,
      file: file ? undefined : text('noFile'),
    }) as Record<string, string>
    setWrong(missing)
    if (!file || Object.keys(missing).length > 0) return undefined
    const body = new FormData()
    // Fields before the file: the server reads the parts in their order.
    for (const [name, value] of Object.entries({ senderNm: senderNm.trim(), ...forAll?.said, ...more }))
      body.append(name, value)
    body.append('file', file)
    try {
      return (await api.upload<{ data: T }>(`${resource.path}/${props.step}/${step}`, body)).data
    } catch (error) {
      const fields = error instanceof ApiError ? error.body.fields : []
      setWrong(Object.fromEntries(fields.map(({ path, message }) => [path, message])))
      // What stands at its field is not said above it once more.
      const shown = outline ? [] : ['senderNm', 'file']
      if (fields.length === 0 || fields.some(({ path }) => !shown.includes(path))) notice.failure(error)
      return undefined
    }
  }
  const look = async () => {
    const found = await send<SheetOutline>('outline')
    if (found) {
      setOutline(found)
      setMapping(found.mapping)
    }
    return false
  }
  const check = async () => {
    setPreview(await send<Preview>('preview', { mapping: JSON.stringify(mapping) }))
    return false
  }
  const apply = async () => {
    try {
      const { data } = await api.post<{ data: { applied: number; failed: number } }>(
        `${resource.path}/excel/apply`,
        { previewNo: preview?.previewNo, excluded: [...excluded] },
      )
      await client.invalidateQueries({ queryKey: queryKeys.all(resource) })
      const [applied, failed] = [data.applied.toLocaleString('ko-KR'), data.failed.toLocaleString('ko-KR')]
      notice.info(props.applied({ applied, failed }))
      return true
    } catch (error) {
      notice.failure(error)
      return false
    }
  }
  const [confirmText, onConfirm] = preview
    ? ([text('apply'), apply] as const)
    : outline
      ? ([text('check'), check] as const)
      : ([text('look'), look] as const)
  return (
    <BasePopup open title={title} widthPx={980} {...{ onClose, confirmText, onConfirm }}>
      {!preview && (
        <Form layout="vertical">
          {!outline && (
            <>
              <Form.Item label={sender.label} required htmlFor={id} {...fault(wrong['senderNm'])}>
                <Input
                  id={id}
                  value={senderNm}
                  maxLength={longestName}
                  onChange={({ target }) => {
                    setSenderNm(target.value)
                    setWrong({})
                  }}
                />
              </Form.Item>
              <Form.Item {...fault(wrong['file'])}>
                <Upload
                  accept=".xlsx,.xls,.csv,.txt"
                  maxCount={1}
                  beforeUpload={(chosen) => {
                    setFile(chosen)
                    setWrong({})
                    return false
                  }}
                  onRemove={() => setFile(undefined)}
                >
                  <Button className="upload-choose" icon={<UploadOutlined aria-hidden />}>
                    {text('file')}
                  </Button>
                </Upload>
              </Form.Item>
            </>
          )}
          {forAll?.form(wrong, () => setWrong({}))}
        </Form>
      )}
      {outline && !preview && (
        <ColumnMapping
          {...{ outline, targets, mapping }}
          labelOf={(name) => props.nameOf?.(name) ?? labelOf(resource, name)}
          onChange={setMapping}
        />
      )}
      {preview && (
        <ExcelPreviewTable
          resource={props.shown ?? resource}
          {...{ preview, excluded }}
          onExclude={setExcluded}
          locked={false}
        />
      )}
    </BasePopup>
  )
}

/** Below a field: what is wrong with it. */
export const fault = (help: string | undefined) =>
  ({ validateStatus: help === undefined ? '' : 'error', help }) as const
