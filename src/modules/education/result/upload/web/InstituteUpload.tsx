import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { UploadOutlined } from '@ant-design/icons'
import { Button, Checkbox, Form, Input, Upload } from 'antd'
import { defined } from '../../../../../core/shared/defined.ts'
import type { Mapping, SheetOutline } from '../../../../../core/shared/sheet-mapping.ts'
import { api, ApiError } from '../../../../../core/web/api.ts'
import { BasePopup } from '../../../../../core/web/components/BasePopup.tsx'
import { useNotice } from '../../../../../core/web/components/notice.tsx'
import { queryKeys } from '../../../../../core/web/data/query-keys.ts'
import { FieldInput } from '../../../../../core/web/form/FieldInput.tsx'
import { ExcelPreviewTable } from '../../../../../core/web/list/ExcelPreviewTable.tsx'
import type { Preview } from '../../../../../core/web/list/excel-preview.ts'
import { useTab } from '../../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../../core/web/text/define-texts.ts'
import { labelOf } from '../../../../../core/web/text/labels.ts'
import { ColumnMapping } from '../../../../../platform/upload/web/ColumnMapping.tsx'
import { eduResult } from '../../edu-result.resource.ts'
import { instituteTargets } from '../institute-sheet.rule.ts'
import { instituteTexts } from './upload.texts.ts'

/** The button of who enters external education. */
export function InstituteUpload() {
  const text = useTexts(instituteTexts)
  const tab = useTab()
  const [open, setOpen] = useState(false)
  if (!tab.canWrite) return null
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {text('open')}
      </Button>
      {open && <InstitutePopup onClose={() => setOpen(false)} />}
    </>
  )
}

interface Said {
  senderNm: string
  eduCourseNo: number | null
  eduTypeCd: string | null
  remote: boolean
  completed: boolean
}
const nothing: Said = { senderNm: '', eduCourseNo: null, eduTypeCd: null, remote: false, completed: false }

/** The course of the list stands by its name; its number says nothing to who reads. */
const shownResult = {
  ...eduResult,
  excel: { import: eduResult.excel!.import.filter((name) => name !== 'eduCourseNo') },
}

/** A list of an institute as it comes: whose, columns, preview, apply. */
function InstitutePopup({ onClose }: { onClose: () => void }) {
  const text = useTexts(instituteTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const [said, setSaid] = useState(nothing)
  const [file, setFile] = useState<File>()
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [outline, setOutline] = useState<SheetOutline>()
  const [mapping, setMapping] = useState<Mapping>({})
  const [preview, setPreview] = useState<Preview>()
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set())
  const change = (part: Partial<Said>) => {
    setSaid({ ...said, ...part })
    setWrong({})
  }
  const send = async <T,>(step: string, more: Record<string, string> = {}): Promise<T | undefined> => {
    const missing: Record<string, string> = defined({
      senderNm: said.senderNm.trim() === '' ? text('noSender') : undefined,
      file: file ? undefined : text('noFile'),
    })
    setWrong(missing)
    if (!file || Object.keys(missing).length > 0) return undefined
    const body = new FormData()
    // Fields before the file: the server reads the parts in their order.
    for (const [name, value] of Object.entries({
      senderNm: said.senderNm.trim(),
      eduCourseNo: said.eduCourseNo === null ? '' : String(said.eduCourseNo),
      eduTypeCd: said.eduTypeCd ?? '',
      sourceCd: said.remote ? 'remote' : 'institute',
      allCompletedYn: said.completed ? 'Y' : 'N',
      ...more,
    }))
      body.append(name, value)
    body.append('file', file)
    try {
      return (await api.upload<{ data: T }>(`${eduResult.path}/institute/${step}`, body)).data
    } catch (error) {
      if (error instanceof ApiError)
        setWrong(Object.fromEntries(error.body.fields.map(({ path, message }) => [path, message])))
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
        `${eduResult.path}/excel/apply`,
        { previewNo: preview?.previewNo, excluded: [...excluded] },
      )
      await client.invalidateQueries({ queryKey: queryKeys.all(eduResult) })
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
      title={text('open')}
      onClose={onClose}
      confirmText={step.text}
      onConfirm={step.act}
      widthPx={980}
    >
      {!preview && (
        <Form layout="vertical">
          {!outline && (
            <>
              <Form.Item
                label={text('sender')}
                required
                htmlFor="institute-name"
                validateStatus={wrong['senderNm'] ? 'error' : ''}
                help={wrong['senderNm']}
              >
                <Input
                  id="institute-name"
                  value={said.senderNm}
                  maxLength={100}
                  onChange={({ target }) => change({ senderNm: target.value })}
                />
              </Form.Item>
              <Form.Item validateStatus={wrong['file'] ? 'error' : ''} help={wrong['file']}>
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
                  <Button icon={<UploadOutlined aria-hidden />}>{text('file')}</Button>
                </Upload>
              </Form.Item>
            </>
          )}
          <Form.Item
            label={text('course')}
            htmlFor="institute-course"
            validateStatus={wrong['eduCourseNo'] ? 'error' : ''}
            help={wrong['eduCourseNo']}
          >
            <FieldInput
              id="institute-course"
              field={{ ...eduResult.fields.eduCourseNo, label: text('course'), inStates: ['confirmed'] }}
              value={said.eduCourseNo}
              onChange={(eduCourseNo: unknown) =>
                change({ eduCourseNo: (eduCourseNo ?? null) as number | null })
              }
            />
          </Form.Item>
          {said.eduCourseNo === null && (
            <Form.Item label={text('kind')} htmlFor="institute-kind">
              <FieldInput
                id="institute-kind"
                field={{ ...eduResult.fields.eduTypeCd, label: text('kind'), required: false }}
                value={said.eduTypeCd}
                onChange={(eduTypeCd: unknown) => change({ eduTypeCd: (eduTypeCd ?? null) as string | null })}
              />
            </Form.Item>
          )}
          <Form.Item>
            <Checkbox
              checked={said.completed}
              onChange={({ target }) => change({ completed: target.checked })}
            >
              {text('completed')}
            </Checkbox>
            <Checkbox checked={said.remote} onChange={({ target }) => change({ remote: target.checked })}>
              {text('remote')}
            </Checkbox>
          </Form.Item>
        </Form>
      )}
      {outline && !preview && (
        <ColumnMapping
          outline={outline}
          targets={instituteTargets}
          labelOf={(name) =>
            name === 'period' || name === 'hourTxt' ? text(name) : labelOf(eduResult, name)
          }
          mapping={mapping}
          onChange={setMapping}
        />
      )}
      {preview && (
        <ExcelPreviewTable
          resource={shownResult}
          preview={preview}
          excluded={excluded}
          onExclude={setExcluded}
          locked={false}
        />
      )}
    </BasePopup>
  )
}
