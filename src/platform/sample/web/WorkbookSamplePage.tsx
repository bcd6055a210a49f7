import { useId, useState } from 'react'
import { DownloadOutlined, UploadOutlined } from '@ant-design/icons'
import { Alert, Button, Input, Upload } from 'antd'
import { api, ApiError } from '../../../core/web/api.ts'
import { ScrollRegion } from '../../../core/web/components/ScrollRegion.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import type { Mapping } from '../../../core/shared/sheet-mapping.ts'
import { ColumnMapping } from '../../upload/web/ColumnMapping.tsx'
import { deviationTargets, type ReadSample, type SampleOutline } from '../sample-sheet.rule.ts'
import { SamplePage, SampleSection } from './SamplePage.tsx'
import { workbookSampleTexts } from './workbook-sample.texts.ts'

/** 통합문서 (sample/component/workbookSample): sheets, merged cells, CSV and pages that call themselves .xls. */
export function WorkbookSamplePage() {
  const say = useTexts(workbookSampleTexts)
  const notice = useNotice()
  const tab = useTab()
  const id = useId()
  const [senderNm, setSenderNm] = useState('')
  const [file, setFile] = useState<File>()
  const [read, setRead] = useState<SampleOutline>()
  const [mapping, setMapping] = useState<Mapping>({})
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const look = async (chosen: File | undefined, given?: Mapping) => {
    const body = new FormData()
    // Fields before the file: the server reads the parts in their order.
    body.append('senderNm', senderNm.trim())
    if (given) body.append('mapping', JSON.stringify(given))
    if (chosen) body.append('file', chosen)
    try {
      const { data } = await api.upload<{ data: SampleOutline }>('/api/sample/workbook/outline', body)
      setRead(data)
      setMapping(data.outline?.mapping ?? {})
      setWrong({})
      if (given) notice.info(say('remembered'))
    } catch (error) {
      const fields = error instanceof ApiError ? error.body.fields : []
      setWrong(Object.fromEntries(fields.map(({ path, message }) => [path, message])))
      if (fields.length === 0) notice.failure(error)
    }
  }
  const labelOf = (name: string) =>
    String(deviationTargets.find((target) => target.name === name)?.label ?? name)
  return (
    <SamplePage help={say('help')}>
      <SampleSection title={say('write')} note={say('writeNote')}>
        <div>
          <Button
            icon={<DownloadOutlined aria-hidden />}
            onClick={() => void api.download('/api/sample/workbook')}
          >
            {say('download')}
          </Button>
        </div>
      </SampleSection>
      {tab.canWrite && (
        <SampleSection title={say('read')} note={say('readNote')}>
          <label htmlFor={id}>{say('sender')}</label>
          <Input
            id={id}
            value={senderNm}
            maxLength={200}
            status={wrong['senderNm'] ? 'error' : ''}
            onChange={({ target }) => setSenderNm(target.value)}
          />
          <Upload
            accept=".xlsx,.xls,.csv,.txt"
            maxCount={1}
            beforeUpload={(chosen) => {
              setFile(chosen)
              void look(chosen)
              return false
            }}
            onRemove={() => setFile(undefined)}
          >
            <Button icon={<UploadOutlined aria-hidden />}>{say('choose')}</Button>
          </Upload>
          {Object.values(wrong).map((message) => (
            <Alert key={message} type="error" showIcon title={message} />
          ))}
          {read?.sheets.map((sheet, at) => (
            <Sheet key={`${at} ${sheet.name}`} sheet={sheet} />
          ))}
          {read?.outline && (
            <>
              <ColumnMapping
                outline={read.outline}
                targets={deviationTargets}
                {...{ labelOf, mapping }}
                onChange={setMapping}
              />
              <div>
                <Button type="primary" disabled={!file} onClick={() => void look(file, mapping)}>
                  {say('remember')}
                </Button>
              </div>
            </>
          )}
        </SampleSection>
      )}
    </SamplePage>
  )
}

/** The first rows of a sheet; what a merged cell says stands in each of its cells. */
function Sheet({ sheet }: { sheet: ReadSample }) {
  const say = useTexts(workbookSampleTexts)
  const { name, rowCnt, mergedCnt, rows } = sheet
  const title = say('sheet', { name, count: rowCnt.toLocaleString('ko-KR'), merged: mergedCnt })
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <ScrollRegion label={title} className="sample-sheet">
        <table className="sample-table">
          <tbody>
            {rows.map((cells, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows and cells of a sheet have no other name
              <tr key={row}>
                {cells.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- see above
                  <td key={column}>{cell === null ? '' : String(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}
