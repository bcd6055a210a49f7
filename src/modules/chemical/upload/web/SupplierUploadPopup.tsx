import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { UploadOutlined } from '@ant-design/icons'
import { Alert, Button, Form, Input, Select, Table, Tag, Upload } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { BasePopup } from '../../../../core/web/components/BasePopup.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { countsOf, statusColours, type Preview, type PreviewRow } from '../../../../core/web/list/excel-preview.ts'
import { queryKeys } from '../../../../core/web/list/query-keys.ts'
import { chmChemical } from '../../substance/chm-chemical.resource.ts'
import type { Mapping } from '../sheet-mapping.rule.ts'
import { substanceTargets } from '../substance-targets.rule.ts'
import type { SheetOutline } from '../upload-answers.rule.ts'

const path = `${chmChemical.path}/supplier`

/** A supplier's workbook as it comes: file, columns, preview, apply. */
export function SupplierUploadPopup({ onClose }: { onClose: () => void }) {
  const notice = useNotice()
  const client = useQueryClient()
  const [supplierNm, setSupplierNm] = useState('')
  const [file, setFile] = useState<File>()
  const [outline, setOutline] = useState<SheetOutline>()
  const [mapping, setMapping] = useState<Mapping>({})
  const [preview, setPreview] = useState<Preview>()
  const send = async <T,>(step: string, more: Record<string, string> = {}): Promise<T | undefined> => {
    if (!file || supplierNm.trim() === '') {
      notice.info('공급사와 파일을 입력해 주세요.')
      return undefined
    }
    const body = new FormData()
    // Fields before the file: the server reads the parts in their order.
    for (const [name, value] of Object.entries({ supplierNm: supplierNm.trim(), ...more })) body.append(name, value)
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
      const { data } = await api.post<{ data: { applied: number; failed: number } }>(`${chmChemical.path}/excel/apply`, {
        previewNo: preview?.previewNo,
      })
      await client.invalidateQueries({ queryKey: queryKeys.all(chmChemical) })
      notice.info(`${data.applied.toLocaleString('ko-KR')}건을 적용했습니다. 적용되지 않은 행 ${data.failed.toLocaleString('ko-KR')}건`)
      onClose()
    } catch (error) {
      notice.failure(error)
    }
    return false
  }
  const step = preview
    ? ({ text: '적용', act: apply } as const)
    : outline
      ? ({ text: '미리보기', act: check } as const)
      : ({ text: '열 찾기', act: look } as const)
  return (
    <BasePopup open title="공급사 엑셀 올리기" onClose={onClose} confirmText={step.text} onConfirm={step.act} widthPx={980}>
      {!outline && (
        <Form layout="vertical">
          <Form.Item label="공급사" required htmlFor="supplier-name">
            <Input id="supplier-name" value={supplierNm} maxLength={200} onChange={({ target }) => setSupplierNm(target.value)} />
          </Form.Item>
          <Upload accept=".xlsx" maxCount={1} beforeUpload={(chosen) => (setFile(chosen), false)} onRemove={() => setFile(undefined)}>
            <Button icon={<UploadOutlined aria-hidden />}>받은 그대로의 엑셀 파일(.xlsx)</Button>
          </Upload>
        </Form>
      )}
      {outline && !preview && <Columns outline={outline} mapping={mapping} onChange={setMapping} />}
      {preview && <Rows preview={preview} />}
    </BasePopup>
  )
}

/** Which column says what; chosen once, remembered for the supplier. */
function Columns({ outline, mapping, onChange }: { outline: SheetOutline; mapping: Mapping; onChange: (mapping: Mapping) => void }) {
  const options = outline.header.map((name, column) => ({
    value: column,
    label: `${column + 1}열 ${name || '(제목 없음)'} · ${outline.samples[0]?.[column] ?? ''}`,
  }))
  return (
    <>
      <Alert
        type="info"
        showIcon
        title={
          outline.remembered
            ? '이 공급사에서 지난번에 연결한 열을 그대로 골랐습니다.'
            : '제목을 보고 열을 골랐습니다. 고친 연결은 이 공급사에 기억됩니다.'
        }
        description={`${outline.headerAt + 1}행이 제목이고 아래에 ${outline.rowCnt.toLocaleString('ko-KR')}행이 있습니다.`}
      />
      <Form layout="vertical" className="chemical-columns">
        {substanceTargets.map(({ name, label, required }) => (
          <Form.Item key={name} label={label} required={required ?? false} htmlFor={`map-${name}`}>
            <Select<number>
              id={`map-${name}`}
              allowClear
              showSearch={{ optionFilterProp: 'label' }}
              placeholder="없음"
              value={mapping[name] ?? null}
              options={options}
              onChange={(column: number | undefined) => {
                const { [name]: _left, ...rest } = mapping
                onChange(column === undefined ? rest : { ...rest, [name]: column })
              }}
            />
          </Form.Item>
        ))}
      </Form>
    </>
  )
}

function Rows({ preview }: { preview: Preview }) {
  const counts = countsOf(preview)
  return (
    <>
      <p>
        {Object.entries(counts).map(([status, count]) => (
          <Tag key={status} color={statusColours[status as keyof typeof statusColours]}>
            {status} {count.toLocaleString('ko-KR')}
          </Tag>
        ))}
      </p>
      <Table<PreviewRow>
        rowKey="rowNo"
        size="small"
        dataSource={[...preview.rows]}
        scroll={{ x: 'max-content', y: 360 }}
        pagination={{ pageSize: 50, showSizeChanger: false, hideOnSinglePage: true }}
        columns={[
          { title: '행', dataIndex: 'rowNo', width: 70 },
          {
            title: '상태',
            dataIndex: 'status',
            width: 80,
            render: (status: keyof typeof statusColours) => <Tag color={statusColours[status]}>{status}</Tag>,
          },
          { title: 'CAS번호', key: 'casNo', width: 130, render: (_, { values }) => String(values['casNo'] ?? '') },
          { title: '물질명', key: 'chemNm', width: 220, render: (_, { values }) => String(values['chemNm'] ?? '') },
          {
            title: '오류',
            key: 'issues',
            width: 320,
            render: (_, { issues }) => issues.map(({ path: at, message }) => <div key={`${at}${message}`}>{message}</div>),
          },
        ]}
      />
    </>
  )
}
