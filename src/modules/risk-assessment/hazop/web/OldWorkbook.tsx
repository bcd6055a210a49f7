import { useId, useState } from 'react'
import { UploadOutlined } from '@ant-design/icons'
import { Alert, Button, Input, Select, Upload } from 'antd'
import { defined } from '../../../../core/shared/defined.ts'
import { api, ApiError } from '../../../../core/web/api.ts'
import { BasePopup } from '../../../../core/web/components/BasePopup.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { ScrollRegion } from '../../../../core/web/components/ScrollRegion.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { Mapping } from '../../../../core/shared/sheet-mapping.ts'
import { ColumnMapping } from '../../../../platform/upload/web/ColumnMapping.tsx'
import { worksheetTargets } from '../old-worksheet.rule.ts'
import type { LevelWords } from '../old-worksheet.rule.ts'
import type { WorkbookPreview } from '../old-workbook.rule.ts'
import { oldWorkbookTexts } from './old-workbook.texts.ts'

const labelOf = (name: string) =>
  String(worksheetTargets.find((target) => target.name === name)?.label ?? name)
const shownRows = 50

/** A consultant's workbook: whose it is, which column says what, what its letters mean; then its rows. */
export function OldWorkbook({
  rsaTargetNo,
  onDone,
  onClose,
}: {
  rsaTargetNo: number
  onDone: () => void
  onClose: () => void
}) {
  const say = useTexts(oldWorkbookTexts)
  const notice = useNotice()
  const id = useId()
  const [senderNm, setSenderNm] = useState('')
  const [file, setFile] = useState<File>()
  const [preview, setPreview] = useState<WorkbookPreview>()
  const [mapping, setMapping] = useState<Mapping>()
  const [levels, setLevels] = useState<LevelWords>({})
  const [wrong, setWrong] = useState<readonly string[]>([])
  const send = async (
    chosen: File | undefined,
    given: Mapping | undefined,
    words: LevelWords,
    apply: boolean,
  ) => {
    const body = new FormData()
    // Fields before the file: the server reads the parts in their order.
    body.append('senderNm', senderNm.trim())
    if (given) body.append('mapping', JSON.stringify(given))
    body.append('levels', JSON.stringify(words))
    body.append('apply', apply ? 'Y' : 'N')
    if (chosen) body.append('file', chosen)
    try {
      const { data } = await api.upload<{ data: WorkbookPreview }>(
        `/api/rsa/hazop/study/${rsaTargetNo}/workbook`,
        body,
      )
      setWrong([])
      if (data.applied !== undefined) {
        notice.toast(say('applied', { count: data.applied }))
        onDone()
        return true
      }
      setPreview(data)
      setMapping(data.outline.mapping)
      setLevels(data.levels)
    } catch (error) {
      const fields = error instanceof ApiError ? error.body.fields : []
      setWrong(fields.map(({ message }) => message))
      if (fields.length === 0) notice.failure(error)
    }
    return false
  }
  const fresh = preview?.rows.filter(({ isSame }) => !isSame) ?? []
  const same = (preview?.rows.length ?? 0) - fresh.length
  const faulty = preview?.rows.filter(({ issues }) => issues.length > 0).length ?? 0
  const waiting = preview?.rows.filter(({ waits }) => waits) ?? []
  const words = preview ? [...new Set([...preview.study.unknownWords, ...Object.keys(preview.levels)])] : []
  const choices = preview ? [...new Set([...preview.freqs, ...preview.sevs])].toSorted((a, b) => a - b) : []
  return (
    <BasePopup
      open
      fullscreen
      title={say('title')}
      confirmText={say('apply')}
      confirmDisabled={faulty > 0 || waiting.length > 0 || fresh.length === 0}
      onConfirm={() => send(file, mapping, levels, true)}
      onClose={onClose}
    >
      <p>{say('help')}</p>
      <label htmlFor={id}>{say('sender')}</label>
      <Input id={id} value={senderNm} maxLength={200} onChange={({ target }) => setSenderNm(target.value)} />
      <Upload
        accept=".xlsx,.xls,.csv"
        maxCount={1}
        beforeUpload={(chosen) => {
          setFile(chosen)
          void send(chosen, undefined, {}, false)
          return false
        }}
        onRemove={() => {
          setFile(undefined)
          setPreview(undefined)
        }}
      >
        <Button icon={<UploadOutlined aria-hidden />}>{say('choose')}</Button>
      </Upload>
      {wrong.map((message) => (
        <Alert key={message} type="error" showIcon title={message} />
      ))}
      {preview && mapping && (
        <>
          <ColumnMapping
            outline={preview.outline}
            targets={worksheetTargets}
            {...{ labelOf, mapping }}
            onChange={setMapping}
          />
          {waiting.length > 0 && (
            <Alert
              type="warning"
              showIcon
              title={say('lettersFirst', {
                words: [...new Set(waiting.flatMap(({ unreadWords }) => unreadWords))].join(', '),
                count: waiting.length,
              })}
            />
          )}
          {words.length > 0 && <h4>{say('letters')}</h4>}
          {words.map((word) => (
            <p key={word} className="hazop-facts">
              <strong>{word}</strong>
              <Select<number>
                aria-label={say('levelOf', { word })}
                style={{ width: 96 }}
                {...defined({ value: levels[word] })}
                options={choices.map((value) => ({ value, label: String(value) }))}
                onChange={(level) => setLevels({ ...levels, [word]: level })}
              />
            </p>
          ))}
          <p>
            <Button onClick={() => void send(file, mapping, levels, false)}>{say('again')}</Button>
          </p>
          {preview.study.passedSheets.length > 0 && (
            <Alert
              type="warning"
              showIcon
              title={say('passed', { sheets: preview.study.passedSheets.join(', ') })}
            />
          )}
          {faulty > 0 && <Alert type="error" showIcon title={say('faulty', { count: faulty })} />}
          {same > 0 && (
            <Alert
              type="info"
              showIcon
              title={fresh.length === 0 ? say('allSame', { count: same }) : say('same', { count: same })}
            />
          )}
          <h4>{say('rows', { nodes: preview.study.nodes.length, count: fresh.length })}</h4>
          <ScrollRegion label={say('rowsLabel')} className="hazop-preview">
            <table className="hazop-table">
              <thead>
                <tr>
                  {['nodeNm', 'deviationTxt', 'causeTxt', 'consequenceTxt', 'safeguardTxt'].map((name) => (
                    <th key={name} scope="col">
                      {labelOf(name)}
                    </th>
                  ))}
                  <th scope="col">S×F</th>
                  <th scope="col">{labelOf('recommendTxt')}</th>
                  <th scope="col">{say('fault')}</th>
                </tr>
              </thead>
              <tbody>
                {fresh.slice(0, shownRows).map((row, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a cell that was split makes several rows of one place
                  <tr key={`${row.sheetNm} ${row.rowNo} ${index}`}>
                    <td>{row.nodeNm}</td>
                    <td>{row.deviationTxt}</td>
                    <td>{row.causeTxt}</td>
                    <td>{row.consequenceTxt}</td>
                    <td>{row.safeguardTxt}</td>
                    <td>{[row.sev, row.freq].filter((level) => level !== null).join('×')}</td>
                    <td>{row.recommendTxt}</td>
                    <td>{row.issues.map(({ message }) => String(message)).join(' ')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </>
      )}
    </BasePopup>
  )
}
