import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { api } from '../../../core/web/api.ts'
import { ScrollRegion } from '../../../core/web/components/ScrollRegion.tsx'
import { fileSizeText } from '../../../core/web/components/file-size.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import type {
  LinesChange,
  Snapshot,
  SnapshotDiff,
  SnapshotFile,
  SnapshotLines,
} from '../approval-answers.rule.ts'
import { approvalTexts } from './approval.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/**
 * The whole record as it was submitted, with what differs from the round before marked in place: old → new
 * (admin 10.2). Everything is drawn as text, never as markup.
 */
export function DocumentBody({ record, diff }: { record: Snapshot; diff: SnapshotDiff | null }) {
  const text = useTexts(approvalTexts)
  return (
    <div className="appr-body">
      <h3>{record.taskTitle}</h3>
      <dl className="appr-fields">
        {record.fields.map(({ name, label, kind, text: value }) => {
          const change = diff?.fields.find((each) => each.name === name)
          return (
            <div
              key={name}
              className={`${kind === 'textarea' ? 'is-wide' : ''}${change ? ' is-changed' : ''}`}
            >
              <dt>{label}</dt>
              <dd>{change ? <Change old={change.old} now={change.new} /> : value || '-'}</dd>
            </div>
          )
        })}
      </dl>
      {record.lines.map((lines) => (
        <LinesTable
          key={lines.name}
          lines={lines}
          change={diff?.lines.find(({ name }) => name === lines.name)}
        />
      ))}
      <h3>{text('files')}</h3>
      {record.files.length === 0 && <p className="appr-note">{text('noFiles')}</p>}
      <ul className="appr-files">
        {record.files.map((file) => (
          <FileRow
            key={file.fileNo}
            file={file}
            added={diff?.files.added.includes(file.fileOrgNm) ?? false}
          />
        ))}
        {diff?.files.removed.map((name) => (
          <li key={name} className="is-removed">
            <del>{name}</del> <b>{text('removed')}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Change({ old, now }: { old: string; now: string }) {
  const text = useTexts(approvalTexts)
  return (
    <>
      <del aria-label={text('was')}>{old || text('nothing')}</del>
      <span aria-hidden> → </span>
      <ins aria-label={text('now')}>{now || text('nothing')}</ins>
    </>
  )
}

function LinesTable({ lines, change }: { lines: SnapshotLines; change: LinesChange | undefined }) {
  const text = useTexts(approvalTexts)
  const rows = [...lines.rows, ...(change?.removed ?? [])]
  return (
    <>
      <h3>
        {lines.title} <small>{lines.rows.length}</small>
      </h3>
      {rows.length === 0 ? (
        <p className="appr-note">{text('nothing')}</p>
      ) : (
        <ScrollRegion label={lines.title} className="appr-scroll">
          <table className="appr-table">
            <thead>
              <tr>
                {lines.columns.map(({ name, label }) => (
                  <th key={name}>{label}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => {
                const added = change?.added.some((row) => row.key === key)
                const removed = change?.removed.some((row) => row.key === key)
                const fields = change?.changed.find((row) => row.key === key)?.fields ?? []
                return (
                  <tr
                    key={`${key}${removed ? '-' : ''}`}
                    className={added ? 'is-added' : removed ? 'is-removed' : ''}
                  >
                    {lines.columns.map(({ name }, index) => {
                      const cell = fields.find((field) => field.name === name)
                      return (
                        <td key={name} className={cell ? 'is-changed' : ''}>
                          {index === 0 && added && <b>{text('added')} </b>}
                          {index === 0 && removed && <b>{text('removed')} </b>}
                          {cell ? <Change old={cell.old} now={cell.new} /> : cells[name]}
                        </td>
                      )
                    })}
                  </tr>
                )
              })}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </>
  )
}

function FileRow({ file, added }: { file: SnapshotFile; added: boolean }) {
  const text = useTexts(approvalTexts)
  const notice = useNotice()
  const download = () =>
    api
      .download(`/api/file/down/${file.fileNo}`, undefined, { name: file.fileOrgNm })
      .catch((error: unknown) => notice.failure(error))
  return (
    <li>
      <Button type="link" icon={<DownloadOutlined aria-hidden />} onClick={() => void download()}>
        {file.fileOrgNm}
      </Button>
      <small>{fileSizeText(file.fileSize)}</small> {added && <b>{text('added')}</b>}
    </li>
  )
}

/**
 * Only the differences, for readers who want nothing else.
 * @param record as it is now: it says which line has changed
 */
export function DiffSummary({ diff, record }: { diff: SnapshotDiff; record?: Snapshot }) {
  const text = useTexts(approvalTexts)
  const count = diffCount(diff)
  return (
    <div className="appr-diff">
      <p>{count > 0 ? text('changeCount', { count }) : text('noChange')}</p>
      <dl className="appr-fields">
        {diff.fields.map(({ name, label, old, new: now }) => (
          <div key={name} className="is-wide is-changed">
            <dt>{label}</dt>
            <dd>
              <Change old={old} now={now} />
            </dd>
          </div>
        ))}
        {diff.lines.flatMap((lines) => [
          ...lines.added.map(({ key, cells }) => (
            <Line key={`${lines.name}+${key}`} title={lines.title} kind="added" cells={cells} />
          )),
          ...lines.removed.map(({ key, cells }) => (
            <Line key={`${lines.name}-${key}`} title={lines.title} kind="removed" cells={cells} />
          )),
          ...lines.changed.flatMap(({ key, fields }) =>
            fields.map((field) => (
              <div key={`${lines.name}${key}${field.name}`} className="is-wide is-changed">
                <dt>
                  {[lines.title, wordsOf(record, lines.name, key), field.label].filter(Boolean).join(' · ')}
                </dt>
                <dd>
                  <Change old={field.old} now={field.new} />
                </dd>
              </div>
            )),
          ),
        ])}
        {diff.files.added.map((name) => (
          <Line key={`+${name}`} title={text('files')} kind="added" cells={{ name }} />
        ))}
        {diff.files.removed.map((name) => (
          <Line key={`-${name}`} title={text('files')} kind="removed" cells={{ name }} />
        ))}
      </dl>
    </div>
  )
}
/** The first words of a line, by which people know it. */
function wordsOf(record: Snapshot | undefined, name: string, key: string): string {
  const row = record?.lines.find((lines) => lines.name === name)?.rows.find((each) => each.key === key)
  return Object.values(row?.cells ?? {})
    .filter(Boolean)
    .slice(0, 2)
    .join(' ')
}
export const diffCount = ({ fields, lines, files }: SnapshotDiff): number =>
  fields.length +
  lines.reduce(
    (sum, { added, removed, changed }) => sum + added.length + removed.length + changed.length,
    0,
  ) +
  files.added.length +
  files.removed.length

function Line({
  title,
  kind,
  cells,
}: {
  title: string
  kind: 'added' | 'removed'
  cells: Record<string, string>
}) {
  const text = useTexts(approvalTexts)
  const words = Object.values(cells).filter(Boolean).join(' · ')
  return (
    <div className="is-wide is-changed">
      <dt>{title}</dt>
      <dd>
        <b>{text(kind)}</b> {kind === 'added' ? <ins>{words}</ins> : <del>{words}</del>}
      </dd>
    </div>
  )
}
