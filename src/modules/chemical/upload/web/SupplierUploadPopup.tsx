import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { UploadOutlined } from '@ant-design/icons'
import { Button, Form, Input, Upload } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { BasePopup } from '../../../../core/web/components/BasePopup.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { ExcelPreviewTable } from '../../../../core/web/list/ExcelPreviewTable.tsx'
import type { Preview } from '../../../../core/web/list/excel-preview.ts'
import { queryKeys } from '../../../../core/web/data/query-keys.ts'
import { labelOf } from '../../../../core/web/text/labels.ts'
import { chmChemical } from '../../substance/chm-chemical.resource.ts'
import type { Mapping } from '../../../../core/shared/sheet-mapping.ts'
import { substanceTargets } from '../substance-targets.rule.ts'
import type { SheetOutline } from '../../../../core/shared/sheet-mapping.ts'
import { ColumnMapping } from '../../../../platform/upload/web/ColumnMapping.tsx'
import { uploadTexts } from './upload.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

const path = `${chmChemical.path}/supplier`

/** A supplier's workbook as it comes: file, columns, preview, apply. */
export function SupplierUploadPopup({ onClose }: { onClose: () => void }) {
  const notice = useNotice()
  const text = useTexts(uploadTexts)
  const client = useQueryClient()
  const [supplierNm, setSupplierNm] = useState('')
  const [file, setFile] = useState<File>()
  /** What was not given when the next step was asked for. */
  const [incomplete, setIncomplete] = useState({ supplier: false, file: false })
  const [outline, setOutline] = useState<SheetOutline>()
  const [mapping, setMapping] = useState<Mapping>({})
  const [preview, setPreview] = useState<Preview>()
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set())
  const send = async <T,>(step: string, more: Record<string, string> = {}): Promise<T | undefined> => {
    const missing = { supplier: supplierNm.trim() === '', file: !file }
    setIncomplete(missing)
    if (!file || missing.supplier) return undefined
    const body = new FormData()
    // Fields before the file: the server reads the parts in their order.
    for (const [name, value] of Object.entries({ supplierNm: supplierNm.trim(), ...more }))
      body.append(name, value)
    body.append('file', file)
    try {
      return (await api.upload<{ data: T }>(`${path}/${step}`, body)).data
    } catch (error) {
      notice.failure(error)
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
        `${chmChemical.path}/excel/apply`,
        {
          previewNo: preview?.previewNo,
          excluded: [...excluded],
        },
      )
      await client.invalidateQueries({ queryKey: queryKeys.all(chmChemical) })
      notice.info(
        text('applied', {
          applied: data.applied.toLocaleString('ko-KR'),
          failed: data.failed.toLocaleString('ko-KR'),
        }),
      )
      onClose()
    } catch (error) {
      notice.failure(error)
    }
    return false
  }
  const step = preview
    ? ({ text: text('apply'), act: apply } as const)
    : outline
      ? ({ text: text('check'), act: check } as const)
      : ({ text: text('look'), act: look } as const)
  return (
    <BasePopup
      open
      title={text('title')}
      onClose={onClose}
      confirmText={step.text}
      onConfirm={step.act}
      widthPx={980}
    >
      {!outline && (
        <Form layout="vertical">
          <Form.Item
            label={text('supplier')}
            required
            htmlFor="supplier-name"
            validateStatus={incomplete.supplier ? 'error' : ''}
            help={incomplete.supplier && text('noSupplier')}
          >
            <Input
              id="supplier-name"
              value={supplierNm}
              maxLength={200}
              onChange={({ target }) => {
                setSupplierNm(target.value)
                setIncomplete({ ...incomplete, supplier: false })
              }}
            />
          </Form.Item>
          <Form.Item validateStatus={incomplete.file ? 'error' : ''} help={incomplete.file && text('noFile')}>
            <Upload
              accept=".xlsx,.xls,.csv,.txt"
              maxCount={1}
              beforeUpload={(chosen) => {
                setFile(chosen)
                setIncomplete({ ...incomplete, file: false })
                return false
              }}
              onRemove={() => setFile(undefined)}
            >
              <Button icon={<UploadOutlined aria-hidden />}>{text('file')}</Button>
            </Upload>
          </Form.Item>
        </Form>
      )}
      {outline && !preview && (
        <ColumnMapping
          outline={outline}
          targets={substanceTargets}
          labelOf={(name) => labelOf(chmChemical, name)}
          mapping={mapping}
          onChange={setMapping}
        />
      )}
      {preview && (
        <ExcelPreviewTable
          resource={chmChemical}
          preview={preview}
          excluded={excluded}
          onExclude={setExcluded}
          locked={false}
        />
      )}
    </BasePopup>
  )
}
