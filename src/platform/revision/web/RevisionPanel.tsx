import { useState } from 'react'
import { FilePdfOutlined, PaperClipOutlined, SafetyCertificateOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Checkbox, Select } from 'antd'
import { showMoment } from '../../../core/shared/dates.ts'
import type { AnyResource } from '../../../core/shared/resource.ts'
import { api } from '../../../core/web/api.ts'
import { BasePopup } from '../../../core/web/components/BasePopup.tsx'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { fileSizeText } from '../../../core/web/components/file-size.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { ScrollRegion } from '../../../core/web/components/ScrollRegion.tsx'
import { recordPath, type RecordKey } from '../../../core/web/data/query-keys.ts'
import { usePdf } from '../../../core/web/open-pdf.ts'
import { usePersonName } from '../../../core/web/record/person-name.ts'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { DiffSummary, DocumentBody } from '../../approval/web/DocumentBody.tsx'
import '../../approval/web/approval.css'
import type { RevisionComparison, RevisionFile, RevisionProof, RevisionRow } from '../revision.rule.ts'
import './revision.css'
import { revisionTexts } from './revision.texts.ts'

const none: readonly RevisionRow[] = []

/** The frozen revisions of a record and of its series: their papers, their hashes, and two of them compared. */
export function RevisionPanel({ resource, recordKey }: { resource: AnyResource; recordKey: RecordKey }) {
  const say = useTexts(revisionTexts)
  const path = `${recordPath(resource, recordKey)}/revisions`
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [resource.name, 'revisions', recordKey],
    queryFn: ({ signal }) => api.get<{ data: RevisionRow[] }>(path, undefined, { signal }),
    select: (answer) => answer.data,
  })
  const rows = data ?? none
  return (
    <section className="appr-body">
      <h3>{say('title')}</h3>
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {() =>
          rows.length === 0 ? <p className="appr-note">{say('none')}</p> : <Revisions {...{ rows, path }} />
        }
      </Gate>
    </section>
  )
}

function Revisions({ rows, path }: { rows: readonly RevisionRow[]; path: string }) {
  const say = useTexts(revisionTexts)
  const person = usePersonName()
  const notice = useNotice()
  const paper = usePdf()
  const [filesOf, setFilesOf] = useState<RevisionRow>()
  const verify = async ({ revisionNo }: RevisionRow) => {
    const { data } = await api.get<{ data: RevisionProof }>(`${path}/${revisionNo}/verify`)
    if (data.intact) return notice.info(say('intact'))
    const wrong = data.hashes.filter(({ kept, found }) => kept !== found).map(({ name }) => name)
    notice.error(say('broken', { names: wrong.join(', ') }))
  }
  return (
    <>
      <ScrollRegion label={say('title')} className="appr-scroll">
        <table className="appr-table revision-table">
          <thead>
            <tr>
              {(['name', 'rev', 'frozen', 'by', 'hash', 'paper', 'files'] as const).map((head) => (
                <th key={head}>{say(head)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.revisionNo}>
                <td>{row.revisionNm}</td>
                <td>{row.rev}</td>
                <td>{showMoment(row.createDt)}</td>
                <td>{person(null, row.createUserNm)}</td>
                <td>
                  <code title={row.sha256}>{row.sha256.slice(0, 12)}</code>{' '}
                  <BusyButton
                    size="small"
                    icon={<SafetyCertificateOutlined aria-hidden />}
                    action={() => verify(row)}
                  >
                    {say('verify')}
                  </BusyButton>
                </td>
                <td>
                  {row.pdfSha256 === null ? (
                    say('noPaper')
                  ) : (
                    <Button
                      size="small"
                      icon={<FilePdfOutlined aria-hidden />}
                      aria-label={`${row.revisionNm} PDF`}
                      onClick={() => void paper.open(`${path}/${row.revisionNo}/pdf`)}
                    >
                      {say('paper')}
                    </Button>
                  )}
                </td>
                <td>
                  {row.fileCnt > 0 && (
                    <Button
                      size="small"
                      icon={<PaperClipOutlined aria-hidden />}
                      aria-label={say('filesOf', { name: row.revisionNm, count: row.fileCnt })}
                      onClick={() => setFilesOf(row)}
                    >
                      {row.fileCnt}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {filesOf && <Files row={filesOf} path={path} onClose={() => setFilesOf(undefined)} />}
      {rows.length > 1 && <Comparison rows={rows} path={path} />}
    </>
  )
}

/** The files that were frozen with a revision, whatever the record has now. */
function Files({ row, path, onClose }: { row: RevisionRow; path: string; onClose: () => void }) {
  const say = useTexts(revisionTexts)
  const notice = useNotice()
  const files = `${path}/${row.revisionNo}/files`
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [files],
    queryFn: ({ signal }) => api.get<{ data: RevisionFile[] }>(files, undefined, { signal }),
    select: (answer) => answer.data,
  })
  const save = ({ fileNo, fileOrgNm }: RevisionFile) =>
    api.download(`${files}/${fileNo}`, undefined, { name: fileOrgNm, quiet: true }).catch(notice.failure)
  return (
    <BasePopup open title={`${row.revisionNm} ${say('files')}`} onClose={onClose}>
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(found) => (
          <ul className="revision-files">
            {found.map((file) => (
              <li key={file.fileNo}>
                <Button type="link" onClick={() => void save(file)}>
                  {file.fileOrgNm}
                </Button>{' '}
                {fileSizeText(file.fileSize)}
              </li>
            ))}
          </ul>
        )}
      </Gate>
    </BasePopup>
  )
}

/** Revision A beside B: field by field, lines that came, went or changed, files by their hash. */
function Comparison({ rows, path }: { rows: readonly RevisionRow[]; path: string }) {
  const say = useTexts(revisionTexts)
  const [from, setFrom] = useState(rows[1]!.revisionNo)
  const [to, setTo] = useState(rows[0]!.revisionNo)
  const [whole, setWhole] = useState(false)
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [path, 'compare', from, to],
    queryFn: ({ signal }) =>
      api.get<{ data: RevisionComparison }>(`${path}/compare`, { from, to }, { signal }),
    select: (answer) => answer.data,
  })
  const options = rows.map(({ revisionNo, revisionNm, rev }) => ({
    value: revisionNo,
    label: `${revisionNm} (${rev})`,
  }))
  const chooser = (name: 'from' | 'to', value: number, onChange: (value: number) => void) => (
    <label>
      {say(name)}{' '}
      <Select aria-label={say(name)} popupMatchSelectWidth={false} {...{ options, value, onChange }} />
    </label>
  )
  return (
    <>
      <p className="revision-choice">
        {chooser('from', from, setFrom)}
        {chooser('to', to, setTo)}
        <Checkbox checked={whole} onChange={({ target }) => setWhole(target.checked)}>
          {say('whole')}
        </Checkbox>
      </p>
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {({ set, diff }) =>
          whole ? <DocumentBody record={set} diff={diff} /> : <DiffSummary diff={diff} record={set} />
        }
      </Gate>
    </>
  )
}
